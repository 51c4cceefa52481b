import { resolve } from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import type { ErrorPayload } from 'vite';
import { formatProblems } from '../../checks/report/format-problems.ts';
import { codeFrame } from '../../site/source/code-frame.ts';
import type { PlacedProblem } from '../../site/source/place-problems.ts';

/** What Vite's client shows over a page. */
export type Overlay = ErrorPayload['err'];

/** Returns the problems of a definition as the command line prints them; the first one's place opens in the editor. */
export function overlayOfProblems(problems: readonly PlacedProblem[]): Overlay {
  const [first] = problems;
  const place = first && { file: resolve(first.file), line: first.line, column: first.column };
  return { message: formatProblems(problems, 'text'), stack: '', ...(place && { id: place.file, loc: place }) };
}

/** Returns why a definition could not be read: a syntax error with its place, or what it threw. */
export function overlayOfError(error: unknown, text: string): Overlay {
  const [message] = isBuildFailure(error) ? error.errors : [];
  if (message?.location) return overlayOfSyntax(message, message.location, text);
  return { message: error instanceof Error ? error.message : String(error), stack: '' };
}

function overlayOfSyntax(message: Message, at: NonNullable<Message['location']>, text: string): Overlay {
  const column = at.column + 1;
  const place = { file: at.file, line: at.line, column, endLine: at.line, endColumn: column + Math.max(1, at.length) };
  const frame = codeFrame(text, place)
    .split('\n')
    .map((line) => `  ${line}`);
  return {
    message: [`${at.file}:${at.line}:${column}  ${message.text}`, ...frame].join('\n'),
    stack: '',
    id: resolve(at.file),
    loc: { file: resolve(at.file), line: at.line, column },
  };
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && Array.isArray((error as Partial<BuildFailure>).errors);
}
