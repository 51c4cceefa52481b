import { yearOf } from '../schema/clock.ts';
import type { Section, SectionOf } from '../schema/section.ts';
import type { Site } from '../schema/site.ts';
import { listPlaces, todayAt } from './check-business.ts';
import { reservedPaths } from './check-links.ts';
import { kilometresBetween } from './check-position.ts';
import { type DeclaredPage, listSections, walkPages } from './declared-pages.ts';
import { visitPlaces } from './format-address.ts';
import { formatKeyPath, type KeyPath } from './key-path.ts';
import { type Check, countOf, type Report, showValue } from './problem.ts';

/** Finds duplicate and reserved addresses of pages, and a missing home page. Returns whether all are valid. */
export function checkAddresses(pages: readonly DeclaredPage[], report: Report): boolean {
  let areUnique = true;
  const refuse = (page: DeclaredPage, message: string, first?: KeyPath) => {
    areUnique = false;
    report('same-address', addressKey(page), message, first && { also: [first] });
  };
  for (const [second, earlier] of repeats(pages, ({ path }) => path)) {
    // A service's address follows from its key, so the one in `pages` is at fault.
    const isWritten = earlier.entry[0] === 'pages' && second.entry[0] !== 'pages';
    const [page, first] = isWritten ? [earlier, second] : [second, earlier];
    const where = formatKeyPath(addressKey(first));
    const areTowns = [page, first].every(({ entry }) => entry[0] === 'locations');
    const advice = areTowns ? 'change its town or its service, or remove one' : 'give one of them another address';
    refuse(page, `has the address ${page.path}, which ${where} already has; ${advice}`, addressKey(first));
  }
  for (const page of pages) {
    if (typeof page.path !== 'string' || !reservedPaths.test(page.path)) continue;
    refuse(page, `has the address ${page.path}, which is reserved for the server; give it another address`);
  }
  if (!pages.some(({ path }) => path === '/'))
    report('no-home-page', ['pages'], "has no home page; write one with path: '/'");
  return areUnique;
}

/** Returns the key path that sets a page's address: its `path`, or the whole entry. */
function addressKey({ entry }: DeclaredPage): KeyPath {
  return entry[0] === 'pages' ? [...entry, 'path'] : entry;
}

export function checkHeads(pages: readonly DeclaredPage[], report: Report): void {
  for (const key of ['title', 'description'] as const) {
    for (const [{ entry, path }, first] of repeats(pages, ({ head }) => head[key])) {
      // checkAddresses reports two entries for one page.
      if (path === first.path) continue;
      const source = key === 'description' ? ', by default from its summary or lead' : '';
      const message = `is the same ${key} as that of ${first.path}; each page needs its own${source}`;
      report(`same-${key}`, [...entry, 'head', key], message, { also: [[...first.entry, 'head', key]] });
    }
  }
}

type Repeat = [page: DeclaredPage, first: DeclaredPage];

/** Lists each page with the same text as an earlier page, with both. */
function repeats(pages: readonly DeclaredPage[], textOf: (page: DeclaredPage) => unknown): Repeat[] {
  const firsts = new Map<unknown, DeclaredPage>();
  return pages.flatMap((page): Repeat[] => {
    const text = textOf(page);
    const first = firsts.get(text);
    if (!first && typeof text === 'string') firsts.set(text, page);
    return first ? [[page, first]] : [];
  });
}

export const checkRelated: Check = ({ services }, report) => {
  const entries = Object.entries(services);
  for (const [key, { related }] of entries) {
    const index = entries.length > 1 ? related.indexOf(key) : -1;
    if (index < 0) continue;
    report.value('duplicate', ['services', key, 'related', index], 'is this service itself; name another');
  }
};

/** Finds sections whose contents contradict each other, the calendar or the business. */
export const checkSections: Check = (site, report) => {
  const thisYear = yearOf(todayAt(site.hours));
  refuseFuture(site.business.established, thisYear, ['business', 'established'], report);
  for (const { section, path } of listSections(site)) {
    if (section.kind === 'table') checkRows(section, path, report);
    if (section.kind === 'timeline') checkYears(section, thisYear, path, report);
    if (section.kind === 'map') checkMap(section, site, path, report);
    if (section.kind !== 'notice' || !section.from || !section.until || section.until >= section.from) continue;
    const fault = `is before ${section.from}; write the last day on which it is shown`;
    report.value('out-of-bounds', [...path, 'until'], fault);
  }
};

/** Reports a year in the future, and returns whether it is one. */
function refuseFuture(year: number | undefined, thisYear: number, path: KeyPath, report: Report): boolean {
  if (year === undefined || year <= thisYear) return false;
  report.value('out-of-bounds', path, `is in the future; write ${thisYear} or a year before it`);
  return true;
}

function checkMap({ places, image }: SectionOf<'map'>, site: Site, path: KeyPath, report: Report): void {
  const branches = listPlaces(site).filter(({ position }) => position);
  const home = branches[0]?.position;
  for (const [index, place] of (Array.isArray(places) ? places : []).entries()) {
    const away = home && place ? kilometresBetween(home, place) : 0;
    if (!(away > 500)) continue;
    const fault = `is ${Math.round(away)} km from the business; correct latitude or longitude`;
    report.value('malformed-value', [...path, 'places', index], fault);
  }
  if ((places?.length || branches.length) >= 2 || image || site.business.position) return;
  const message = 'does not make a map; name at least two places, or set business.position or image';
  report('missing-value', [...path, 'places'], message);
}

function checkYears({ items }: SectionOf<'timeline'>, thisYear: number, path: KeyPath, report: Report): void {
  if (!Array.isArray(items)) return;
  const years = items.flatMap((item, index) => {
    const at = [...path, 'items', index, 'year'];
    return typeof item?.year !== 'number' || refuseFuture(item.year, thisYear, at, report)
      ? []
      : [{ at, year: item.year }];
  });
  for (const [index, { at, year }] of years.entries()) {
    const before = years[index - 1];
    if (!before || before.year <= year) continue;
    // The year at fault is the one without which the others are in order.
    if ((years[index + 1]?.year ?? before.year) >= before.year)
      report('out-of-bounds', at, `found ${year} after ${before.year}; write the years in order`);
    else report('out-of-bounds', before.at, `found ${before.year} before ${year}; write the years in order`);
  }
}

/** Section kinds that show a whole table. */
const shownTables: Partial<Record<Section['kind'], 'access' | 'emergencyServices' | 'faq' | 'testimonials'>> = {
  access: 'access',
  emergencies: 'emergencyServices',
  faq: 'faq',
  testimonials: 'testimonials',
};

/** Finds sections and direction signs that would show nothing. */
export const checkShownTables: Check = (site, report) => {
  for (const { section, path } of listSections(site)) {
    const table = shownTables[section.kind];
    if (!table || Object.keys(site[table]).length > 0) continue;
    const fault = `shows ${table}, which must hold at least one entry; write one there, or remove this section`;
    report.value('missing-value', [...path, 'kind'], fault);
  }
  if (Object.values(site.towns).some(({ miles }) => miles !== undefined)) return;
  walkPages(site, ({ sign }, path) => {
    const fault = 'shows the towns with miles, of which there is none; write miles at one, or remove this';
    if (sign === 'directions') report.value('missing-value', [...path, 'sign'], fault);
  });
};

/** Finds details of a visit that no place shown has, so that nothing would be shown. */
export const checkShownDetails: Check = (site, report) => {
  walkPages(site, ({ kind, show, branch }, path) => {
    if (kind !== 'visit' || !Array.isArray(show)) return;
    const only = branch === true || typeof branch === 'string' ? branch : undefined;
    const own = only !== undefined && only !== true && site.departments?.[only]?.address;
    const place = own ? ['departments', only] : ['business'];
    const lacks: Readonly<Record<string, KeyPath | false>> = {
      parking: visitPlaces(site, only).every(({ parking }) => parking === undefined) && [...place, 'parking'],
      access: site.access.length === 0 && ['access'],
    };
    for (const [index, detail] of show.entries()) {
      const missing = lacks[detail];
      if (!missing) continue;
      const fault = `shows ${formatKeyPath(missing)}, which is missing; write it there, or remove this`;
      report.value('missing-value', [...path, 'show', index], fault);
    }
  });
};

/** Finds buttons that end with one number of the business and call another, or lead to a page. */
export const checkButtons: Check = (site, report) => {
  const { business, departments = {} } = site;
  const places = [
    { call: 'true', phone: business.phone },
    ...Object.entries(departments).map(([key, { phone }]) => ({ call: showValue(key), phone })),
  ];
  walkPages(site, ({ label, call, href }, path) => {
    const shown = places.find(({ phone }) => phone && String(label).endsWith(phone.display));
    if (!shown) return;
    const refuse = (key: string, fault: string) =>
      report.value('malformed-value', [...path, key], `${fault}; write call: ${shown.call}`);
    if (href !== undefined) return refuse('href', 'is a page, but its label is a number');
    const called = call === true ? business.phone : departments[String(call)]?.phone;
    if (called && called.dial !== shown.phone?.dial) refuse('call', 'has another number than its label');
  });
};

function checkRows({ columns, rows }: SectionOf<'table'>, path: KeyPath, report: Report): void {
  if (!Array.isArray(columns) || !Array.isArray(rows)) return;
  const [cells, other] = new Set(rows.map((row) => row?.length));
  if (rows.length > 1 && other === undefined && cells !== columns.length) {
    const message = `has ${countOf(columns.length, 'column')}, but every row has ${cells} cells; write one column for each cell`;
    report('out-of-bounds', [...path, 'columns'], message);
    return;
  }
  for (const [index, row] of rows.entries()) {
    if (!Array.isArray(row) || row.length === columns.length) continue;
    const message = `has ${countOf(row.length, 'cell')}, but the table has ${columns.length} columns; write ${columns.length} cells`;
    report('out-of-bounds', [...path, 'rows', index], message);
  }
}

/** Finds packages whose contents neither their price nor the page states. */
export const checkPackages: Check = (site, report) => {
  for (const { section, path } of listSections(site)) {
    if (section.kind !== 'packages') continue;
    for (const [index, { price, includes }] of section.items.entries()) {
      if (includes.length > 0 || site.prices[price]?.includes.length !== 0) continue;
      const message = `is missing; write a list here or in prices['${price}'].includes`;
      report('missing-value', [...path, 'items', index, 'includes'], message);
    }
  }
};
