import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { collectNames } from './collect-names.ts';

/**
 * Keeps the names of a definition's entries beside it as types, so that the editor completes and checks references:
 * `site.config.ts` has `site.names.ts`. A definition that does not import them gets none.
 * Answers with the file if it had to be written anew.
 */
export function writeNames(definition: unknown, file: string): string | undefined {
  const namesFile = file.replace(/(\.config)?\.ts$/, '.names.ts');
  if (!readFileSync(file, 'utf8').includes(`'./${basename(namesFile)}'`)) return undefined;
  const text = formatNames(definition);
  if (existsSync(namesFile) && readFileSync(namesFile, 'utf8') === text) return undefined;
  writeFileSync(namesFile, text);
  return namesFile;
}

/** The module of types: one union a kind of name, one name a line, so that a new one is one line in a diff. */
export function formatNames(definition: unknown): string {
  const unions = Object.entries(collectNames(definition)).map(([kind, names]) => `  ${kind}:${union(names)};\n`);
  return `${header}export type SiteNames = {\n${unions.join('')}};\n`;
}

const header = `/**
 * Every name that the definition beside this file declares, for the editor and the type check.
 * Written by \`npm run check\`, \`npm run dev\` and \`npm run build\`; commit it, and leave its lines to them.
 */
// biome-ignore-all format: one name a line, however few there are
`;

function union(names: readonly string[]): string {
  if (names.length === 0) return ' never';
  const unique = [...new Set(names)];
  return unique.map((name) => `\n    | '${name.replaceAll(/['\\]/g, '\\$&')}'`).join('');
}
