import { decodeBytes } from './bytes.ts';
import { decodeAttribute } from './decode-attribute.ts';

/** What a scan tells of: each start tag with the attributes that were asked for, and the text of elements that hold no tags. */
export type TagVisitor = {
  onTag: (name: string, attributes: Record<string, string>, offset: number) => void;
  onRawText: (name: string, text: string) => void;
};

/** Elements whose content is text up to their own end tag, whatever it looks like. */
const rawEnds = new Map(
  ['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes'].map(
    (name) => [name, new RegExp(`</${name}(?=[\\s/>])`, 'gi')] as const,
  ),
);

/** The attributes that a scan looks for; those of `calls` only where their value has a `(`, as `url(…)` does. */
export type Wanted = { names: ReadonlySet<string>; outlines: ReadonlySet<number>; calls: ReadonlySet<string> };

/** Makes names quick to look for: most of a page's attributes are told apart by their outline, without a string of their own. */
export function wantAttributes(names: Iterable<string>, calls: Iterable<string> = []): Wanted {
  const wanted = new Set([...names, ...calls]);
  return {
    names: wanted,
    calls: new Set(calls),
    outlines: new Set([...wanted].map((name) => outlineOf(name, 0, name.length))),
  };
}

/**
 * Visits the start tags of an HTML page, given as bytes, as the HTML standard takes them apart. It builds no tree and
 * looks closely at the wanted attributes alone, which makes it several times as fast as a full parser; tests hold it
 * to one.
 */
export function scanTags(html: string, wanted: Wanted, { onTag, onRawText }: TagVisitor): void {
  let at = html.indexOf('<');
  // Most tags have no wanted attribute and share one empty object; nobody keeps it.
  let attributes: Record<string, string> = {};
  while (at !== -1) {
    const sign = html.charCodeAt(at + 1);
    if (isLetter(sign)) {
      const offset = at;
      at = skipName(html, at + 2);
      const name = html.slice(offset + 1, at).toLowerCase();
      if (!isEmpty(attributes)) attributes = {};
      at = readAttributes(html, at, wanted, attributes);
      // A tag that the page ends in the middle of is none.
      if (at === -1) return;
      onTag(name, attributes, offset);
      const rawEnd = rawEnds.get(name);
      if (rawEnd) {
        rawEnd.lastIndex = at;
        const end = rawEnd.exec(html)?.index ?? html.length;
        onRawText(name, html.slice(at, end));
        at = end;
      }
    } else if (sign === exclamation || sign === question || sign === slash) {
      at = skipMarkup(html, at);
    } else at += 1;
    at = html.indexOf('<', at);
  }
}

const [tab, newline, formFeed, carriageReturn, space] = [9, 10, 12, 13, 32];
const [exclamation, quote, apostrophe, slash, equals, greater, question] = [33, 34, 39, 47, 61, 62, 63];

/** Reads the attributes after a tag's name; answers the offset after its end, or -1 where there is none. */
function readAttributes(html: string, from: number, wanted: Wanted, into: Record<string, string>): number {
  let at = from;
  while (at < html.length) {
    const sign = html.charCodeAt(at);
    if (sign === greater) return at + 1;
    if (isSpace(sign) || sign === slash) {
      at += 1;
      continue;
    }
    const start = at;
    // An equals sign where a name begins is part of the name.
    at = skipAttributeName(html, at + 1);
    const isWanted = wanted.outlines.has(outlineOf(html, start, at));
    const name = isWanted ? html.slice(start, at).toLowerCase() : '';
    const valueStart = skipSpace(html, at);
    if (html.charCodeAt(valueStart) !== equals) {
      if (isWanted) keep(name, '', wanted, into);
      continue;
    }
    at = skipSpace(html, valueStart + 1);
    const mark = html.charCodeAt(at);
    const isQuoted = mark === quote || mark === apostrophe;
    const end = isQuoted ? html.indexOf(mark === quote ? '"' : "'", at + 1) : skipUnquoted(html, at);
    if (end === -1) return -1;
    if (isWanted) keep(name, html.slice(isQuoted ? at + 1 : at, end), wanted, into);
    at = isQuoted ? end + 1 : end;
  }
  return -1;
}

/** The first of two attributes of one name counts. */
function keep(name: string, value: string, { names, calls }: Wanted, into: Record<string, string>): void {
  if (!names.has(name) || Object.hasOwn(into, name)) return;
  const text = decodeAttribute(decodeBytes(value));
  if (!calls.has(name) || text.includes('(')) into[name] = text;
}

/** A number that two names share only where their length, first and last letter are the same, capital or not. */
function outlineOf(text: string, start: number, end: number): number {
  return ((end - start) << 16) | ((text.charCodeAt(start) | 32) << 8) | (text.charCodeAt(end - 1) | 32);
}

/** The offset after a comment, a doctype, an end tag or what a browser takes for a comment. */
function skipMarkup(html: string, at: number): number {
  if (!html.startsWith('<!--', at)) {
    // An end tag may have attributes, and they may hold a `>`; one without a name is a comment.
    if (html.charCodeAt(at + 1) === slash && isLetter(html.charCodeAt(at + 2))) {
      const nameEnd = skipName(html, at + 3);
      if (html.charCodeAt(nameEnd) === greater) return nameEnd + 1;
      const end = readAttributes(html, nameEnd, nothing, {});
      return end === -1 ? html.length : end;
    }
    const end = html.indexOf('>', at + 2);
    return end === -1 ? html.length : end + 1;
  }
  commentEnd.lastIndex = at + 4;
  const end = /^-?>/.exec(html.slice(at + 4, at + 6)) ?? commentEnd.exec(html);
  return end ? (end.input === html ? end.index : at + 4) + end[0].length : html.length;
}

const commentEnd = /--!?>/g;
const nothing = wantAttributes([]);

function isEmpty(record: object): boolean {
  for (const _ in record) return false;
  return true;
}

function skipName(html: string, from: number): number {
  let at = from;
  while (at < html.length && !endsName(html.charCodeAt(at))) at += 1;
  return at;
}

function skipAttributeName(html: string, from: number): number {
  let at = from;
  while (at < html.length && !endsName(html.charCodeAt(at)) && html.charCodeAt(at) !== equals) at += 1;
  return at;
}

function skipUnquoted(html: string, from: number): number {
  let at = from;
  while (at < html.length && !isSpace(html.charCodeAt(at)) && html.charCodeAt(at) !== greater) at += 1;
  return at;
}

function skipSpace(html: string, from: number): number {
  let at = from;
  while (isSpace(html.charCodeAt(at))) at += 1;
  return at;
}

function endsName(sign: number): boolean {
  return sign === greater || sign === slash || isSpace(sign);
}

function isSpace(sign: number): boolean {
  return sign === space || sign === newline || sign === tab || sign === carriageReturn || sign === formFeed;
}

function isLetter(sign: number): boolean {
  return (sign >= 97 && sign <= 122) || (sign >= 65 && sign <= 90);
}
