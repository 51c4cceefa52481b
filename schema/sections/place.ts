import * as z from 'zod';
import { position } from '../business.ts';
import { action } from '../link.ts';
import { picture } from '../picture.ts';
import { entries, isoDate, line, paragraph, sentence, slug } from '../text.ts';
import { heading } from './text.ts';

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

/** Pictures side by side. */
export const gallerySection = z.strictObject({
  kind: z.literal('gallery'),
  ...heading,
  /**
   * The pictures, in order.
   * Example: `[{ image: { file: '/pictures/hall.jpg', alt: 'The hall', width: 1200, height: 800 } }]`.
   */
  items: entries({
    /** The picture: `{ file: '/pictures/hall.jpg', alt: 'The hall', width: 1200, height: 800 }`. */
    image: picture,
    /** A caption under it: `'The hall, before the concert'`. */
    caption: sentence.optional(),
  }).min(1, 'is an empty list; write at least one picture'),
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

/** A temporary notice, such as a holiday: a build on its first day adds it, and pages hide it after its last. */
export const noticeSection = z.strictObject({
  kind: z.literal('notice'),
  /** Its anchor on the page: `'holidays'` is reached as `/#holidays`. */
  id: slug.optional(),
  /** The notice's heading: `'Closed from 24 December to 4 January'`. */
  heading: line,
  /** One or two sentences: `'We are on holiday. For emergencies call {phone:emergency}.'`. */
  text: paragraph,
  /** The first day to show it, by default at once: `'2026-12-14'`. */
  from: isoDate.optional(),
  /** The last day to show it, by default until it is removed: `'2027-01-03'`. */
  until: isoDate.optional(),
  /** The buttons: `[{ label: 'Call {phone}', call: true }]`. */
  actions: z.array(action).default([]),
});
