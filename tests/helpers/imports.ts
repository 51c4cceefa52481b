import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One import of one file. `isType`: erased at run time. */
export type Import = { from: string; to: string; isType: boolean };

/** Lists the source files below folders or at paths, by path from the project root. */
export function listCode(...roots: string[]): string[] {
  return roots.filter(existsSync).flatMap((root) => {
    const names = statSync(root).isDirectory()
      ? readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name))
      : [root];
    return names.filter((name) => /\.tsx?$/.test(name)).sort();
  });
}

/** Reads every import of a file. Paths of project files start at the project root. */
export function readImports(from: string): Import[] {
  const code = readFileSync(from, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(from, code).module;
  const imports = staticImports.map(({ moduleRequest, entries }) => ({
    to: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ to: moduleRequest.value, isType }] : [])),
  );
  // A computed path, `import(url)`, names no source file.
  const dynamic = dynamicImports.flatMap(({ moduleRequest }) => {
    const [, to] = code.slice(moduleRequest.start, moduleRequest.end).match(/^['"](.+)['"]$/) ?? [];
    return to ? [{ to, isType: false }] : [];
  });
  return [...imports, ...exports, ...dynamic].map(({ to, isType }) => ({ from, to: resolveImport(from, to), isType }));
}

function resolveImport(from: string, to: string): string {
  return to.startsWith('.') ? normalize(join(dirname(from), to)) : to;
}

/** Returns the code of a file without its comments. */
export function codeOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');
}
