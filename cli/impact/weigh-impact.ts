import type { Site } from '../../schema/site.ts';
import { locationPath, servicePath } from '../../site/paths.ts';
import type { KeyPath } from '../../site/problem.ts';
import type { Definition } from '../open-definition.ts';
import { changeEntry } from './change-entry.ts';
import { findMentions, type Mention } from './find-mentions.ts';
import type { RenderedPage } from './open-renderer.ts';
import { writeMails } from './write-mails.ts';

/** What an entry of the definition touches. */
export type Impact = {
  mentions: Mention[];
  /** The addresses that its key is part of. */
  addresses: string[];
  /** The pages that would read otherwise. */
  pages: string[];
  /** The pages with links to its addresses. */
  linkedFrom: string[];
  formOptions: string[];
  mails: string[];
  /** The types of the nodes of structured data that would differ, with the number of pages. */
  structuredData: { type: string; pages: number }[];
};

/** Changes an entry in a copy of the definition, draws both sites, and tells what differs. */
export function weighImpact(definition: Definition, path: KeyPath, render: (site: Site) => RenderedPage[]): Impact {
  const { site, written } = definition;
  const changed = changeEntry(written, path) ?? site;
  const before = render(site);
  const after = new Map(render(changed).map((page) => [page.path, page]));
  const addresses = new Set(addressesOf(site, path));
  return {
    mentions: findMentions(definition, path),
    addresses: [...addresses],
    pages: before.filter((page) => after.get(page.path)?.html !== page.html).map((page) => page.path),
    linkedFrom: before
      .filter(({ html }) => linksOf(html).some((address) => addresses.has(address)))
      .map((page) => page.path),
    formOptions: changedOptions(site, changed),
    mails: changedMails(site, changed),
    structuredData: changedNodes(before, after),
  };
}

function linksOf(html: string): string[] {
  return Array.from(html.matchAll(/ href="([^"#]*)/g), ([, address = '']) => address);
}

function addressesOf(site: Site, [table, key]: KeyPath): string[] {
  const ofTownPages = (takes: (page: Site['locations'][number], index: number) => boolean) =>
    site.locations.filter(takes).map((page) => locationPath(site, page));
  if (table === 'services' && key) return [servicePath(String(key)), ...ofTownPages(({ service }) => service === key)];
  if (table === 'towns') return ofTownPages(({ town }) => town === key);
  if (table === 'locations') return ofTownPages((_, index) => index === key);
  if (table === 'pages') return site.pages.filter((_, index) => index === key).map((page) => page.path);
  return [];
}

function changedOptions(site: Site, changed: Site): string[] {
  return Object.entries(site.forms.forms).flatMap(([key, { services }]) =>
    services
      .filter(({ label }, index) => changed.forms.forms[key]?.services[index]?.label !== label)
      .map(({ label }) => `${key}: ${label}`),
  );
}

/** The mails that differ, those about one choice of a form alone only where not all of that form do. */
function changedMails(site: Site, changed: Site): string[] {
  const after = writeMails(changed);
  const names = [...writeMails(site)].filter(([name, text]) => after.get(name) !== text).map(([name]) => name);
  return names.filter((name) => !names.includes(name.replace(/ \([^)]*\)$/, '')) || !name.endsWith(')'));
}

function changedNodes(
  before: readonly RenderedPage[],
  after: ReadonlyMap<string, RenderedPage>,
): Impact['structuredData'] {
  const pagesOf = new Map<string, number>();
  for (const page of before) {
    const others = new Set(after.get(page.path)?.graph.map((node) => JSON.stringify(node)));
    const types = new Set(page.graph.filter((node) => !others.has(JSON.stringify(node))).map((node) => node['@type']));
    for (const type of types) pagesOf.set(type, (pagesOf.get(type) ?? 0) + 1);
  }
  return [...pagesOf].map(([type, pages]) => ({ type, pages }));
}
