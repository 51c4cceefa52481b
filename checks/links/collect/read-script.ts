import { initSync, parse } from 'es-module-lexer';
import { positionAt } from '../../../site/source/lines.ts';
import { fileAddress } from '../address.ts';
import { type Document, emptyDocument } from './collection.ts';

initSync();

/** Files that a bundler preloads before a dynamic import: `m.f||(m.f=["assets/a.js"])`. */
const preloads = /__vite__mapDeps=[^[\]]{0,120}?\[("[^\]]*")\]/;

/** Reads the literal imports of a script. A script that is not a module, or cannot be parsed, has none. */
export function readScript(file: string, text: string): Document {
  const document = emptyDocument(file, fileAddress(file));
  const add = (target: string, attribute: string, offset: number) => {
    document.references.push({ kind: 'file', target, attribute, ...positionAt(text, offset) });
  };
  for (const { target, attribute, offset } of findImports(text)) add(target, attribute, offset);
  const listed = preloads.exec(text);
  for (const [quoted, target = ''] of listed?.[1]?.matchAll(/"([^"]*)"/g) ?? []) {
    add(`/${target.replace(/^\//, '')}`, 'script preload', text.indexOf(quoted));
  }
  return document;
}

/** Lists the imports of a script with literal addresses. */
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
