import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Site } from '../../schema/site.ts';
import type { SiteNames } from '../../schema/typed-reference.ts';
import { declaredPages } from '../declared-pages.ts';
import { sizeOf } from '../group-problems.ts';
import { loadSite, type OwnKinds } from '../parse.ts';
import type { Problem, SiteError } from '../problem.ts';
import { findFileProblems } from './find-file-problems.ts';
import { readDefinition } from './import-definition.ts';
import { frameFaults, type LocatedProblem, locateProblems, sortByLocation } from './locate.ts';
import { readIcons } from './read-icons.ts';

export type Parse = (definition: unknown, kinds: OwnKinds) => Site;

/** A site, or the problems that prevent it, and the files that they were read from. */
type Reading = { site?: Site; problems: readonly LocatedProblem[]; sources: readonly string[] };

/** Imports and parses a definition, and updates its generated names. With `publicDir`, checks its files too. */
export async function readSite(
  file: string,
  { publicDir, parse = (definition) => loadSite(definition) }: { publicDir?: string; parse?: Parse },
): Promise<Reading> {
  const imported = await readDefinition(file);
  if ('faults' in imported) {
    const { faults } = imported;
    return { problems: frameFaults(faults), sources: faults.map((fault) => fault.file) };
  }
  const { value, kinds, repeated, sources } = imported;
  const parsed = tryParse(() => parse(value, kinds));
  const icons = await readIcons(value, publicDir);
  const pictures = publicDir === undefined ? [] : findFileProblems(value, publicDir);
  // A repeated key hides an entry, so names that seem unknown, and places on the strip map, may exist.
  const named = parsed.problems.filter(
    ({ unknown, rule }) => repeated.length === 0 || !(unknown || rule === 'impossible-strip-map'),
  );
  // The problem with the file states the correct size.
  const sizes = new Set(pictures.filter(({ rule }) => rule === 'picture-size').map(sizeOf));
  const others = named.filter((problem) => !sizes.has(sizeOf(problem) ?? ''));
  const problems = [...others, ...icons.problems, ...pictures];
  if (repeated.length > 0 || problems.length > 0 || !parsed.site) {
    // A repeated key overwrites a value that may be valid, so skip problems at its line.
    const placed = locateProblems(problems, file).filter(({ line }) => repeated.every((each) => each.line !== line));
    return { problems: sortByLocation([...frameFaults(repeated), ...placed]), sources };
  }
  writeNames(parsed.site, file);
  return { site: parsed.site, problems: [], sources };
}

function tryParse(parse: () => Site): { site?: Site; problems: readonly Problem[] } {
  try {
    return { site: parse(), problems: [] };
  } catch (error) {
    // Not `instanceof`: reloaded code has another copy of the class.
    if (!(error instanceof Error && error.name === 'SiteError')) throw error;
    return { problems: (error as SiteError).problems };
  }
}

/** Writes the names of entries as types beside a definition that imports them, for auto-completion. */
export function writeNames(site: Site, file: string): void {
  const namesFile = file.replace(/(\.config)?\.ts$/, '.names.ts');
  if (!readFileSync(file, 'utf8').includes(`'./${basename(namesFile)}'`)) return;
  const text = formatNames(site);
  if (!existsSync(namesFile) || readFileSync(namesFile, 'utf8') !== text) writeFileSync(namesFile, text);
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
    department: Object.keys(departments),
    claim: Object.keys(claims),
    form: Object.keys(forms.forms),
    field: Object.keys(forms.fields),
    question: Object.keys(faq),
  };
}
