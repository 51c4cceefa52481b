import * as z from 'zod';
import { businessTypes } from './business-types.ts';
import { exceptions, seasons, week } from './hours.ts';
import { httpsUrl, line, paragraph, sentence } from './text.ts';

/** A telephone number of the business. */
export const phone = z.strictObject({
  /** As displayed: `'01632 960145'`. */
  display: line.regex(/\d.*\d.*\d/, 'must be a phone number such as 01632 960000'),
  /** As dialled, with the country code: `'+441632960145'`. */
  dial: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be a phone number with its country code and no spaces, such as +441632960000'),
});

/** A postal address. */
const address = z.strictObject({
  /** House number and street; not needed by a business that visits its customers: `'67 High Street'`. */
  street: line.optional(),
  /** The town or village: `'Newington'`. */
  town: line,
  /** The county, state or province: `'Kent'`. */
  county: line.optional(),
  /** The postcode, or ZIP code: `'ME9 7JJ'`. */
  postcode: line.optional(),
  /** ISO 3166 code of the country: `'GB'`. */
  country: z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code such as GB'),
});

export const position = z.strictObject({
  /** Degrees north: `51.35`. */
  latitude: z.number().min(-90).max(90),
  /** Degrees east: `0.66`. */
  longitude: z.number().min(-180).max(180),
});

const email = z.email('must be an email address such as hello@example.org');

/** The business: its one name, phone number, email address and postal address. */
export const business = z.strictObject({
  /** The trading name: `'Newington Garage'`. */
  name: line,
  /**
   * Its schema.org type: LocalBusiness, which fits any, or a narrower one such as AccountingService, BeautySalon,
   * CafeOrCoffeeShop, ChildCare, Dentist, Electrician, Florist, Locksmith, Plumber, ProfessionalService, Restaurant,
   * SportsActivityLocation or Store. `schema/business-types.ts` lists all: `'AutoRepair'`.
   */
  type: z.enum(businessTypes),
  /** A short line beside the name: `'Car and van garage'`. */
  tagline: line.optional(),
  /**
   * What it does and for whom, in one or two sentences, for structured data.
   * Example: `'An independent garage for cars and vans.'`.
   */
  description: paragraph,
  /** The year it was founded: `1999`. */
  established: z.number().int().min(1500, 'must be a year such as 1999').optional(),
  /** Its main phone number: `{ display: '01632 960145', dial: '+441632960145' }`. */
  phone,
  /** Its general email address: `'hello@newington-garage.example'`. */
  email,
  /**
   * The address; a branch's address goes under `departments`.
   * Example: `{ street: '67 High Street', town: 'Newington', county: 'Kent', postcode: 'ME9 7JJ', country: 'GB' }`.
   */
  address,
  /** What to call this address beside those of branches, by default its town: `'Newington workshop'`. */
  place: line.optional(),
  /** Its coordinates: `{ latitude: 51.35, longitude: 0.66 }`. */
  position: position.optional(),
  /** Where to park: `'Free on-site customer parking'`. */
  parking: sentence.optional(),
  /** Payment methods, in the site's language; sentences list them as `{payment}`: `['cash', 'card']`. */
  payment: z.array(line).min(1, 'is an empty list; write at least one, or leave it out').optional(),
  /** Its profiles on other sites, linked in the footer: `['https://www.facebook.com/newington-garage']`. */
  sameAs: z.array(httpsUrl).default([]),
  /** Keys whose value is a placeholder until the owner supplies the real one; each warns: `['name', 'phone']`. */
  placeholders: z.array(z.enum(['name', 'phone', 'email', 'url', 'hours', 'voice assistant'])).default([]),
});

export type Business = z.output<typeof business>;

/** A route to the business: a road or a station. */
export const accessRoute = z.strictObject({
  /** Its number or name, as on road signs: `'A2'`. */
  name: line,
  /** The style of its sign: `'motorway'` (blue), `'primary'` (green), `'local'` or `'rail'`. */
  kind: z.enum(['motorway', 'primary', 'local', 'rail']),
  /** Directions, one or two sentences: `'Leave at junction 5 and follow the A2 west.'`. */
  text: paragraph,
});

export type AccessRoute = z.output<typeof accessRoute>;

/**
 * A department with its own hours or phone number, or a branch with its own address.
 * It is shown under the opening hours and, if it is always open, in the header.
 */
export const department = z.strictObject({
  /** Its name: `'Parts desk'`. */
  name: line,
  /** Its schema.org type, by default LocalBusiness; for a branch, that of the business: `'AutoPartsStore'`. */
  type: z.enum(businessTypes).optional(),
  /** Its own number: `{ display: '01632 960146', dial: '+441632960146' }`. */
  phone: phone.optional(),
  /**
   * Its own email address, to which enquiries go that choose it by a field with `role: 'branch'`:
   * `'parts@newington-garage.example'`.
   */
  email: email.optional(),
  /**
   * The address, for a branch. It is shown after that of the business.
   * Example: `{ street: '3 Mill Lane', town: 'Rainham', postcode: 'ME8 7UD', country: 'GB' }`.
   */
  address: address.optional(),
  /** The coordinates of a branch: `{ latitude: 51.36, longitude: 0.61 }`. */
  position: position.optional(),
  /** Where to park at a branch, which does not share the parking of the business: `'On the street, free after six.'`. */
  parking: sentence.optional(),
  /** When to contact it, especially if it has no hours: `'At night and on Sundays'`. */
  text: sentence.optional(),
  /** Its hours: `[{ days: ['Saturday'], opens: '09:00', closes: '12:00' }]`. */
  regular: week.optional(),
  /**
   * Parts of the year in which its hours differ.
   * Example: `[{ name: 'Summer', from: '07-01', until: '08-15', regular: [{ days: ['Saturday'] }] }]`.
   */
  seasons,
  /**
   * Days that differ here only, in place of those in `hours.exceptions`. A day without times is closed.
   * Example: `[{ date: '2026-11-30', name: 'Stocktaking' }]`.
   */
  exceptions: exceptions.optional(),
  /** Keeps its usual hours on the days in `hours.exceptions`, as an emergency line does: `true`. */
  openOnExceptions: z.literal(true).optional(),
  /**
   * Comes to its customers, as a van does, so that their mails and calendar entries name no address, and a service is
   * “in”, not “for”, a town with `served: true`: `true`.
   */
  comesToCustomers: z.literal(true).optional(),
});

export type Department = z.output<typeof department>;
