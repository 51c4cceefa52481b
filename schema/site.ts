import * as z from 'zod';
import { acceptedContradiction } from './accepted-contradiction.ts';
import { brand, look } from './brand.ts';
import { accessRoute, business, department } from './business.ts';
import { claim, testimonial } from './claim.ts';
import { emergencyService, helpline } from './emergency.ts';
import { faqEntry } from './faq.ts';
import { forms } from './forms.ts';
import { hours } from './hours.ts';
import { layout } from './layout.ts';
import { action, knownDeadLink, redirect } from './link.ts';
import { mailWords } from './mail.ts';
import { infoPage, locationPage, notFoundPage, service } from './pages.ts';
import { money, price } from './price.ts';
import { entries, httpsUrl, keyPaths, line, sitePath, slug, texts } from './text.ts';
import { thirdParty, voiceAssistant } from './third-party.ts';
import { stripMap, town } from './town.ts';
import { pagePath, reference, type SiteNames, type Typed } from './typed-reference.ts';
import { english } from './vocabulary/english.ts';

/** Where the built files are deployed, if not at the root of the server that handles the forms. */
const hosting = z.strictObject({
  /** The origin of that server, if the files are hosted elsewhere: `'https://api.garage.example'`. */
  api: z
    .string()
    .regex(
      /^(https:\/\/[^/\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/,
      'must be an origin: https:// and the host, without a slash at the end',
    )
    .optional(),
  /** The base path of the site on its host: `'/garage'`. */
  base: z
    .string()
    .regex(/^(\/[a-z0-9][\w.-]*)+$/i, 'must be a path such as /garage, without a slash at the end')
    .optional(),
  /** File layout: `'folders'` writes `contact/index.html`, for hosts that do not serve `contact.html` at `/contact`. */
  pages: z.enum(['files', 'folders'], "must be 'files' or 'folders'").default('files'),
});

/** Texts built into the templates. */
const wording = z.strictObject({
  ...texts(english.wording),
  /**
   * The name of one row for all `hours.exceptions` in the table of hours. By default it lists the next ones.
   * Example: `'Bank holidays'`.
   */
  specialHours: line.optional(),
});

/** Content that the owner has not confirmed yet. */
const unconfirmedEntry = z.strictObject({
  /** One key path or several: `'testimonials'`, `"pages['/about'].sections.timeline"`. */
  at: keyPaths,
  /** What the owner has to confirm: `'Who said this, and that they agree to be named'`. */
  confirm: line,
});

/** The whole definition of a site. */
export const site = z.strictObject({
  /** The origin in canonical addresses, sitemap and structured data: `'https://newington-garage.example'`. */
  url: httpsUrl.refine(
    // `httpsUrl` reports anything that is not an https address.
    (url) => !/^https:\/\/./.test(url) || (URL.canParse(url) && new URL(url).origin === url),
    {
      error: ({ input }) => {
        const url = URL.canParse(String(input)) ? new URL(String(input)) : undefined;
        const end = url && url.pathname !== '/' ? 'path' : 'slash at the end';
        return `must be an origin, without a ${end}; write "${url?.origin ?? 'https://business.example'}"`;
      },
    },
  ),
  /** Where the built files are deployed, if not at the root of our server: `{ api: 'https://api.garage.example' }`. */
  hosting: hosting.prefault({}),
  /**
   * The language of the site, as in `<html lang>`.
   * In English, `-u-hc-h12` writes times as 9 am and `-u-hc-h23` as 9:00, where the country does otherwise. Serbian in
   * Latin letters is `sr-Latn`.
   * Examples: `'en-GB'`, `'en-GB-u-hc-h12'`.
   */
  language: z
    .string()
    .regex(
      /^([a-z]{2}(-[A-Z][a-z]{3})?(-[A-Z]{2})?|en(-[A-Z]{2})?-u-hc-h(12|23))$/,
      'must be a language tag such as en-GB',
    ),
  /** How prices are formatted: `{ currency: 'GBP' }`. */
  money: money.prefault({}),
  /** The business: `{ name: 'Newington Garage', type: 'AutoRepair', … }`. */
  business,
  /**
   * The opening hours.
   * Example: `{ timeZone: 'Europe/London', regular: [{ days: ['Saturday'], opens: '08:00', closes: '16:00' }] }`.
   */
  hours,
  /**
   * Departments and branches with their own hours, phone number or address, by key.
   * Sentences refer to them as `{phone:KEY}`, `{email:KEY}`, `{hours:KEY}` and `{address:KEY}`.
   */
  departments: z.record(slug, department).optional(),
  /** Roads and stations nearby, in order: `[{ name: 'A2', kind: 'primary', text: '…' }]`. */
  access: z.array(accessRoute).default([]),
  /**
   * The strip map: the road past the business with its towns, on pages about places.
   * Example: `{ road: 'A2', left: 'west', right: 'east', … }`.
   */
  stripMap: stripMap.optional(),
  /** Facts that sentences refer to as `{fact:KEY}`: `{ 'response-time': '2 hours' }`. */
  facts: z.record(slug, line).default({}),
  /** Trust claims, by key; sentences refer to a value as `{claim:KEY}`. */
  claims: z.record(slug, claim).default({}),
  /** The price table, by key; sentences refer to a price as `{price:KEY}` (£45) or `{from:KEY}` (from £45). */
  prices: z.record(slug, price).default({}),
  /**
   * The panel beside price lists, with the opening hours.
   * Example: `{ claim: 'warranty', action: { label: 'Book Online', href: '/book-online' } }`.
   */
  priceAside: z
    .strictObject({
      /** The key of a claim: `'warranty'`. */
      claim: reference('claim'),
      /** The button: `{ label: 'Book Online', href: '/book-online' }`. */
      action,
    })
    .optional(),
  /** The services, by key, which is also the address: `brake-repair` is at `/brake-repair`. */
  services: z.record(slug, service).default({}),
  /** The towns, by key; sentences refer to a distance as `{miles:KEY}` (8 miles). */
  towns: z.record(slug, town).default({}),
  /**
   * The town pages. Each entry becomes a page, with links, head, structured data and sitemap entry.
   * Example: `[{ town: 'gillingham', service: 'brake-repair', … }]`.
   */
  locations: z.array(locationPage).default([]),
  /** All other pages, including the home page (`path: '/'`). */
  pages: z.array(infoPage).min(1, 'is an empty list; write at least the page with path /'),
  /** The parents of service and town pages: `{ services: '/services', locations: '/locations' }`. */
  structure: z
    .strictObject({
      /** The parent of service pages in the breadcrumb trail: `'/services'`. */
      services: pagePath.optional(),
      /** The parent of town pages in the breadcrumb trail: `'/locations'`. */
      locations: pagePath.optional(),
      /** The path of service pages, by default the top level: `'/services'` gives `/services/brake-repair`. */
      servicePath: sitePath.optional(),
      /** The path of town pages, by default `/locations`: `'/areas'` gives `/areas/gillingham-brake-repair`. */
      locationPath: sitePath.optional(),
    })
    .prefault({}),
  /** The not-found page: `{ heading: 'Page not found' }`. */
  notFound: notFoundPage.prefault({}),
  /** The header, footer and call bar of every page: `{ navigation: [{ name: 'Home', href: '/' }], … }`. */
  layout: layout.prefault({}),
  /** Texts built into the templates: `{ menu: 'Menu' }`. */
  wording: wording.prefault({}),
  /** Texts of the desk, which only the staff see: `{ name: 'Office' }`. */
  desk: z.strictObject(texts(english.desk)).prefault({}),
  /** The forms, their fields, messages and limits: `{ fields: { … }, forms: { contact: { … } }, … }`. */
  forms: forms.prefault({}),
  /** The texts of emails: `{ respondWithin: '{fact:response-time}' }`. */
  mail: mailWords.prefault({}),
  /** Days after which an enquiry is deleted, at most ten years: `730`. */
  enquiryRetentionDays: z.number().int().min(1).max(3650).default(730),
  /** Questions and answers, by key; `/faqs#q-KEY` opens one. */
  faq: z.record(slug, faqEntry).default({}),
  /** Testimonials of customers: `[{ name: 'Sarah M.', place: 'Sittingbourne', text: '…', stars: 5 }]`. */
  testimonials: z.array(testimonial).default([]),
  /**
   * Emergency services and their response times.
   * Example: `[{ title: 'Flat battery', text: '…', response: 'Within 2 hours', icon: 'battery' }]`.
   */
  emergencyServices: z.array(emergencyService).default([]),
  /**
   * Phone numbers of other organisations, by key: those that help in an emergency, or that a legal notice names.
   * Example: `{ danger: { name: 'Anyone in danger', phone: { display: '999', dial: '999' }, text: '…' } }`.
   */
  helplines: z.record(slug, helpline).default({}),
  /** The voice assistant, if there is one: `{ src: 'https://assistant.example/widget.js', … }`. */
  voiceAssistant: voiceAssistant.optional(),
  /**
   * Third-party scripts, pictures and frames on every page.
   * Example: `[{ name: 'Counts visitors', src: 'https://counter.example/count.js' }]`.
   */
  thirdParties: z.array(thirdParty).default([]),
  /** The look of the pages: `'road'` has road signs and a strip map, `'folio'` large serif headings. Example: `'road'`. */
  look: look.default('road'),
  /** The brand of the business: `{ colours: { main: '#00543c', accent: '#ffd21f' } }`. */
  brand,
  /** Declared dead links: `[{ href: '/services/brake-repair', instead: '/brake-repair', reason: '…' }]`. */
  knownDeadLinks: z.array(knownDeadLink).default([]),
  /** Redirects from old addresses: `[{ from: '/services/brakes.html', to: '/brake-repair' }]`. */
  redirects: z.array(redirect).default([]),
  /** Known dead links: `'keep'` leaves them as written, `'repair'` links to their substitute pages. */
  deadLinks: z.enum(['keep', 'repair']).default('keep'),
  /**
   * Other names of entries, and of departments with hours, for the contradiction finder.
   * Example: `{ 'prices.brake-pads': ['new pads'], 'departments.cafe': ['tea room'] }`.
   */
  synonyms: z.record(line, z.array(line)).default({}),
  /** Services not offered, which no text may promise: `[{ name: 'MOT tests', words: ['MOT'] }]`. */
  notOffered: entries({
    /** Its name: `'MOT tests'`. */
    name: line,
    /** The words for it in sentences: `['MOT', 'test bay']`. */
    words: z.array(line).min(1, 'is an empty list; write at least one'),
  }).default([]),
  /** Intended contradictions: `[{ rule: 'slot-outside-hours', at: 'forms.timeSlots[4]', reason: '…' }]`. */
  acceptedContradictions: z.array(acceptedContradiction).default([]),
  /**
   * Content that the owner has not confirmed. A release build fails if it includes testimonials or the position.
   * Example: `[{ at: 'testimonials', confirm: 'Who said this' }]`.
   */
  unconfirmed: z.array(unconfirmedEntry).default([]),
});

/** The site as written in `site.config.ts`. */
export type SiteInput = z.input<typeof site>;

/** The same with references narrowed to the site's own names, for auto-completion and type checks. */
export type SiteInputOf<Names extends SiteNames> = Typed<SiteInput, Names>;

/** The parsed site: defaults set, tokens filled in, references checked. */
export type Site = z.output<typeof site>;
