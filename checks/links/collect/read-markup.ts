import { Parser } from 'htmlparser2';
import { positionAt } from '../../../site/source/lines.ts';
import { resolveAddress } from '../address.ts';
import { type Document, emptyDocument, type Position } from './collection.ts';
import { findCssAddresses } from './css.ts';
import { findKeywordFaults } from './keywords.ts';
import { type Add, type Attributes, findSrcsetFault, readElement } from './read-element.ts';
import { findScriptAddresses } from './read-script.ts';
import { parseJson, readStructuredData } from './structured-data.ts';

/** Reads a page or an SVG file. HTML without a tag, such as proof of ownership, is no page. `origin` is this site's. */
export function readMarkup(file: string, text: string, origin: string, address: (file: string) => string): Document {
  const isPage = !/\.svg$/i.test(file) && /<\w/.test(text);
  const document = emptyDocument(file, isPage ? address(file) : undefined, isPage);
  const usedSymbols = new Set<string>();
  /** Ids outside templates; names of `<a>`, often beside the same id, are not among them. */
  const ownIds = new Set<string>();
  let position: Position = { line: 1, column: 1 };
  /** Text so far of the current script or style sheet, and its reader. */
  let content: string | undefined;
  let readContent: ((content: string) => void) | undefined;
  /** Nesting depth of templates and framed documents, whose ids are not those of the page. */
  let within = 0;
  let formMethod: string | undefined;

  const add: Add = (kind, target, attribute) => {
    // A script fills in the placeholders of a template.
    if (within > 0 && /^#|\{\{|\$\{/.test(target)) return;
    // One `<use>` of each symbol is enough to check that the page has it.
    if (attribute === 'use href' && target.startsWith('#')) {
      if (usedSymbols.has(target)) return;
      usedSymbols.add(target);
    }
    document.references.push({ kind, target: internString(target), attribute: internString(attribute), ...position });
    if (attribute === 'link canonical') document.canonical = internString(target);
  };

  const parser = new Parser(
    {
      onopentag(tag, attributes, isImplied) {
        if (isImplied) return;
        position = positionAt(text, parser.startIndex);
        if (attributes.id) addId(internString(attributes.id));
        if (within === 0) readIdReferences(tag, attributes, document, position);
        if (tag === 'template') within += 1;
        if (tag === 'meta' && /^(robots|googlebot)$/i.test(attributes.name ?? '')) {
          document.isNoindex ||= /\b(noindex|none)\b/i.test(attributes.content ?? '');
        }
        if ((tag === 'a' || tag === 'map') && attributes.name) document.ids.push(internString(attributes.name));
        if (tag === 'base' && attributes.href !== undefined && !document.baseElement) {
          document.baseElement = { href: attributes.href, ...position };
          // Relative addresses are resolved against a base on this site.
          const base = resolveAddress(attributes.href, document.path, origin);
          if (base.kind === 'internal') document.base = base.path;
        }
        readContent = contentReader(tag, attributes);
        if (readContent) content = '';
        for (const name of ['srcset', 'imagesrcset']) {
          const why = attributes[name] && findSrcsetFault(attributes[name]);
          if (why) document.unreadable.push({ what: `a ${name}`, why, ...position });
        }
        for (const found of findKeywordFaults(tag, attributes)) document.unreadable.push({ ...found, ...position });
        if (attributes.srcdoc !== undefined) readFrame(attributes.srcdoc);
        if (tag === 'form') formMethod = attributes.method;
        if (attributes.formaction !== undefined) attributes.formmethod ??= formMethod ?? '';
        readElement(tag, attributes, add);
      },
      ontext(part) {
        if (content !== undefined) content += part;
      },
      onclosetag(tag) {
        if (tag === 'template' && within > 0) within -= 1;
        if (content !== undefined) readContent?.(content);
        content = undefined;
      },
    },
    { xmlMode: !isPage },
  );
  parser.end(text);
  return document;

  function addId(id: string) {
    document.ids.push(id);
    if (within > 0) return;
    if (ownIds.has(id)) document.repeatedIds.push({ id, ...position });
    ownIds.add(id);
  }

  function contentReader(tag: string, { src, type = '' }: Attributes): ((content: string) => void) | undefined {
    if (tag === 'style') {
      return (css) => {
        for (const { target } of findCssAddresses(css)) add('file', target, 'style url()');
      };
    }
    if (tag !== 'script' || src !== undefined) return undefined;
    const start = parser.endIndex + 1;
    if (type === 'application/ld+json') {
      return (data) => readStructuredData(text, start, data, document, origin);
    }
    const what = dataScripts[type];
    if (what) {
      return (data) => {
        const value = parseJson(data, what, document, (at) => positionAt(text, start + at));
        for (const [kind, target] of addressesOfData(value)) add(kind, target, `script ${type}`);
      };
    }
    if (type !== 'module' && type !== '' && type !== 'text/javascript') return undefined;
    return (code) => {
      for (const { target, attribute } of findScriptAddresses(code, true)) add('file', target, attribute);
    };
  }

  /** Reads the document of an `<iframe srcdoc>`, at the position of that element. */
  function readFrame(srcdoc: string) {
    within += 1;
    new Parser({ onopentag: (tag, attributes) => readElement(tag, attributes, add) }).end(srcdoc);
    within -= 1;
  }
}

const dataScripts: Readonly<Record<string, string>> = {
  importmap: 'an import map',
  speculationrules: 'a script of speculation rules',
};

function addressesOfData(value: unknown): ['file' | 'link', string][] {
  if (value === null || typeof value !== 'object') return [];
  const { imports, scopes, prefetch, prerender } = value as Record<string, unknown>;
  const files = [imports, ...Object.values(scopes ?? {})].flatMap((map) => Object.values(map ?? {}));
  const pages = [prefetch, prerender].flat().flatMap((rule) => (rule as { urls?: unknown } | undefined)?.urls ?? []);
  const isAddress = (value: unknown): value is string => typeof value === 'string' && !value.endsWith('/');
  return [
    ...files.filter(isAddress).map((file): ['file', string] => ['file', file]),
    ...pages.filter(isAddress).map((page): ['link', string] => ['link', page]),
  ];
}

/** Attributes that refer to one or more ids on the page, each with the elements where it does. */
const idAttributes: Readonly<Record<string, readonly string[]>> = {
  for: ['label', 'output'],
  form: ['button', 'fieldset', 'input', 'object', 'output', 'select', 'textarea'],
  headers: ['td', 'th'],
  list: ['input'],
  popovertarget: ['button', 'input'],
  commandfor: ['button'],
};
const ariaAttribute = /^aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns)$/;

function readIdReferences(tag: string, attributes: Attributes, document: Document, position: Position): void {
  for (const name in attributes) {
    const tags = Object.hasOwn(idAttributes, name) ? idAttributes[name] : undefined;
    if (!tags?.includes(tag) && !ariaAttribute.test(name)) continue;
    for (const id of (attributes[name] ?? '').split(/\s+/).filter(Boolean)) {
      document.idReferences.push({ id: internString(id), attribute: `${tag} ${name}`, ...position });
    }
  }
}

const strings = new Map<string, string>();

/** Returns one copy of equal strings. A slice retains its page, as a key too: 550 MiB instead of 260 at 10,000 pages. */
function internString(text: string): string {
  const known = strings.get(text);
  if (known !== undefined) return known;
  const copy = Buffer.from(text, 'utf16le').toString('utf16le');
  strings.set(copy, copy);
  return copy;
}
