import { groupBy } from '../schema/group-by.ts';
import { isSlug } from '../schema/text.ts';
import { escapeRegExp } from './escape.ts';
import { entryOf, formatKeyPath, isAtOrBelow, type KeyPath, valueAt } from './key-path.ts';
import { nearestName } from './nearest-name.ts';
import { countOf, kindNames, type Problem, type Table } from './problem.ts';
import { tokensIn } from './tokens.ts';

/** Maximum further places listed in a message. */
const maxPlaces = 3;

/**
 * Merges problems with one cause: an unknown name is reported once, or at the entry that is probably meant. Drops
 * problems that are consequences of others.
 */
export function groupProblems(problems: readonly Problem[], definition: unknown): Problem[] {
  const faulty = new Set(
    problems.flatMap(({ rule, path, meant }) => {
      const isWhole = rule === 'missing-value' || rule === 'wrong-type';
      return [...(isWhole ? [path] : []), ...(meant ? [meant] : [])].map(formatKeyPath);
    }),
  );
  const isMissing = (table: string) => faulty.has(table) || (table === 'forms' && faulty.has('forms.forms'));
  const kept = problems
    .flatMap((problem) => nameTokens(problem, problems, definition) ?? [])
    .filter(({ unknown }) => !unknown || !isMissing(unknown.table));
  const renamed = new Set<string>();
  const grouped = [...groupBy(kept, causeOf).values()].map((group) => {
    const cause = group.length > 1 ? misnamedEntry(group, definition) : undefined;
    if (cause) renamed.add(String(group[0]?.unknown?.name));
    return cause ?? mergeGroup(group);
  });
  // A service's key is part of its addresses, so the pages that seem unknown have the same cause.
  return grouped.filter(
    ({ unknown }) => unknown?.table !== 'pages' || ![...renamed].some((name) => isAddressOf(unknown.name, name)),
  );
}

/** Adds the tokens to a message about length; drops it if a token's entry is faulty, since the length is unknown. */
function nameTokens(problem: Problem, all: readonly Problem[], definition: unknown): Problem | undefined {
  const written = problem.rule === 'out-of-bounds' ? valueAt(definition, problem.path) : undefined;
  const tokens = typeof written === 'string' ? tokensIn(written) : [];
  if (tokens.length === 0) return problem;
  const isSource = isAtOrBelow(tokens.flatMap(({ source }) => (source ? [source] : [])));
  if (all.some(({ path }) => isSource(path))) return undefined;
  const names = [...new Set(tokens.map(({ text }) => text))].join(', ');
  return { ...problem, message: `${problem.message}, with ${names} filled in` };
}

/** Returns a key for problems with one cause; a problem of its own is its own key. */
function causeOf(problem: Problem): unknown {
  const { rule, path, message, unknown } = problem;
  if (unknown) return `${unknown.table} ${unknown.name}`;
  const size = sizeOf(problem);
  if (size) return size;
  // Items of one list that are all strings instead of entries.
  if (rule === 'wrong-type' && typeof path.at(-1) === 'number') return `items of ${formatKeyPath(path.slice(0, -1))}`;
  // One unknown key in several entries of a table.
  const isKey = rule === 'unknown-key' && path.length > 2;
  return isKey ? `${formatKeyPath(path.slice(0, -2))} ${message} ${path.at(-1)}` : problem;
}

/** Returns a key to group problems with the width and the height of one picture. */
export function sizeOf({ path }: Problem): string | undefined {
  const isSide = ['width', 'height'].includes(String(path.at(-1)));
  return isSide ? `size of ${formatKeyPath(path.slice(0, -1))}` : undefined;
}

function isAddressOf(path: string, service: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name === service || (path.lastIndexOf('/') > 0 && name.endsWith(`-${service}`));
}

function mergeGroup(group: readonly Problem[]): Problem {
  const [first, ...others] = group as [Problem, ...Problem[]];
  if (others.length === 0) return first;
  if (!first.unknown) {
    const rest = sizeOf(first) ? others[0]?.path.at(-1) : countOf(others.length, 'more item');
    const same = first.rule === 'unknown-key' ? ' The same in' : '; the same for';
    return { ...first, message: `${first.message}${same} ${rest}${first.rule === 'unknown-key' ? '.' : ''}` };
  }
  const shown = others.slice(0, maxPlaces).map(({ path }) => formatKeyPath(path));
  const rest = others.length - shown.length;
  const places = countOf(others.length, 'more place');
  const message = `${first.message} The same in ${places}: ${shown.join(', ')}${rest > 0 ? ', …' : ''}.`;
  return { ...first, message, also: others.map(({ path }) => path) };
}

/** Reports several references to a missing name at an entry with a similar name that nothing refers to. */
function misnamedEntry(group: readonly Problem[], definition: unknown): Problem | undefined {
  const { table, name = '' } = group[0]?.unknown ?? {};
  if (!table) return undefined;
  const declared = declaredNames(table, definition);
  const names = [...declared.keys()].filter((each) => table === 'pages' || isSlug(each));
  const nearest = nearestName(name, names) ?? '';
  const path = declared.get(nearest);
  // Its own name, as a key or a path, is the only one in quotes, a token or a link.
  const written = JSON.stringify(definition, (_key, value) => (typeof value === 'bigint' ? undefined : value));
  const uses = written.match(new RegExp(`["(:]${escapeRegExp(nearest)}["#)}]`, 'g')) ?? [];
  if (!path || uses.length > 1) return undefined;
  const message = `nothing refers to it, but ${group.length} places refer to ${name}, which is not a ${kindNames[table]}; write ${name} here, or ${nearest} there`;
  return { rule: 'unknown-reference', path, message, ...(table !== 'pages' && { part: 'key' }) };
}

/** Returns the names of a table with the key paths that set them. */
function declaredNames(table: Table, definition: unknown): Map<string, KeyPath> {
  if (table === 'pages') {
    const pages = Object.values(entryOf(valueAt(definition, [table])));
    return new Map(pages.map((page, at) => [String(entryOf(page).path), [table, at, 'path']]));
  }
  const path = table === 'forms' ? ['forms', 'forms'] : [table];
  return new Map(Object.keys(entryOf(valueAt(definition, path))).map((name) => [name, [...path, name]]));
}
