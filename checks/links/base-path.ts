import { withoutFileName, withoutTrailingSlash } from './address.ts';
import type { Collection, Reference } from './collect/collection.ts';
import { fixable, type RawFinding } from './finding.ts';

type Hosted = { url: string; base?: string | undefined; isGenerated?: boolean };

/** Strips the base path from addresses. Also returns the references that lack it. */
export function withoutBase(collection: Collection, { url, base, isGenerated = true }: Hosted, dir: string) {
  const outside: RawFinding[] = [];
  if (!base) return { collection, outside };
  const strip = (address: string) => {
    const start = [url + base, base].find((prefix) => address === prefix || address.startsWith(`${prefix}/`));
    if (start === undefined) return address;
    return (start === base ? '' : url) + (address.slice(start.length) || '/');
  };
  const paths = collection.documents.map(({ path }) => path);
  const known = new Set([...collection.files, ...paths, ...paths.map(withoutFileName)]);
  const isOutside = ({ target }: Reference) => {
    const [path = ''] = target.replace(url, '').split(/[?#]/);
    return path.startsWith('/') && strip(target) === target && known.has(withoutTrailingSlash(path));
  };
  // An absolute URL outside the base path leads to another site on the host on purpose, and a path may do so.
  const isElsewhere = (reference: Reference) => {
    const { kind, target } = reference;
    if (kind !== 'link' || strip(target) !== target) return false;
    const isPath = !isGenerated && /^\/(?!\/)/.test(target) && !isOutside(reference);
    return isPath || target === url || target.startsWith(`${url}/`);
  };
  const documents = collection.documents.map((document) => {
    const place = { page: document.path, file: `${dir}/${document.file}` };
    const own = document.references.filter((reference) => !isElsewhere(reference));
    for (const { kind, target, ...at } of own.filter(isOutside)) {
      const nearest = target.startsWith('/') ? base + target : target.replace(url, url + base);
      outside.push(
        fixable('outside-base', target, `lies outside ${base}, the path of this site`, nearest, { ...place, ...at }),
      );
    }
    return {
      ...document,
      references: own
        .filter((reference) => !isOutside(reference))
        .map((reference) => ({ ...reference, target: strip(reference.target) })),
    };
  });
  const isRedirected = (path: string) => collection.isRedirected(base + path);
  const headersOf = (path: string) => collection.headersOf(base + path);
  const headerRules = collection.headerRules
    .filter(({ path }) => path.startsWith(`${base}/`))
    .map((rule) => ({ ...rule, path: rule.path.slice(base.length) }));
  return { collection: { ...collection, documents, isRedirected, headerRules, headersOf }, outside };
}
