import { relative } from 'node:path';
import type { Site } from '../schema/site.ts';
import { loadSite } from '../site/load-site.ts';
import { SiteError } from '../site/problem.ts';
import { importDefinition } from '../site/source/import-definition.ts';
import { placeProblems } from '../site/source/place-problems.ts';
import { writeNames } from '../site/source/write-names.ts';
import { formatProblems } from './report/format-problems.ts';
import type { Format } from './report/reporters.ts';

/** The file of the definition that is built and checked. */
export function definitionFile(env = process.env): string {
  return env.SITE_CONFIG || './site.config.ts';
}

/**
 * Imports and parses a definition, and brings the names beside it up to date. Throws a SiteError that names every
 * problem in it, with its line and column.
 */
export async function loadDefinition(file = definitionFile(), format: Format = 'text'): Promise<Site> {
  const definition = await importDefinition(file);
  writeNames(definition, file);
  try {
    return loadSite(definition);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const placed = placeProblems(error.problems, relative('.', file));
    throw new SiteError(error.problems, formatProblems(placed, format));
  }
}
