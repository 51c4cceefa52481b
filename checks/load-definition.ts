import { relative } from 'node:path';
import type { Site } from '../schema/site.ts';
import { loadSite } from '../site/parse.ts';
import { SiteError } from '../site/problem.ts';
import { importDefinition } from '../site/source/import-definition.ts';
import { placeProblems } from '../site/source/place-problems.ts';
import { writeNames } from '../site/source/write-names.ts';
import { formatProblems } from './report/format-problems.ts';
import type { Format } from './report/reporters.ts';

/** Returns the file of the definition that is built and checked. */
export function definitionFile(env = process.env): string {
  return env.SITE_CONFIG || './site.config.ts';
}

/**
 * Imports and parses a definition, and updates the names beside it. Throws a SiteError that lists every problem with
 * its line and column.
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

type Placeholder = Site['business']['placeholders'][number];

/** Lists a warning for every value of the definition that is a placeholder for the owner's real one. */
export function placeholderWarnings(site: Site): string[] {
  return site.business.placeholders.map((placeholder) => {
    const { key, value } = placeholders[placeholder](site);
    return `warning: ${key} is a placeholder (${value}); supply the real value before going live`;
  });
}

const placeholders: Record<Placeholder, (site: Site) => { key: string; value: string }> = {
  name: ({ business }) => ({ key: 'business.name', value: business.name }),
  phone: ({ business }) => ({ key: 'business.phone', value: business.phone.display }),
  email: ({ business }) => ({ key: 'business.email', value: business.email }),
  url: ({ url }) => ({ key: 'url', value: url }),
  'voice assistant': ({ voiceAssistant }) => ({ key: 'voiceAssistant', value: voiceAssistant?.src ?? 'none' }),
};
