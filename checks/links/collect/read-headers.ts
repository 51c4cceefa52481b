import { escapeRegExp } from '../../../site/escape.ts';
import { type Document, type HeaderLine, type HeaderRule, openDocument } from './collection.ts';

/** Addresses in the `Link:` lines of `_headers`, except hosts to connect to. */
const headerLinks = /(?<=^[ \t]+link:.*)<((?:\/|https?:)[^>]*)>(?!\s*;\s*rel="?(?:preconnect|dns-prefetch))/gim;

export function readHeaders(file: string, text: string): Document {
  const { document, add } = openDocument(file, text);
  for (const { 1: target = '', index } of text.matchAll(headerLinks)) add('either', target, 'headers Link', index + 1);
  return document;
}

/** Reads the rules of `_headers`, except those for another host, such as that of previews. */
export function readHeaderRules(text: string, origin: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  let current: HeaderRule | undefined;
  for (const [index, row] of text.split('\n').entries()) {
    const [, name, value = ''] = /^[ \t]+([\w-]+):[ \t]*(.*?)\s*$/.exec(row) ?? [];
    if (name) current?.headers.push({ name: name.toLowerCase(), value, line: index + 1 });
    if (!/^[^\s#]/.test(row)) continue;
    const [path = ''] = row.replace(origin, '').split(/\s/);
    current = path.startsWith('/') ? { path, line: index + 1, headers: [] } : undefined;
    if (current) rules.push(current);
  }
  return rules;
}

/** Returns the function that finds the headers of a path. */
export function indexHeaders(rules: readonly HeaderRule[]): (path: string) => readonly HeaderLine[] {
  const exact = new Map<string, HeaderRule[]>();
  for (const rule of rules) exact.set(rule.path, [...(exact.get(rule.path) ?? []), rule]);
  const patterns = rules
    .filter(({ path }) => isPattern(path))
    .map((rule) => ({ ...rule, pattern: patternOf(rule.path) }));
  return (path) =>
    [...(exact.get(path) ?? []), ...patterns.filter(({ pattern }) => pattern.test(path))].flatMap(
      ({ headers }) => headers,
    );
}

export function isPattern(path: string): boolean {
  return /[*:]/.test(path);
}

/** The paths that a line of `_redirects` or `_headers` matches, with `*` and `:placeholder`. */
export function patternOf(path: string): RegExp {
  const parts = escapeRegExp(path).replaceAll('\\*', '.*');
  return new RegExp(`^${parts.replace(/:\w+/g, '[^/]+')}/?$`);
}
