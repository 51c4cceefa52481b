import { Parser } from 'htmlparser2';
import { nearestName } from '../../../site/nearest-name.ts';
import { fileAddress } from '../address.ts';
import { type Document, emptyDocument, trackPosition } from './collection.ts';
import { parseJson } from './structured-data.ts';

/** Reads a sitemap or a sitemap index. */
export function readSitemap(file: string, text: string): Document {
  const document = emptyDocument(file, fileAddress(file));
  const positionAt = trackPosition(text);
  let location: string | undefined;
  let inIndex = false;
  let position = { line: 1, column: 1 };
  const parser = new Parser(
    {
      onopentag(tag) {
        if (tag === 'sitemapindex') inIndex = true;
        if (tag === 'loc') {
          location = '';
          position = positionAt(parser.endIndex + 1);
        }
      },
      ontext(part) {
        if (location !== undefined) location += part;
      },
      onclosetag(tag, isImplied) {
        const isWhole = tag !== 'html' && !(isImplied && /^(?:url|loc|urlset|sitemap|sitemapindex)$/.test(tag));
        if (!isWhole && document.unreadable.length === 0) {
          const why = tag === 'html' ? 'is a page' : `is not whole: <${tag}> is not closed`;
          document.unreadable.push({ what: 'a sitemap', why, line: 1, column: 1 });
        }
        if (tag !== 'loc' || location === undefined) return;
        const kind = inIndex ? 'file' : 'page';
        document.references.push({ kind, target: location.trim(), attribute: 'sitemap loc', ...position });
        location = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return document;
}

/** Fields of robots.txt known to crawlers. */
const crawlerFields = ['user-agent', 'disallow', 'allow', 'sitemap', 'crawl-delay', 'host', 'clean-param'];

/** Reads the `Sitemap:` lines of robots.txt, its rules for every crawler, and misspelt fields. */
export function readRobots(file: string, text: string): Document {
  const document = emptyDocument(file, fileAddress(file));
  // Consecutive user-agent lines share the rules that follow.
  let [isEveryone, wasAgent] = [false, false];
  text.split('\n').forEach((row, index) => {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#\s]*)/i.exec(row) ?? [];
    const name = field.toLowerCase();
    const position = { line: index + 1, column: 1 };
    if (name === 'sitemap' && value) {
      document.references.push({ kind: 'file', target: value, attribute: 'robots.txt Sitemap', ...position });
    }
    if (name === 'user-agent') isEveryone = value === '*' || (wasAgent && isEveryone);
    const isRule = name === 'allow' || name === 'disallow';
    if (isRule && isEveryone && value)
      document.crawlerRules.push({ ...position, allows: name === 'allow', path: value });
    const meant = crawlerFields.includes(name) ? undefined : nearestName(name, crawlerFields);
    if (name.length > 3 && meant) {
      const why = `no crawler knows; write ${meant}`;
      document.unreadable.push({ what: `a field ${field}`, why, ...position });
    }
    if (name !== '') wasAgent = name === 'user-agent';
  });
  return document;
}

/** Parses the `_redirects` of a static host into a predicate of redirected paths, with `*` and `:placeholder`. */
export function readRedirects(text: string): (path: string) => boolean {
  const rules = text.split('\n').flatMap((line) => {
    const words = line.replace(/(^|\s)#.*/, '').trim();
    const [from = '', ...rest] = words.split(/\s+/);
    const status = rest.findLast((word) => /^\d{3}!?$/.test(word)) ?? '301';
    if (!from.startsWith('/') || !/^[23]/.test(status)) return [];
    const parts = from.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return [new RegExp(`^${parts.replace(/:\w+/g, '[^/]+')}$`)];
  });
  return (path) => rules.some((rule) => rule.test(path));
}

type Picture = { src?: unknown };
type Manifest = {
  start_url?: unknown;
  icons?: Picture[];
  screenshots?: Picture[];
  shortcuts?: { url?: unknown; icons?: Picture[] }[];
};

/** Reads a web manifest: its start page, icons, screenshots and shortcuts. */
export function readManifest(file: string, text: string): Document {
  const document = emptyDocument(file, fileAddress(file));
  const add = (kind: 'page' | 'file', target: unknown, key: string) => {
    if (typeof target !== 'string') return;
    const offset = Math.max(0, text.indexOf(JSON.stringify(target)));
    document.references.push({ kind, target, attribute: `manifest ${key}`, ...trackPosition(text)(offset) });
  };
  const addPictures = (pictures: unknown, key: string) => {
    for (const picture of listOf<Picture>(pictures)) add('file', picture.src, key);
  };
  const parsed = parseJson(text);
  if ('why' in parsed) {
    document.unreadable.push({ what: 'a manifest', why: parsed.why, ...trackPosition(text)(parsed.offset) });
    return document;
  }
  const manifest = (parsed.value ?? {}) as Manifest;
  add('page', manifest.start_url, 'start_url');
  addPictures(manifest.icons, 'icons');
  addPictures(manifest.screenshots, 'screenshots');
  for (const shortcut of listOf<NonNullable<Manifest['shortcuts']>[number]>(manifest.shortcuts)) {
    add('page', shortcut.url, 'shortcuts');
    addPictures(shortcut.icons, 'shortcuts');
  }
  return document;
}

function listOf<Item>(value: unknown): Item[] {
  return Array.isArray(value) ? value.filter((item) => item !== null && typeof item === 'object') : [];
}
