import type { Site } from '../../../schema/site.ts';
import { withoutFileName, withoutTrailingSlash } from '../address.ts';
import type { Collection, Document } from '../collect/collection.ts';

/** The address of the not-found page, which nothing links to. */
export const notFoundPath = '/404';

/** The built folder, indexed for the checks. */
export type BuiltSite = {
  site: Site;
  documents: readonly Document[];
  /** Pages by address, without the not-found page. */
  pages: ReadonlyMap<string, Document>;
  hasFile: (path: string) => boolean;
  filePaths: () => string[];
  /** The ids of a page or an SVG file; `undefined` for other files. */
  idsOf: (path: string) => ReadonlySet<string> | undefined;
};

/** Indexes a collection. */
export function indexSite({ files, documents }: Collection, site: Site): BuiltSite {
  const pages = documents.filter(({ isPage, path }) => isPage && path !== notFoundPath);
  const markup = new Map(
    documents.filter(({ file }) => /\.(html|svg)$/.test(file)).map((document) => [document.path, document]),
  );
  const idSets = new Map<string, ReadonlySet<string>>();
  return {
    site,
    documents,
    pages: new Map(pages.map((page) => [page.path, page])),
    hasFile: (path) => files.has(path) && !path.endsWith('.html'),
    filePaths: () => [...files].filter((path) => !path.endsWith('.html')),
    idsOf: (path) => {
      const document = markup.get(path);
      if (!document) return undefined;
      const ids = idSets.get(path) ?? new Set(document.ids);
      idSets.set(path, ids);
      return ids;
    },
  };
}

/** The page that an address means by a trailing slash or by the name of its file. */
export function pageOfVariant({ pages }: BuiltSite, path: string): string | undefined {
  const bare = withoutTrailingSlash(withoutFileName(path));
  return bare !== path && pages.has(bare) ? bare : undefined;
}
