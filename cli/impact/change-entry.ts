import type { Site } from '../../schema/site.ts';
import type { KeyPath } from '../../site/problem.ts';
import { reparser } from '../../site/reparse.ts';
import type { Definition } from '../definition.ts';

/** Keys whose values lead somewhere or choose something: another value would be another page, not this one changed. */
const fixedKeys = [
  'href',
  'path',
  'kind',
  'icon',
  'id',
  'code',
  'style',
  'tone',
  'town',
  'service',
  'services',
  'related',
];
const references = [
  'price',
  'prices',
  'claim',
  'claims',
  'form',
  'question',
  'show',
  'days',
  'type',
  'sign',
  'field',
  'role',
];

type Draft = Record<string | number, unknown>;

/**
 * The site with another value for every string and number under a key. What differs between the two sites is what the
 * key touches; all else they share, so that comparing them is quick. A value that nothing else may replace stays.
 */
export function changeEntry({ written, site }: Pick<Definition, 'written' | 'site'>, path: KeyPath): Site | undefined {
  const [table = ''] = path;
  const draft = { ...(written as Draft), [table]: structuredClone((written as Draft)[table]) };
  const reparse = reparser(site);
  // The two spellings of a phone number change together, or they differ.
  const leaves = leavesBelow(draft, /^(dial|display)$/.test(String(path.at(-1))) ? path.slice(0, -1) : path);
  return changeLeaves(leaves);

  /** Changes the leaves that may change: all at once, or else each half by itself. */
  function changeLeaves(leaves: readonly KeyPath[]): Site | undefined {
    const originals = leaves.map((leaf) => valueAt(draft, leaf));
    // Of many leaves each takes its likeliest value.
    const tries = leaves.length === 1 ? candidates(originals[0]).length : 1;
    for (let at = 0; at < tries; at++) {
      for (const [index, leaf] of leaves.entries()) setAt(draft, leaf, candidates(originals[index])[at]);
      const changed = reparse(draft);
      if (changed) return changed;
    }
    for (const [index, leaf] of leaves.entries()) setAt(draft, leaf, originals[index]);
    if (leaves.length === 1) return undefined;
    const middle = Math.ceil(leaves.length / 2);
    const changed = changeLeaves(leaves.slice(0, middle));
    return changeLeaves(leaves.slice(middle)) ?? changed;
  }
}

/** Other values of the same sort, the likeliest first: another number in a text, else another letter. */
function candidates(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  const text = String(value);
  if (/^\+?[\d ]{7,}$/.test(text)) return [text.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))];
  // A token is no part of the words: {from:brake-pads}.
  const otherNumber = text.replace(/\d+(?![^{]*\})/, (digits) =>
    String(Number(digits) + 1).padStart(digits.length, '0'),
  );
  const otherLetter = text.replace(/\p{L}(?![^{]*\})/u, (letter) => (letter === 'X' ? 'Y' : 'X'));
  return [otherNumber, otherLetter, `${text}X`, 'x@changed.example', 'https://changed.example'].filter(
    (other) => other !== text,
  );
}

function leavesBelow(value: unknown, path: KeyPath): KeyPath[] {
  const start = valueAt(value as Draft, path);
  if (start === null || typeof start !== 'object') return [path];
  return Object.keys(start).flatMap((key) => {
    if (fixedKeys.includes(key) || references.includes(key)) return [];
    return leavesBelow(value, [...path, Array.isArray(start) ? Number(key) : key]);
  });
}

function valueAt(draft: Draft, path: KeyPath): unknown {
  return path.reduce<unknown>((value, key) => (value as Draft | undefined)?.[key], draft);
}

function setAt(draft: Draft, path: KeyPath, value: unknown): void {
  const parent = valueAt(draft, path.slice(0, -1)) as Draft;
  parent[path.at(-1) as string | number] = value;
}
