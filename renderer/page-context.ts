import type { ComponentType } from 'react';
import type { PageValue } from '../templates/parts/site-context.ts';
import type { Body } from './markup.tsx';

/** What a page is rendered from: the build, the server and the development server each hand it in. */
export type PageContext = PageValue & {
  /** The content, by the folder of `pages/` that takes the page. */
  Page: ComponentType;
  /** Styles and script; vite-plugin-ssr adds tags of its own during development. */
  assets?: PageAssets;
};

/** What stands in a page for the browser: the rules that its body uses, and its script. */
export type PageAssets = { stylesFor: (body: Body) => string; script: string };
