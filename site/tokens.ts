import type { KeyPath, Problem } from './problem.ts';
import { unknownReference } from './reference.ts';
import type { TokenSource } from './token-source.ts';
import { writers } from './token-writers.ts';

/** A definition with its tokens filled in, and what kept some of them from it. */
export type Filled = {
  value: unknown;
  problems: Problem[];
  /** Where a token still stands, because it names nothing or something that is faulty itself. */
  unfilled: KeyPath[];
};

const tokenPattern = /\{([a-z]+)(?::([^{}]*))?\}/g;

/**
 * Fills in every `{token}` of every string of a definition. Facts and price descriptions may hold tokens
 * themselves, so what is filled in is read once more; what names nothing is told the first time.
 */
export function fillTokens(definition: unknown, source: TokenSource): Filled {
  const filled: Filled = { value: definition, problems: [], unfilled: [] };
  // One token stands on thousands of town pages and is worked out once.
  const written = new Map<string, Written>();
  const writeOnce = (token: string, name: string, id: string): Written => {
    const known = written.get(token) ?? writeToken(token, name, id, source);
    written.set(token, known);
    return known;
  };
  filled.value = fillValue(definition, writeOnce, [], filled);
  return filled;
}

/** The words that a token stands for, or why there are none: a message, or a fault that is told elsewhere. */
type Written = { words: string } | { message: string } | 'faulty';
type Path = (string | number)[];
type Write = (token: string, name: string, id: string) => Written;

function writeToken(token: string, name: string, id: string, source: TokenSource): Written {
  const write = Object.hasOwn(writers, name) ? writers[name] : undefined;
  const written = write ? write(source, id) : { kind: 'token', valid: Object.keys(writers) };
  if (written === undefined) return 'faulty';
  if (typeof written === 'string') return { words: written };
  return { message: `in ${token} ${unknownReference(written.kind, write ? id : name, written.valid)}` };
}

/** A copy with its tokens filled in; what holds none is not copied. `path` is lent, and changes while it is walked. */
function fillValue(value: unknown, write: Write, path: Path, filled: Filled): unknown {
  if (typeof value === 'string') return value.includes('{') ? fillText(value, write, path, filled) : value;
  if (value === null || typeof value !== 'object') return value;
  const isList = Array.isArray(value);
  const written = value as Record<string | number, unknown>;
  let copy: Record<string | number, unknown> | undefined;
  for (const name of Object.keys(value)) {
    const key = isList ? Number(name) : name;
    path.push(key);
    const item = fillValue(written[key], write, path, filled);
    path.pop();
    if (item === written[key]) continue;
    copy ??= (isList ? [...value] : { ...value }) as Record<string | number, unknown>;
    copy[key] = item;
  }
  return copy ?? value;
}

function fillText(text: string, write: Write, path: KeyPath, { problems, unfilled }: Filled): string {
  const fillOnce = (from: string, complain?: (token: string, message: string) => void) =>
    from.replace(tokenPattern, (token, name: string, id = '') => {
      const written = write(token, name, id);
      if (written !== 'faulty' && 'words' in written) return written.words;
      unfilled.push([...path]);
      if (written !== 'faulty') complain?.(token, written.message);
      return token;
    });
  const once = fillOnce(text, (token, message) =>
    problems.push({ rule: 'unknown-token', path: [...path], message, part: { words: token } }),
  );
  return once.includes('{') ? fillOnce(once) : once;
}
