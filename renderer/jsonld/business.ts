import type { AutoRepair, DayOfWeek, OpeningHoursSpecification, Place, Thing } from 'schema-dts';
import type { PageSite } from '../../site/shared-site.ts';
import { absoluteUrl, thingId } from '../addresses.ts';

/** Describes the business: where it is, when it is open, which towns it serves. */
export function businessThing(site: PageSite): Thing {
  const { business, brand, servedTowns } = site;
  const { address, position } = business;
  const thing = {
    // Stands for every type in schema/business.ts: all have these properties.
    '@type': business.type as 'AutoRepair',
    '@id': thingId(site, 'business'),
    name: business.name,
    description: business.description,
    url: absoluteUrl(site, '/'),
    telephone: business.phone.dial,
    email: business.email,
    foundingDate: String(business.established),
    image: absoluteUrl(site, 'file' in brand.social ? brand.social.file : brand.social.remote),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.county,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude },
    openingHoursSpecification: openingHours(site),
    ...areaServed(servedTowns),
    ...(business.sameAs.length > 0 && { sameAs: business.sameAs }),
  } satisfies AutoRepair;
  return thing;
}

function openingHours({ hours }: PageSite): OpeningHoursSpecification[] {
  const regular = hours.regular.map(
    ({ days, opens, closes }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days as DayOfWeek[],
      opens,
      closes,
    }),
  );
  // A day that opens and closes at midnight is closed: developers.google.com/search/docs/appearance/structured-data/local-business
  const exceptions = hours.exceptions.map(
    ({ date, opens = '00:00', closes = '00:00' }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens,
      closes,
    }),
  );
  return [...regular, ...exceptions];
}

/** Lists the places that a business or service covers; without places there is no list. */
export function areaServed(names: readonly string[]): { areaServed?: Place[] } {
  if (names.length === 0) return {};
  return { areaServed: names.map((name): Place => ({ '@type': 'Place', name })) };
}
