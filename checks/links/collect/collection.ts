import { positionAt } from '../../../site/source/lines.ts';

/** What a reference must lead to. */
export type ReferenceKind =
  /** A page or a file, by a link that visitors follow. */
  | 'link'
  /** A page of this site, stated for machines: canonical, og:url, sitemap. */
  | 'page'
  /** A file that a page loads: picture, script, stylesheet. */
  | 'file'
  /** A page or a file: structured data, an iframe. */
  | 'either'
  /** A page or a program that a form leads to. */
  | 'query'
  /** An endpoint that accepts a posted form. */
  | 'action'
  /** A page, by a client-side redirect. */
  | 'refresh'
  /** A page in the `@id` of a node of structured data, with any fragment. */
  | 'identifier';

export type Reference = {
  kind: ReferenceKind;
  target: string;
  /** In `_redirects`, the address that is redirected to the target. */
  from?: string;
  /** The element and attribute: `a href`, `sitemap loc`, `JSON-LD image`. */
  attribute: string;
  /** Hashes of the file, one of which it must have. */
  integrity?: string;
  /** The content security policies that stand above it in a page. */
  policies?: readonly string[];
  line: number;
  column: number;
};

export type Document = {
  /** Relative to the folder, with forward slashes: `locations/newington-car-service.html`. */
  file: string;
  /** Its address: `/locations/newington-car-service`, `/assets/a.css`. */
  path: string;
  /** Base of its relative addresses: its own address or its `<base>`, a whole address if that is on another host. */
  base: string;
  isPage: boolean;
  references: Reference[];
  ids: string[];
  repeatedIds: (Position & { id: string })[];
  /** Ids that attributes such as `for` and `aria-labelledby` refer to. */
  idReferences: (Position & { id: string; attribute: string })[];
  baseElement: (Position & { href: string }) | undefined;
  /** Where a page asks not to be indexed. */
  noindexAt: Position | undefined;
  inlineCode: InlineCode[];
  /** The rules of robots.txt for every crawler, in order. */
  crawlerRules: CrawlerRule[];
  jsonLd: NodeIds;
  /** JSON-LD or manifests that are not valid JSON. */
  unreadable: Unreadable[];
};

/** `@id`s in a page's structured data, declared by a node or only referred to. */
type NodeIds = { declared: Set<string>; referenced: Map<string, Position> };

/** A script or style sheet within a page, or in an attribute, with the policies that stand above it. */
export type InlineCode = Position & {
  kind: 'script' | 'style';
  /** `style` or an event handler; only the first of a page. */
  attribute?: string;
  sha256: string;
  hasNonce: boolean;
  policies: readonly string[];
};

/** A path, with wildcards, that robots.txt allows or disallows. */
type CrawlerRule = Position & { allows: boolean; path: string };

export type Position = { line: number; column: number };

type Unreadable = Position & { what: string; why: string };

/** A line below a path or pattern of `_headers`. */
export type HeaderLine = { name: string; value: string; line: number };

/** A path or pattern, such as `/towns/*`, with the headers that a static host sends with it. */
export type HeaderRule = { path: string; line: number; headers: HeaderLine[] };

export type Collection = {
  files: Set<string>;
  documents: Document[];
  /** Whether the host redirects an address without a file. */
  isRedirected: (path: string) => boolean;
  headerRules: readonly HeaderRule[];
  /** The headers that the host sends with an address. */
  headersOf: (path: string) => readonly HeaderLine[];
};

/** Returns the document of a file other than a page, with a function that adds a reference at an offset of its text. */
export function openDocument(file: string, text: string) {
  const document = emptyDocument(file);
  const add = (kind: ReferenceKind, target: string, attribute: string, offset: number) =>
    document.references.push({ kind, target, attribute, ...positionAt(text, offset) });
  return { document, add };
}

export function emptyDocument(file: string, path = `/${file}`, isPage = false): Document {
  return {
    file,
    path,
    base: path,
    isPage,
    references: [],
    ids: [],
    repeatedIds: [],
    idReferences: [],
    baseElement: undefined,
    noindexAt: undefined,
    inlineCode: [],
    crawlerRules: [],
    jsonLd: { declared: new Set(), referenced: new Map() },
    unreadable: [],
  };
}
