import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Site } from '../../schema/site.ts';
import type { SiteNames } from '../../schema/typed-reference.ts';
import { completeDefinition } from '../complete-definition.ts';
import { locationPath, servicePath } from '../format.ts';
import { entriesOf, entryOf } from '../problem.ts';
import { idsOfSections } from '../references.ts';

/**
 * Writes the names of entries as types beside a definition that imports them, for auto-completion. Returns the file if
 * it changed.
 */
export function writeNames(definition: unknown, file: string): string | undefined {
  const namesFile = file.replace(/(\.config)?\.ts$/, '.names.ts');
  if (!readFileSync(file, 'utf8').includes(`'./${basename(namesFile)}'`)) return undefined;
  const text = formatNames(definition);
  if (existsSync(namesFile) && readFileSync(namesFile, 'utf8') === text) return undefined;
  writeFileSync(namesFile, text);
  return namesFile;
}

/** Formats the module of types: a union per kind, with one name per line for small diffs. */
export function formatNames(definition: unknown): string {
  const unions = Object.entries(collectNames(definition)).map(([kind, names]) => `  ${kind}:${union(names)};\n`);
  return `${header}export type SiteNames = {\n${unions.join('')}};\n`;
}

const header = `/**
 * Every name that the definition beside this file declares, for the editor and the type check.
 * Written by \`npm run check\`, \`npm run dev\` and \`npm run build\`; commit it, and do not edit it by hand.
 */
// biome-ignore-all format: one name a line, however few there are
`;

function union(names: readonly string[]): string {
  if (names.length === 0) return ' never';
  const unique = [...new Set(names)];
  return unique.map((name) => `\n    | '${name.replaceAll(/['\\]/g, '\\$&')}'`).join('');
}

/** Collects all names that references may use from a definition, which may be faulty. */
export function collectNames(definition: unknown): Record<keyof SiteNames, string[]> {
  const site = entryOf(completeDefinition(definition));
  const services = entryOf(site.services) as Site['services'];
  const structure = { structure: entryOf(site.structure) as Site['structure'] };
  const questions = Object.keys(entryOf(site.faq));
  const pages = [
    ...entriesOf(site.pages).map((entry) => ({ path: String(entry.path), entry })),
    ...Object.entries(services).map(([key, entry]) => ({ path: servicePath(structure, key), entry: entryOf(entry) })),
  ];
  const townPages = entriesOf(site.locations).map(({ town, service }) =>
    locationPath({ services, ...structure }, { town: String(town), service: String(service) }),
  );
  return {
    page: [...pages.map(({ path }) => path), ...townPages],
    fragment: pages.flatMap(({ path, entry }) =>
      idsOfSections({ faq: entryOf(site.faq) }, entry.sections).map(({ id }) => `${path}#${id}`),
    ),
    deadLink: entriesOf(site.knownDeadLinks).map(({ href }) => String(href)),
    service: Object.keys(services),
    town: Object.keys(entryOf(site.towns)),
    price: Object.keys(entryOf(site.prices)),
    department: Object.entries(entryOf(site.departments)).flatMap(([key, each]) =>
      (entryOf(each).phone ?? entryOf(each).address) ? [key] : [],
    ),
    claim: Object.keys(entryOf(site.claims)),
    form: Object.keys(entryOf(entryOf(site.forms).forms)),
    field: Object.keys(entryOf(entryOf(site.forms).fields)),
    question: questions,
  };
}
