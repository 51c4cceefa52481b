import { initSync, parse } from 'es-module-lexer';
import { positionAt } from '../../../site/source/lines.ts';
import { type Document, emptyDocument } from './collection.ts';

initSync();

/** Files that a bundler preloads before a dynamic import: `m.f||(m.f=["assets/a.js"])`. */
const preloads = /__vite__mapDeps=[^[\]]{0,120}?\[("[^\]]*")\]/;

/** Reads the literal imports of a script. A script that is not a module, or cannot be parsed, has none. */
export function readScript(file: string, text: string): Document {
  const document = emptyDocument(file);
  const listed = [...(preloads.exec(text)?.[1]?.matchAll(/"([^"]*)"/g) ?? [])].map(([quoted, target = '']) => ({
    target: `/${target.replace(/^\//, '')}`,
    attribute: 'script preload',
    offset: text.indexOf(quoted),
  }));
  for (const { offset, ...reference } of [...findImports(text), ...listed]) {
    document.references.push({ kind: 'file', ...reference, ...positionAt(text, offset) });
  }
  return document;
}

export function findImports(text: string): { target: string; attribute: string; offset: number }[] {
  if (!/\bimport\b|\bexport\b/.test(text)) return [];
  try {
    return parse(text)[0].flatMap(({ n: target, s: offset, d: dynamic }) => {
      // A bare specifier is a package, which the browser resolves by an import map.
      if (target === undefined || !/^(\.{0,2}\/|https?:)/.test(target)) return [];
      return [{ target, attribute: dynamic > -1 ? 'script import()' : 'script import', offset }];
    });
  } catch {
    return [];
  }
}
