import type { Collection } from '../collect/collection.ts';
import { type Finding, mergeFindings, type RawFinding, severityOf } from '../finding.ts';
import { type RuleName, ruleNames, rules } from '../rules.ts';
import { type CheckSettings, type Expected, indexSite } from './built-site.ts';
import { checkReferences } from './check-references.ts';
import { applyDeclarations } from './declared-links.ts';
import { findHeaderFaults } from './header-faults.ts';
import { findIndexFaults } from './index-faults.ts';
import { findPageFaults, findRefreshLoops } from './page-faults.ts';
import { findRefusedCode } from './refused-code.ts';
import { findRefusedFiles } from './refused-files.ts';

export type LinkReport<Found = Finding> = {
  site: string;
  summary: Summary;
  /** Sorted by importance, then by target. */
  findings: Found[];
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
  asked: boolean;
};

/** Checks a collection against its own pages and what is expected. `found` has earlier findings to include. */
export function validateLinks(
  collection: Collection,
  site: Expected,
  settings: CheckSettings,
  found: readonly RawFinding[] = [],
): LinkReport<RawFinding> {
  const built = indexSite(collection, site, settings);
  const references = checkReferences(built);
  const findings = [
    ...applyDeclarations(built, references),
    ...mergeFindings([
      ...found,
      ...findPageFaults(built, references.linked),
      ...findIndexFaults(built),
      ...findRefusedCode(built),
      ...findRefusedFiles(built),
      ...findHeaderFaults(built),
    ]),
    ...findRefreshLoops(built),
  ];
  const { only, skipRule = [] } = settings;
  const chosen = findings.filter(
    ({ rule }) =>
      (only ? only.includes(rule) : site.isGenerated || !('isConvention' in rules[rule])) && !skipRule.includes(rule),
  );
  const sorted = mergeUnreachable(chosen).sort(
    (a, b) =>
      ruleNames.indexOf(a.rule) - ruleNames.indexOf(b.rule) ||
      Number(a.target > b.target) - Number(a.target < b.target),
  );
  const summary = {
    pages: built.pages.size,
    links: references.links,
    external: references.external.size,
    ...countFindings(sorted),
    asked: settings.outcomes !== undefined,
  };
  return { site: site.url, summary, findings: sorted };
}

/** Merges the two findings of a page to which neither a link nor the sitemap leads. */
function mergeUnreachable(findings: readonly RawFinding[]): RawFinding[] {
  const targetsOf = (name: RuleName) =>
    new Set(findings.filter(({ rule }) => rule === name).map(({ target }) => target));
  const orphans = targetsOf('orphan-page');
  const unlisted = targetsOf('sitemap-lacks-page');
  const message = 'is neither linked from another page nor in the sitemap; link and list it, or remove it';
  return findings
    .filter(({ rule, target }) => rule !== 'sitemap-lacks-page' || !orphans.has(target))
    .map((found) => (found.rule === 'orphan-page' && unlisted.has(found.target) ? { ...found, message } : found));
}

function countFindings(findings: readonly RawFinding[]) {
  const counts = { dead: 0, declared: 0, stale: 0, other: 0, unknown: 0 };
  for (const { rule } of findings) counts[rules[rule].counts] += 1;
  return counts;
}

export function passes({ findings }: Pick<LinkReport<RawFinding>, 'findings'>): boolean {
  return findings.every((finding) => severityOf(finding) !== 'error');
}

/** Drops findings that an earlier report already has; `summary` counts the rest. */
export function withoutKnown(
  report: LinkReport,
  earlier: { findings: { rule: string; target: string }[] },
): LinkReport {
  const known = new Set(earlier.findings.map(({ rule, target }) => `${rule} ${target}`));
  const found = report.findings.filter(({ rule, target }) => !known.has(`${rule} ${target}`));
  return withFindings(report, found);
}

export function withFindings(report: LinkReport<RawFinding>, findings: Finding[]): LinkReport {
  return { ...report, summary: { ...report.summary, ...countFindings(findings) }, findings };
}
