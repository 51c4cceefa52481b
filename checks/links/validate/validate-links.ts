import type { Collection, Document } from '../collect/collection.ts';
import { type Finding, isFault, type Place, type Untraced } from '../finding.ts';
import { isOwnRule, type Rule, type RuleName, ruleNames, rules } from '../rules.ts';
import { type Expected, indexSite } from './built-site.ts';
import { checkReferences } from './check-references.ts';
import { applyDeclarations } from './declared-links.ts';
import { findPageFaults, findRefreshLoops } from './page-faults.ts';

/** Result of a link check. */
export type LinkReport = {
  site: string;
  summary: Summary;
  /** Sorted by importance, then by target. */
  findings: Finding[];
};

export type Summary = {
  pages: number;
  links: number;
  /** Distinct addresses on other hosts, requested only with `--external`. */
  external: number;
  dead: number;
  declared: number;
  stale: number;
  /** Faults other than dead links: slashes, orphans, contacts. */
  other: number;
  /** Addresses on other hosts that could not be verified. */
  unknown: number;
  /** Whether addresses on other hosts were requested. */
  asked: boolean;
};

/** A report before its findings are traced to their causes. */
export type UntracedReport = Omit<LinkReport, 'findings'> & { findings: Untraced[] };

/** Names of the folder and the definition in reports, and the day of the check. */
export type Names = { dir: string; definition: string; today: string; rules?: ReadonlySet<RuleName> | undefined };

/** Checks a collection against the site's own pages and its expectations; `found` are earlier findings. */
export function validateLinks(
  collection: Collection,
  site: Expected,
  names: Names,
  found: readonly Untraced[] = [],
): UntracedReport {
  const built = indexSite(collection, site);
  const placeOf = (document: Document, { attribute, line, column }: Omit<Place, 'page' | 'file'>): Place => ({
    page: document.path,
    file: `${names.dir}/${document.file}`,
    attribute,
    line,
    column,
  });
  const references = checkReferences(built, placeOf);
  const findings = [
    ...applyDeclarations(built, references, names),
    ...mergeByTarget([...found, ...findPageFaults(built, references.linked, placeOf)]),
    ...findRefreshLoops(built, placeOf),
  ];
  const counts = { pages: built.pages.size, links: references.links, external: references.external.size, asked: false };
  const chosen = findings.filter(({ rule }) => names.rules?.has(rule) ?? (site.isOwn || !isOwnRule(rule)));
  return summarize(site.url, counts, chosen);
}

/** Sorts findings by importance and counts them. */
export function summarize(
  site: string,
  { pages, links, external, asked }: Pick<Summary, 'pages' | 'links' | 'external' | 'asked'>,
  findings: readonly Untraced[],
): UntracedReport {
  const sorted = [...findings].sort(
    (a, b) => ruleNames.indexOf(a.rule) - ruleNames.indexOf(b.rule) || compare(a.target, b.target),
  );
  const count = (group: Rule['counts']) => sorted.filter(({ rule }) => rules[rule].counts === group).length;
  const [dead, declared, stale, other, unknown] = groups.map(count) as [number, number, number, number, number];
  return { site, summary: { pages, links, external, dead, declared, stale, other, unknown, asked }, findings: sorted };
}

const groups = ['dead', 'declared', 'stale', 'other', 'unknown'] as const;

/** Whether no finding fails the check. */
export function passes({ findings }: UntracedReport): boolean {
  return !findings.some(isFault);
}

/** Drops findings that an earlier report already has; `summary` counts the rest. */
export function withoutKnown(
  report: LinkReport,
  earlier: { findings: { rule: string; target: string }[] },
): LinkReport {
  const known = new Set(earlier.findings.map(({ rule, target }) => `${rule} ${target}`));
  const findings = report.findings.filter(({ rule, target }) => !known.has(`${rule} ${target}`));
  return { ...report, ...summarize(report.site, report.summary, findings), findings };
}

/** Merges findings with the same target: a node missing from two hundred pages is one finding. */
function mergeByTarget(findings: readonly Untraced[]): Untraced[] {
  const merged = new Map<string, Untraced>();
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.target} ${finding.message}`;
    const earlier = merged.get(key);
    if (earlier) earlier.places.push(...finding.places);
    else merged.set(key, { ...finding });
  }
  return [...merged.values()];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
