import { rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listContradictions, printContradictions } from '../../checks/contradictions/check-contradictions.ts';
import type { Contradiction } from '../../checks/contradictions/facts.ts';
import { loadDefinition } from '../../checks/load-definition.ts';
import { locationPath, servicePath } from '../../site/format.ts';
import { SiteError } from '../../site/problem.ts';
import { readSource, type Source } from '../../site/source/source.ts';
import type { Definition } from '../definition.ts';
import { type Addition, type Insertion, insertEntry, removeItem } from './insert-entry.ts';

/** The edited text, each addition with its line, and the dead links that the additions resolve. */
export type Edit = { text: string; insertions: { table: string; line: number; inserted: string }[]; revived: string[] };

/** Adds entries to a definition, and removes the declarations of dead links that they resolve. */
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
    const insertion: Insertion = insertEntry(edited, addition);
    edited = readSource(source.file, insertion.text);
    return { table: addition.table, line: insertion.line, inserted: insertion.inserted };
  });
  return { text: edited.text, insertions, revived };
}

/** Returns the address of the page that an entry adds. */
function addressOf(site: Definition['site'], { table, key, value }: Addition): string[] {
  if (table === 'services' && key) return [servicePath(site, key)];
  if (table === 'locations') return [locationPath(site, value as { town: string; service: string })];
  return table === 'pages' ? [(value as { path: string }).path] : [];
}

const identify = ({ rule, message }: Contradiction) => `${rule} ${message}`;

/** The problem with an edit, and whether it is an error or a warning. */
export type EditProblem = { text: string; isError: boolean };

/**
 * Checks an edited definition in a temporary file next to the real one, so its relative imports resolve. Ignores
 * contradictions that existed before the edit.
 */
export async function checkEdit({ file, site: before }: Definition, text: string): Promise<EditProblem | undefined> {
  const name = `.edited-${process.pid}-${basename(file)}`;
  const copy = join(dirname(file), name);
  writeFileSync(copy, text);
  try {
    const site = await loadDefinition(copy);
    const known = new Set(listContradictions(before).map(identify));
    const found = listContradictions(site).filter((each) => !known.has(identify(each)));
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
