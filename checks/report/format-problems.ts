import type { PlacedProblem } from '../../site/source/place-problems.ts';
import { formatJunit } from './format-junit.ts';
import { formatSarif } from './format-sarif.ts';
import { formatText } from './format-text.ts';

/** How problems may be written: for a terminal, for programs, as annotations of a pull request, for code scanning, for test reports. */
export const problemFormats = ['text', 'json', 'github', 'sarif', 'junit'] as const;

export type ProblemFormat = (typeof problemFormats)[number];

/** Writes problems in one of the formats. */
export function formatProblems(problems: readonly PlacedProblem[], format: ProblemFormat): string {
  const write = { text: formatText, json: formatJson, github: formatGithub, sarif: formatSarif, junit: formatJunit };
  return write[format](problems);
}

function formatJson(problems: readonly PlacedProblem[]): string {
  const written = problems.map(
    ({ rule, severity = 'fail', file, line, column, endLine, endColumn, key, message, help }) => ({
      rule,
      severity,
      file,
      line,
      column,
      endLine,
      endColumn,
      key,
      message,
      help,
    }),
  );
  return JSON.stringify({ version: 1, problems: written }, null, 2);
}

/** GitHub shows ten annotations of a step, so what fails the check comes first; the log has them all. */
function formatGithub(problems: readonly PlacedProblem[]): string {
  const isWarning = ({ severity }: PlacedProblem) => severity === 'warn';
  return [...problems.filter((problem) => !isWarning(problem)), ...problems.filter(isWarning)]
    .map(({ severity, file, line, column, endLine, endColumn, rule, key, message, help }) => {
      const range = endLine === line ? `,endLine=${endLine},endColumn=${endColumn}` : '';
      const text = `${key}: ${message} (${help})`.replaceAll('%', '%25').replaceAll('\n', '%0A');
      const level = severity === 'warn' ? 'warning' : 'error';
      return `::${level} file=${file},line=${line},col=${column}${range},title=${rule}::${text}`;
    })
    .join('\n');
}
