import type { BuiltSite, PageContext, RenderedDocument } from '../../renderer/page-context.ts';
import { todayIn } from '../../schema/clock.ts';
import type { Submission } from '../../schema/submission.ts';

/** The render hook, as the build bundled it beside the server. */
type Renderer = { render: (context: PageContext) => { pageContext: RenderedDocument } };

/**
 * Renders the page that carries a form, with the outcome. Its content security policy is the built page's, so nothing
 * that a visitor typed can change it.
 */
export function createReplyRenderer(
  { site, assets, formPages }: BuiltSite,
  policyOf: (path: string) => string | undefined,
): ReplyRenderer {
  return async (submission) => {
    // Loads React only with the first form that is posted without script. Node caches what was loaded.
    const { render } = await loadRenderer();
    const route = formPages[submission.form];
    const { html } = render({
      site,
      route,
      submission,
      assets,
      today: todayIn(site.hours.timeZone),
      formFiles: true,
    }).pageContext;
    return { html, policy: route && policyOf(route.path) };
  };
}

/** Renders the page that answers a form without script; without a policy of its own it gets the closed one. */
export type ReplyRenderer = (submission: Submission) => Promise<{ html: string; policy: string | undefined }>;

function loadRenderer(): Promise<Renderer> {
  // React reads this as it loads.
  process.env.NODE_ENV = 'production';
  return import(new URL('./entries/renderer_default-page-server.mjs', import.meta.url).href);
}
