import type { Redirect } from '../schema/link.ts';
import type { SitePages } from '../site/shared-site.ts';
import type { PageValue } from '../templates/parts/page-context.ts';
import type { Assets } from './page-styles.ts';

/** Input of the render hook: with `assets` from the build and the server, without from vite-plugin-ssr itself. */
export type PageContext = PageValue & { assets?: Assets };

export type RenderedDocument = { html: string; policy: string };

/** The `render` hook of a bundled `_default.page.server.tsx`. */
export type RenderHook = (context: PageContext) => { pageContext: RenderedDocument };

/** Written by the build for the server: the site without its pages, the pages that carry forms, and the redirects. */
export type ServedSite = Pick<SitePages, 'site' | 'formPages'> & { assets: Assets; redirects: readonly Redirect[] };
