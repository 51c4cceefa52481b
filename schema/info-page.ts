import * as z from 'zod';
import { icon } from './icon.ts';
import { hero, optionalHead } from './page-parts.ts';
import { section } from './section.ts';
import { closing } from './service.ts';
import { line, paragraph, sitePath, texts } from './text.ts';
import { english } from './vocabulary/english.ts';

/** A page that is neither a service nor a town page. */
export const infoPage = z.strictObject({
  /** Its address: `'/about'`. */
  path: sitePath,
  /** Its name in the breadcrumb trail: `'About us'`. */
  name: line,
  /**
   * Title, description and keywords, by default from name and lead.
   * Example: `{ title: 'About us | {name}', description: '…', keywords: ['about us'] }`.
   */
  head: optionalHead,
  /** The top of the page: `{ heading: 'About us', lead: '…' }`. */
  hero,
  /** The page's sections, in order: `[{ kind: 'text', heading: 'Our history', paragraphs: ['…'] }]`. */
  sections: z.array(section).min(1, 'is an empty list; write at least one section'),
  /**
   * The call to action at the end.
   * Example: `{ heading: 'Come and see us', text: '…', actions: [{ label: 'Call {phone}', call: true }] }`.
   */
  closing: closing.optional(),
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
