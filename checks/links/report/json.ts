import { type Cause, type Place, pagesOf, severityOf } from '../finding.ts';
import { ruleHelp } from '../rules.ts';
import { passes, type Report } from '../validate/validate-links.ts';

/** For programs: the whole report. docs/link-checker.md describes it; `version` grows when a key changes its meaning. */
export function formatJson(report: Report): string {
  const { site, summary, findings } = report;
  const document = {
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
      help: ruleHelp(finding.rule),
      pages: pagesOf(finding).length,
      causes: finding.causes.map(writeCause),
      places: finding.places.map(writePlace),
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function writeCause(cause: Cause) {
  return {
    entry: cause.entry ?? null,
    at: cause.at ?? null,
    template: cause.template ?? null,
    expected: cause.expected ?? null,
    pages: pagesOf(cause),
  };
}

function writePlace({ page, file, attribute, line, column }: Place) {
  return { page, file, attribute, ...(line !== undefined && { line, column }) };
}
