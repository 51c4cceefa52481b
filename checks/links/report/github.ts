import { type Cause, type Finding, isFault, pagesOf, severityOf } from '../finding.ts';
import { ruleHelp, rules } from '../rules.ts';
import type { Report } from '../validate/validate-links.ts';
import { describeCause, describeFinding, describeSummary, formatLocation, locateCause, plural } from './describe.ts';
import { escapeCell } from './markdown.ts';

/** GitHub shows ten annotations a step and drops the rest, so the most important come first. */
const mostAnnotations = 10;

/** A job summary may have a megabyte; nobody reads more rows than these. */
const mostRows = 200;

/** For a GitHub workflow: an annotation for each of the first ten causes of a fault, and the sum as a plain line. */
export function formatGithub({ findings, summary }: Report): string {
  const faults = listCauses(findings).filter(({ finding }) => isFault(finding));
  const annotations = faults.slice(0, mostAnnotations).map(annotate);
  const rest = faults.length - annotations.length;
  const more = rest > 0 ? [`${plural(rest, 'more fault')} in the job summary.`] : [];
  return `${[...annotations, ...more, describeSummary(summary)].join('\n')}\n`;
}

/** The report as a Markdown table, for `$GITHUB_STEP_SUMMARY`. */
export function formatJobSummary({ findings, summary }: Report): string {
  const causes = listCauses(findings);
  const rows = causes
    .slice(0, mostRows)
    .map(({ finding, cause }) =>
      [
        severityOf(finding),
        finding.rule,
        describeFinding(finding),
        formatLocation(locateCause(cause)),
        cause.template ?? '',
        pagesOf(cause).slice(0, 3).join(', '),
        String(pagesOf(cause).length),
      ].map(escapeCell),
    );
  const table = [
    ['', 'Rule', 'What', 'Where to change it', 'Drawn by', 'First on', 'Pages'],
    ['---', '---', '---', '---', '---', '---', '---:'],
    ...rows,
  ].map((cells) => `| ${cells.join(' | ')} |`);
  const rest = causes.length > mostRows ? ['', `…and ${causes.length - mostRows} more.`] : [];
  return `${['## Links', '', describeSummary(summary), ...(rows.length > 0 ? ['', ...table] : []), ...rest].join('\n')}\n`;
}

type Caused = { finding: Finding; cause: Cause };

/** In order of rule; within a rule, what stands on most pages first. */
function listCauses(findings: readonly Finding[]): Caused[] {
  const order = [...new Set(findings.map(({ rule }) => rule))];
  return findings
    .flatMap((finding) => finding.causes.map((cause) => ({ finding, cause })))
    .sort(
      (a, b) =>
        order.indexOf(a.finding.rule) - order.indexOf(b.finding.rule) || b.cause.places.length - a.cause.places.length,
    );
}

function annotate({ finding, cause }: Caused): string {
  const { file, line, column } = locateCause(cause);
  const properties = [
    ...(file ? [`file=${escapeProperty(file)}`] : []),
    ...(line === undefined ? [] : [`line=${line}`, `col=${column ?? 1}`]),
    `title=${escapeProperty(rules[finding.rule].title)}`,
  ];
  const message = `${describeFinding(finding)}\n${describeCause(cause)}\n${ruleHelp(finding.rule)}`;
  return `::error ${properties.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
