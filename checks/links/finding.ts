import type { KeyPath } from '../../site/problem.ts';
import type { Place as Written } from '../../site/source/source.ts';
import type { RuleName } from './rules.ts';

/** Where something was found. A place in the definition has no page. */
export type Place = {
  /** The address of the page, or of the file that is none: `/faqs`, `/sitemap.xml`. */
  page: string;
  /** The file, relative to where the check was started. */
  file: string;
  /** What carries the address: `a href`. */
  attribute: string;
  line?: number;
  column?: number;
  /** For a place in the definition: which value of it. */
  entry?: KeyPath;
};

/** The one thing to change, however many pages show it. */
export type Cause = {
  /** The key path of the entry: `pages[3].sections[0].links[2].href`. */
  entry?: string;
  /** Where the entry is written. */
  at?: Written;
  /** The file that writes the address into the page: `templates/sections/Links.tsx`. */
  template?: string;
  /** What the definition says where the page says something else: the page was built from another one, or changed since. */
  expected?: string;
  places: Place[];
};

/** One thing that is found, however many pages it stands on. */
export type Finding = {
  rule: RuleName;
  /** What it is about: the dead address, the orphaned page, the declared link. */
  target: string;
  /** What is wrong, as a sentence that follows the target. */
  message: string;
  /** The closest thing that exists, or what to write instead. */
  nearest?: string;
  /** For a declared dead link: why it stands and which page serves instead. */
  declaration?: { reason: string; instead: string; reviewBy?: string };
  places: Place[];
  /** What to change; the places are shared out among the causes. */
  causes: Cause[];
};

/** A finding before its causes are traced. */
export type Untraced = Omit<Finding, 'causes'>;

/** Only an error fails the check; what is declared, or could not be told, is reported alone. */
export type Severity = 'error' | 'declared' | 'unknown';

export function severityOf({ rule }: Pick<Finding, 'rule'>): Severity {
  if (rule === 'declared-dead') return 'declared';
  return rule === 'unknown-external' ? 'unknown' : 'error';
}

/** Whether a finding fails the check. */
export function isFault(finding: Pick<Finding, 'rule'>): boolean {
  return severityOf(finding) === 'error';
}

/** The distinct pages that a finding stands on. */
export function pagesOf({ places }: { places: readonly Place[] }): string[] {
  return [...new Set(places.map(({ page }) => page))];
}
