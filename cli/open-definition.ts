import { relative } from 'node:path';
import { definitionFile, loadDefinition } from '../checks/load-definition.ts';
import type { Site } from '../schema/site.ts';
import type { KeyPath } from '../site/problem.ts';
import { importDefinition } from '../site/source/import-definition.ts';
import { locate, readSource, type Source } from '../site/source/source.ts';

/** A definition as it is asked about: its text, its data before tokens are filled in, and the site that it makes. */
export type Definition = { file: string; source: Source; written: unknown; site: Site };

/** Opens the definition that is built and checked. Throws a SiteError where it does not hold. */
export async function openDefinition(file = definitionFile()): Promise<Definition> {
  const site = await loadDefinition(file);
  return { file, source: readSource(relative('.', file)), written: await importDefinition(file), site };
}

/** Where the value at a key path is written, as editors open it: `site.config.ts:146:19`. */
export function whereIs({ source }: Pick<Definition, 'source'>, path: KeyPath): string {
  const { file, line, column } = locate(source, path);
  return `${file}:${line}:${column}`;
}
