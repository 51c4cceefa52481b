import { styleText } from 'node:util';
import { type Cause, type Finding, type Severity, severityOf } from '../finding.ts';
import { ruleHelp, ruleNames, rules } from '../rules.ts';
import { passes, type Report } from '../validate/validate-links.ts';
import { describeCause, describeFinding, describeSummary, formatLocation, locateCause } from './describe.ts';

type Style = (format: 'red' | 'green' | 'yellow' | 'cyan' | 'bold' | 'dim', text: string) => string;

/** For people: by rule, one line for each cause, then one line that sums up. */
export function formatText(report: Report, isColoured = false): string {
  const style: Style = isColoured
    ? (format, text) => styleText(format, text, { validateStream: false })
    : (_, text) => text;
  const blocks = ruleNames.flatMap((rule) => {
    const findings = report.findings.filter((finding) => finding.rule === rule);
    if (findings.length === 0) return [];
    const heading = `${style('bold', rules[rule].title)} ${style('dim', `(${ruleHelp(rule)})`)}`;
    const lines = findings.flatMap((finding) => finding.causes.map((cause) => formatLine(finding, cause, style)));
    return [[heading, ...lines].join('\n')];
  });
  const summary = style(passes(report) ? 'green' : 'red', describeSummary(report.summary));
  return `${[...blocks, summary].join('\n\n')}\n`;
}

const colours: Record<Severity, 'red' | 'yellow'> = { error: 'red', declared: 'yellow', unknown: 'yellow' };

function formatLine(finding: Finding, cause: Cause, style: Style): string {
  const severity = severityOf(finding);
  const location = style('cyan', formatLocation(locateCause(cause)));
  const way = style('dim', `[${describeCause(cause)}]`);
  return `  ${location} ${style(colours[severity], severity)} ${describeFinding(finding)} ${way}`;
}
