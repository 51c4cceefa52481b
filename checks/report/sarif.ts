import { type Diagnostic, helpOf, levels, type Report, type SourceLocation, suites } from './report.ts';

/** Maximum related locations of a result; code scanning shows fewer. */
const maxRelated = 100;

/** Formats a report as SARIF 2.1.0, with one result per diagnostic. Declared ones are suppressed. */
export function formatSarif({ suite, rules, diagnostics }: Report): string {
  const names = rules.map(({ name }) => name);
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: suites[suite].tool, rules: rules.map(describeRule) } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => describeResult(diagnostic, names.indexOf(diagnostic.rule))),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function describeRule({ name, title }: Report['rules'][number]) {
  const help = helpOf(name);
  return {
    id: name,
    shortDescription: { text: title },
    help: { text: `See ${help}.`, markdown: `See [${name}](${help}).` },
  };
}

function describeResult(diagnostic: Diagnostic, ruleIndex: number) {
  const { rule, severity, message, detail, location, related = [], fingerprint, justification } = diagnostic;
  return {
    ruleId: rule,
    ruleIndex,
    level: levels[severity],
    message: { text: detail === undefined ? message : `${message} (${detail})` },
    locations: [{ physicalLocation: describeLocation(location) }],
    ...(related.length > 0 && {
      relatedLocations: related.slice(0, maxRelated).map((each, id) => ({
        id,
        message: { text: each.message },
        physicalLocation: describeLocation(each.location),
      })),
    }),
    partialFingerprints: fingerprint,
    ...(justification !== undefined && { suppressions: [{ kind: 'external', status: 'accepted', justification }] }),
  };
}

function describeLocation({ file, line, column = 1, endLine, endColumn }: SourceLocation) {
  const region = line !== undefined && { region: { startLine: line, startColumn: column, endLine, endColumn } };
  return { artifactLocation: { uri: encodeURI(file) }, ...region };
}
