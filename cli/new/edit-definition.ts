import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listContradictions, printContradictions } from '../../checks/contradictions/check-contradictions.ts';
import type { Contradiction } from '../../checks/contradictions/facts.ts';
import { loadDefinition } from '../../checks/load-definition.ts';
import type { KeyPath } from '../../site/key-path.ts';
import { locationPath, servicePath } from '../../site/paths.ts';
import { SiteError } from '../../site/problem.ts';
import { findValue, readSource, type Source } from '../../site/source/source.ts';
import type { Definition } from '../definition.ts';

/** An entry to add at the end of a list, or under a key in a table. Empty texts in it are left out. */
export type Addition = { table: string; key?: string; value: unknown };

/** The text of a definition with a new entry, the inserted lines, and the number of the first of them. */
type Insertion = { text: string; inserted: string; line: number };

/** Adds an entry at the end of a list or table of the definition. Preserves comments and white space. */
export function insertEntry(source: Source, { table, key, value }: Addition): Insertion {
  const spot = findValue(source, [table]);
  if (!spot.isFound) {
    const whole = key === undefined ? [value] : { [key]: value };
    return insertInto(source, findValue(source, []).node, { key: table, value: whole });
  }
  if (spot.source.file !== source.file || !/[[{]/.test(source.text[spot.node.start] ?? ''))
    throw new SiteError([], `${table} is not written out in ${source.file}, so nothing can be added to it here.`);
  return insertInto(source, spot.node, { key, value });
}

type Span = { start: number; end: number };

type Entry = { key: string | undefined; value: unknown };

function insertInto({ text }: Source, node: Span, entry: Entry): Insertion {
  const { elements, properties } = node as { elements?: (Span | null)[]; properties?: Span[] };
  const last = (elements ?? properties ?? []).findLast((child) => child !== null);
  const outer = /^ */.exec(text.slice(text.lastIndexOf('\n', node.end - 1) + 1))?.[0].length ?? 0;
  const inserted = printEntry(entry, Math.floor(outer / 2) + 1);
  const [before, next] = last
    ? splitAfter(text, last.end, node.end - 1)
    : [text.slice(0, node.start + 1), node.start + 1];
  const rest = text.slice(next);
  // Move the closing bracket of a one-line list to its own line.
  const lineEnd = /\r?\n/.exec(text)?.[0] ?? '\n';
  const after = /^[ \t]*\r?\n/.test(rest) ? rest : lineEnd + ' '.repeat(outer) + rest.trimStart();
  const added = `\n${inserted}`.replaceAll('\n', lineEnd);
  return { text: `${before}${added}${after}`, inserted, line: before.split('\n').length + 1 };
}

/**
 * Formats an entry nested as deeply as in the definition, since the depth decides where lines break. Empty comments
 * stop the formatter from collapsing the brackets. For the entry `hoo` of a table, at level 2, it formats these lines
 * and returns the fifth:
 *
 *     export default [
 *       //
 *       {
 *         //
 *         hoo: { name: 'Hoo' },
 *       },
 *     ];
 */
function printEntry({ key, value }: Entry, level: number): string {
  const literal = JSON.stringify(value, (_key, each) => (each === '' ? undefined : each));
  const entry = key === undefined ? `[//\n${literal}]` : `{//\n${JSON.stringify(key)}: ${literal}}`;
  const code = `export default ${'[//\n'.repeat(level - 1)}${entry}${']'.repeat(level - 1)}`;
  const lines = formatCode(code).trimEnd().split('\n');
  return lines.slice(2 * level, -level).join('\n');
}

const formatter = 'node_modules/@biomejs/biome/bin/biome';

/** Formats TypeScript as the project does. Throws if it cannot be parsed. */
export function formatCode(code: string): string {
  const args = [formatter, 'format', '--stdin-file-path=site.config.ts'];
  return execFileSync(process.execPath, args, { input: code, encoding: 'utf8' });
}

const gap = '(?:\\s|//[^\\n]*\\n|/\\*[\\s\\S]*?\\*/)*';

/** Returns the text up to the last entry's comma (added if missing) and comment, and the offset of the rest. */
function splitAfter(text: string, end: number, closing: number): [string, number] {
  const rest = text.slice(end, closing);
  const comma = new RegExp(`^${gap},`).exec(rest)?.[0] ?? '';
  const comment = /^[ \t]*(?:\/\/[^\r\n]*|\/\*[^\n]*?\*\/)/.exec(rest.slice(comma.length))?.[0] ?? '';
  const next = end + comma.length + comment.length;
  return [comma ? text.slice(0, next) : `${text.slice(0, end)},${comment}`, next];
}

export function removeItem(source: Source, path: KeyPath): string {
  const { text } = source;
  const { node } = findValue(source, path);
  const before = text.slice(0, node.start).replace(/\n?[ \t]*$/, '');
  const after = text.slice(node.end).replace(/^\s*?,[ \t]*/, '');
  return before + after;
}

/** The edited text, each addition with its line, and the dead links that the additions resolve. */
type Edit = { text: string; insertions: (Omit<Insertion, 'text'> & { table: string })[]; revived: string[] };

/** Adds entries to the text of a definition, and removes declared dead links that become pages. Writes no file. */
export function editDefinition({ source, site }: Definition, additions: readonly Addition[]): Edit {
  const revived = additions
    .flatMap((addition) => addressOf(site, addition))
    .filter((address) => site.knownDeadLinks.some(({ href }) => href === address));
  let edited: Source = source;
  for (const address of revived) {
    const index = site.knownDeadLinks.findIndex(({ href }) => href === address);
    edited = readSource(source.file, removeItem(edited, ['knownDeadLinks', index]));
  }
  const insertions = additions.map((addition) => {
    const { text, ...insertion } = insertEntry(edited, addition);
    edited = readSource(source.file, text);
    return { table: addition.table, ...insertion };
  });
  return { text: edited.text, insertions, revived };
}

function addressOf(site: Definition['site'], { table, key, value }: Addition): string[] {
  if (table === 'services' && key) return [servicePath(site, key)];
  if (table === 'locations') return [locationPath(site, value as { town: string; service: string })];
  return table === 'pages' ? [(value as { path: string }).path] : [];
}

const identify = ({ rule, message }: Contradiction) => `${rule} ${message}`;

type EditProblem = { text: string; isError: boolean };

/** Checks an edit, in a file beside the definition so that imports resolve. Ignores earlier contradictions. */
export async function checkEdit({ file, site: before }: Definition, text: string): Promise<EditProblem | undefined> {
  const name = `.edited-${process.pid}-${basename(file)}`;
  const copy = join(dirname(file), name);
  writeFileSync(copy, text);
  try {
    const site = await loadDefinition(copy);
    const all = listContradictions(site);
    // Skip the search in the usual case that there are none.
    const known = new Set(all.length > 0 ? listContradictions(before).map(identify) : []);
    const found = all.filter((each) => !known.has(identify(each)));
    if (found.length === 0) return undefined;
    const isError = found.some(({ severity }) => severity === 'fail');
    return { text: printContradictions(site, readSource(file, text), found), isError };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return { text: error.message.replaceAll(name, basename(file)), isError: true };
  } finally {
    rmSync(copy, { force: true });
  }
}
