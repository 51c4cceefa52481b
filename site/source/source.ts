import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Node, type Program, parseSync } from 'oxc-parser';
import type { KeyPath } from '../problem.ts';
import { findValue, type Spot } from './find-value.ts';
import { linesOf } from './lines.ts';

/** A definition as it is written: its text, and what a parser makes of it. */
export type Source = {
  /** The file, as it was named to us: `site.config.ts`. */
  file: string;
  text: string;
  program: Program;
  /** Reads a file that it imports by a relative address, once. */
  open: (specifier: string) => Source | undefined;
};

/** Where a value stands, as editors count: the first line and the first column are 1, the end is exclusive. */
export type Place = { file: string; line: number; column: number; endLine: number; endColumn: number };

/** Reads a definition. A file that is no TypeScript has an empty program, and everything stands at its start. */
export function readSource(file: string, text = readFileSync(file, 'utf8')): Source {
  const { program } = parseSync(file, text, { lang: 'ts', sourceType: 'module' });
  const opened = new Map<string, Source>();
  const open = (specifier: string) => {
    const path = join(dirname(file), specifier);
    if (specifier.startsWith('.') && !opened.has(path) && existsSync(path)) opened.set(path, readSource(path));
    return opened.get(path);
  };
  return { file, text, program, open };
}

/** The place of the value at a key path, or of the nearest parent that is written down. */
export function locate(source: Source, path: KeyPath): Place {
  return placeOf(findValue(source, path), 'node');
}

/** The place of the key itself, for a key that has no business there; else as `locate`. */
export function locateKey(source: Source, path: KeyPath): Place {
  return placeOf(findValue(source, path), 'key');
}

/** The place of some words inside the string at a key path: a `{token}` of a sentence. */
export function locateWords(source: Source, path: KeyPath, words: string): Place {
  const spot = findValue(source, path);
  const start = spot.isFound ? spot.source.text.slice(spot.node.start, spot.node.end).indexOf(words) : -1;
  if (start < 0) return placeOf(spot, 'node');
  return placeBetween(spot.source, spot.node.start + start, spot.node.start + start + words.length);
}

function placeOf(spot: Spot, part: 'node' | 'key'): Place {
  const node: Node = (part === 'key' && spot.isFound && spot.key) || spot.node;
  return placeBetween(spot.source, node.start, node.end);
}

function placeBetween({ file, text }: Source, start: number, end: number): Place {
  const [line, column] = lineAndColumn(text, start);
  const [endLine, endColumn] = lineAndColumn(text, end);
  return { file, line, column, endLine, endColumn };
}

function lineAndColumn(text: string, offset: number): [number, number] {
  const { lineOf, startOf } = linesOf(text);
  const line = lineOf(offset);
  return [line, offset - startOf(line) + 1];
}
