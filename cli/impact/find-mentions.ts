import { listTexts } from '../../checks/contradictions/texts.ts';
import { tokensOf } from '../../checks/contradictions/tokens-of.ts';
import { referenceKeys } from '../../site/cross-checks/references.ts';
import { walkEntries } from '../../site/cross-checks/walk.ts';
import type { KeyPath } from '../../site/problem.ts';
import type { Definition } from '../open-definition.ts';
import { tokenSource } from '../token-source.ts';

/** A place of the definition that refers to an entry, and how: by a token, or by its key. */
export type Mention = { path: KeyPath; how: string };

/** Every place that refers to the entry at a key path, in the order of the definition. */
export function findMentions({ written, site }: Definition, path: KeyPath): Mention[] {
  const tokens = listTexts(written, site).flatMap((text): Mention[] => {
    const token = tokensOf(text.written).find((each) => overlaps(tokenSource(each), path));
    return token ? [{ path: text.path, how: text.written.slice(token.start, token.end) }] : [];
  });
  const [table, id] = path[0] === 'forms' && path[1] === 'forms' ? ['forms', path[2]] : path;
  const keys: Mention[] = [];
  for (const content of ['services', 'locations', 'pages'] as const) {
    walkEntries((written as Record<string, unknown>)[content], [content], (entry, at) => {
      for (const [key, target] of Object.entries(referenceKeys)) {
        const value = entry[key];
        if (target !== table) continue;
        const index = Array.isArray(value) ? value.indexOf(id) : -1;
        if (value === id || index >= 0) keys.push({ path: [...at, key, ...(index < 0 ? [] : [index])], how: key });
      }
    });
  }
  return [...tokens, ...keys];
}

/** Whether one of two key paths lies below the other. */
function overlaps(source: KeyPath | undefined, path: KeyPath): boolean {
  if (!source) return false;
  const length = Math.min(source.length, path.length);
  return source.slice(0, length).every((key, index) => key === path[index]);
}
