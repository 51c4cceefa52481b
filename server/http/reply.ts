import type { ComponentType } from 'react';
import { createPageAssets } from '../../renderer/page-assets.ts';
import type { BuiltSite, PageContext } from '../../renderer/page-context.ts';
import type { RenderedDocument } from '../../renderer/render-document.ts';
import type { Submission } from '../../schema/submission.ts';

/** What a form's page needs of the page files that the build bundled beside the program. */
type PageFiles = { renderDocument: (context: PageContext) => RenderedDocument; Page: ComponentType };

/**
 * Renders the page that carries a form, with the outcome. Its content security policy is the built page's, so nothing
 * that a visitor typed can change it.
 */
export function createReplyRenderer(
  { site, assets, formPages }: BuiltSite,
  policyOf: (path: string) => string | undefined,
): ReplyRenderer {
  const assetsFor = createPageAssets(assets);
  let loading: Promise<PageFiles> | undefined;
  return async (submission) => {
    // Loads React only with the first form that is posted without script.
    loading ??= loadPageFiles();
    const { renderDocument, Page } = await loading;
    const route = formPages[submission.form];
    const { html } = renderDocument({ Page, site, route, submission, assets: assetsFor('form') });
    return { html, policy: route && policyOf(route.path) };
  };
}

/** Renders the page that answers a form without script; without a policy of its own it gets the closed one. */
export type ReplyRenderer = (submission: Submission) => Promise<{ html: string; policy: string | undefined }>;

async function loadPageFiles(): Promise<PageFiles> {
  // React reads this when it is loaded; what is built is always production.
  process.env.NODE_ENV = 'production';
  const load = (name: string) => import(new URL(`./entries/${name}.mjs`, import.meta.url).href);
  const { renderDocument } = await load('render-document');
  const { Page } = await load('pages_form_index-page-server');
  return { renderDocument, Page };
}
