import type {
  AutoRepair,
  ContactPoint,
  DayOfWeek,
  LocalBusiness,
  OpeningHoursSpecification,
  Place,
  Thing,
} from 'schema-dts';
import type { Department } from '../schema/business.ts';
import { todayIn, type Weekday, weekdays } from '../schema/clock.ts';
import {
  type DayHours,
  departmentHours,
  hoursOfWeekday,
  joinTimes,
  type OpeningHours,
  type OpeningTime,
  seasonWeek,
  type Week,
} from '../schema/opening-times.ts';
import { socialPicture } from '../site/generated-files.ts';
import { plainText } from '../site/inline.ts';
import { absoluteUrl, pictureUrl, type Root } from '../site/paths.ts';
import type { PageSite } from '../site/shared-site.ts';

export function businessThing(site: PageSite): Thing {
  const { business, servedTowns } = site;
  const thing = {
    // Stands for any type in schema/business-types.ts, all of which have these properties.
    '@type': business.type as 'AutoRepair',
    '@id': thingId(site, 'business'),
    name: business.name,
    description: plainText(business.description),
    url: absoluteUrl(site, '/'),
    telephone: business.phone.dial,
    email: business.email,
    foundingDate: business.established?.toString(),
    image: pictureUrl(site, socialPicture(site)),
    ...describePlace(business),
    openingHoursSpecification: omitEmpty(openingHours(site.hours, site.hours.timeZone)),
    paymentAccepted: business.payment?.join(', '),
    ...departmentThings(site),
    areaServed: omitEmpty(servedTowns.map(placeNamed)),
    sameAs: omitEmpty(business.sameAs),
  } satisfies AutoRepair;
  return thing;
}

function describePlace({ address, position }: Pick<Department, 'address' | 'position'>) {
  return {
    address: address && {
      '@type': 'PostalAddress' as const,
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.county,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    geo: position && { '@type': 'GeoCoordinates' as const, ...position },
  };
}

type Dates = { validFrom?: string; validThrough?: string };

/** Number of occurrences of a season to list, from the current or next one. */
const maxOccurrences = 2;

/** In the form of developers.google.com/search/docs/appearance/structured-data/local-business. */
function openingHours(
  { regular, seasons = [], exceptions }: OpeningHours,
  timeZone: string,
): OpeningHoursSpecification[] {
  const today = todayIn(timeZone);
  const year = Number(today.slice(0, 4));
  const specify = (
    open: readonly OpeningTime[],
    dates: Dates,
    days?: readonly Weekday[],
  ): OpeningHoursSpecification[] =>
    open.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days as DayOfWeek[] | undefined,
      ...dates,
      opens,
      closes,
    }));
  const specifyWeek = (week: Week, dates: Dates) =>
    week.flatMap((row) => specify(walkIn(joinTimes([row])), dates, row.days));
  const ofSeasons = seasons.flatMap((season) => {
    const { from, until } = season;
    const week = seasonWeek(regular, season);
    // A weekday may be in several rows, so a row alone does not show that it is closed.
    const closed = weekdays.filter((day) => walkIn(hoursOfWeekday(week, day)).length === 0);
    const occurrences = [year - 1, year, year + 1, year + 2].map((first) => {
      const last = from <= until ? first : first + 1;
      return { validFrom: dateIn(first, from), validThrough: dateIn(last, until) };
    });
    const coming = occurrences.filter(({ validThrough }) => validThrough >= today).slice(0, maxOccurrences);
    return coming.flatMap((dates) => [
      ...specifyWeek(week, dates),
      ...(closed.length > 0 ? specify(closedDay, dates, closed) : []),
    ]);
  });
  const ofExceptions = exceptions
    .map((day) => ({ day, dates: { validFrom: day.date, validThrough: day.until ?? day.date } }))
    .filter(({ dates }) => dates.validThrough >= today)
    .flatMap(({ day, dates }) => {
      const open = walkIn(joinTimes([day]));
      return specify(open.length > 0 ? open : closedDay, dates);
    });
  const all = [...specifyWeek(regular, {}), ...ofSeasons, ...ofExceptions];
  // Closed days alone would call a practice closed that only works by appointment.
  return all.every(({ opens, closes }) => opens === closes) ? [] : all;
}

/** Google's notation for a closed day. */
const closedDay: OpeningTime[] = [{ opens: '00:00', closes: '00:00' }];

function walkIn({ periods }: DayHours): OpeningTime[] {
  return periods.filter(({ byAppointment }) => !byAppointment);
}

/** Returns a day in a year. 29 February becomes the 28th unless it is a leap year. */
function dateIn(year: number, day: string): string {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return `${year}-${day === '02-29' && !isLeap ? '02-28' : day}`;
}

/** Describes departments: as businesses if they have hours or an address, or else as contact points. */
function departmentThings({
  business,
  departments = {},
  hours,
}: PageSite): Pick<Exclude<AutoRepair, string>, 'department' | 'contactPoint'> {
  const all = Object.values(departments);
  const isPlace = ({ regular, address }: Department) => regular !== undefined || address !== undefined;
  const department = all.filter(isPlace).map((each): LocalBusiness => {
    const { name, type, phone, email, address, regular } = each;
    return {
      '@type': (type ?? (address ? business.type : 'LocalBusiness')) as 'LocalBusiness',
      name: `${business.name}, ${name}`,
      telephone: phone?.dial,
      email,
      ...describePlace(each),
      openingHoursSpecification:
        regular && omitEmpty(openingHours(departmentHours(each, hours.exceptions), hours.timeZone)),
    };
  });
  const contactPoint = all.flatMap((each): ContactPoint[] => {
    const { name, phone, email } = each;
    if (isPlace(each) || !(phone ?? email)) return [];
    return [{ '@type': 'ContactPoint', contactType: name, telephone: phone?.dial, email }];
  });
  return { department: omitEmpty(department), contactPoint: omitEmpty(contactPoint) };
}

/** Returns undefined for an empty list, so that JSON omits the property. */
export function omitEmpty<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

export function placeNamed(name: string): Place {
  return { '@type': 'Place', name };
}

/** Returns the `@id` of a thing in structured data: one per site for business and site, one per page for the rest. */
export function thingId(site: Root, thing: string, path = '/'): string {
  return `${absoluteUrl(site, path)}#${thing}`;
}
