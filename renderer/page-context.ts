import type { ComponentType } from 'react';
import type { SitePages } from '../site/site-pages.ts';
import type { PageValue } from '../templates/parts/page-context.ts';
import type { Body } from './body.tsx';
import type { Assets } from './page-assets.ts';

/** What a page is rendered from; the build, the server and the development server each pass it to the render hook. */
export type PageContext = PageValue & {
  /** The content, by the folder of `pages/` that takes the page. */
  Page: ComponentType;
  /** Styles and script; during development vite-plugin-ssr adds its own tags. */
  assets?: PageAssets;
};

/** What a page inlines: the rules that its body uses, and its script. */
export type PageAssets = { stylesFor: (body: Body) => string; script: string };

/** What the build writes for the server: the site without its pages, and the pages that carry forms. */
export type BuiltSite = Pick<SitePages, 'site' | 'formPages'> & { assets: Assets };
