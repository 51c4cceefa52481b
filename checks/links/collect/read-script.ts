import { initSync, parse } from 'es-module-lexer';
import { fileAddress } from '../address.ts';
import { type Document, emptyDocument, trackPosition } from './collection.ts';

initSync();

/** Files that a bundler has loaded before a dynamic import: `m.f||(m.f=["assets/a.js"])`. */
const preloads = /__vite__mapDeps=[^[\]]{0,120}?\[("[^\]]*")\]/;

/** Reads the imports of a script that are written out. A script that is no module, or cannot be read, has none. */
export function readScript(file: string, text: string): Document {
  const document = emptyDocument(file, fileAddress(file));
  if (!/\bimport\b|\bexport\b/.test(text)) return document;
  const positionAt = trackPosition(text);
  const add = (target: string, attribute: string, offset: number) => {
    // A bare name is a package, which the browser resolves by an import map.
    if (!/^(\.{0,2}\/|https?:)/.test(target)) return;
    document.references.push({ kind: 'file', target, attribute, ...positionAt(offset) });
  };
  try {
    for (const { n: target, s: start, d: dynamic } of parse(text)[0]) {
      if (target !== undefined) add(target, dynamic > -1 ? 'script import()' : 'script import', start);
    }
  } catch {
    return document;
  }
  const listed = preloads.exec(text);
  for (const [, target = ''] of listed?.[1]?.matchAll(/"([^"]*)"/g) ?? []) {
    const { line, column } = trackPosition(text)(text.indexOf(`"${target}"`));
    const path = `/${target.replace(/^\//, '')}`;
    document.references.push({ kind: 'file', target: path, attribute: 'script preload', line, column });
  }
  return document;
}
