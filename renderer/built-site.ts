import type { SitePages } from '../site/site-pages.ts';
import type { Assets } from './page-assets.ts';

/** What a build leaves for the programs beside it: the site without its pages, and the pages that carry forms. */
export type BuiltSite = Pick<SitePages, 'site' | 'formPages'> & { assets: Assets };
