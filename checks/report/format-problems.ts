import { pick } from '../../site/key-path.ts';
import { countProblems } from '../../site/problem.ts';
import type { LocatedProblem } from '../../site/source/locate.ts';
import { type Diagnostic, formatLocation, helpOf } from './report.ts';
import { type Format, reporters } from './reporters.ts';

/** Formats the problems of a definition, or its contradictions under a separate headline. */
export function formatProblems(
  problems: readonly LocatedProblem[],
  format: Format,
  headline = `${countProblems(problems)}:`,
): string {
  const rules = [...new Set(problems.map(({ rule }) => rule))];
  return reporters[format]({
    suite: 'definition',
    rules: rules.map((name) => ({ name, title: name })),
    diagnostics: problems.map(toDiagnostic),
    headline,
    document: { version: 1, problems: problems.map(toJson) },
  });
}

function toJson(problem: LocatedProblem): object {
  const found = { ...problem, severity: problem.severity ?? 'fail' };
  const place = pick(found, 'rule', 'severity', 'file', 'line', 'column', 'endLine', 'endColumn');
  return { ...place, ...pick(found, 'key', 'message', 'related'), help: helpOf(problem.rule) };
}

function toDiagnostic(problem: LocatedProblem): Diagnostic {
  const { rule, severity, key, message, frame, related = [] } = problem;
  return {
    rule,
    title: rule,
    severity: severity === 'warn' ? 'warning' : 'error',
    subject: key,
    message: `${key}: ${message}`,
    location: pick(problem, 'file', 'line', 'column', 'endLine', 'endColumn'),
    frame,
    related: related.map(({ key: other, ...place }) => ({
      message: `${other}, ${formatLocation(place)}`,
      location: place,
    })),
    fingerprint: { 'entry/v1': `${rule} ${key}` },
  };
}
