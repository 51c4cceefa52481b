import type { Site } from '../../schema/site.ts';
import { type Entry, isObject, type KeyPath, valueAt } from '../../site/key-path.ts';
import { reparse } from '../../site/parse.ts';
import type { Definition } from '../definition.ts';

/** Keys whose values are addresses, choices or references, and so must not change. */
const fixedKeys = new Set(
  'href path kind icon id code style tone town service services related price prices claim claims form question show days type sign field role'.split(
    ' ',
  ),
);

/** Changes every string and number below a key path for which it finds another valid value; undefined if there is none. */
export function changeEntry({ written }: Pick<Definition, 'written'>, path: KeyPath): Site | undefined {
  const [table = ''] = path;
  const draft = { ...(written as Entry), [table]: structuredClone((written as Entry)[table]) };
  // Change both forms of a phone number together, because they must agree.
  const leaves = leavesBelow(draft, /^(dial|display)$/.test(String(path.at(-1))) ? path.slice(0, -1) : path);
  return leaves.length > 0 && changeLeaves(leaves) ? reparse(draft) : undefined;

  /** Whether the draft is valid. Skips unchanged town pages, since there may be thousands. */
  function isValid(): boolean {
    const changed = table === 'locations' ? [valueAt(draft, path.slice(0, 2))].flat() : [];
    return reparse({ ...draft, locations: changed }) !== undefined;
  }

  /** Changes all leaves at once or, if that is invalid, each half separately. Returns whether it changed any. */
  function changeLeaves(leaves: readonly KeyPath[]): boolean {
    const originals = leaves.map((leaf) => valueAt(draft, leaf));
    // For several leaves, try only the likeliest value of each.
    const tries = leaves.length === 1 ? candidates(originals[0]).length : 1;
    for (let at = 0; at < tries; at++) {
      for (const [index, leaf] of leaves.entries()) setAt(draft, leaf, candidates(originals[index])[at]);
      if (isValid()) return true;
    }
    for (const [index, leaf] of leaves.entries()) setAt(draft, leaf, originals[index]);
    if (leaves.length === 1) return false;
    const middle = Math.ceil(leaves.length / 2);
    return [leaves.slice(0, middle), leaves.slice(middle)].map(changeLeaves).includes(true);
  }
}

/** Other values of the same type, likeliest first: another number in a text, or else another letter. */
function candidates(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  const text = String(value);
  if (/^\+?[\d ]{7,}$/.test(text)) return [text.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))];
  // Skip numbers in tokens.
  const otherNumber = text.replace(/\d+(?![^{]*\})/, (digits) =>
    String(Number(digits) + 1).padStart(digits.length, '0'),
  );
  const otherLetter = text.replace(/\p{L}(?![^{]*\})/u, (letter) => (letter === 'X' ? 'Y' : 'X'));
  return [otherNumber, otherLetter, `${text}X`, 'x@changed.example', 'https://changed.example'].filter(
    (other) => other !== text,
  );
}

function leavesBelow(value: unknown, path: KeyPath): KeyPath[] {
  const start = valueAt(value, path);
  // The town of the business must stay at 0, for the map.
  const isHome = start === 0 && /^(miles|kilometres)$/.test(String(path.at(-1)));
  if (!isObject(start)) return isHome ? [] : [path];
  return Object.keys(start).flatMap((key) => {
    if (fixedKeys.has(key)) return [];
    return leavesBelow(value, [...path, Array.isArray(start) ? Number(key) : key]);
  });
}

function setAt(draft: Entry, path: KeyPath, value: unknown): void {
  const parent = valueAt(draft, path.slice(0, -1)) as Entry;
  parent[path.at(-1) as string | number] = value;
}
