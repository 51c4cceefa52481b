import * as z from 'zod';
import { line } from './text.ts';

/** Texts built into the templates; each has an English default. */
export const wording = z.strictObject({
  /** The skip link, for keyboard users: `'Skip to the content'`. */
  skipLink: line.default('Skip to the content'),
  /** The label of the menu button: `'Menu'`. */
  menu: line.default('Menu'),
  /** The accessible name of the main navigation: `'Main'`. */
  mainNavigation: line.default('Main'),
  /** The accessible name of the breadcrumb trail: `'Breadcrumb'`. */
  breadcrumbs: line.default('Breadcrumb'),
  /** The accessible name of the call bar on phones: `'Quick actions'`. */
  quickActions: line.default('Quick actions'),
  /** The heading above the opening hours: `'Opening hours'`. */
  openingHours: line.default('Opening hours'),
  /** The name of one row for all `hours.exceptions` in the table of hours, instead of the next ones: `'Bank holidays'`. */
  specialHours: line.optional(),
  /** For a day without hours: `'Closed'`. */
  closed: line.default('Closed'),
  /** The hours in that row, if the business is open on some of the days: `'Closed or shorter hours'`. */
  otherHours: line.default('Closed or shorter hours'),
  /** For days or times by appointment: `'By appointment'`. */
  byAppointment: line.default('By appointment'),
  /** A range of days with the same hours, or of a season: `[first]` and `[last]`. */
  dayRange: line.default('[first] to [last]'),
  /** The same where space is short: `'[first]-[last]'`. */
  shortDayRange: line.default('[first]-[last]'),
  /** A period from opening to closing: `[opens]` and `[closes]`. */
  timeRange: line.default('[opens]-[closes]'),
  /** A list in a sentence: an `[item]` and `[more]` after it. */
  list: line.default('[item], [more]'),
  /** The same if items contain commas: `[item]` and `[more]`. */
  longList: line.default('[item]; [more]'),
  /** Above the hours outside `hours.seasons`: `'Rest of the year'`. */
  restOfYear: line.default('Rest of the year'),
  /** While open, until `[time]`. */
  openNow: line.default('Open now, until [time]'),
  /** While closed, until `[day]` and `[time]`. */
  closedNow: line.default('Closed, opens [day] [time]'),
  /** `[day]` if it opens later the same day. */
  today: line.default('today'),
  /** `[day]` if it opens the next day. */
  tomorrow: line.default('tomorrow'),
  /** Names of the contact details: `'Address'`. */
  address: line.default('Address'),
  /** The label of a field: `'Name'`. */
  name: line.default('Name'),
  /** The label of a field: `'Message'`. */
  message: line.default('Message'),
  /** Names of the contact details, and labels of fields: `'Phone'`. */
  phone: line.default('Phone'),
  /** Names of the contact details: `'Email'`. */
  email: line.default('Email'),
  /** Names of the contact details: `'Parking'`. */
  parking: line.default('Parking'),
  /** Names of the contact details: `'Getting here'`. */
  access: line.default('Getting here'),
  /** Instead of a distance, in the town of the business: `'Here'`. */
  here: line.optional(),
  /** The name of a town page in the town of the business: `[service]` and `[town]` are names. */
  serviceInTown: line.default('[service] in [town]'),
  /** The name of a town page in any other town: `[service]` and `[town]` are names. */
  serviceForTown: line.default('[service] for [town]'),
  /** The strip map's text alternative: the `[road]`, its `[start]` and `[end]`, and all `[stops]`. */
  stripMap: line.default('Map of the [road] from [start] to [end]: [stops].'),
  /** The same if roads or railways run `[alongside]`. */
  stripMapAlongside: line.default('Map of the [road] from [start] to [end]: [stops]; alongside: [alongside].'),
  /** In that text, the business `[name]` in its `[town]`. */
  stripMapHome: line.default('[town] with [name]'),
  /** In that text, a `[road]` that crosses at a `[place]`. */
  stripMapCrossing: line.default('[place] where the [road] crosses'),
  /** In that text, the `[stop]` that the page is about. */
  stripMapLit: line.default('[stop] (this page)'),
  /** A map's text alternative: the business `[name]` and the `[places]` around it. */
  mapOf: line.default('Map of [name] with [places]'),
  /** The current page of a list: number `[page]` of `[pages]`. */
  pageOf: line.default('Page [page] of [pages]'),
  /** The link to the previous page of a list: `'Previous'`. */
  previousPage: line.default('Previous'),
  /** The link to the next page of a list: `'Next'`. */
  nextPage: line.default('Next'),
  /** The accessible name of the pagination: `'Pages'`. */
  pager: line.default('Pages'),
  /** A rating, for screen readers: `[n]` stars. */
  stars: line.default('Rated [n] out of 5'),
});
