import { memo } from '../schema/memo.ts';

/** Between them, clocks change in every zone that has summer time. */
export const winter = new Date(Date.UTC(2026, 0));
export const summer = new Date(Date.UTC(2026, 6));

/** Most populous time zones of countries where that is not the first by name. */
const largest =
  'Buenos_Aires Sydney Sao_Paulo Toronto Santiago Nicosia Madrid Ulaanbaatar Mexico_City Tahiti Port_Moresby Lisbon Moscow New_York Denver Tashkent'.split(
    ' ',
  );

/** Returns the time zones of a country, the most populous first. */
export const timeZonesOf = memo((country: string): string[] => {
  // Newer engines have a method instead of the property; TypeScript's types have neither.
  const locale = new Intl.Locale(`und-${country}`) as { getTimeZones?: () => string[]; timeZones?: string[] };
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const first = largest.flatMap((city) => zones.filter((zone) => zone.endsWith(city)));
  return [...new Set([...first, ...zones])];
});

/** The states and provinces, by the time zone in which most of their people live. */
export const regionsByZone: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    'America/New_York': `CT, Connecticut, DE, Delaware, DC, District of Columbia, FL, Florida, GA, Georgia, IN, Indiana,
      KY, Kentucky, ME, Maine, MD, Maryland, MA, Massachusetts, MI, Michigan, NH, New Hampshire, NJ, New Jersey,
      NY, New York, NC, North Carolina, OH, Ohio, PA, Pennsylvania, RI, Rhode Island, SC, South Carolina, VT, Vermont,
      VA, Virginia, WV, West Virginia`,
    'America/Chicago': `AL, Alabama, AR, Arkansas, IL, Illinois, IA, Iowa, KS, Kansas, LA, Louisiana, MN, Minnesota,
      MS, Mississippi, MO, Missouri, NE, Nebraska, ND, North Dakota, OK, Oklahoma, SD, South Dakota, TN, Tennessee,
      TX, Texas, WI, Wisconsin`,
    'America/Denver': 'CO, Colorado, ID, Idaho, MT, Montana, NM, New Mexico, UT, Utah, WY, Wyoming',
    'America/Phoenix': 'AZ, Arizona',
    'America/Los_Angeles': 'CA, California, NV, Nevada, OR, Oregon, WA, Washington',
    'America/Anchorage': 'AK, Alaska',
    'Pacific/Honolulu': 'HI, Hawaii',
  },
  CA: {
    'America/Toronto': 'ON, Ontario, QC, Quebec, Québec',
    'America/Halifax': 'NS, Nova Scotia, PE, Prince Edward Island, NB, New Brunswick',
    'America/St_Johns': 'NL, Newfoundland, Newfoundland and Labrador',
    'America/Winnipeg': 'MB, Manitoba',
    'America/Regina': 'SK, Saskatchewan',
    'America/Edmonton': 'AB, Alberta, NT, Northwest Territories',
    'America/Vancouver': 'BC, British Columbia',
    'America/Whitehorse': 'YT, Yukon',
    'America/Iqaluit': 'NU, Nunavut',
  },
  AU: {
    'Australia/Sydney': 'NSW, New South Wales, ACT, Australian Capital Territory',
    'Australia/Melbourne': 'VIC, Victoria',
    'Australia/Brisbane': 'QLD, Queensland',
    'Australia/Adelaide': 'SA, South Australia',
    'Australia/Perth': 'WA, Western Australia',
    'Australia/Hobart': 'TAS, Tasmania',
    'Australia/Darwin': 'NT, Northern Territory',
  },
};

/** Returns the time zone of a region or else its country: of several, the machine's own or else the most populous. */
export function guessTimeZone(locale: string, region = ''): string {
  const country = locale.slice(3);
  const known = Object.entries(regionsByZone[country] ?? {}).find(([, regions]) =>
    regions.toLowerCase().split(/,\s*/).includes(region.toLowerCase().replaceAll('.', '')),
  );
  if (known) return known[0];
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = timeZonesOf(country);
  return zones.includes(own) ? own : (zones[0] ?? own);
}
