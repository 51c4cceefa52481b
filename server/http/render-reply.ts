import type { ComponentType } from 'react';
import { createPageAssets } from '../../renderer/page-assets.ts';
import type { BuiltSite, PageContext } from '../../renderer/page-context.ts';
import type { Submission } from '../../schema/submission.ts';

/** The page files that the build bundled beside the program, as far as a form's page needs them. */
type PageFiles = { renderDocument: (context: PageContext) => string; Page: ComponentType };

/** Draws the page that carries a form, with what became of it, as the build drew it. */
export function createReplyRenderer({ site, assets, formPages }: BuiltSite) {
  const assetsFor = createPageAssets(assets);
  let loading: Promise<PageFiles> | undefined;
  return async (submission: Submission): Promise<string> => {
    // Loaded on the first form without script: a server that never sees one does not pay for React.
    loading ??= loadPageFiles();
    const { renderDocument, Page } = await loading;
    const route = formPages[submission.form];
    return renderDocument({ Page, site, route, submission, assets: assetsFor('form') });
  };
}

async function loadPageFiles(): Promise<PageFiles> {
  // React reads this when it is loaded; what is built is always production.
  process.env.NODE_ENV = 'production';
  const load = (name: string) => import(new URL(`./entries/${name}.mjs`, import.meta.url).href);
  const { renderDocument } = await load('render-document');
  const { Page } = await load('pages_form_index-page-server');
  return { renderDocument, Page };
}
