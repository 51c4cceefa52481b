import type { Site } from '../../../schema/site.ts';
import type { Collection, Document } from '../collect/collection.ts';
import { type Finding, isFault, type Place, type Untraced } from '../finding.ts';
import { type Rule, ruleNames, rules } from '../rules.ts';
import { applyDeclarations } from './apply-declarations.ts';
import { surveySite } from './built-site.ts';
import { findPageFaults } from './find-page-faults.ts';
import { findRefreshLoops } from './find-refresh-loops.ts';
import { judgeReferences } from './judge-references.ts';

/** What a check found, as data; a reporter prints it. */
export type LinkReport = {
  site: string;
  summary: Summary;
  /** In order of importance, then of target. */
  findings: Finding[];
};

export type Summary = {
  pages: number;
  links: number;
  /** Distinct addresses on other hosts, which are fetched only with `--external`. */
  external: number;
  dead: number;
  declared: number;
  stale: number;
  /** Faults that are no dead link: slashes, orphans, contacts. */
  other: number;
  /** Addresses on other hosts that were asked for and gave no clear answer. */
  unknown: number;
  /** Whether addresses on other hosts were asked for. */
  asked: boolean;
};

/** A report whose findings are not yet traced to their causes. */
export type UntracedReport = Omit<LinkReport, 'findings'> & { findings: Untraced[] };

/** The names of the folder and of the definition, as a report shows them, and the day for which it holds. */
export type Names = { dir: string; definition: string; today: string };

/** Holds all that was collected to what the site has and to what its definition declares. */
export function validateLinks(collection: Collection, site: Site, names: Names): UntracedReport {
  const built = surveySite(collection, site);
  const placeOf = (document: Document, { attribute, line, column }: Omit<Place, 'page' | 'file'>): Place => ({
    page: document.path,
    file: `${names.dir}/${document.file}`,
    attribute,
    line,
    column,
  });
  const judged = judgeReferences(built, placeOf);
  const findings = [
    ...applyDeclarations(built, judged, names),
    ...mergeByTarget(findPageFaults(built, judged.linked, placeOf)),
    ...findRefreshLoops(built, placeOf),
  ];
  const counts = { pages: built.pages.size, links: judged.links, external: judged.external.size, asked: false };
  return sumUp(site.url, counts, findings);
}

/** A report of findings: the most pressing first, counted. */
export function sumUp(
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

/** Whether nothing was found but dead links that are declared, and addresses elsewhere of which nothing is known. */
export function passes({ findings }: UntracedReport): boolean {
  return !findings.some(isFault);
}

/** The same node missing from two hundred pages is one finding. */
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
