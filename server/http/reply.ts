import type { BuiltSite, PageContext, RenderedDocument } from '../../renderer/page-context.ts';
import { todayIn } from '../../schema/clock.ts';
import type { Submission } from '../../schema/submission.ts';

/** The render hook, which the build bundled next to the server. */
type Renderer = { render: (context: PageContext) => { pageContext: RenderedDocument } };

/**
 * Renders the page with a form and the outcome of its submission. The content security policy is the built page's, so
 * nothing that a visitor typed can change it.
 */
export function createReplyRenderer(
  { site, assets, formPages }: BuiltSite,
  policyOf: (path: string) => string | undefined,
): ReplyRenderer {
  return async (submission) => {
    // Loads React only for the first form posted without JavaScript. Node caches the module.
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

/** Renders the response to a form posted without JavaScript; without a policy of its own it gets the strictest. */
export type ReplyRenderer = (submission: Submission) => Promise<{ html: string; policy: string | undefined }>;

function loadRenderer(): Promise<Renderer> {
  // React reads this when it loads.
  process.env.NODE_ENV = 'production';
  return import(new URL('./entries/renderer_default-page-server.mjs', import.meta.url).href);
}
