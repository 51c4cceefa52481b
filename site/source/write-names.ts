import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Site } from '../../schema/site.ts';
import type { SiteNames } from '../../schema/typed-reference.ts';
import { declaredPages } from '../declared-pages.ts';

/**
 * Writes the names of entries as types beside a definition that imports them, for auto-completion. Returns the file if
 * it changed.
 */
export function writeNames(site: Site, file: string): string | undefined {
  const namesFile = file.replace(/(\.config)?\.ts$/, '.names.ts');
  if (!readFileSync(file, 'utf8').includes(`'./${basename(namesFile)}'`)) return undefined;
  const text = formatNames(site);
  if (existsSync(namesFile) && readFileSync(namesFile, 'utf8') === text) return undefined;
  writeFileSync(namesFile, text);
  return namesFile;
}

/** Formats the module of types: a union per kind, with one name per line for small diffs. */
export function formatNames(site: Site): string {
  const unions = Object.entries(collectNames(site)).map(([kind, names]) => `  ${kind}:${union(names)};\n`);
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

export function collectNames(site: Site): Record<keyof SiteNames, string[]> {
  const pages = declaredPages(site);
  const listed = pages.filter(({ entry }) => entry[0] !== 'locations');
  const { services, towns, prices, departments = {}, claims, forms, faq } = site;
  return {
    page: pages.map(({ path }) => path),
    fragment: listed.flatMap(({ path, ids }) => ids().map((id) => `${path}#${id}`)),
    deadLink: site.knownDeadLinks.map(({ href }) => href),
    service: Object.keys(services),
    town: Object.keys(towns),
    price: Object.keys(prices),
    department: Object.keys(departments).filter((key) => departments[key]?.phone ?? departments[key]?.address),
    claim: Object.keys(claims),
    form: Object.keys(forms.forms),
    field: Object.keys(forms.fields),
    question: Object.keys(faq),
  };
}
