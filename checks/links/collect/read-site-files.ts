import { Parser } from 'htmlparser2';
import { entriesOf, entryOf } from '../../../site/key-path.ts';
import { explainLanguage } from '../../../site/language-tag.ts';
import { nearestName } from '../../../site/nearest-name.ts';
import { positionAt } from '../../../site/source/lines.ts';
import { decode, withoutTrailingSlash } from '../address.ts';
import { type Document, emptyDocument, openDocument, type ReferenceKind } from './collection.ts';
import { patternOf } from './read-headers.ts';
import { parseJson } from './structured-data.ts';

type XmlElement = { tag: string; attributes: Record<string, string>; text: string; start: number; textStart: number };

/** Lists the elements of an XML file in order, and the tags that are not closed. */
function parseXml(text: string): { elements: XmlElement[]; unclosed: string[] } {
  const elements: XmlElement[] = [];
  const unclosed: string[] = [];
  const open: XmlElement[] = [];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const element = { tag, attributes, text: '', start: parser.startIndex, textStart: parser.endIndex + 1 };
        elements.push(element);
        open.push(element);
      },
      ontext(part) {
        const element = open.at(-1);
        if (element) element.text += part;
      },
      onclosetag(tag, isImplied) {
        open.pop();
        // The parser calls the end of `<loc/>` implied, too.
        if (isImplied && !text.startsWith('/>', parser.endIndex - 1)) unclosed.push(tag);
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return { elements, unclosed };
}

const roots = ['urlset', 'sitemapindex'];

export function readSitemap(file: string, text: string): Document {
  const { document, add } = openDocument(file, text);
  const { elements, unclosed } = parseXml(text);
  const faults = [findBrokenSitemap(elements, unclosed), ...elements.map(findSitemapFault), findAmpersand(text)];
  for (const { why, offset } of faults.filter((fault) => fault !== undefined))
    document.unreadable.push({ what: 'a sitemap', why, ...positionAt(text, offset) });
  const kind = elements.some(({ tag }) => tag === 'sitemapindex') ? 'file' : 'page';
  for (const { tag, attributes, text: own, start, textStart } of elements) {
    const { rel, href } = attributes;
    if (tag === 'xhtml:link' && rel === 'alternate' && href) add('either', href, 'sitemap alternate', start);
    if (tag === 'loc') add(kind, own.trim(), 'sitemap loc', textStart);
    if (tag === 'image:loc') add('file', own.trim(), 'sitemap image:loc', textStart);
  }
  return document;
}

type SitemapFault = { why: string; offset: number } | undefined;

function findBrokenSitemap(elements: readonly XmlElement[], unclosed: readonly string[]): SitemapFault {
  const [root] = elements;
  const meant = root && !roots.includes(root.tag) ? nearestName(root.tag, roots) : undefined;
  if (root && meant) return { why: `begins with <${root.tag}>; write <${meant}>`, offset: root.start };
  if (elements.some(({ tag }) => tag === 'html')) return { why: 'is a page', offset: 0 };
  const broken = unclosed.find((tag) => /^(?:url|loc|urlset|sitemap|sitemapindex)$/.test(tag));
  return broken === undefined ? undefined : { why: `is not whole: <${broken}> is not closed`, offset: 0 };
}

function findSitemapFault({ tag, text, textStart: offset }: XmlElement): SitemapFault {
  const target = text.trim();
  if (tag === 'lastmod' && target !== '' && !isDate(target))
    return { why: `gives ${target} as a lastmod; write a date such as 2026-11-28`, offset };
  if (tag !== 'loc' || !target.startsWith('/')) return undefined;
  return { why: `gives ${target} without a host, which crawlers ignore; write the whole address`, offset };
}

function findAmpersand(text: string): SitemapFault {
  const verbatim = /<!--.*?-->|<!\[CDATA\[.*?\]\]>/gs;
  const bare = /&(?!#?\w+;)/.exec(text.replace(verbatim, (part) => part.replaceAll('&', ' ')));
  return bare ? { why: 'is not XML; write &amp; in place of &', offset: bare.index } : undefined;
}

/** Whether a date exists, with or without a time: https://www.w3.org/TR/NOTE-datetime */
function isDate(text: string): boolean {
  const [, day] =
    /^(\d{4}(?:-\d\d(?:-\d\d)?)?)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.exec(text) ?? [];
  const time = Date.parse(day ?? '');
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(String(day));
}

const crawlerFields = ['user-agent', 'disallow', 'allow', 'sitemap', 'crawl-delay', 'host', 'clean-param'];

/** A line of robots.txt; `meant` is the known field that an unknown one resembles. */
type CrawlerLine = { field: string; name: string; value: string; line: number; meant: string | undefined };

/** Reads the `Sitemap:` lines of robots.txt, its rules for every crawler, and misspelt fields. */
export function readRobots(file: string, text: string, origin: string): Document {
  const document = emptyDocument(file);
  const lines = text.split('\n').flatMap((row, index): CrawlerLine[] => {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#\s]*)/i.exec(row) ?? [];
    const name = field.toLowerCase();
    const meant = crawlerFields.includes(name) ? undefined : nearestName(name, crawlerFields);
    return field === '' ? [] : [{ field, name, value, line: index + 1, meant }];
  });
  // A misspelt `user-agent` counts, because it has a report of its own.
  const firstAgent = lines.findIndex(({ name, meant }) => (meant ?? name) === 'user-agent');
  for (const [index, entry] of lines.entries()) {
    const { field, name, value, line } = entry;
    const position = { line, column: 1 };
    const hasAgent = firstAgent >= 0 && firstAgent < index;
    for (const why of faultsOf(entry, hasAgent, origin))
      document.unreadable.push({ what: `a field ${field}`, why, ...position });
    if (name === 'sitemap' && value)
      document.references.push({ kind: 'file', target: value, attribute: 'robots.txt Sitemap', ...position });
    if (isRule(name) && value && appliesToAll(lines.slice(0, index)))
      document.crawlerRules.push({ ...position, allows: name === 'allow', path: value });
  }
  return document;
}

function isRule(name: string): boolean {
  return name === 'allow' || name === 'disallow';
}

function faultsOf({ name, value, meant }: CrawlerLine, hasAgent: boolean, origin: string): string[] {
  return [
    ...(name.length > 3 && meant ? [`is unknown to crawlers; write ${meant}`] : []),
    ...(isRule(name) && !hasAgent ? ['is ignored: no User-agent line precedes it'] : []),
    ...(name === 'sitemap' && value.startsWith('/') ? [`is ignored by crawlers; write ${origin}${value}`] : []),
  ];
}

/** Whether the rules below these lines are for every crawler. Consecutive user-agent lines share their rules. */
function appliesToAll(above: readonly CrawlerLine[]): boolean {
  const last = above.findLastIndex(({ name }) => name === 'user-agent');
  const before = above.slice(0, last).findLastIndex(({ name }) => name !== 'user-agent');
  return above.slice(before + 1, last + 1).some(({ value }) => value === '*');
}

/** Reads the `_redirects` of a static host: its targets, and a predicate of redirected paths, with `*` and `:placeholder`. */
export function readRedirects(text: string): { document: Document; isRedirected: (path: string) => boolean } {
  const document = emptyDocument('_redirects');
  const rules = text.split('\n').flatMap((line, index) => {
    const [from = '', ...rest] = line
      .replace(/(^|\s)#.*/, '')
      .trim()
      .split(/\s+/);
    const status = rest.findLast((word) => /^\d{3}!?$/.test(word)) ?? '301';
    if (!from.startsWith('/') || !/^[23]/.test(status)) return [];
    const target = rest.find((word) => /^(?:\/|https?:)/.test(word) && !/\*|:\w/.test(word));
    if (target && status.startsWith('3')) {
      const column = line.indexOf(target, line.indexOf(from) + from.length) + 1;
      document.references.push({ kind: 'either', target, from, attribute: 'redirect', line: index + 1, column });
    }
    return [patternOf(withoutTrailingSlash(decode(from)))];
  });
  return { document, isRedirected: (path) => rules.some((rule) => rule.test(path)) };
}

/** Reads the links of an RSS or Atom feed. Other XML has none that are known. */
export function readFeed(file: string, text: string): Document {
  const { document, add } = openDocument(file, text);
  if (!/^[^<]*(?:<[?!][^>]*>\s*)*<(?:rss|feed|rdf:RDF)\b/.test(text)) return document;
  for (const { tag, attributes, text: own, start, textStart } of parseXml(text).elements) {
    const { href, url } = attributes;
    if (/^(?:atom:)?link$/.test(tag) && href) add('either', href, `feed ${tag}`, start);
    else if (tag === 'link' && own.trim()) add('either', own.trim(), `feed ${tag}`, textStart);
    if (/^(?:enclosure|media:\w+)$/.test(tag) && url) add('file', url, `feed ${tag}`, start);
  }
  return document;
}

export function readSecurity(file: string, text: string): Document {
  const { document, add } = openDocument(file, text);
  for (const { 1: target = '', index } of text.matchAll(/(?<=^[\w-]+:[ \t]*)(https?:\S+)/gm))
    add('either', target, 'security.txt', index);
  const found = /(?<=^Expires:[ \t]*)(\S+)/im.exec(text);
  const why = found && explainExpiry(found[0]);
  if (why) document.unreadable.push({ what: 'an Expires', why, ...positionAt(text, found.index) });
  return document;
}

function explainExpiry(date: string): string | undefined {
  if (!isDate(date)) return 'is not a date; write one such as 2027-01-31T00:00:00Z';
  return Date.parse(date) > Date.now() ? undefined : 'is past, so nobody relies on it; write a date within a year';
}

export function readManifest(file: string, text: string): Document {
  const { document, add: addAt } = openDocument(file, text);
  const manifest = entryOf(parseJson(text, 'a manifest', document, (offset) => positionAt(text, offset)));
  const offsetOf = (value: string) => Math.max(0, text.indexOf(JSON.stringify(value)));
  const add = (kind: ReferenceKind, target: unknown, name: string) => {
    if (typeof target === 'string') addAt(kind, target, `manifest ${name}`, offsetOf(target));
  };
  const addPictures = (list: unknown, name: string) => {
    for (const { src } of entriesOf(list)) add('file', src, name);
  };
  const { lang, start_url, icons, screenshots, shortcuts } = manifest;
  const why = typeof lang === 'string' ? explainLanguage(lang) : undefined;
  if (why) document.unreadable.push({ what: `the lang ${lang}`, why, ...positionAt(text, offsetOf(String(lang))) });
  add('page', start_url, 'start_url');
  addPictures(icons, 'icons');
  addPictures(screenshots, 'screenshots');
  for (const shortcut of entriesOf(shortcuts)) {
    add('page', shortcut.url, 'shortcuts');
    addPictures(shortcut.icons, 'shortcuts');
  }
  return document;
}
