import { existsSync, readFileSync } from 'node:fs';
import { formatKeyPath, type Problem } from '../problem.ts';
import { codeFrame } from './code-frame.ts';
import { locate, locateKey, locateWords, type Place } from './locate.ts';
import { readSource, type Source } from './source.ts';

/** A problem of a definition with its source location. */
export type PlacedProblem = Problem &
  Place & {
    key: string;
    frame: string;
    help: string;
    /** Other places with the same problem. */
    related?: readonly (Place & { key: string })[];
    /** Warnings do not fail the check. */
    severity?: 'warn' | 'fail';
  };

/** A fault in the text of a file, which has no key yet: a syntax error, a repeated key. */
export type PlacedFault = Pick<Problem, 'rule' | 'message'> & Place;

/** Locates each problem in the definition's file, and sorts them by line. */
export function placeProblems(problems: readonly Problem[], file: string): PlacedProblem[] {
  const source = readSource(file);
  return sortByPlace(problems.map((problem) => placeProblem(problem, source)));
}

/** Adds a code frame to each fault of a file. */
export function frameFaults(faults: readonly PlacedFault[]): PlacedProblem[] {
  return faults.map((fault) => ({
    ...fault,
    path: [],
    key: fault.file,
    frame: existsSync(fault.file) ? codeFrame(readFileSync(fault.file, 'utf8'), fault) : '',
    help: `docs/rules.md#${fault.rule}`,
  }));
}

/** Sorts problems by line within each file. */
export function sortByPlace(problems: readonly PlacedProblem[]): PlacedProblem[] {
  return [...problems].sort((a, b) => (a.file === b.file ? a.line - b.line || a.column - b.column : 0));
}

function placeProblem(problem: Problem, source: Source): PlacedProblem {
  const place = placeOf(problem, source);
  return {
    ...problem,
    ...place,
    key: formatKeyPath(problem.path),
    frame: codeFrame(place.file === source.file ? source.text : readFileSync(place.file, 'utf8'), place),
    help: `docs/rules.md#${problem.rule}`,
  };
}

function placeOf({ path, part }: Problem, source: Source): Place {
  if (part === 'key') return locateKey(source, path);
  return part ? locateWords(source, path, part.words) : locate(source, path);
}
