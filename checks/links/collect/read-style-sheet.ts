import { type Document, openDocument } from './collection.ts';

/** Reads a stylesheet. Skips `url(#id)`, which refers to whichever page uses the sheet. */
export function readStyleSheet(file: string, text: string): Document {
  const { document, add } = openDocument(file, text);
  for (const { target, offset } of findCssAddresses(text))
    if (!target.startsWith('#')) add('file', target, 'css url()', offset);
  return document;
}

/** A quoted string or an unquoted address, with backslash escapes. */
const double = '"((?:\\\\[^]|[^"\\\\])*)"';
const single = "'((?:\\\\[^]|[^'\\\\])*)'";
const bare = '((?:\\\\[\\da-f]{1,6}\\s?|\\\\[^]|[^"\'()\\s\\\\])+)';
const urlPattern = `url\\(\\s*(?:${double}|${single}|${bare})\\s*\\)`;
const importPattern = `@import\\s+(?:${double}|${single})`;
const imageSet = /image-set\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\)/gi;

/** Finds the addresses of `url(…)`, `@import "…"` and `image-set("…" 2x)` outside comments, with offsets. */
export function findCssAddresses(css: string): { target: string; offset: number }[] {
  // Fast path: most inline styles have none.
  if (!/url\(|@import|image-set/i.test(css)) return [];
  // Replace comments, and rules whose addresses browsers do not load, by spaces, to preserve offsets.
  const idle = /\/\*[\s\S]*?\*\/|@(?:namespace|supports|-moz-document)\b[^{};"']*/gi;
  const text = css.replace(idle, (part) => part.replace(/[^\n]/g, ' '));
  const sets = [...text.matchAll(imageSet)];
  const isInSet = (offset: number) => sets.some(({ 0: set, index }) => index < offset && offset < index + set.length);
  // Match other strings too, to skip them: `content: "url(x)"`, `type("image/avif")`.
  const pattern = new RegExp(`${urlPattern}|${importPattern}|type\\([^()]*\\)|${double}|${single}`, 'gi');
  return [...text.matchAll(pattern)].flatMap((match) => {
    const target = match.slice(1, isInSet(match.index) ? 8 : 6).find((part) => part !== undefined);
    return target === undefined ? [] : [{ target: unescapeCss(target), offset: match.index }];
  });
}

/** `a\20 b.png` → `a b.png`. */
function unescapeCss(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(
    /\\(?:([0-9a-f]{1,6})\s?|(\n)|([\s\S]))/gi,
    (_, code?: string, lineBreak?: string, character = '') => {
      if (lineBreak) return '';
      return code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16) || 0xfffd, 0x10ffff)) : character;
    },
  );
}
