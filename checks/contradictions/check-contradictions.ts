import { relative } from 'node:path';
import { todayIn } from '../../schema/clock.ts';
import type { Site } from '../../schema/site.ts';
import { formatKeyPath, formatStablePath, type KeyPath } from '../../site/key-path.ts';
import { countOf } from '../../site/problem.ts';
import { type LocatedProblem, locate, locateProblem } from '../../site/source/locate.ts';
import { readSource, type Source } from '../../site/source/source.ts';
import { formatProblems } from '../report/format-problems.ts';
import { type Format, outputOf } from '../report/reporters.ts';
import { applyAcceptances } from './accept.ts';
import { type Contradiction, type Facts, gatherFacts } from './facts.ts';
import { rules } from './rules.ts';
import { finderVocabulary } from './vocabulary.ts';

/** Prints the contradictions that a definition does not accept. Returns whether the check passes. */
export function checkContradictions(site: Site, file: string, format: Format): boolean {
  const found = listContradictions(site);
  const { printReport, printStatus } = outputOf(format);
  // Machine-readable formats need a document even without findings.
  if (found.length > 0 || printStatus === console.error)
    printReport(printContradictions(site, readSource(relative('.', file)), found, format));
  const accepted = site.acceptedContradictions.reduce((sum, { at }) => sum + (Array.isArray(at) ? at.length : 1), 0);
  const { lacksWords, hours } = finderVocabulary(site);
  const except = accepted > 0 ? ` except the ${accepted} that the definition accepts` : '';
  // The pattern matches nothing in a language without words for opening hours. German also has some refusals.
  const compared = hours.closed.source === '(?!)' ? 'figures' : 'figures and opening hours';
  const limits = lacksWords ? ` between ${compared}; other sentences in ${site.language} are not understood` : '';
  if (found.length === 0) printStatus(`OK: no contradictions${except}${limits}`);
  return found.every(({ severity }) => severity === 'warn');
}

/** Lists the unaccepted contradictions of a definition, and its obsolete acceptances. */
export function listContradictions(site: Site, today = todayIn(site.hours.timeZone)): Contradiction[] {
  return applyAcceptances(site, findContradictions(site, today), today);
}

/** Finds all contradictions of a definition, accepted or not. */
export function findContradictions(site: Site, today = todayIn(site.hours.timeZone)): Contradiction[] {
  return findIn(gatherFacts(site, today));
}

/** Runs every rule. Merges the same words about the same fact into one contradiction with several places. */
export function findIn(facts: Facts): Contradiction[] {
  const found = new Map<string, Contradiction & { others: KeyPath[] }>();
  for (const [name, { find, severity }] of Object.entries(rules)) {
    for (const { said, ...each } of find(facts)) {
      const id = JSON.stringify(
        said === undefined ? [name, each.path, each.message] : [name, each.declared, said.toLowerCase(), each.severity],
      );
      const same = found.get(id);
      if (!same) found.set(id, { rule: name as keyof typeof rules, severity, ...each, others: [] });
      else if ([same.path, ...same.others].every((path) => formatKeyPath(path) !== formatKeyPath(each.path)))
        same.others.push(each.path);
    }
  }
  return [...found.values()];
}

export function printContradictions(
  site: Site,
  source: Source,
  found: readonly Contradiction[],
  format: Format = 'text',
): string {
  const placed = found.map((contradiction) => placeContradiction(site, source, contradiction));
  const warnings = found.filter(({ severity }) => severity === 'warn').length;
  const counts = [
    ...(found.length > warnings || warnings === 0 ? [countOf(found.length - warnings, 'contradiction')] : []),
    ...(warnings > 0 ? [countOf(warnings, 'warning')] : []),
  ];
  return formatProblems(placed, format, `The site definition has ${counts.join(' and ')}:`);
}

function placeContradiction(site: Site, source: Source, contradiction: Contradiction): LocatedProblem {
  const { rule, path, severity, others = [], confidence, part } = contradiction;
  const also = others.length > 0 ? `; said in ${others.length + 1} places` : '';
  const message = `${contradiction.message}${also}${confidence ? ` (${confidence})` : ''}`;
  // The types differ, but reporters only print the name of the rule.
  const problem = { rule: rule as LocatedProblem['rule'], path, ...(part && { part }) };
  return {
    ...locateProblem({ ...problem, message: severity === 'warn' ? `${message} (a warning)` : message }, source),
    key: formatStablePath(site, path),
    related: others.map((other) => ({ key: formatStablePath(site, other), ...locate(source, other) })),
    severity,
  };
}
