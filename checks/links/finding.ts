import { isAbsolute, relative } from 'node:path';
import { memo } from '../../schema/memo.ts';
import type { Site } from '../../schema/site.ts';
import type { KeyPath } from '../../site/key-path.ts';
import { linesOf, positionAt } from '../../site/source/lines.ts';
import type { SourceRange } from '../../site/source/locate.ts';
import type { SourceLocation } from '../report/report.ts';
import { readText } from './read-text.ts';
import { type RuleName, rules } from './rules.ts';

export type Place = SourceLocation & {
  /** The address of the page or file: `/faqs`, `/sitemap.xml`. */
  page: string;
  /** The element and attribute: `a href`. */
  attribute: string;
  /** For a place in the definition: the key path of its value. */
  entry?: KeyPath;
};

/** What to change, once for all pages that show it. */
export type Cause = {
  /** The key path of the entry: `pages[3].sections[0].links[2].href`. */
  entry?: string | undefined;
  at?: SourceRange | undefined;
  /** The file that renders the address: `templates/sections/List.tsx`. */
  template?: string | undefined;
  /** The definition's value, if the page has another: it was built from another definition, or edited. */
  expected?: string | undefined;
  places: Place[];
};

export type Finding = {
  rule: RuleName;
  /** Its subject: the dead address, the orphaned page, the declared link. */
  target: string;
  /** What is wrong, as a sentence with the target as its subject. */
  message: string;
  /** The closest valid address, or what to write instead. */
  nearest?: string | undefined;
  /** For a declared dead link: its reason and substitute. */
  declaration?: Pick<Site['knownDeadLinks'][number], 'reason' | 'instead' | 'reviewBy'>;
  places: Place[];
  /** What to change. Each place belongs to one cause. */
  causes: Cause[];
};

export type RawFinding = Omit<Finding, 'causes'>;

export function fault(rule: RuleName, target: string, message: string, ...places: Place[]): RawFinding {
  return { rule, target, message, places };
}

export function fixable(
  rule: RuleName,
  target: string,
  message: string,
  nearest: string,
  ...places: Place[]
): RawFinding {
  return { rule, target, message: `${message}; write ${nearest}`, nearest, places };
}

/** Merges findings with the same target: a dead link in the layout of 200 pages is one finding. */
export function mergeFindings(findings: Iterable<RawFinding>): RawFinding[] {
  const merged = new Map<string, RawFinding>();
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.target} ${finding.message}`;
    const earlier = merged.get(key);
    // `push(...places)` would fail in a large site: the number of arguments is limited.
    if (earlier) for (const place of finding.places) earlier.places.push(place);
    else merged.set(key, { ...finding });
  }
  return [...merged.values()];
}

export function severityOf({ rule }: Pick<Finding, 'rule'>): 'error' | 'declared' | 'unknown' {
  const { counts } = rules[rule];
  return counts === 'declared' || counts === 'unknown' ? counts : 'error';
}

export function pagesOf({ places }: { places: readonly Place[] }): string[] {
  return [...new Set(places.map(({ page }) => page))];
}

/** Adds the end position of each finding's first place, the only one that annotations use. */
export function addEnds(findings: readonly RawFinding[]): RawFinding[] {
  const textOf = memo(readText);
  return findings.map((finding) => {
    const [first, ...others] = finding.places;
    if (first?.line === undefined || first.entry) return finding;
    const text = textOf(first.file);
    const start = linesOf(text).startOf(first.line) + (first.column ?? 1) - 1;
    const [whole = ' '] =
      /^(?:<[^>]*>|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'|[^\s"'<>]+)/.exec(text.slice(start, start + 2000)) ?? [];
    const { line: endLine, column: endColumn } = positionAt(text, start + whole.length);
    return { ...finding, places: [{ ...first, endLine, endColumn }, ...others] };
  });
}

/** Makes a path relative to the working directory, with forward slashes, for annotations and code scanning. */
export function shownPath(path: string): string {
  const shown = isAbsolute(path) ? relative(process.cwd(), path) : path.replace(/^\.\//, '');
  return shown.replaceAll('\\', '/');
}
