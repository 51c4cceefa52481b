import type { Redirect } from '../schema/link.ts';
import type { SitePages } from '../site/shared-site.ts';
import type { PageValue } from '../templates/parts/page-context.ts';
import type { Assets } from './page-assets.ts';

/** What the render hook gets: from the build and the server with `assets`, from vite-plugin-ssr's own without. */
export type PageContext = PageValue & { assets?: Assets };

/** A page, and the content security policy to serve it with. */
export type RenderedDocument = { html: string; policy: string };

/** What the build writes for the server: the site without its pages, and the pages that carry forms, the redirects. */
export type BuiltSite = Pick<SitePages, 'site' | 'formPages'> & { assets: Assets; redirects: readonly Redirect[] };
