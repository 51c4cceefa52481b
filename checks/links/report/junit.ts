import { escapeXml } from '../../report/escape-xml.ts';
import { type Cause, type Finding, isFault } from '../finding.ts';
import { ruleHelp, rules } from '../rules.ts';
import type { Report } from '../validate/validate-links.ts';
import { describeCause, describeFinding, formatLocation, locateCause } from './describe.ts';

/** For test reports: each cause is a test case, one that fails no check is skipped; without any, one case passes. */
export function formatJunit({ findings }: Report): string {
  const all = findings.flatMap((finding) => finding.causes.map((cause) => ({ finding, cause })));
  const failures = all.filter(({ finding }) => isFault(finding)).length;
  const cases =
    all.length === 0
      ? ['    <testcase classname="links" name="every link leads somewhere"/>']
      : all.map(({ finding, cause }) => formatCase(finding, cause));
  const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="${all.length - failures}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="check-links" ${counts}>`,
    `  <testsuite name="links" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function formatCase(finding: Finding, cause: Cause): string {
  const message = escapeXml(describeFinding(finding));
  const location = locateCause(cause);
  const detail = `${formatLocation(location)}\n${describeCause(cause, 20)}\n${ruleHelp(finding.rule)}`;
  const outcome = isFault(finding)
    ? `<failure type="${finding.rule}" message="${message}">${escapeXml(detail)}</failure>`
    : `<skipped message="${message}"/>`;
  const name = escapeXml(`${finding.target}: ${rules[finding.rule].title} (${formatLocation(location)})`);
  return `    <testcase classname="links.${finding.rule}" name="${name}">${outcome}</testcase>`;
}
