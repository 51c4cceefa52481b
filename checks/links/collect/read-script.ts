import { initSync, parse } from 'es-module-lexer';
import { escapeRegExp } from '../../../site/escape.ts';
import { type Document, openDocument } from './collection.ts';

initSync();

/** Files that a bundler preloads before a dynamic import: `m.f||(m.f=["assets/a.js"])`. */
const preloads = /__vite__mapDeps=[^[\]]{0,120}?\[("[^\]]*")\]/;

export function readScript(file: string, text: string): Document {
  const { document, add } = openDocument(file, text);
  const preloaded = [...(preloads.exec(text)?.[1]?.matchAll(/"([^"]*)"/g) ?? [])].map(([quoted, target = '']) => ({
    target: `/${target.replace(/^\//, '')}`,
    attribute: 'script preload',
    offset: text.indexOf(quoted),
  }));
  for (const { target, attribute, offset } of [...findScriptAddresses(text, false), ...preloaded])
    add('file', target, attribute, offset);
  for (const { target, attribute, offset } of findPrecached(text)) add('either', target, attribute, offset);
  return document;
}

type Address = { target: string; attribute: string; offset: number };

/** Finds what a script loads. Addresses relative to the page can only be resolved if the script `isInPage`. */
export function findScriptAddresses(text: string, isInPage: boolean): Address[] {
  return [...findImports(text), ...findCalls(text, isInPage)];
}

/** Matches calls with a literal address, and comments, other strings and regular expressions, to skip them. */
const callPattern =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|\b(?<name>new (?:URL|(?:Shared)?Worker)|import(?:\.meta\.resolve|Scripts)|serviceWorker\??\.register)\(\s*(?<quote>["'`])(?<target>[^"'`\\\n$]+)\k<quote>(?<base>\s*,\s*import\.meta\.url\b)?|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|(?<=[(,=:!&|?{};]\s*)\/(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g;

function findCalls(text: string, isInPage: boolean): Address[] {
  if (!/Worker\b|\bimport(?:Scripts|\.meta)\b/.test(text)) return [];
  return [...text.matchAll(callPattern)].flatMap(
    ({ index, groups: { name = '', target = '', base } = {}, 0: call }) => {
      // Only files: anything else may be the base of addresses that the script composes.
      const isFile = /^[^?#:]*\.\w{1,5}(?:[?#]|$)/.test(target);
      const isOfPage = isInPage || target.startsWith('/');
      const isKnown = name === 'new URL' ? base : name.startsWith('import.') ? /^[./]/.test(target) : isOfPage;
      if (name === '' || !isFile || !isKnown) return [];
      const offset = index + call.indexOf(target) - 1;
      return [{ target, attribute: `script ${name.replace('?', '')}()`, offset }];
    },
  );
}

/** Where a service worker caches files: `cache.addAll(["/a.css"])`, `precacheAndRoute(files)`. Skips minified names. */
const precaching = /\b(?:addAll|precacheAndRoute)\(\s*(?:(?=\[)|([\w$]{5,})\s*[,)])/;
const listed = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|(?<key>[\w"']+\s*:\s*)?(["'`])(?<target>[^"'`\\\n$]+)\2/g;

/** Finds the files that a service worker caches in one call, which fails if any of them is missing. */
function findPrecached(text: string): Address[] {
  const call = /\bcaches\.open\(|\bprecacheAndRoute\b/.test(text) ? precaching.exec(text) : null;
  if (!call) return [];
  const [, name] = call;
  const from = name ? text.search(new RegExp(`\\b${escapeRegExp(name)}\\s*=\\s*\\[`)) : call.index;
  const start = from < 0 ? text.length : text.indexOf('[', from);
  const list = text.slice(start, text.indexOf(']', start));
  return [...list.matchAll(listed)].flatMap(({ index, 0: item, groups: { key = '', target } = {} }) => {
    // Skip the revision of an entry that has one.
    if (!target || (key && !key.includes('url'))) return [];
    return [{ target, attribute: 'script precache', offset: start + index + item.lastIndexOf(target) - 1 }];
  });
}

/** Finds imports; none if the script is not a module or cannot be parsed. */
function findImports(text: string): Address[] {
  if (!/\bimport\b|\bexport\b/.test(text)) return [];
  try {
    return parse(text)[0].flatMap(({ n: target, s: offset, d: dynamic }) => {
      // Skip bare specifiers, which an import map resolves.
      if (target === undefined || !/^(\.{0,2}\/|https?:)/.test(target)) return [];
      return [{ target, attribute: dynamic > -1 ? 'script import()' : 'script import', offset }];
    });
  } catch {
    return [];
  }
}
