import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** One import of one file: what it names, and whether anything of it is left once types are gone. */
export type Import = { from: string; to: string; isType: boolean };

/** Every file of ours below a folder or at a path, by its path from the root of the project. */
export function listCode(...roots: string[]): string[] {
  return roots.filter(existsSync).flatMap((root) => {
    const names = statSync(root).isDirectory()
      ? readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name))
      : [root];
    return names.filter((name) => /\.tsx?$/.test(name)).sort();
  });
}

const statement = /^(?:import|export)\s+(type\s)?([^;'"]*?)from\s+'([^']+)'/gm;
const sideEffect = /^import\s+'([^']+)'/gm;
const dynamic = /\bimport\((?:\/\*.*?\*\/\s*)?'([^']+)'\)/g;

/** Every import of a file; a path of ours comes from the root of the project. */
export function readImports(from: string): Import[] {
  const code = readFileSync(from, 'utf8');
  const named = [...code.matchAll(statement)].map(([, type, names = '', to = '']) => ({
    to,
    isType: type !== undefined || /^\{(\s*type\s+[^,}]+,?)+\s*\}\s*$/.test(names),
  }));
  const others = [...code.matchAll(sideEffect), ...code.matchAll(dynamic)].map(([, to = '']) => ({
    to,
    isType: false,
  }));
  return [...named, ...others].map(({ to, isType }) => ({ from, to: resolveImport(from, to), isType }));
}

function resolveImport(from: string, to: string): string {
  return to.startsWith('.') ? normalize(join(dirname(from), to)) : to;
}

/** The code of a file without its comments. */
export function codeOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');
}
