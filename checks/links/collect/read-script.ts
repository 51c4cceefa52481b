import { initSync, parse } from 'es-module-lexer';
import { fileAddress } from '../address.ts';
import { type Document, emptyDocument, trackPosition } from './collection.ts';

initSync();

/** Files that a bundler preloads before a dynamic import: `m.f||(m.f=["assets/a.js"])`. */
const preloads = /__vite__mapDeps=[^[\]]{0,120}?\[("[^\]]*")\]/;

/** Reads the literal imports of a script. A script that is not a module, or cannot be parsed, has none. */
export function readScript(file: string, text: string): Document {
  const document = emptyDocument(file, fileAddress(file));
  const positionAt = trackPosition(text);
  for (const { target, attribute, offset } of findImports(text)) {
    document.references.push({ kind: 'file', target, attribute, ...positionAt(offset) });
  }
  const listed = preloads.exec(text);
  for (const [, target = ''] of listed?.[1]?.matchAll(/"([^"]*)"/g) ?? []) {
    const { line, column } = trackPosition(text)(text.indexOf(`"${target}"`));
    const path = `/${target.replace(/^\//, '')}`;
    document.references.push({ kind: 'file', target: path, attribute: 'script preload', line, column });
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
