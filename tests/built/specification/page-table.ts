/** The specification of one page. `{phone}` and `{email}` stand for the garage's own, as in the specification. */
export type PageRow = {
  /** The test's name, after the page's address. */
  has: string;
  /** Texts of its main content, in order. */
  says?: string[];
  /** Link targets of its main content, in any order. `tel` is a call. */
  links?: string[];
  /** Contents of single sections. */
  parts?: PartRow[];
};

export type PartRow = {
  /** The section's id. */
  id: string;
  /** The beginnings of all its items, in order. */
  items?: string[];
  /** Number of items, if the specification counts them and leaves their wording to us. */
  count?: number;
  /** Its texts, in order. */
  says?: string[];
  /** Targets of its links and buttons, with their labels where specified: `Book Pre-MOT Check > /book-online`. */
  links?: string[];
};

export type PageTable = Record<`/${string}`, PageRow>;
