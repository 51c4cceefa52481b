import * as z from 'zod';
import { line } from './text.ts';

/** The texts of the templates themselves; each has an English default. */
export const wording = z.strictObject({
  /** The first link of a page, for the keyboard: `'Skip to the content'`. */
  skipLink: line.default('Skip to the content'),
  /** The menu button's name: `'Menu'`. */
  menu: line.default('Menu'),
  /** The name of the main navigation: `'Main'`. */
  mainNavigation: line.default('Main'),
  /** The name of the breadcrumb trail: `'Breadcrumb'`. */
  breadcrumbs: line.default('Breadcrumb'),
  /** The name of the call bar on a phone: `'Quick actions'`. */
  quickActions: line.default('Quick actions'),
  /** The heading over the opening hours: `'Opening hours'`. */
  openingHours: line.default('Opening hours'),
  /** One name for all of `hours.exceptions`, in the table of hours; without it, the next ones are listed: `'Bank holidays'`. */
  specialHours: line.optional(),
  /** A day with no hours: `'Closed'`. */
  closed: line.default('Closed'),
  /** The hours of those days, where some are open: `'Closed or shorter hours'`. */
  otherHours: line.default('Closed or shorter hours'),
  /** Days or times for which customers need an appointment: `'By appointment'`. */
  byAppointment: line.default('By appointment'),
  /** Days with the same hours, and the days of a season: `[first]` and `[last]`. */
  dayRange: line.default('[first] to [last]'),
  /** The same where there is little room: `'[first]-[last]'`. */
  shortDayRange: line.default('[first]-[last]'),
  /** From opening to closing: `[opens]` and `[closes]`. */
  timeRange: line.default('[opens]-[closes]'),
  /** An item of a list in a sentence and those after it: `[item]` and `[more]`. */
  list: line.default('[item], [more]'),
  /** The same where items have commas themselves: `[item]` and `[more]`. */
  longList: line.default('[item]; [more]'),
  /** Over the hours outside of `hours.seasons`: `'Rest of the year'`. */
  restOfYear: line.default('Rest of the year'),
  /** While open: `[time]` is when it closes. */
  openNow: line.default('Open now, until [time]'),
  /** While closed: `[day]` and `[time]` are when it opens next. */
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
  /** In place of no distance, in the town of the business: `'Here'`. */
  here: line.optional(),
  /** The name of a town page in the town of the business: `[service]` and `[town]` are names. */
  serviceInTown: line.default('[service] in [town]'),
  /** The name of a town page in any other town: `[service]` and `[town]` are names. */
  serviceForTown: line.default('[service] for [town]'),
  /** The strip map as a sentence: `[road]`, its ends `[start]` and `[end]`, and all `[stops]`. */
  stripMap: line.default('Map of the [road] from [start] to [end]: [stops].'),
  /** The same where roads or railways run `[alongside]`. */
  stripMapAlongside: line.default('Map of the [road] from [start] to [end]: [stops]; alongside: [alongside].'),
  /** In that sentence, the business `[name]` in its `[town]`. */
  stripMapHome: line.default('[town] with [name]'),
  /** In that sentence, a `[road]` that crosses at a `[place]`. */
  stripMapCrossing: line.default('[place] where the [road] crosses'),
  /** In that sentence, the `[stop]` that a page is about. */
  stripMapLit: line.default('[stop] (this page)'),
  /** A map as a sentence: the business `[name]` and the `[places]` around it. */
  mapOf: line.default('Map of [name] with [places]'),
  /** The last `[day]` of a notice that has no first one. */
  untilDay: line.default('Until [day]'),
  /** The label of a page of a list: `[page]` and `[pages]` are the numbers. */
  pageOf: line.default('Page [page] of [pages]'),
  /** The link to the page of a list before this one: `'Previous'`. */
  previousPage: line.default('Previous'),
  /** The link to the page of a list after this one: `'Next'`. */
  nextPage: line.default('Next'),
  /** The name of the pagination: `'Pages'`. */
  pager: line.default('Pages'),
  /** A rating, for screen readers: `[n]` is the number. */
  stars: line.default('Rated [n] out of 5'),
});
