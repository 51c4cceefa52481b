import { relative } from 'node:path';
import type { Site } from '../schema/site.ts';
import { hoursShort } from '../site/format-hours.ts';
import { loadSite } from '../site/parse.ts';
import { type Problem, SiteError, type Warning } from '../site/problem.ts';
import { findFileProblems } from '../site/source/find-file-problems.ts';
import { siteFolders } from '../site/source/folders.ts';
import { readDefinition } from '../site/source/import-definition.ts';
import { frameFaults, type LocatedProblem, locateProblems, sortByLocation } from '../site/source/locate-problems.ts';
import { readIcons } from '../site/source/read-icons.ts';
import { writeNames } from '../site/source/write-names.ts';
import { vocabularyOf } from '../site/vocabularies.ts';
import { formatProblems } from './report/format-problems.ts';
import type { Format } from './report/reporters.ts';

/**
 * Imports and parses a definition, and updates the names beside it. Throws a SiteError with lines and columns;
 * `publicDir` adds pictures.
 */
export async function loadDefinition(
  file = siteFolders().definition,
  format: Format = 'text',
  publicDir?: string,
): Promise<Site> {
  const shown = relative('.', file);
  const imported = await readDefinition(shown);
  const refuse = (placed: readonly LocatedProblem[]): never => {
    throw new SiteError(placed, formatProblems(placed, format));
  };
  if ('faults' in imported) return refuse(frameFaults(imported.faults));
  const { value, repeated } = imported;
  const parsed = parse(value);
  const icons = await readIcons(value, publicDir);
  const pictures = publicDir === undefined ? [] : findFileProblems(value, publicDir);
  // A key that is written twice hides an entry that others name.
  const named = parsed.problems.filter(({ unknown }) => repeated.length === 0 || !unknown);
  const problems = [...named, ...icons.problems, ...pictures];
  if (repeated.length > 0 || problems.length > 0 || !parsed.site) {
    // The value that is lost may be the valid one.
    const placed = locateProblems(problems, shown).filter(({ line }) => repeated.every((each) => each.line !== line));
    return refuse(sortByLocation([...frameFaults(repeated), ...placed]));
  }
  writeNames(value, shown);
  return parsed.site;
}

function parse(definition: unknown): { site?: Site; problems: readonly Problem[] } {
  try {
    return { site: loadSite(definition), problems: [] };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return { problems: error.problems };
  }
}

type Placeholder = Site['business']['placeholders'][number];

/** Lists a warning for every value that is a placeholder for the owner's real one, and for words that stay English. */
export function placeholderWarnings(site: Site): Warning[] {
  const values = site.business.placeholders.map((placeholder): Warning => {
    const { key, value } = placeholders[placeholder](site);
    return { level: 'warning', text: `${key} is a placeholder (${value}); supply the real value before going live` };
  });
  const { language } = site;
  if (vocabularyOf(language)) return values;
  const text = `schema/vocabulary/ has no texts for ${language}, so those that the definition does not write are English`;
  return [{ level: 'warning', text }, ...values];
}

const placeholders: Record<Placeholder, (site: Site) => { key: string; value: string }> = {
  name: ({ business }) => ({ key: 'business.name', value: business.name }),
  phone: ({ business }) => ({ key: 'business.phone', value: business.phone.display }),
  email: ({ business }) => ({ key: 'business.email', value: business.email }),
  url: ({ url }) => ({ key: 'url', value: url }),
  hours: ({ hours, ...words }) => ({ key: 'hours', value: hoursShort({ hours, ...words }) }),
  'voice assistant': ({ voiceAssistant }) => ({ key: 'voiceAssistant', value: voiceAssistant?.src ?? 'none' }),
};
