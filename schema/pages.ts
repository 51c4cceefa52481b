import * as z from 'zod';
import { icon } from './icon.ts';
import { action, link } from './link.ts';
import { picture } from './picture.ts';
import { section } from './section.ts';
import { line, paragraph, sitePath, slug, texts } from './text.ts';
import { reference } from './typed-reference.ts';
import { english } from './vocabulary/english.ts';

/** Maximum length of a title: about what search engines show. */
export const maxTitle = 65;

/** Maximum length of a description: about what search engines show. */
export const maxDescription = 160;

/** The metadata of a page for search engines and shared links. */
const head = z.strictObject({
  /** Unique on the site, at most 65 characters: `'Brake Repair in Newington | Newington Garage'`. */
  title: line.max(maxTitle),
  /** Unique on the site, at most 160 characters: `'Brake pads {from:brake-pads}, fitted in Newington.'`. */
  description: line.max(maxDescription),
  /** Search terms: `['brake repair newington']`. */
  keywords: z.array(line).default([]),
});

export type Head = z.output<typeof head>;

/** The top of a page. */
const hero = z.strictObject({
  /** A short line above the heading: `'Brakes'`. */
  eyebrow: line.optional(),
  /** The main heading, by default the name of the page, or service and town: `'Brake repair in Newington'`. */
  heading: line.prefault(''),
  /** The subject of the page, in one to three sentences: `'Pads, discs and fluid, with the price before the work.'`. */
  lead: paragraph,
  /** The buttons: `[{ label: 'Call {phone}', call: true }]`. */
  actions: z.array(action).default([]),
  /** The keys of claims to show as badges: `['warranty', 'rating']`. */
  claims: z.array(reference('claim')).default([]),
  /**
   * What to show beside the heading: `'directions'` for towns and miles, `'hours'` for the opening hours.
   * Service and town pages have a default of their own. Example: `'hours'`.
   */
  sign: z.enum(['directions', 'hours']).optional(),
  /** A picture beside the heading: `{ file: '/pictures/hall.jpg', alt: 'The hall', width: 1200, height: 800 }`. */
  image: picture.optional(),
  /** The colour: `'emergency'` for pages about emergencies. */
  tone: z.enum(['plain', 'emergency']).default('plain'),
});

export type Hero = z.output<typeof hero>;

/** The call to action at the end of a page. */
const closing = z.strictObject({
  /** The heading: `'Book your brake check'`. */
  heading: line,
  /** One or two sentences: `'Ring us, or pick a day online.'`. */
  text: paragraph,
  /** The buttons, the first one highlighted: `[{ label: 'Book Online', href: '/book-online' }]`. */
  actions: z.array(action).min(1, 'is an empty list; write at least one action'),
});

export type Closing = z.output<typeof closing>;

/** Keys common to all pages. */
const pageParts = {
  /**
   * Title, description and keywords; site/complete-definition.ts derives missing ones from the page's name and lead.
   * Example: `{ title: 'Brake Repair | {name}', description: '…', keywords: ['brake repair'] }`.
   */
  head: head.prefault({} as z.input<typeof head>),
  /** The top of the page: `{ heading: 'Brake repair', lead: 'Pads, discs and fluid for any make.' }`. */
  hero,
  /** The page's sections, in order: `[{ kind: 'prices', heading: 'What it costs', prices: ['brake-pads'] }]`. */
  sections: z.array(section).min(1, 'is an empty list; write at least one section'),
  /**
   * The call to action at the end.
   * Example: `{ heading: 'Book your brake check', text: '…', actions: [{ label: 'Call {phone}', call: true }] }`.
   */
  closing: closing.optional(),
};

/** One service: its card, and its page at `/{key}`. */
export const service = z.strictObject({
  /** Its name on cards and in links: `'Brake Repair'`. */
  name: line,
  /**
   * Its slug in the addresses of town pages, by default its key.
   * Example: `'car-service'`, for `/locations/newington-car-service`.
   */
  townSlug: slug.optional(),
  /** Its icon: `'disc'`. */
  icon: icon.default('check'),
  /** One or two sentences for its card: `'Pads, discs and fluid for any make.'`. */
  summary: paragraph,
  /** What it includes, in one line for its card: `'Pads, discs, fluid, diagnostics'`. */
  includes: line.optional(),
  /** The key of its price, for its card and for the top of its page, as `layout.priceSign` decides: `'brake-pads'`. */
  price: reference('price').optional(),
  /** Its codes in the forms' choices, if not its key: `['brake-service']`. */
  formCodes: z.array(line).default([]),
  ...pageParts,
  /** The top of the page, by default name and summary: `{ heading: 'Brake repair', lead: '…' }`. */
  hero: pageParts.hero.prefault({} as z.input<typeof pageParts.hero>),
  /** The page's sections, in order; none are needed: `[{ kind: 'prices', heading: 'What it costs', prices: ['brake-pads'] }]`. */
  sections: z.array(section).default([]),
  /** The keys of related services: `['mot-preparation']`. */
  related: z.array(reference('service')).default([]),
  /**
   * Further links to town pages. This service's own are linked automatically.
   * Example: `[{ name: 'Brakes in Gillingham', href: '/locations/gillingham-brake-repair' }]`.
   */
  nearby: z.array(link).default([]),
});

export type Service = z.output<typeof service>;

/** A town page: one service in one town, at `/locations/{town}-{service}`, included in lists and links. */
export const locationPage = z.strictObject({
  /** The key of the town: `'gillingham'`. */
  town: reference('town'),
  /** The key of the service: `'brake-repair'`. */
  service: reference('service'),
  ...pageParts,
  /**
   * Further links. The town's other pages, and this service's other towns, are linked automatically.
   * Example: `[{ name: 'Van servicing', href: '/van-servicing' }]`.
   */
  links: z.array(link).default([]),
});

export type LocationPage = z.output<typeof locationPage>;

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
