import { relative } from 'node:path';
import type { Site } from '../schema/site.ts';
import { english } from '../schema/vocabulary/english.ts';
import { hoursShort } from '../site/format-hours.ts';
import { sizeOf } from '../site/group-problems.ts';
import { loadSite } from '../site/parse.ts';
import {
  formatKeyPath,
  isEntry,
  type KeyPath,
  type Problem,
  SiteError,
  valueAt,
  type Warning,
} from '../site/problem.ts';
import { definitionOf, listOrigins } from '../site/provenance.ts';
import { findFileProblems } from '../site/source/find-file-problems.ts';
import { siteFolders } from '../site/source/folders.ts';
import { readDefinition } from '../site/source/import-definition.ts';
import { frameFaults, type LocatedProblem, locateProblems, sortByLocation } from '../site/source/locate-problems.ts';
import { readIcons } from '../site/source/read-icons.ts';
import { writeNames } from '../site/source/write-names.ts';
import { formatStablePath } from '../site/stable-key-path.ts';
import { neutral, vocabularyOf } from '../site/vocabularies.ts';
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
  // The file says what the size should be.
  const sizes = new Set(pictures.filter(({ rule }) => rule === 'picture-size').map(sizeOf));
  const others = named.filter((problem) => !sizes.has(sizeOf(problem) ?? ''));
  const problems = [...others, ...icons.problems, ...pictures];
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
  const keys = vocabularyOf(language) ? [] : englishKeys(site);
  if (keys.length === 0) return values;
  const text = `schema/vocabulary/ has no texts for ${language}; still English until the definition writes them: ${keys.join(', ')}`;
  return [{ level: 'warning', text }, ...values];
}

/** Lists the keys whose text is English, or a whole group of them: those not written, and the words of a new site. */
function englishKeys(site: Site): string[] {
  const { form, starter, ...words } = english;
  const forms = Object.fromEntries(Object.keys(site.forms.forms).map((key) => [key, form]));
  const written = definitionOf(site)?.written;
  const visit = (texts: unknown, path: KeyPath): { keys: string[]; isWhole: boolean } => {
    if (!isEntry(texts)) {
      const isWritten = valueAt(written, path) !== undefined;
      return { keys: isWritten || valueAt(neutral, path) ? [] : [formatKeyPath(path)], isWhole: !isWritten };
    }
    const parts = Object.entries(texts).map(([key, below]) => visit(below, [...path, key]));
    const keys = parts.flatMap((part) => part.keys);
    const isWhole = parts.every((part) => part.isWhole);
    return { keys: isWhole && path.length > 0 && keys.length > 1 ? [formatKeyPath(path)] : keys, isWhole };
  };
  // Other languages have a page named Contact too.
  const { contact: _, contactPath: _path, ...own } = starter;
  const patterns = Object.values(own).map((text) => text.replace(/[.{}]/g, '\\$&').replace(/\[\w+\]/g, '.+'));
  const isStarter = new RegExp(`^(${patterns.join('|')})$`);
  const origins = listOrigins(site).filter(({ written: text }) => typeof text === 'string' && isStarter.test(text));
  return [
    ...visit({ ...words, forms: { ...words.forms, forms } }, []).keys,
    ...origins.map(({ path }) => formatStablePath(site, path)),
  ];
}

const placeholders: Record<Placeholder, (site: Site) => { key: string; value: string }> = {
  name: ({ business }) => ({ key: 'business.name', value: business.name }),
  phone: ({ business }) => ({ key: 'business.phone', value: business.phone.display }),
  email: ({ business }) => ({ key: 'business.email', value: business.email }),
  url: ({ url }) => ({ key: 'url', value: url }),
  hours: ({ hours, ...words }) => ({ key: 'hours', value: hoursShort({ hours, ...words }) }),
  'voice assistant': ({ voiceAssistant }) => ({ key: 'voiceAssistant', value: voiceAssistant?.src ?? 'none' }),
};
