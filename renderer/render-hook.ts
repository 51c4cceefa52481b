import type { Redirect } from '../schema/link.ts';
import type { SitePages } from '../site/shared-site.ts';
import type { PageValue } from '../templates/parts/page-context.ts';
import type { Assets } from './page-styles.ts';

/** Input of the render hook. In development, vite-plugin-ssr supplies the assets instead. */
export type PageContext = PageValue & { assets?: Assets };

export type RenderedDocument = { html: string; policy: string };

/** The `render` hook of a bundled `_default.page.server.tsx`. */
export type RenderHook = (context: PageContext) => { pageContext: RenderedDocument };

/** What the build writes for the server: the shared site, the pages with forms, and the redirects. */
export type ServedSite = Pick<SitePages, 'site' | 'formPages'> & { assets: Assets; redirects: readonly Redirect[] };
