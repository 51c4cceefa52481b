import type { PlacedProblem } from '../../site/source/place-problems.ts';

/** For code scanning: SARIF 2.1.0, one result a problem, at its place. */
export function formatSarif(problems: readonly PlacedProblem[]): string {
  const rules = [...new Map(problems.map(({ rule, help }) => [rule, help]))];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'check', rules: rules.map(([id, help]) => ({ id, help: { text: `See ${help}.` } })) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map(describeResult),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function describeResult({ rule, key, message, severity, file, line, column, endLine, endColumn }: PlacedProblem) {
  return {
    ruleId: rule,
    level: severity === 'warn' ? 'warning' : 'error',
    message: { text: `${key}: ${message}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file) },
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
      },
    ],
    // The same problem of the same entry stays the same alert while lines move around it.
    partialFingerprints: { 'entry/v1': `${rule} ${key}` },
  };
}
