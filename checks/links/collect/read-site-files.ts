import { Parser } from 'htmlparser2';
import { escapeRegExp } from '../../../site/escape.ts';
import { explainLanguage } from '../../../site/language-tag.ts';
import { nearestName } from '../../../site/nearest-name.ts';
import { positionAt } from '../../../site/source/lines.ts';
import { type Document, emptyDocument } from './collection.ts';
import { parseJson } from './structured-data.ts';

export function readSitemap(file: string, text: string): Document {
  const document = emptyDocument(file);
  let kind: 'page' | 'file' = 'page';
  let location: { text: string; offset: number } | undefined;
  let isFirst = true;
  const refuse = (why: string, offset = 0) =>
    document.unreadable.push({ what: 'a sitemap', why, ...positionAt(text, offset) });
  const parser = new Parser(
    {
      onopentag(tag, { rel, href }) {
        const roots = ['urlset', 'sitemapindex'];
        const meant = isFirst && !roots.includes(tag) ? nearestName(tag, roots) : undefined;
        if (meant) refuse(`begins with <${tag}>; write <${meant}>`, parser.startIndex);
        isFirst = false;
        if (tag === 'sitemapindex') kind = 'file';
        if (tag === 'xhtml:link' && rel === 'alternate' && href) {
          const at = positionAt(text, parser.startIndex);
          document.references.push({ kind: 'either', target: href, attribute: 'sitemap alternate', ...at });
        }
        if (['loc', 'lastmod', 'image:loc'].includes(tag)) location = { text: '', offset: parser.endIndex + 1 };
      },
      ontext(part) {
        if (location) location.text += part;
      },
      onclosetag(tag, isImplied) {
        const isWhole = tag !== 'html' && !(isImplied && /^(?:url|loc|urlset|sitemap|sitemapindex)$/.test(tag));
        if (!isWhole && document.unreadable.length === 0) {
          const why = tag === 'html' ? 'is a page' : `is not whole: <${tag}> is not closed`;
          refuse(why);
        }
        if (!location) return;
        const target = location.text.trim();
        if (tag === 'lastmod' && target !== '' && !isDate(target))
          refuse(`gives ${target} as a lastmod; write a date such as 2026-11-28`, location.offset);
        if (tag === 'loc' && target.startsWith('/'))
          refuse(`gives ${target} without a host, which crawlers ignore; write the whole address`, location.offset);
        if (tag !== 'lastmod') {
          const at = positionAt(text, location.offset);
          document.references.push({ kind: tag === 'loc' ? kind : 'file', target, attribute: `sitemap ${tag}`, ...at });
        }
        location = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  const bare = /&(?!#?\w+;)/.exec(text.replace(/<!--.*?-->/gs, (comment) => comment.replaceAll('&', ' ')));
  if (bare) {
    refuse('is not XML; write &amp; in place of &', bare.index);
  }
  return document;
}

/** Whether a date exists, with or without a time: https://www.w3.org/TR/NOTE-datetime */
function isDate(text: string): boolean {
  const [, day] =
    /^(\d{4}(?:-\d\d(?:-\d\d)?)?)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.exec(text) ?? [];
  const time = Date.parse(day ?? '');
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(String(day));
}

const crawlerFields = ['user-agent', 'disallow', 'allow', 'sitemap', 'crawl-delay', 'host', 'clean-param'];

/** Reads the `Sitemap:` lines of robots.txt, its rules for every crawler, and misspelt fields. */
export function readRobots(file: string, text: string, origin: string): Document {
  const document = emptyDocument(file);
  // Consecutive user-agent lines share the rules that follow.
  let isEveryone = false;
  let wasAgent = false;
  let hasAgent = false;
  for (const [index, row] of text.split('\n').entries()) {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#\s]*)/i.exec(row) ?? [];
    const name = field.toLowerCase();
    const position = { line: index + 1, column: 1 };
    if (name === 'sitemap' && value) {
      document.references.push({ kind: 'file', target: value, attribute: 'robots.txt Sitemap', ...position });
    }
    if (name === 'user-agent') isEveryone = value === '*' || (wasAgent && isEveryone);
    if (/^(?:dis)?allow$/.test(name) && isEveryone && value) {
      document.crawlerRules.push({ ...position, allows: name === 'allow', path: value });
    }
    const meant = crawlerFields.includes(name) ? undefined : nearestName(name, crawlerFields);
    const why = [
      ...(name.length > 3 && meant ? [`is unknown to crawlers; write ${meant}`] : []),
      ...(/^(?:dis)?allow$/.test(name) && !hasAgent ? ['is ignored: no User-agent line precedes it'] : []),
      ...(name === 'sitemap' && value.startsWith('/') ? [`is ignored by crawlers; write ${origin}${value}`] : []),
    ];
    document.unreadable.push(...why.map((each) => ({ what: `a field ${field}`, why: each, ...position })));
    // A misspelt `user-agent` counts, because it is reported itself.
    hasAgent ||= name === 'user-agent' || meant === 'user-agent';
    if (name !== '') wasAgent = name === 'user-agent';
  }
  return document;
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
    const parts = escapeRegExp(from).replaceAll('\\*', '.*');
    return [new RegExp(`^${parts.replace(/:\w+/g, '[^/]+')}$`)];
  });
  return { document, isRedirected: (path) => rules.some((rule) => rule.test(path)) };
}

/** Reads the links of an RSS or Atom feed. Other XML has none that are known. */
export function readFeed(file: string, text: string): Document {
  const document = emptyDocument(file);
  if (!/^[^<]*(?:<[?!][^>]*>\s*)*<(?:rss|feed|rdf:RDF)\b/.test(text)) return document;
  let link: { text: string; offset: number } | undefined;
  const add = (kind: 'file' | 'either', target: string, tag: string, offset: number) =>
    document.references.push({ kind, target, attribute: `feed ${tag}`, ...positionAt(text, offset) });
  const parser = new Parser(
    {
      onopentag(tag, { href, url }) {
        if (/^(?:atom:)?link$/.test(tag) && href) add('either', href, tag, parser.startIndex);
        else if (tag === 'link') link = { text: '', offset: parser.endIndex + 1 };
        if (/^(?:enclosure|media:\w+)$/.test(tag) && url) add('file', url, tag, parser.startIndex);
      },
      ontext(part) {
        if (link) link.text += part;
      },
      onclosetag(tag) {
        if (link?.text.trim()) add('either', link.text.trim(), tag, link.offset);
        link = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return document;
}

export function readManifest(file: string, text: string): Document {
  const document = emptyDocument(file);
  const at = (offset: number) => positionAt(text, offset);
  visit(parseJson(text, 'a manifest', document, at), '');
  return document;

  function visit(value: unknown, list: string): void {
    if (value === null || typeof value !== 'object') return;
    for (const [key, item] of Object.entries(value)) {
      const kind =
        key === 'src' ? 'file' : key === 'start_url' || (key === 'url' && list === 'shortcuts') ? 'page' : '';
      const fault = key === 'lang' && typeof item === 'string' && list === '' ? explainLanguage(item) : undefined;
      if (fault) {
        const place = at(Math.max(0, text.indexOf(JSON.stringify(item))));
        document.unreadable.push({ what: `the lang ${item}`, why: fault, ...place });
      }
      if (kind && typeof item === 'string') {
        const place = at(Math.max(0, text.indexOf(JSON.stringify(item))));
        document.references.push({ kind, target: item, attribute: `manifest ${list || key}`, ...place });
      } else if (manifestLists.includes(key)) visit(item, list || key);
      else if (Array.isArray(value)) visit(item, list);
    }
  }
}

const manifestLists = ['icons', 'screenshots', 'shortcuts'];
