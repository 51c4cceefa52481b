import { distance } from 'fastest-levenshtein';
import type { Document, HeaderLine, HeaderRule } from '../collect/collection.ts';
import { isPattern, patternOf } from '../collect/read-headers.ts';
import { fault, fixable, type RawFinding } from '../finding.ts';
import { type BuiltSite, isNotFoundPage, sitemapLines } from './built-site.ts';

/** Finds lines of `_headers` that match no file, keep pages out of search engines, or make browsers refuse files. */
export function findHeaderFaults(built: BuiltSite): RawFinding[] {
  const document = built.documents.find(({ file }) => file === '_headers');
  if (!document) return [];
  return [...findMisspelt(document, built), ...findNoindex(document, built), ...findWrongTypes(document, built)];
}

/** Finds paths that match nothing and resemble a folder. Any other path may be answered by a program. */
function findMisspelt(document: Document, { headerRules, pages, filePaths, placeOf }: BuiltSite): RawFinding[] {
  const known = [...pages.keys(), ...filePaths()];
  const folders = new Set(known.map((path) => path.split('/').slice(1, -1).join('/')).filter(Boolean));
  const nearestFolder = ({ path }: HeaderRule) => {
    const [, folder = '', rest = ''] = /^\/(\w[\w/-]{4,})(\/\*.*)$/.exec(path) ?? [];
    const pattern = patternOf(path);
    if (folder === '' || known.some((each) => pattern.test(each))) return undefined;
    const meant = [...folders].find((each) => distance(each, folder) <= (folder.length < 8 ? 1 : 2));
    return meant && `/${meant}${rest}`;
  };
  return headerRules
    .filter(({ path }) => isPattern(path))
    .flatMap((rule) => {
      const nearest = nearestFolder(rule);
      if (!nearest) return [];
      const place = placeOf(document, { attribute: 'headers path', line: rule.line, column: 1 });
      return [
        fixable(
          'unreadable-data',
          document.path,
          `has headers for ${rule.path}, which matches no file`,
          nearest,
          place,
        ),
      ];
    });
}

/** Reports once per line all pages that it keeps out, usually the whole site. */
function findNoindex(document: Document, built: BuiltSite): RawFinding[] {
  const { headersOf, pages, placeOf } = built;
  const listed = sitemapLines(built).flatMap(({ path = '' }) => (pages.has(path) && !isNotFoundPage(path) ? path : []));
  const kept = new Map<number, string[]>();
  for (const path of new Set(listed)) {
    for (const { line } of headersOf(path).filter(isNoindex)) kept.set(line, [...(kept.get(line) ?? []), path]);
  }
  return [...kept].map(([line, [first = '', ...others]]) => {
    const also = others.length > 0 ? ` and ${others.length} more of its pages` : '';
    const message = `is in the sitemap, but X-Robots-Tag keeps it${also} out of search engines`;
    const place = placeOf(document, { attribute: 'X-Robots-Tag', line, column: 3 });
    return fault('sitemap-lists-noindex', first, message, place);
  });
}

/** Whether a header keeps a page out of every search engine, or of Google. */
export function isNoindex({ name, value }: HeaderLine): boolean {
  return name === 'x-robots-tag' && /^(?:googlebot:)?[\w\s,-]*\b(?:noindex|none)\b/i.test(value);
}

const typesOfCode = [
  [/^(?:script (?:src|import|import\(\))|link modulepreload)$/, /javascript|ecmascript|json|wasm/i, 'script'],
  [/^link stylesheet$/, /css/i, 'style sheet'],
] as const;

function findWrongTypes(
  document: Document,
  { documents, headersOf, pathOf, hasFile, placeOf }: BuiltSite,
): RawFinding[] {
  return documents.flatMap((each) =>
    each.references.flatMap((reference) => {
      const [, right, kind] = typesOfCode.find(([attribute]) => attribute.test(reference.attribute)) ?? [];
      const path = kind && pathOf(each, reference.target);
      if (!path || !hasFile(path)) return [];
      const wrong = headersOf(path).findLast(({ name }) => name === 'content-type');
      if (!wrong || right?.test(wrong.value)) return [];
      const message = `is sent as ${wrong.value}, so browsers refuse it as a ${kind}; remove that line`;
      return [
        fault(
          'refused-code',
          path,
          message,
          placeOf(document, { attribute: 'Content-Type', line: wrong.line, column: 3 }),
        ),
      ];
    }),
  );
}
