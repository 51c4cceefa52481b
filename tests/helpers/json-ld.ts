import type { BuiltPage } from './built-pages.ts';
import { findAll } from './elements.ts';

/** A node of structured data. */
// biome-ignore lint/suspicious/noExplicitAny: the JSON of a page has no type
export type Thing = Record<string, any>;

/** The nodes of a page's only graph. */
export function graphOf({ document, path }: BuiltPage): Thing[] {
  const scripts = findAll(document, ({ name, attribs }) => name === 'script' && attribs.type === 'application/ld+json');
  if (scripts.length !== 1) throw new Error(`${path} has ${scripts.length} graphs.`);
  const [text] = scripts[0]?.children ?? [];
  return JSON.parse(text && 'data' in text ? text.data : '')['@graph'];
}

/** The node of a type in a graph. */
export function thingOf(graph: readonly Thing[], type: string): Thing | undefined {
  return graph.find((thing) => thing['@type'] === type);
}
