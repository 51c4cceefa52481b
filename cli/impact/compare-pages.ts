import type { Route } from '../../site/routes.ts';
import type { SiteRenderer } from './render-site.ts';

/** A page that differs between two sites, and the types of its structured data that do. */
export type ChangedPage = { path: string; types: readonly string[] };

/**
 * Finds the pages that differ between two sites. A page is made from its route and from what all pages share, so pages
 * of one shape whose data differ in the same keys change alike: one of them is rendered for all.
 */
export function comparePages(before: SiteRenderer, after: SiteRenderer): ChangedPage[] {
  const shared = differences(before.site, after.site);
  const sharedKeys = new Set(shared.flatMap((place) => place.split('.')));
  const routesAfter = new Map(after.routes.map((route) => [route.path, route]));
  const known = new Map<string, readonly string[] | undefined>();
  const shapes = new Map<unknown, string>();
  return before.routes.flatMap(({ path }, index) => {
    const route = before.routes[index] as Route;
    const changed = routesAfter.get(path);
    const own = changed ? differences(route, changed) : ['path'];
    if (own.length === 0 && shared.length === 0) return [];
    const group = `${own.join()} ${shapeOf(route, '', sharedKeys, shapes)}`;
    if (!known.has(group)) {
      known.set(group, changedTypes(before.render(route), changed ? after.render(changed) : ''));
    }
    const types = known.get(group);
    return types ? [{ path, types }] : [];
  });
}

/** The types of the nodes of structured data that another document lacks; undefined where both are the same. */
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

/** The keys at which two values differ, without the places in lists: `.sections.rows.price`. */
function differences(a: unknown, b: unknown): string[] {
  const found = new Set<string>();
  const compare = (one: unknown, other: unknown, at: string) => {
    if (one === other) return;
    if (!isObject(one) || !isObject(other)) {
      found.add(at);
      return;
    }
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      compare(one[key], other[key], join(at, one, key));
    }
  };
  compare(a, b, '');
  return [...found].sort();
}

/** Keys whose values choose what a template renders. */
const choices = new Set(['kind', 'style', 'tone', 'show', 'form', 'type']);

/** The keys of a value at any depth, with the values that choose what is rendered or name a key that all pages share. */
function shapeOf(value: unknown, key: string, sharedKeys: ReadonlySet<string>, known: Map<unknown, string>): string {
  // The towns are a list by name.
  const [items, name] = key === 'towns' && isObject(value) ? [Object.values(value), 'town'] : [value, key];
  if (Array.isArray(items)) return [...new Set(items.map((item) => shapeOf(item, name, sharedKeys, known)))].join();
  if (!isObject(value)) return choices.has(key) || sharedKeys.has(String(value)) ? `${key}=${value}` : key;
  // Pages share many of their links.
  const shape =
    known.get(value) ??
    Object.keys(value)
      .map((name) => shapeOf(value[name], name, sharedKeys, known))
      .join();
  known.set(value, shape);
  return `${key}(${shape})`;
}

/** Items of a list, and towns, count under the key of their list. */
function join(at: string, parent: object, key: string): string {
  return Array.isArray(parent) || at === '.towns' ? at : `${at}.${key}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
