/** What the specification asks of one page. `{phone}` and `{email}` stand for the garage's own, as they do there. */
export type PageRow = {
  /** The test's name, after the page's address. */
  has: string;
  /** What its main content says, in this order. */
  says?: string[];
  /** Where its main content links to, in any order. `tel` is a call. */
  links?: string[];
  /** What single sections hold. */
  parts?: PartRow[];
};

export type PartRow = {
  /** The section's id. */
  id: string;
  /** How its items begin: all of them, in this order. */
  items?: string[];
  /** How many items it has, where the specification counts them and leaves their words to us. */
  count?: number;
  /** What it says, in this order. */
  says?: string[];
  /** Where its links and buttons lead, with the words on them where those are fixed: `Book Pre-MOT Check > /book-online`. */
  links?: string[];
};

export type PageTable = Record<`/${string}`, PageRow>;
