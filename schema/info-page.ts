import * as z from 'zod';
import { icon } from './icon.ts';
import { head, hero } from './page-parts.ts';
import { section } from './section.ts';
import { closing } from './service.ts';
import { line, paragraph, sitePath } from './text.ts';

/** A page that is neither a service nor a town page. */
export const infoPage = z.strictObject({
  /** Its address: `'/about'`. */
  path: sitePath,
  /** Its name in the breadcrumb trail: `'About us'`. */
  name: line,
  /** Title, description and keywords: `{ title: 'About us | {name}', description: '…', keywords: ['about us'] }`. */
  head,
  /** The top of the page: `{ heading: 'About us', lead: '…' }`. */
  hero,
  /** The page's sections, in order: `[{ kind: 'text', heading: 'Our history', paragraphs: ['…'] }]`. */
  sections: z.array(section).min(1, 'is an empty list; write at least one section'),
  /** The call to action at the end. */
  closing: closing.optional(),
});

/** The page for addresses that do not exist. */
export const notFoundPage = z.strictObject({
  /** The page's title: `'404 Page Not Found'`. */
  title: line,
  /** The card's icon: `'alert'`. */
  icon,
  /** The card's heading: `'404 Page Not Found'`. */
  heading: line,
  /** The hint under it: `'Did you forget to add the page to the router?'`. */
  hint: paragraph,
  /** A sentence for visitors under the card: `'The page has moved or never existed. Try one of these.'`. */
  help: paragraph.optional(),
  /** The heading over the links offered instead: `'Were you looking for one of these?'`. */
  linksHeading: line,
});

export type InfoPage = z.output<typeof infoPage>;
export type NotFoundPage = z.output<typeof notFoundPage>;
