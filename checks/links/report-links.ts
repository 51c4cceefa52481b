import { pick } from '../../site/key-path.ts';
import { countOf } from '../../site/problem.ts';
import { type Diagnostic, formatLocation, helpOf, type Report } from '../report/report.ts';
import { type Cause, type Finding, pagesOf, severityOf } from './finding.ts';
import { type RuleName, ruleNames, rules } from './rules.ts';
import { type LinkReport, passes, type Summary } from './validate/validate-links.ts';

/** Converts a link report to diagnostics: one per cause, sorted by rule, then by number of pages. */
export function reportLinks(report: LinkReport): Report {
  const causes = report.findings
    .flatMap((finding) => finding.causes.map((cause) => ({ finding, cause })))
    .sort(
      (a, b) =>
        ruleNames.indexOf(a.finding.rule) - ruleNames.indexOf(b.finding.rule) ||
        b.cause.places.length - a.cause.places.length,
    );
  return {
    suite: 'links',
    rules: ruleNames.map((name) => ({ name, title: rules[name].title })),
    diagnostics: causes.map(({ finding, cause }) => toDiagnostic(finding, cause)),
    summary: describeSummary(report.summary),
    document: toDocument(report),
  };
}

function toDiagnostic(finding: Finding, cause: Cause): Diagnostic {
  const { rule, target, declaration } = finding;
  const built = cause.places.filter(({ entry }) => !entry);
  return {
    rule,
    title: rules[rule].title,
    severity: severityOf(finding),
    subject: target,
    message: describeFinding(finding),
    location: cause.at ?? cause.places[0] ?? { file: '' },
    detail: describeCause(cause),
    related: (cause.at ? built : built.slice(1)).map((place) => ({
      message: `${place.attribute} on ${place.page}, ${formatLocation(place)}`,
      location: place,
    })),
    justification: declaration?.reason,
    fingerprint: { 'cause/v1': `${rule} ${target} ${cause.entry ?? cause.places[0]?.file}` },
    columns: {
      'Rendered by': cause.template ?? '',
      'First on': pagesOf(cause).slice(0, 3).join(', '),
      Pages: String(pagesOf(cause).length),
    },
  };
}

/** Rules whose nearest address is a guess. The messages of other rules state what to write. */
const guessing: ReadonlySet<RuleName> = new Set([
  'dead-page',
  'dead-fragment',
  'dead-asset',
  'missing-id',
  'dangling-id',
  'unknown-scheme',
]);

export function describeFinding({ rule, target, message, nearest, declaration }: Omit<Finding, 'places' | 'causes'>) {
  if (declaration) {
    const review = declaration.reviewBy ? ` Review by: ${declaration.reviewBy}` : '';
    return `${target} is dead and declared: ${declaration.reason} Instead: ${declaration.instead}${review}`;
  }
  const hint = nearest !== undefined && guessing.has(rule) ? `; did you mean ${nearest}?` : '';
  return `${target} ${message}${hint}`;
}

function describeCause(cause: Cause): string {
  const { entry, template, expected, places } = cause;
  const [first] = places;
  const pages = pagesOf(cause);
  const shown = pages.slice(0, 3).map((page, index) => {
    return index === 0 && first ? `${page} (${first.attribute}, ${formatLocation(first)})` : page;
  });
  const rest = pages.length > shown.length ? ` and ${formatCount(pages.length - shown.length)} more` : '';
  return [
    ...(entry ? [entry] : []),
    ...(template ? [`rendered by ${template}`] : []),
    ...(expected === undefined ? [] : [`but the definition has ${expected}; rebuild`]),
    ...(first?.entry ? [] : [`on ${countOf(pages.length, 'page')}: ${shown.join(', ')}${rest}`]),
  ].join(', ');
}

/** `31 pages, 1,204 links: 0 dead, 11 declared dead, 0 stale`. */
function describeSummary({ pages, links, external, dead, declared, stale, other, unknown, asked }: Summary): string {
  const found = [`${formatCount(dead)} dead`, `${formatCount(declared)} declared dead`, `${formatCount(stale)} stale`];
  if (other > 0) found.push(countOf(other, 'other fault'));
  if (unknown > 0) found.push(`${formatCount(unknown)} not verified`);
  const elsewhere = external > 0 ? ` (${formatCount(external)} external ${asked ? 'requested' : 'not fetched'})` : '';
  return `${countOf(pages, 'page')}, ${countOf(links, 'link')}: ${found.join(', ')}${elsewhere}`;
}

function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}

/** Returns the JSON document described in docs/link-checker.md; `version` increases if a key changes its meaning. */
function toDocument(report: LinkReport) {
  const { site, summary, findings } = report;
  return {
    version: 1,
    site,
    passed: passes(report),
    summary,
    findings: findings.map((finding) => ({
      rule: finding.rule,
      severity: severityOf(finding),
      target: finding.target,
      message: finding.message,
      nearest: finding.nearest ?? null,
      declaration: finding.declaration ?? null,
      help: helpOf(finding.rule),
      pages: pagesOf(finding).length,
      causes: finding.causes.map((cause) => ({
        entry: cause.entry ?? null,
        at: cause.at ?? null,
        template: cause.template ?? null,
        expected: cause.expected ?? null,
        pages: pagesOf(cause),
      })),
      // A place in the definition has no line, so JSON has no such key.
      places: finding.places.map((place) => pick(place, 'page', 'file', 'attribute', 'line', 'column')),
    })),
  };
}
