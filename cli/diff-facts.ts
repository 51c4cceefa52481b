import { joinTimes } from '../schema/opening-times.ts';
import type { Site } from '../schema/site.ts';
import { formatDistance, formatPrice, lowerFirst } from '../site/format.ts';
import { addressLine } from '../site/format-address.ts';
import { formatTimes, hoursOfYear, hoursRows } from '../site/format-hours.ts';
import type { Route } from '../site/routes.ts';

export type Facts = Record<string, Record<string, string>>;

/** Lists what visitors and search engines read, by group and name. */
export function listFacts(site: Site, routes: readonly Route[]): Facts {
  const { business, money, language, wording } = site;
  const write = (times: readonly string[]) => times.join(', ') || lowerFirst(wording.closed, language);
  return {
    Pages: Object.fromEntries(routes.map(({ path, head }) => [path, head.title])),
    Descriptions: Object.fromEntries(routes.map(({ path, head }) => [path, head.description])),
    Prices: mapValues(site.prices, (price) => `${price.name}: ${formatPrice(price, money, language)}`),
    'Opening hours': {
      ...Object.fromEntries(
        hoursOfYear(site.hours, site).flatMap(({ name, week }) =>
          hoursRows(week, site).map(({ days, times }) => [[name, days].filter(Boolean).join(': '), write(times)]),
        ),
      ),
      ...Object.fromEntries(
        site.hours.exceptions.map((day) => [
          `${[day.date, day.until].filter(Boolean).join(' – ')} ${day.name}`,
          write(formatTimes(joinTimes([day]), site)),
        ]),
      ),
    },
    Claims: mapValues(site.claims, ({ value, label, source, checked }) =>
      [`${value} ${label}`, source, checked && `checked ${checked}`].filter(Boolean).join('; '),
    ),
    Contact: {
      name: business.name,
      phone: `${business.phone.display} (${business.phone.dial})`,
      'e-mail': business.email,
      address: addressLine(business.address),
      origin: site.url,
    },
    Services: mapValues(site.services, ({ name, summary }) => `${name}: ${summary}`),
    'Towns served': mapValues(site.towns, (town) =>
      (town.miles ?? town.kilometres) === undefined ? town.name : `${town.name}, ${formatDistance(town, site)}`,
    ),
    'Declared dead links': Object.fromEntries(site.knownDeadLinks.map(({ href, instead }) => [href, `→ ${instead}`])),
  };
}

function mapValues<Value>(record: Record<string, Value>, write: (value: Value) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, write(value)]));
}

export type Change = { kind: 'added' | 'removed' | 'changed'; name: string; before: string; after: string };

export type Changes = { group: string; changes: Change[] }[];

export function compareFacts(before: Facts, after: Facts): Changes {
  const groups = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return groups.flatMap((group) => {
    const all = compareGroup(before[group] ?? {}, after[group] ?? {});
    // A new or removed page is listed already, so omit its description.
    const changes = group === 'Descriptions' ? all.filter(({ kind }) => kind === 'changed') : all;
    return changes.length > 0 ? [{ group, changes }] : [];
  });
}

function compareGroup(before: Record<string, string>, after: Record<string, string>): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): Change[] => {
    const was = before[name];
    const is = after[name];
    if (was === is) return [];
    const kind = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
    return [{ kind, name, before: was ?? '', after: is ?? '' }];
  });
}
