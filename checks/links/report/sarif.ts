import { type Cause, type Finding, isFault, type Place } from '../finding.ts';
import { ruleHelp, ruleNames, rules } from '../rules.ts';
import type { Report } from '../validate/validate-links.ts';
import { describeCause, describeFinding, formatLocation, locateCause } from './describe.ts';

/** One result needs only so many places; code scanning shows fewer. */
const mostPlaces = 100;

/**
 * For code scanning: SARIF 2.1.0. One cause is one result at its place in the definition, with the places in the built
 * pages beside it. A declared dead link is a result that its declaration suppresses.
 */
export function formatSarif({ findings }: Report): string {
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'check-links', rules: ruleNames.map(describeRule) } },
        columnKind: 'utf16CodeUnits',
        results: findings.flatMap((finding) => finding.causes.map((cause) => describeResult(finding, cause))),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function describeRule(rule: (typeof ruleNames)[number]) {
  return {
    id: rule,
    shortDescription: { text: rules[rule].title },
    help: { text: `See ${ruleHelp(rule)}.`, markdown: `See [${rule}](${ruleHelp(rule)}).` },
  };
}

function describeResult(finding: Finding, cause: Cause) {
  const suppressions = finding.declaration && [
    { kind: 'external', status: 'accepted', justification: finding.declaration.reason },
  ];
  const built = cause.places.filter(({ entry }) => !entry).slice(0, mostPlaces);
  return {
    ruleId: finding.rule,
    ruleIndex: ruleNames.indexOf(finding.rule),
    level: isFault(finding) ? 'error' : 'note',
    message: { text: `${describeFinding(finding)} (${describeCause(cause)})` },
    locations: [{ physicalLocation: describeOrigin(cause) }],
    ...(cause.at && built.length > 0 && { relatedLocations: built.map(describePlace) }),
    // The same dead target of the same entry stays the same alert while lines and pages move around it.
    partialFingerprints: { 'cause/v1': `${finding.rule} ${finding.target} ${cause.entry ?? cause.places[0]?.file}` },
    ...(suppressions && { suppressions }),
  };
}

function describeOrigin(cause: Cause) {
  const { file, line, column } = locateCause(cause);
  const end = cause.at && { endLine: cause.at.endLine, endColumn: cause.at.endColumn };
  const region = line !== undefined && { region: { startLine: line, startColumn: column, ...end } };
  return { artifactLocation: { uri: encodeURI(file) }, ...region };
}

function describePlace(place: Place, index: number) {
  const { file, line, column } = place;
  const region = line !== undefined && { region: { startLine: line, startColumn: column ?? 1 } };
  return {
    id: index,
    message: { text: `${place.attribute} on ${place.page}, ${formatLocation(place)}` },
    physicalLocation: { artifactLocation: { uri: encodeURI(file) }, ...region },
  };
}
