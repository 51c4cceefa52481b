import { countProblems } from '../../site/problem.ts';
import type { PlacedProblem } from '../../site/source/place-problems.ts';

/**
 * Every problem with its place, its rule and the lines around it:
 *
 *   site.config.ts:42:11  not-a-choice
 *   business.type: found "Castle". It may be: AutoRepair, Store.
 *     > 42 |     type: 'Castle',
 *          |           ^^^^^^^^
 *     docs/rules.md#not-a-choice
 */
export function formatText(problems: readonly PlacedProblem[]): string {
  return [`${countProblems(problems)}:`, ...problems.map(formatProblem)].join('\n\n');
}

/** One problem: place and rule, what was found and what to write, the frame, where to read on. */
export function formatProblem(problem: PlacedProblem): string {
  const { file, line, column, rule, key, message, frame, help } = problem;
  const indented = [...frame.split('\n'), help].map((text) => `  ${text}`);
  return [`${file}:${line}:${column}  ${rule}`, `${key}: ${message}`, ...indented].join('\n');
}
