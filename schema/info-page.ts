import * as z from 'zod';
import { icon } from './icon.ts';
import { pageParts } from './page-parts.ts';
import { line, paragraph, sitePath, texts } from './text.ts';
import { english } from './vocabulary/english.ts';

/** A page that is neither a service nor a town page. */
export const infoPage = z.strictObject({
  /** Its address: `'/about'`. */
  path: sitePath,
  /** Its name in the breadcrumb trail: `'About us'`. */
  name: line,
  ...pageParts,
});

/** The not-found page. */
export const notFoundPage = z.strictObject({
  ...texts(english.notFound),
  /** The card's icon: `'alert'`. */
  icon: icon.default('alert'),
  /** The hint under the heading: `'Did you forget to add the page to the router?'`. */
  hint: paragraph.default(english.notFound.hint),
  /** A sentence for visitors, which leads the sign: `'The page has moved or never existed. Try one of these.'`. */
  help: paragraph.optional(),
});

export type InfoPage = z.output<typeof infoPage>;
