import { isObject } from '../../site/key-path.ts';
import type { Route } from '../../site/routes.ts';
import type { SiteRenderer } from './render-site.ts';

/** A page that differs between two sites, and the types of its structured data that differ. */
export type ChangedPage = { path: string; types: readonly string[] };

/** Maximum number of pages to render one by one, which takes less than a second; 2,000 would take ten. */
const maxRendered = 200;

/** Finds the pages that differ. On a large site, renders one page for all with the same shape and differing keys. */
export function comparePages(before: SiteRenderer, after: SiteRenderer, isLarge = before.routes.length > maxRendered) {
  const shared = differences(before.site, after.site);
  const sharedKeys = new Set(shared.flatMap((place) => place.split('.')));
  const routesAfter = new Map(after.routes.map((route) => [route.path, route]));
  const known = new Map<string, readonly string[] | undefined>();
  const shapes: Shapes = { sharedKeys, known: new Map(), entries: shapesOfEntries(before.site, sharedKeys) };
  return before.routes.flatMap(({ path }, index): ChangedPage[] => {
    const route = before.routes[index] as Route;
    const changed = routesAfter.get(path);
    const own = changed ? differences(route, changed) : ['path'];
    if (own.length === 0 && shared.length === 0) return [];
    const group = isLarge ? `${own.join()} ${shapeOf(route, '', shapes)}` : path;
    if (!known.has(group)) known.set(group, changedTypes(before.render(route), changed ? after.render(changed) : ''));
    const types = known.get(group);
    return types ? [{ path, types }] : [];
  });
}

/** Returns the types of structured data that differ; undefined if the documents are identical. */
function changedTypes(html: string, other: string): string[] | undefined {
  if (html === other) return undefined;
  const others = new Set(nodesOf(other).map((node) => JSON.stringify(node)));
  const changed = nodesOf(html).filter((node) => !others.has(JSON.stringify(node)));
  return [...new Set(changed.map((node) => node['@type']))];
}

function nodesOf(html: string): { '@type': string }[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return json === undefined ? [] : JSON.parse(json)['@graph'];
}

/** Returns the keys at which two values differ, without list indexes: `.sections.rows.price`. */
function differences(a: unknown, b: unknown): string[] {
  const found = new Set<string>();
  const compare = (one: unknown, other: unknown, at: string) => {
    if (one === other) return;
    if (!isObject(one) || !isObject(other)) {
      found.add(at);
      return;
    }
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
      compare(one[key], other[key], join(at, one, key));
  };
  compare(a, b, '');
  return [...found].sort();
}

/** Keys whose values determine what a template renders. */
const choices = new Set(['kind', 'style', 'tone', 'show', 'form', 'type']);

type Shapes = {
  sharedKeys: ReadonlySet<string>;
  /** Cache by value, because pages share many links. */
  known: Map<unknown, string>;
  /** Shapes of entries by the key that pages refer to them by. */
  entries: ReadonlyMap<string, string>;
};

/** Returns the shapes of the entries of all tables. Does not follow their references, which may be circular. */
function shapesOfEntries(site: object, sharedKeys: ReadonlySet<string>): ReadonlyMap<string, string> {
  const shapes: Shapes = { sharedKeys, known: new Map(), entries: new Map() };
  const found = new Map<string, string>();
  for (const table of Object.values(site)) {
    if (!isObject(table) || Array.isArray(table)) continue;
    for (const [key, entry] of Object.entries(table)) {
      if (isObject(entry)) found.set(key, (found.get(key) ?? '') + shapeOf(entry, 'entry', shapes));
    }
  }
  return found;
}

/** Returns the keys of a value and of the entries it refers to, with the values that determine what is rendered. */
function shapeOf(value: unknown, key: string, shapes: Shapes): string {
  const shapesOf = (items: readonly unknown[], name: string) =>
    [...new Set(items.map((item) => shapeOf(item, name, shapes)))].join();
  // Treat the table of towns as a list.
  if (key === 'towns' && isObject(value)) return shapesOf(Object.values(value), 'town');
  if (Array.isArray(value)) return shapesOf(value, key);
  if (!isObject(value)) {
    // Zero has a meaning of its own: a free price, the town of the business.
    const isSignificant = choices.has(key) || value === 0 || shapes.sharedKeys.has(String(value));
    const entry = typeof value === 'string' ? (shapes.entries.get(value) ?? '') : '';
    return (isSignificant ? `${key}=${value}` : key) + entry;
  }
  const shape =
    shapes.known.get(value) ??
    Object.keys(value)
      .map((name) => shapeOf(value[name], name, shapes))
      .join();
  shapes.known.set(value, shape);
  return `${key}(${shape})`;
}

/** Appends a key to a path, but not a list index or the key of a town. */
function join(at: string, parent: object, key: string): string {
  return Array.isArray(parent) || at === '.towns' ? at : `${at}.${key}`;
}
