import type { Site } from '../../../schema/site.ts';
import { withoutFileName, withoutTrailingSlash } from '../address.ts';
import type { Collection, Document } from '../collect/collection.ts';

/** The one address that takes a posted form. */

/** The address of the page that answers for every other; nobody links to it. */
export const notFoundPath = '/404';

/** What stands where in the built folder. */
export type BuiltSite = {
  site: Site;
  documents: readonly Document[];
  /** Pages by address; the not-found page is none. */
  pages: ReadonlyMap<string, Document>;
  hasFile: (path: string) => boolean;
  filePaths: () => string[];
  /** The ids of a page or a drawing; `undefined` for a file that can have none. */
  idsOf: (path: string) => ReadonlySet<string> | undefined;
};

/** Makes a collection quick to ask. */
export function surveySite({ files, documents }: Collection, site: Site): BuiltSite {
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

/** The page that an address with a slash too many, or a page's file name, would reach if it were written well. */
export function wellWritten({ pages }: BuiltSite, path: string): string | undefined {
  const bare = withoutTrailingSlash(withoutFileName(path));
  return bare !== path && pages.has(bare) ? bare : undefined;
}
