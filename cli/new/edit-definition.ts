import { locationPath, servicePath } from '../../site/paths.ts';
import { readSource, type Source } from '../../site/source/source.ts';
import type { Definition } from '../definition.ts';
import { type Addition, type Insertion, insertEntry } from './insert-entry.ts';
import { removeItem } from './remove-item.ts';

/** The text of a definition with the additions in it, and each of them with its line there. */
export type Edit = { text: string; insertions: { table: string; line: number; inserted: string }[]; revived: string[] };

/** Adds entries to a definition. A dead link that one of them brings to life is declared dead no more. */
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

/** The address that an entry makes a page of. */
function addressOf(site: Definition['site'], { table, key, value }: Addition): string[] {
  if (table === 'services' && key) return [servicePath(key)];
  if (table === 'locations') return [locationPath(site, value as { town: string; service: string })];
  return table === 'pages' ? [(value as { path: string }).path] : [];
}
