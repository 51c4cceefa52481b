import { relative } from 'node:path';
import { formatProblems, type ProblemFormat } from '../definition/format-problems.ts';
import { importDefinition } from '../definition/import-definition.ts';
import { placeProblems } from '../definition/place-problems.ts';
import { writeNames } from '../definition/write-names.ts';
import { loadSite } from '../routes/load-site.ts';
import { SiteError } from '../schema/problem.ts';
import type { Site } from '../schema/site.ts';

/** The file of the definition that is built and checked. */
export function definitionFile(env = process.env): string {
  return env.SITE_CONFIG || './site.config.ts';
}

/**
 * Imports and parses a definition, and brings the names beside it up to date. Throws a SiteError that names every
 * problem in it, with its line and column.
 */
export async function loadDefinition(file = definitionFile(), format: ProblemFormat = 'text'): Promise<Site> {
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
