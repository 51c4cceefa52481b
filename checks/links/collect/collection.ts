/** What a reference must lead to. */
export type ReferenceKind =
  /** A page or a file that a visitor follows a link to. */
  | 'link'
  /** A page of this site, for machines: canonical, og:url, sitemap. */
  | 'page'
  /** A file that a page loads: picture, script, style sheet. */
  | 'file'
  /** A page or a file: structured data, an iframe. */
  | 'either'
  /** An endpoint that accepts a posted form. */
  | 'action'
  /** A page that the browser is redirected to. */
  | 'refresh'
  /** A page in the `@id` of a node of structured data; its fragment is free. */
  | 'identifier';

/** An address as it is written, and where. */
export type Reference = {
  kind: ReferenceKind;
  target: string;
  /** The element and attribute: `a href`, `sitemap loc`, `JSON-LD image`. */
  attribute: string;
  line: number;
  column: number;
};

/** A file of the built site with everything it refers to. */
export type Document = {
  /** Relative to the folder, with forward slashes: `locations/newington-car-service.html`. */
  file: string;
  /** Its address: `/locations/newington-car-service`, `/assets/a.css`. */
  path: string;
  /** What its relative addresses are resolved against: its own address or its `<base>`. */
  base: string;
  isPage: boolean;
  references: Reference[];
  ids: string[];
  /** Ids that a second element has. */
  repeatedIds: (Position & { id: string })[];
  /** Ids of this page that attributes refer to: `for`, `aria-labelledby`. */
  idReferences: (Position & { id: string; attribute: string })[];
  /** The `<base>`, where there is one. */
  baseElement: (Position & { href: string }) | undefined;
  /** Whether it asks search engines to leave it out. */
  isNoindex: boolean;
  /** The rules of robots.txt for every crawler, in order. */
  crawlerRules: CrawlerRule[];
  canonical: string | undefined;
  jsonLd: NodeIds;
  /** JSON-LD or a manifest that is not valid JSON. */
  unreadable: Unreadable[];
};

/** The `@id`s of a page's structured data: declared by a node, or only referred to. */
export type NodeIds = { declared: Set<string>; referenced: Map<string, Position> };

/** A path, with wildcards, that robots.txt allows or refuses. */
export type CrawlerRule = Position & { allows: boolean; path: string };

export type Position = { line: number; column: number };

export type Unreadable = Position & { what: string; why: string };

/** The address of every file of a folder, and every document that refers to others. */
export type Collection = {
  files: Set<string>;
  documents: Document[];
  /** Whether the host answers for an address that no file has. */
  isRedirected: (path: string) => boolean;
};

export function emptyDocument(file: string, path: string, isPage = false): Document {
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
    isNoindex: false,
    crawlerRules: [],
    canonical: undefined,
    jsonLd: { declared: new Set(), referenced: new Map() },
    unreadable: [],
  };
}

/** Returns the line and column of offsets that never decrease, in one pass over the text. */
export function trackPosition(text: string): (offset: number) => Position {
  let line = 1;
  let lineStart = 0;
  let next = text.indexOf('\n');
  return (offset) => {
    while (next !== -1 && next < offset) {
      line += 1;
      lineStart = next + 1;
      next = text.indexOf('\n', lineStart);
    }
    return { line, column: offset - lineStart + 1 };
  };
}
