import type { Site } from '../../../schema/site.ts';
import type { KeyPath } from '../../../site/problem.ts';
import type { Route } from '../../../site/routes.ts';
import { entryOf } from './list-page-renderings.ts';

/** What an address that is no link comes from, as far as it can be told. */
export type Trace = { entry?: KeyPath | undefined; template?: string };

/** Traces an address that a machine reads, by what carries it. */
export function traceAttribute(site: Site, route: Route | undefined, attribute: string, target: string): Trace {
  const page = route && { entry: entryOf(site, route) };
  const known = templates.find(([pattern]) => pattern.test(attribute));
  const picture = /image|icon|img|manifest/.test(attribute) ? findFile(site, target, route) : undefined;
  const form = attribute.startsWith('form') && route ? findForm(site, route) : undefined;
  const entry = picture ?? form ?? page?.entry;
  const template = known?.[1](target);
  return { ...(entry && { entry }), ...(template && { template }) };
}

const head = () => 'renderer/head.tsx';
const sitemap = () => 'prerender/documents.ts';

/** Which file writes what. The rest is the bundler's, or somebody's who changed a built page. */
const templates: readonly (readonly [RegExp, (target: string) => string | undefined])[] = [
  [/^(link (canonical|icon|apple-touch-icon|manifest)|meta (og|twitter):)/, head],
  [/^(sitemap|robots)/, sitemap],
  [/^manifest/, () => 'renderer/web-manifest.ts'],
  [/^JSON-LD (@id|url)/, nodeTemplate],
  [/^JSON-LD item/, () => 'renderer/jsonld/breadcrumbs.ts'],
  [/^JSON-LD image/, () => 'renderer/jsonld/business.ts'],
  [/^JSON-LD/, () => 'renderer/jsonld/graph.ts'],
  [/^form/, () => 'templates/islands/EnquiryForm.tsx'],
  [/^img/, () => 'templates/parts/Picture.tsx'],
  [/^use/, () => 'templates/parts/Icon.tsx'],
];

/** Nodes of structured data are named after what they are. */
function nodeTemplate(id: string): string {
  const [, name = ''] = id.split('#');
  const files: Record<string, string> = { business: 'business', breadcrumbs: 'breadcrumbs', service: 'service' };
  if (name.startsWith('offer-')) return 'renderer/jsonld/service.ts';
  if (name.startsWith('q-')) return 'renderer/jsonld/faq.ts';
  return `renderer/jsonld/${files[name] ?? 'web-page'}.ts`;
}

function findForm(site: Site, route: Route): KeyPath | undefined {
  const index = route.sections.findIndex(({ kind }) => kind === 'form');
  return index === -1 ? undefined : [...entryOf(site, route), 'sections', index, 'form'];
}

/** Where the definition names a picture: for the page itself, or for the site. */
function findFile(site: Site, target: string, route: Route | undefined): KeyPath | undefined {
  const entry = route ? entryOf(site, route) : [];
  const own = route ? findString(valueAt(site, entry), target, entry) : undefined;
  return own ?? findString(site.brand, target, ['brand']);
}

function findString(value: unknown, wanted: string, path: KeyPath): KeyPath | undefined {
  if (value === wanted) return path;
  if (value === null || typeof value !== 'object') return undefined;
  const isList = Array.isArray(value);
  for (const [key, item] of Object.entries(value)) {
    const found = findString(item, wanted, [...path, isList ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], value);
}
