import type { PlacedProblem } from '../../site/source/place-problems.ts';
import { escapeXml } from './escape-xml.ts';
import { formatProblem } from './format-text.ts';

/** For test reports: each problem is a test case; one that fails no check is skipped. */
export function formatJunit(problems: readonly PlacedProblem[]): string {
  const warnings = problems.filter(({ severity }) => severity === 'warn').length;
  const counts = `tests="${problems.length}" failures="${problems.length - warnings}" errors="0" skipped="${warnings}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="check" ${counts}>`,
    `  <testsuite name="definition" ${counts}>`,
    ...problems.map(formatCase),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function formatCase(problem: PlacedProblem): string {
  const { file, line, column, rule, key, message, severity } = problem;
  const said = escapeXml(message);
  const outcome =
    severity === 'warn'
      ? `<skipped message="${said}"/>`
      : `<failure type="${rule}" message="${said}">${escapeXml(formatProblem(problem))}</failure>`;
  const name = escapeXml(`${key} (${file}:${line}:${column})`);
  return `    <testcase classname="definition.${rule}" name="${name}">${outcome}</testcase>`;
}
