import { relative } from 'node:path';
import { loadDefinition } from '../checks/load-definition.ts';
import type { Site } from '../schema/site.ts';
import { type KeyPath, parseStablePath } from '../site/key-path.ts';
import { listNames, suggest } from '../site/nearest-name.ts';
import { writtenOf } from '../site/provenance.ts';
import { siteFolders } from '../site/source/folders.ts';
import { locate } from '../site/source/locate.ts';
import { readSource, type Source } from '../site/source/source.ts';

/** A definition: its source, its data before tokens are filled in, and the parsed site. */
export type Definition = { file: string; source: Source; written: unknown; site: Site };

/** Opens the definition that is built and checked. Throws a SiteError if it is invalid. */
export async function openDefinition(file = siteFolders().definition): Promise<Definition> {
  const site = await loadDefinition(file);
  return { file, source: readSource(relative('.', file)), written: writtenOf(site), site };
}

export function locationOf({ source }: Definition, path: KeyPath): string {
  const { file, line, column } = locate(source, path);
  return `${file}:${line}:${column}`;
}

/** Parses a key path as people and reports write it. The path of a page may replace its index. */
export function parseKey({ written, site }: Definition, asked: string): { path: KeyPath } | { problem: string } {
  const { path, missing } = parseStablePath(site, asked, written);
  if (!missing) return path.length > 0 ? { path } : { problem: 'Name a key, such as prices.brake-pads.' };
  const where = path.length > 0 ? path.join('.') : 'the definition';
  // An item with an address or an id is named by it, not by its number.
  const names = missing.valid.filter((key) => !/^\d+$/.test(key));
  const valid = names.length > 0 ? names : missing.valid;
  const hint = valid.length > 0 ? `${suggest(missing.key, valid)} ${listNames('key', valid)}` : ` Write ${where}.`;
  return { problem: `${asked}: ${where} has no "${missing.key}".${hint}` };
}
