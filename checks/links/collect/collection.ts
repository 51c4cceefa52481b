/** What has to stand at the other end of a reference. */
export type ReferenceKind =
  /** A page or a file that a visitor follows a link to. */
  | 'link'
  /** A page of this site that a machine is told of: canonical, og:url, sitemap. */
  | 'page'
  /** A file that a page is made of: picture, script, style sheet. */
  | 'file'
  /** A page or a file: structured data, an iframe. */
  | 'either'
  /** Something that takes a posted form. */
  | 'action'
  /** A page that the browser is sent on to. */
  | 'refresh'
  /** A page that a node of structured data is named after; its fragment is free. */
  | 'identifier';

/** One address as it is written, and where. */
export type Reference = {
  kind: ReferenceKind;
  target: string;
  /** What carries it: `a href`, `sitemap loc`, `JSON-LD image`. */
  attribute: string;
  line: number;
  column: number;
};

/** One file of the built site with all it refers to. */
export type Document = {
  /** Relative to the folder, with forward slashes: `locations/newington-car-service.html`. */
  file: string;
  /** Its address: `/locations/newington-car-service`, `/assets/a.css`. */
  path: string;
  /** What its relative addresses are resolved against: its own address, or what a `<base>` says. */
  base: string;
  isPage: boolean;
  references: Reference[];
  ids: string[];
  canonical: string | undefined;
  jsonLd: NodeIds;
  /** Data that a machine is meant to read and cannot: JSON-LD or a manifest that is no JSON. */
  unreadable: Unreadable[];
};

/** The `@id`s of a page's structured data: those that a node declares and those that are only referred to. */
export type NodeIds = { declared: Set<string>; referenced: Map<string, Position> };

export type Position = { line: number; column: number };

export type Unreadable = Position & { what: string; why: string };

/** A folder as found: every file's address, and every document that refers to others. */
export type Collection = {
  files: Set<string>;
  documents: Document[];
};

export function emptyDocument(file: string, path: string, isPage = false): Document {
  return {
    file,
    path,
    base: path,
    isPage,
    references: [],
    ids: [],
    canonical: undefined,
    jsonLd: { declared: new Set(), referenced: new Map() },
    unreadable: [],
  };
}
