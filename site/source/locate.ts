import { readFileSync } from 'node:fs';
import { formatKeyPath, type KeyPath } from '../key-path.ts';
import type { Problem } from '../problem.ts';
import { linesOf, positionAt } from './lines.ts';
import { findValue, readSource, type Source } from './source.ts';

/** A source location, as in editors: lines and columns start at 1; the end is exclusive. */
export type SourceRange = { file: string; line: number; column: number; endLine: number; endColumn: number };

/**
 * Locates the value at a key path, or its nearest ancestor in the source. `part` narrows it to the key or to words
 * within the value, such as a `{token}`.
 */
export function locate(source: Source, path: KeyPath, part?: Problem['part']): SourceRange {
  const found = findValue(source, path);
  const { start, end } = (part === 'key' && found.isFound && found.key) || found.node;
  const words = typeof part === 'object' && found.isFound ? part.words : '';
  const index = found.source.text.slice(start, end).indexOf(words);
  if (words === '' || index < 0) return rangeBetween(found.source, start, end);
  return rangeBetween(found.source, start + index, start + index + words.length);
}

export function rangeBetween({ file, text }: Pick<Source, 'file' | 'text'>, start: number, end: number): SourceRange {
  const { line: endLine, column: endColumn } = positionAt(text, end);
  return { file, ...positionAt(text, start), endLine, endColumn };
}

export type LocatedProblem = Problem &
  SourceRange & {
    key: string;
    frame: string;
    /** Other places with the same problem. */
    related?: readonly (SourceRange & { key: string })[];
    /** Warnings do not fail the check. */
    severity?: 'warn' | 'fail';
  };

/** A fault in the text of a file, which has no key yet: a syntax error, a repeated key. */
export type LocatedFault = Pick<Problem, 'rule' | 'message'> & SourceRange;

/** Locates each problem in the definition's file, and sorts them by line. */
export function locateProblems(problems: readonly Problem[], file: string): LocatedProblem[] {
  const source = readSource(file);
  return sortByLocation(problems.map((problem) => locateProblem(problem, source)));
}

/** Adds a code frame to each fault of a file. */
export function frameFaults(faults: readonly LocatedFault[]): LocatedProblem[] {
  return faults.map((fault) => ({
    ...fault,
    path: [],
    key: fault.file,
    frame: fault.rule === 'missing-definition' ? '' : codeFrame(readFileSync(fault.file, 'utf8'), fault),
  }));
}

export function sortByLocation(problems: readonly LocatedProblem[]): LocatedProblem[] {
  return [...problems].sort((a, b) => (a.file === b.file ? a.line - b.line || a.column - b.column : 0));
}

export function locateProblem(problem: Problem, source: Source): LocatedProblem {
  const { path, part, also } = problem;
  const place = locate(source, path, part);
  const text = place.file === source.file ? source.text : readFileSync(place.file, 'utf8');
  return {
    ...problem,
    ...place,
    key: formatKeyPath(path),
    frame: codeFrame(text, place),
    ...(also && { related: also.map((other) => ({ ...locate(source, other), key: formatKeyPath(other) })) }),
  };
}

/** Number of lines shown before and after the faulty one. */
const around = 2;

/** Maximum length of a line; longer ones show only the faulty part. */
const width = 110;

/**
 * Formats the lines around a source location, with carets under it:
 *
 *   41 |   phone: {
 * > 42 |     dial: '01632',
 *      |           ^^^^^^^
 *   43 |   },
 */
export function codeFrame(text: string, { line, column, endLine, endColumn }: SourceRange): string {
  const { count, startOf } = linesOf(text);
  const written = (number: number) => text.slice(startOf(number), startOf(number + 1) - 1);
  const last = Math.min(count, line + around);
  const gutter = String(last).length;
  const meant = written(line);
  const end = endLine === line ? endColumn : meant.length + 1;
  const cut = meant.length <= width || column < width - 30 ? 0 : column - 40;
  const frame: string[] = [];
  for (let number = Math.max(1, line - around); number <= last; number += 1) {
    const shown = shorten(written(number), number === line ? cut : 0);
    frame.push(`${number === line ? '>' : ' '} ${String(number).padStart(gutter)} | ${shown}`.trimEnd());
    if (number !== line) continue;
    const before = column - 1 - cut + (cut > 0 ? 1 : 0);
    const carets = Math.max(1, Math.min(end - column, width - before));
    frame.push(`  ${' '.repeat(gutter)} | ${' '.repeat(before)}${'^'.repeat(carets)}`);
  }
  return frame.join('\n');
}

function shorten(line: string, cut: number): string {
  const shown = line.slice(cut, cut + width + 1);
  const rest = cut > 0 ? `…${shown}` : shown;
  return rest.length > width ? `${rest.slice(0, width - 1)}…` : rest;
}
