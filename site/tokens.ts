import { memo } from '../schema/memo.ts';
import { site } from '../schema/site.ts';
import { isSlug, toSlug } from '../schema/text.ts';
import { english } from '../schema/vocabulary/english.ts';
import { entryOf, type KeyPath, mapStrings, valueAt } from './key-path.ts';
import { listNames, nearestName, unknownReference } from './nearest-name.ts';
import type { Problem } from './problem.ts';
import { type TokenSource, tableKeys, tokenKinds, wholeKeys } from './token-kinds.ts';

/** A token in a text: `{price:brake-pads}` has the name `price` and the id `brake-pads`. */
export type Token = {
  text: string;
  name: string;
  id: string;
  /** Offset in the text. */
  start: number;
  source: KeyPath | undefined;
};

const tokenPattern = /(?<!\\)\{([a-z]+)(?::([^{}]*))?\}/g;

const hasToken = /(?<!\\)\{[a-z]+(?::[^{}]*)?\}/;

/** Escaped braces, a token, or a malformed one: `{{phone}}`, `{Phone}`, `{phone to`, `phone}`. */
const bracePattern = /\\\{[^{}]*\}|\\[{}]|\{[a-z]+(?::[^{}]*)?\}(?!\})|\$?\{+[^{}]*\}+|\$?\{+[^\s{}]*|[^\s{}\\]*\}/g;

export function tokensIn(written: string): Token[] {
  if (!written.includes('{')) return [];
  return [...written.matchAll(tokenPattern)].map(({ 0: text, 1: name = '', 2: id = '', index }) => {
    const kind = Object.hasOwn(tokenKinds, name) ? tokenKinds[name] : undefined;
    return { text, name, id, start: index, source: kind?.from?.(id) };
  });
}

type Filled = {
  value: unknown;
  problems: Problem[];
  /** Key paths of texts with a token left in place, because its entry is unknown or faulty. */
  unfilled: KeyPath[];
};

/**
 * Fills in all tokens, in several passes because facts and prices may contain tokens. Only the first reports unknown
 * names.
 */
export function fillTokens(definition: unknown): Filled {
  const source = readTokenSource(definition);
  // Cached, because a token may occur on thousands of town pages.
  const write = memo((token: string) => writeToken(token, source));
  const faults: Omit<Filled, 'value'> = { problems: [], unfilled: [] };
  const value = mapStrings(definition, [], (text, path) =>
    /[{}]/.test(text) ? fillText(text, write, path, faults) : text,
  );
  return { value, ...faults };
}

type TokenFault = Pick<Problem, 'rule' | 'message' | 'unknown'>;

/** The text of a token, or why it has none: a fault, or `faulty` if its entry has a problem of its own. */
type Written = { words: string } | TokenFault | 'faulty';

function writeToken(token: string, source: TokenSource): Written {
  const [, name, id = ''] = /^\{([a-z]+)(?::([^{}]*))?\}$/.exec(token) ?? [];
  if (name === undefined) return { rule: 'malformed-token', message: describeBraces(token) };
  const fault = (message: string): TokenFault => ({ rule: 'unknown-token', message });
  const kind = Object.hasOwn(tokenKinds, name) ? tokenKinds[name] : undefined;
  if (!kind) return fault(`in ${token} ${unknownReference('token', name, Object.keys(tokenKinds))}`);
  const { ids, others = [] } = kind;
  const namesEntry = ids === 'entry' || (ids === 'any entry' && Object.keys(source.departments).length > 0);
  if (!namesEntry && token.includes(':') && !others.includes(id)) {
    const valid = [`{${name}}`, ...others.map((each) => `{${name}:${each}}`)];
    if (ids !== 'any entry') return fault(`found ${token}, but {${name}} takes no key; write ${valid.join(' or ')}`);
    const none = unknownReference('department', id, []);
    const message = `in ${token} ${none} For the business itself, write ${valid.join(' or ')}.`;
    return { ...fault(message), unknown: { table: 'departments', name: id } };
  }
  const written = kind.write(source, id);
  if (written === undefined) return 'faulty';
  if (typeof written === 'string') return { words: written };
  if ('lacks' in written) return fault(`found ${token}, but ${written.lacks}; write it, or remove the token`);
  const { kind: what, table, valid } = written;
  if (id === '')
    return fault(`found ${token}, which names no ${what}; write {${name}:KEY}. ${listNames('key', valid)}`);
  // The schema reports the malformed key of the entry.
  if (valid.some((each) => !isSlug(each) && toSlug(each) === id)) return 'faulty';
  const message = `in ${token} ${unknownReference(what, id, valid.filter(isSlug))}`;
  return { ...fault(message), unknown: { table, name: id } };
}

/** Describes braces that are not a token: what they may mean, and how to write a literal brace. */
function describeBraces(braces: string): string {
  // Without letters of other alphabets, and characters that are invisible.
  const plain = braces.replace(/[^\x20-\x7e]/g, '');
  const [, name = '', id] = /^\W*([A-Za-z]+)(?:\W+([\w-]+))?\W*$/.exec(plain) ?? [];
  const nearest = plain === braces ? undefined : nearestName(name, Object.keys(tokenKinds));
  // `{business.phone}` is a key path; suggest the token of its last key.
  const meant = [name.toLowerCase(), id, nearest].find((each) => each && Object.hasOwn(tokenKinds, each)) ?? '';
  const kind = tokenKinds[meant];
  const hint = kind ? ` Did you mean {${meant}${kind.ids && id && id !== meant ? `:${id}` : ''}}?` : '';
  return `found ${braces}; it is not a token.${hint} A token is written {phone} or {price:KEY}, a literal brace \\\\{ or \\\\}.`;
}

function fillText(
  text: string,
  write: (token: string) => Written,
  path: KeyPath,
  { problems, unfilled }: Omit<Filled, 'value'>,
): string {
  const before = unfilled.length;
  const fillOnce = (from: string, report?: (fault: TokenFault, token: string) => void) =>
    from.replace(bracePattern, (braces, index: number) => {
      if (braces.startsWith('\\')) return braces;
      const written = write(braces);
      if (written !== 'faulty' && 'words' in written) {
        const repeated = !hasToken.test(written.words) && findRepeated(from, index, braces, written.words);
        if (repeated) report?.({ rule: 'malformed-token', message: repeated.message }, repeated.words);
        return written.words;
      }
      unfilled.push([...path]);
      if (written !== 'faulty') report?.(written, braces);
      return braces;
    });
  const once = fillOnce(text, (fault, words) => {
    const placeholder = words.replace('{', '[').replace('}', ']');
    // The texts of vocabularies are at the same paths in a definition.
    const isPlaceholder = /^\[\w+\]$/.test(placeholder) && String(valueAt(english, path)).includes(placeholder);
    const message = isPlaceholder ? `found ${words}; in this text it is written ${placeholder}` : fault.message;
    problems.push({ ...fault, message, path: [...path], part: { words } });
  });
  let filled = once;
  for (let pass = 1, last = ''; pass < maxPasses && filled !== last && hasToken.test(filled); pass++) {
    last = filled;
    filled = fillOnce(filled);
  }
  const [words = ''] = hasToken.exec(text) ?? [];
  // A text outside the tables is not part of the circle, and a faulty token has a report of its own.
  if (hasToken.test(filled) && unfilled.length === before && tableKeys.some((key) => key === path[0]))
    problems.push({
      rule: 'malformed-token',
      message: `found ${words}, which leads back to this text; write the words themselves`,
      path: [...path],
      part: { words },
    });
  return filled.replace(/\\([{}])/g, '$1');
}

/** Enough for a claim that states a fact that states the hours. */
const maxPasses = 5;

/** Finds the first or last word of a token beside it once more: `{miles:keswick} miles`, `from {from:brake-pads}`. */
function findRepeated(text: string, index: number, token: string, value: string) {
  const before = /(\p{L}{2,}) $/u.exec(text.slice(0, index))?.[1];
  const after = /^ (\p{L}{2,})(?![\p{L}’'-])/u.exec(text.slice(index + token.length))?.[1];
  // A capital in the value alone is that of a name: Welcome to To Go Bikes.
  const isSame = (end: string, word?: string) => word !== undefined && [word, word.toLowerCase()].includes(end);
  const [first = '', last = ''] = [/^\p{L}+(?= )/u, /(?<= )\p{L}+$/u].map((end) => end.exec(value)?.[0]);
  const other = isSame(first, before) ? before : isSame(last, after) ? after : undefined;
  if (!other) return undefined;
  const words = other === before ? `${before} ${token}` : `${token} ${after}`;
  return { words, message: `found "${words}", but ${token} is "${value}"; remove the other "${other}"` };
}

/** Reads what tokens refer to. A faulty entry keeps its name, so that its fault is reported only there. */
function readTokenSource(definition: unknown): TokenSource {
  const whole = wholeKeys.map((key) => [key, site.shape[key].safeParse(valueAt(definition, [key])).data]);
  const tables = tableKeys.map((key) => {
    const { valueType } = site.shape[key].unwrap();
    const entries = Object.entries(entryOf(valueAt(definition, [key])));
    return [key, Object.fromEntries(entries.map(([name, entry]) => [name, valueType.safeParse(entry).data]))];
  });
  return Object.fromEntries([...whole, ...tables]);
}
