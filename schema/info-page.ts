import * as z from 'zod';
import { icon } from './icon.ts';
import { head, hero } from './page-parts.ts';
import { section } from './section.ts';
import { closing } from './service.ts';
import { line, paragraph, sitePath } from './text.ts';

/** Any page that is neither a service nor a town page: made of sections. */
export const infoPage = z.strictObject({
  /** Its address: `'/about'`. */
  path: sitePath,
  /** Its name in the breadcrumb trail: `'About us'`. */
  name: line,
  /** Title, description and keywords: `{ title: 'About us | {name}', description: '…', keywords: ['about us'] }`. */
  head,
  /** The top of the page: `{ heading: 'About us', lead: '…' }`. */
  hero,
  /** The page's parts, in order: `[{ kind: 'text', heading: 'Our history', paragraphs: ['…'] }]`. */
  sections: z.array(section).min(1, 'is an empty list; write at least one section'),
  /** The end of the page. */
  closing: closing.optional(),
});

/** What a visitor sees who asks for a page that is not there. */
export const notFoundPage = z.strictObject({
  /** The page's title: `'404 Page Not Found'`. */
  title: line,
  /** The card's sign: `'alert'`. */
  icon,
  /** The card's heading: `'404 Page Not Found'`. */
  heading: line,
  /** The hint under it: `'Did you forget to add the page to the router?'`. */
  hint: paragraph,
  /** The words over the links that are offered instead: `'Were you looking for one of these?'`. */
  linksHeading: line,
});

export type InfoPage = z.output<typeof infoPage>;
export type NotFoundPage = z.output<typeof notFoundPage>;
