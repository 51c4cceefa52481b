import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { collectRules } from './collect-rules.ts';
import { shortenNames } from './short-names.ts';

/** The code of every `.css.ts`, by its file, as templates and islands import it: names of classes and no styles. */
export type StyleModules = ReadonlyMap<string, string>;

/** The styles of the whole site. */
export type Styles = { modules: StyleModules; stylesheet: string };

/**
 * Evaluates `.css.ts` files in one go; one after the other, as during development, they take as long as all else that
 * is bundled. The fonts that they ask for are written below `clientDir`; `dir` is for what lies between.
 */
export async function compileStyles(files: readonly string[], dir: string, clientDir: string): Promise<Styles> {
  const program = join(dir, 'styles.mjs');
  const names = files.map((_, at) => `file${at}`);
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file, at) => `export * as ${names[at]} from './${file}';`).join('\n'),
      resolveDir: '.',
    },
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    plugins: [nameFiles],
  });
  await writeFile(program, outputFiles[0]?.contents ?? '');
  const collected = await collectRules(() => import(pathToFileURL(resolve(program)).href));
  await rm(program);
  const { result, unusedNames } = collected;
  const shortNames = shortenNames(collected.classNames);
  const write = (file: string, name: string, value: unknown) =>
    writeExport(file, name, value, (word) => (unusedNames.has(word) ? [] : [shortNames.get(word) ?? word]));
  const rules = collected.rules.replace(/(?<=\.)[a-z_][\w-]*/gi, (name) => shortNames.get(name) ?? name);
  const modules = files.map((file, at) => {
    const exports = Object.entries(result[names[at] ?? ''] ?? {});
    return [resolve(file), exports.map(([name, value]) => write(file, name, value)).join('\n')] as const;
  });
  return { modules: new Map(modules), stylesheet: await writeStylesheet(rules, clientDir) };
}

/** Every `.css.ts`: what all share first, so that a component's own rules come after those that it adds to. */
export function listStyles(): string[] {
  const below = (dir: string) =>
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css.ts'))
      .map((name) => `${dir}/${name}`)
      .sort();
  return [...new Set([...below('templates/styles'), ...below('templates')])];
}

/** Tells vanilla-extract in which file a rule stands: the names of its classes come of that. */
const nameFiles: Plugin = {
  name: 'name-files',
  setup({ onLoad }) {
    onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => ({
      contents: [
        "import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';",
        `setFileScope(${JSON.stringify(relative('.', path))});`,
        await readFile(path, 'utf8'),
        'endFileScope();',
      ].join('\n'),
      loader: 'ts',
    }));
  },
};

/** `rename` says what stands in the code for a class that vanilla-extract named: a shorter name, or nothing. */
function writeExport(file: string, name: string, value: unknown, rename: (word: string) => string[]): string {
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'string') return part.split(' ').flatMap(rename).join(' ');
    if (typeof part !== 'function') return part;
    throw new Error(`${file} exports a function in ${name}; a .css.ts can export names of classes and other values.`);
  });
  return `export const ${name} = ${text};`;
}

/** Minifies the rules of all files, and writes the fonts that they name. */
async function writeStylesheet(rules: string, clientDir: string): Promise<string> {
  const { outputFiles } = await build({
    // An address in a rule is meant from the file that it stands in; those that name one stand in this folder.
    stdin: { contents: rules, loader: 'css', resolveDir: 'templates/styles' },
    outdir: clientDir,
    assetNames: 'assets/static/[name].[hash]',
    publicPath: '/',
    loader: { '.woff2': 'file' },
    bundle: true,
    minify: true,
    write: false,
  });
  let stylesheet = '';
  for (const { path, text, contents } of outputFiles) {
    if (path.endsWith('.css')) stylesheet = text.trim();
    else await writeInto(path, contents);
  }
  return stylesheet;
}

async function writeInto(path: string, contents: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}
