import * as z from 'zod';
import { position } from '../business.ts';
import { action, link, trueOrDepartment } from '../link.ts';
import { picture } from '../picture.ts';
import { entries, line, paragraph, sentence, slug } from '../text.ts';
import { reference } from '../typed-reference.ts';
import { heading } from './text.ts';

/** Links to other pages. */
export const linksSection = z.strictObject({
  kind: z.literal('links'),
  ...heading,
  /** The links, in order: `[{ name: 'Brake repair', href: '/brake-repair' }]`. */
  links: z.array(link).min(1, 'is an empty list; write at least one link'),
});

/** Services, each with its price and a link; cards also show the description and what is included. */
export const servicesSection = z.strictObject({
  kind: z.literal('services'),
  ...heading,
  /** The keys of the services, in order: `['car-servicing', 'brake-repair']`. */
  services: z.array(reference('service')).min(1, 'is an empty list; name at least one service'),
  /** `'cards'`, or `'rows'` with icon, name and price. */
  style: z.enum(['cards', 'rows']).default('cards'),
  /** The buttons under the cards: `[{ label: 'View all services', href: '/services' }]`. */
  actions: z.array(action).default([]),
});

/** A price list of rows from the price table. */
export const pricesSection = z.strictObject({
  kind: z.literal('prices'),
  ...heading,
  /** The keys of the prices, in order: `['brake-pads', 'brake-discs']`. */
  prices: z.array(reference('price')).min(1, 'is an empty list; name at least one price'),
  /** A sentence under the prices, such as what they include: `'Prices include parts and labour.'`. */
  note: paragraph.optional(),
  /** The buttons: `[{ label: 'Get a quote', href: '/get-quote' }]`. */
  actions: z.array(action).default([]),
});

/** Packages, each with a price and what it includes. */
export const packagesSection = z.strictObject({
  kind: z.literal('packages'),
  ...heading,
  /**
   * The packages, in order.
   * Example: `[{ price: 'full-service', text: 'The yearly service.', includes: ['Oil and filters'] }]`.
   */
  items: entries({
    /** The key of its price, whose name is the package's name: `'full-service'`. */
    price: reference('price'),
    /** One sentence about it: `'The yearly service for ordinary miles.'`. */
    text: paragraph,
    /** Items to list after the `includes` of its price: `['Free vehicle health check']`. */
    includes: z.array(sentence).default([]),
    /** A highlighted label: `'Most chosen'`. */
    label: line.optional(),
    /** Its button: `{ label: 'Book Full Service', href: '/book-online' }`. */
    action: action.optional(),
  }).min(1, 'is an empty list; write at least one package'),
  /** A sentence under the packages: `'Prices include parts and labour.'`. */
  note: paragraph.optional(),
});

/** Towns, each with its distance, postcode and links. */
export const townsSection = z.strictObject({
  kind: z.literal('towns'),
  ...heading,
  /** The towns, in order: `[{ town: 'gillingham', links: [{ name: 'Brake repair', href: '/brake-repair' }] }]`. */
  items: entries({
    /** The key of the town: `'gillingham'`. */
    town: reference('town'),
    /** One or two sentences about it: `'Along the A2, {miles:gillingham}.'`. */
    text: paragraph.optional(),
    /** Links about it: `[{ name: 'Brake repair', href: '/locations/gillingham-brake-repair' }]`. */
    links: z.array(link).default([]),
  }).min(1, 'is an empty list; name at least one town'),
  /** `'cards'`, or `'sign'` for a direction sign with one expandable line per town. */
  style: z.enum(['cards', 'sign']).default('cards'),
  /** The buttons under the towns: `[{ label: 'Book Online', href: '/book-online' }]`. */
  actions: z.array(action).default([]),
});

/** Every town page of the site, grouped by town, except those that a `towns` section of the page links to. */
export const townPagesSection = z.strictObject({ kind: z.literal('town-pages'), ...heading });

/** The roads and stations in `access`. */
export const accessSection = z.strictObject({
  kind: z.literal('access'),
  ...heading,
  /** The buttons under the routes: `[{ label: 'Open in your map', map: true }]`. */
  actions: z.array(action).default([]),
});

/**
 * Where the business is: a picture of a map, or a map rendered from the coordinates of landmarks or branches.
 * Nothing is loaded from a map service.
 */
export const mapSection = z.strictObject({
  kind: z.literal('map'),
  ...heading,
  /**
   * A picture of a map, instead of the rendered one.
   * Example: `{ file: '/pictures/map.svg', alt: 'The way from the station', width: 800, height: 600 }`.
   */
  image: picture.optional(),
  /**
   * Landmarks on the rendered map, two or more; by default the branches with a position. One named after a branch is
   * marked like the business. Without `business.position`, the map shows only these: the towns that a mobile business
   * serves.
   * Example: `[{ name: 'Station', latitude: 51.35, longitude: 0.67 }]`.
   */
  places: entries({
    /** Its name: `'Station'`. */
    name: line,
    ...position.shape,
  }).default([]),
  /** A sentence under the map: `'Ring the bell at the side door.'`. */
  note: paragraph.optional(),
  /** The buttons: `[{ label: 'Open in your map', map: true }]`. */
  actions: z.array(action).default([]),
});

/** Address and contact details, from `business`, `hours` and `access`. */
export const visitSection = z.strictObject({
  kind: z.literal('visit'),
  ...heading,
  /** The details to show, in order: `['address', 'phone', 'email', 'hours', 'parking', 'access']`. */
  show: z
    .array(z.enum(['address', 'phone', 'email', 'hours', 'parking', 'access']))
    .min(1, 'is an empty list; name at least one detail'),
  /**
   * Shows one place alone: a branch or any other department by its key, or the business with the hours of the
   * departments at its address. A department shares the address, number and email address of the business if it has
   * none of its own, but no address if it comes to its customers: `true`.
   */
  branch: trueOrDepartment.optional(),
  /** A sentence under the details: `'The yard is behind the house.'`. */
  note: paragraph.optional(),
  /** The buttons: `[{ label: 'Directions', href: '/contact' }]`. */
  actions: z.array(action).default([]),
});

/** Who to call when the business is closed or cannot help, from `helplines`. */
export const helplinesSection = z.strictObject({
  kind: z.literal('helplines'),
  ...heading,
  /** The keys of the helplines, in order: `['danger']`. */
  helplines: z.array(slug).min(1, 'is an empty list; name at least one helpline'),
  /** The label of the month in which the numbers were checked: `'Numbers checked'`. */
  checkedLabel: line,
});

/** The services in `emergencyServices`, with their response times. */
export const emergenciesSection = z.strictObject({
  kind: z.literal('emergencies'),
  ...heading,
  /** The label of a response time: `'Response'`. */
  responseLabel: line,
});

/** The customers' words in `testimonials`, with the claim that sums them up. */
export const testimonialsSection = z.strictObject({
  kind: z.literal('testimonials'),
  ...heading,
  /** The key of the rating claim: `'rating'`. */
  claim: reference('claim').optional(),
});

/** Trust claims as large figures. */
export const claimsSection = z.strictObject({
  kind: z.literal('claims'),
  ...heading,
  /** The keys of the claims, in order: `['years', 'warranty']`. */
  claims: z.array(reference('claim')).min(1, 'is an empty list; name at least one claim'),
});

/** The people of the business. */
export const teamSection = z.strictObject({
  kind: z.literal('team'),
  ...heading,
  /** The people, in order: `[{ name: 'Ann Example', role: 'Vet' }]`. */
  items: entries({
    /** The name: `'Ann Example'`. */
    name: line,
    /** Their role: `'Vet, and owner since 2009'`. */
    role: line,
    /** A sentence or two: `'Ann looks after horses.'`. */
    text: paragraph.optional(),
    /** A portrait: `{ file: '/pictures/ann.jpg', alt: 'Ann at the surgery', width: 800, height: 800 }`. */
    image: picture.optional(),
  }).min(1, 'is an empty list; write at least one person'),
});
