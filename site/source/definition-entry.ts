import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** Returns the folders of custom section kinds next to a definition, by name. */
export function ownKindFolders(definition: string): Record<string, string> {
  const folder = join(dirname(resolve(definition)), 'sections');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const isKind = (name: string) => existsSync(join(folder, name, 'schema.ts'));
  return Object.fromEntries(names.filter(isKind).map((name) => [name, join(folder, name)]));
}

/** Returns the bundler's entry for a definition: its file, together with the schemas of its custom kinds. */
export function definitionEntry(file: string): Pick<BuildOptions, 'entryPoints' | 'stdin'> {
  const kinds = Object.entries(ownKindFolders(file));
  if (kinds.length === 0) return { entryPoints: [resolve(file)] };
  const quote = (...path: string[]) => JSON.stringify(join(...path));
  const contents = [
    `export { default } from ${quote(resolve(file))};`,
    ...kinds.map(([, folder], index) => `import { schema as kind${index} } from ${quote(folder, 'schema.ts')};`),
    `export const kinds = { ${kinds.map(([name], index) => `${JSON.stringify(name)}: kind${index}`).join(', ')} };`,
  ].join('\n');
  return { stdin: { contents, resolveDir: dirname(resolve(file)), sourcefile: 'definition-entry.ts', loader: 'ts' } };
}
