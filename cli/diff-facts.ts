import { joinTimes } from '../schema/opening-times.ts';
import type { Site } from '../schema/site.ts';
import { formatPrice, lowerFirst } from '../site/format.ts';
import { formatTimes, hoursOfYear, hoursRows } from '../site/format-hours.ts';
import type { KeyPath } from '../site/key-path.ts';
import type { Route } from '../site/routes.ts';

/** Lists the titles, prices and hours as pages show them, by group and by the name to print. */
export function listFacts({ site, routes }: { site: Site; routes: readonly Route[] }) {
  const { money, language, prices } = site;
  const written = Object.entries(prices).map(([key, price]) => [
    key,
    `${price.name}: ${formatPrice(price, money, language)}`,
  ]);
  return {
    Pages: Object.fromEntries(routes.map(({ path, head }) => [path, head.title])),
    Prices: Object.fromEntries(written),
    'Opening hours': Object.fromEntries(hoursOfPlaces(site).flatMap(({ rows }) => rows)),
  };
}

/** Lists the hours of the business and its departments as their tables show them, with their key paths. */
export function hoursOfPlaces(site: Site): { path: KeyPath; rows: [string, string][] }[] {
  const departments = Object.entries(site.departments ?? {});
  return [
    { path: ['hours'], rows: hoursOf(site, '', site.hours) },
    ...departments.map(([key, own]) => ({ path: ['departments', key], rows: hoursOf(site, own.name, own) })),
  ];
}

type Hours = Partial<Site['hours']>;

function hoursOf(site: Site, place: string, { regular, seasons, exceptions = [] }: Hours): [string, string][] {
  const write = (times: readonly string[]) => times.join(', ') || lowerFirst(site.wording.closed, site.language);
  const name = (...parts: (string | undefined)[]) => [place, ...parts].filter(Boolean).join(': ');
  const weeks = regular ? hoursOfYear({ regular, seasons }, site) : [];
  return [
    ...weeks.flatMap(({ name: season, week }) =>
      hoursRows(week, site).map(({ days, times }): [string, string] => [name(season, days), write(times)]),
    ),
    ...exceptions.map((day): [string, string] => [
      name(`${[day.date, day.until].filter(Boolean).join(' – ')} ${day.name}`),
      write(formatTimes(joinTimes([day]), site)),
    ]),
  ];
}
