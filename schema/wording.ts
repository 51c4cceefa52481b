import * as z from 'zod';
import { line } from './text.ts';

/** The few words that the templates need themselves; each has an English default. */
export const wording = z.strictObject({
  /** The first link of a page, for the keyboard: `'Skip to the content'`. */
  skipLink: line.default('Skip to the content'),
  /** The menu button's name: `'Menu'`. */
  menu: line.default('Menu'),
  /** The name of the main navigation: `'Main'`. */
  mainNavigation: line.default('Main'),
  /** The name of the breadcrumb trail: `'Breadcrumb'`. */
  breadcrumbs: line.default('Breadcrumb'),
  /** The name of the buttons at the thumb on a phone: `'Quick actions'`. */
  quickActions: line.default('Quick actions'),
  /** Before the opening hours: `'Opening hours'`. */
  openingHours: line.default('Opening hours'),
  /** Before days that differ from the regular hours: `'Different hours'`. */
  specialHours: line.default('Different hours'),
  /** A day with no hours: `'Closed'`. */
  closed: line.default('Closed'),
  /** While the doors are open: `[time]` is when they close. */
  openNow: line.default('Open now, until [time]'),
  /** While they are shut: `[day]` and `[time]` say when they open next. */
  closedNow: line.default('Closed, opens [day] [time]'),
  /** For `[day]` when they open later on the same day. */
  today: line.default('today'),
  /** For `[day]` when they open on the next day. */
  tomorrow: line.default('tomorrow'),
  /** Names of the contact details: `'Address'`. */
  address: line.default('Address'),
  /** Names of the contact details: `'Phone'`. */
  phone: line.default('Phone'),
  /** Names of the contact details: `'Email'`. */
  email: line.default('Email'),
  /** Names of the contact details: `'Parking'`. */
  parking: line.default('Parking'),
  /** Names of the contact details: `'Getting here'`. */
  access: line.default('Getting here'),
  /** One mile: `[n]` is the number. */
  mile: line.default('[n] mile'),
  /** Several miles: `[n]` is the number. */
  miles: line.default('[n] miles'),
  /** No distance at all: where the business stands: `'0 miles'`. */
  here: line.default('0 miles'),
  /** One page of a list that takes several: `[page]` and `[pages]` are the numbers. */
  pageOf: line.default('Page [page] of [pages]'),
  /** The link to the page of a list before this one: `'Previous'`. */
  previousPage: line.default('Previous'),
  /** The link to the page of a list after this one: `'Next'`. */
  nextPage: line.default('Next'),
  /** The name of the way about a list that takes several pages: `'Pages'`. */
  pager: line.default('Pages'),
  /** A rating, for those who cannot see stars: `[n]` is the number. */
  stars: line.default('Rated [n] out of 5'),
});

export type Wording = z.output<typeof wording>;
