import { expect, it } from 'vitest';
import { readBuiltPages } from '../helpers/built-pages.ts';
import { type Element, elements, findAll, only, textOf } from '../helpers/elements.ts';
import { garage } from '../helpers/garage.ts';
import { graphOf, thingOf } from '../helpers/json-ld.ts';
import { linksOf } from './specification/read-parts.ts';

// The specification's requirements for the layout shared by all pages.

const pages = readBuiltPages();
const { phone, email } = garage.business;

/** The paths of pages that differ from the rest. */
const pagesWhere = (differs: (page: (typeof pages)[number]) => boolean) =>
  pages.filter(differs).map(({ path }) => path);

it('shows phone, email and opening hours at the top of every page', () => {
  const shown = [phone.display, email, 'Mon-Fri 8:00-18:00, Sat 8:00-16:00'];
  expect(pagesWhere(({ document }) => !shown.every((text) => textOf(siteHeader(document)).includes(text)))).toEqual([]);
});

it('has the seven links of the navigation in order, and a menu button that starts closed', () => {
  const navigation = [
    'Home > /',
    'Services > /services',
    'Areas > /locations',
    'Emergency > /emergency-repairs',
    'About > /about',
    'Contact > /contact',
    'Book Online > /book-online',
  ];
  expect(pagesWhere(({ document }) => linksOf(mainNavigation(document)).join() !== navigation.join())).toEqual([]);
  expect(
    pagesWhere(({ document }) => only(siteHeader(document), 'button').attribs['aria-expanded'] !== 'false'),
  ).toEqual([]);
});

it('marks only the link of the current page', () => {
  for (const { path, document } of pages) {
    const links = elements(mainNavigation(document), 'a');
    const marked = links.filter(({ attribs }) => attribs['aria-current'] === 'page').map(({ attribs }) => attribs.href);
    expect(marked).toEqual(links.some(({ attribs }) => attribs.href === path) ? [path] : []);
  }
});

it('marks the section of service and town pages', () => {
  for (const { path, document } of pages) {
    const links = elements(mainNavigation(document), 'a');
    const marked = links.filter(({ attribs }) => attribs['aria-current'] === 'true').map(({ attribs }) => attribs.href);
    const section = path.startsWith('/locations/') ? '/locations' : '/services';
    expect({ path, marked }).toEqual({
      path,
      marked: path.startsWith('/locations/') || isService(path) ? [section] : [],
    });
  }
});

const isService = (path: string) => path.slice(1) in garage.services;

it('has three footer columns with the links in order', () => {
  const columns: [string, string[]][] = [
    [
      'Our Services',
      ['/car-servicing', '/mot-preparation', '/brake-repair', '/diagnostics', '/van-servicing', '/emergency-repairs'],
    ],
    [
      'Areas Covered',
      [
        '/locations/newington-car-service',
        '/locations/sittingbourne-car-service',
        '/locations/gillingham-brake-repair',
        '/locations/chatham-car-service',
        '/locations/rochester-diagnostics',
        '/locations',
      ],
    ],
    ['Quick Links', ['/book-online', '/get-quote', '/about', '/contact', '/faqs']],
  ];
  for (const { document } of pages) {
    const found = elements(only(document, 'footer'), 'nav').map((column) => [
      textOf(only(column, 'h2')),
      elements(column, 'a').map(({ attribs }) => attribs.href),
    ]);
    expect(found).toEqual(columns);
  }
});

it('ends every page with hours, an emergency phone button and a copyright line', () => {
  for (const { document } of pages) {
    const footer = only(document, 'footer');
    expect(textOf(footer)).toMatch(/Monday to Friday 8:00-18:00 Saturday 8:00-16:00 Sunday Closed/);
    expect(textOf(footer)).toContain(`© ${new Date().getFullYear()} ${garage.business.name}`);
    expect(linksOf(footer)).toContain(`Breakdown? Call ${phone.display} > tel`);
  }
});

it('leaves a place for the voice assistant at the bottom of every page', () => {
  const places = (document: Parameters<typeof findAll>[0]) =>
    findAll(document, ({ attribs }) => 'data-voice-assistant' in attribs);
  expect(pagesWhere(({ document }) => places(document).length !== 1)).toEqual([]);
});

it('says no heading twice on a page, except the towns of the overview', () => {
  for (const { path, document } of pages) {
    const headings = elements(only(document, 'main'), 'h1', 'h2', 'h3').map(textOf);
    const repeated = headings.filter((heading, at) => headings.indexOf(heading) !== at);
    const towns = path === '/locations' ? Object.values(garage.towns).map(({ name }) => name) : [];
    expect(
      repeated.filter((heading) => !towns.includes(heading)),
      path,
    ).toEqual([]);
  }
});

it('repeats no sentence of its own from one town page on another', () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const { path, document } of pages.filter((page) => page.path.startsWith('/locations/'))) {
    const paragraphs = elements(only(document, 'main'), 'p').map(textOf);
    for (const sentence of paragraphs.flatMap((text) => text.split(/(?<=[.?!]) /))) {
      // Shorter ones are facts: a distance, a price, a label.
      if (sentence.length < 40) continue;
      if ((seen.get(sentence) ?? path) !== path) repeated.push(sentence);
      seen.set(sentence, path);
    }
  }
  expect(repeated).toEqual([]);
});

it('lists the eleven places served for search engines', () => {
  const places = [
    'Newington',
    'Sittingbourne',
    'Gillingham',
    'Chatham',
    'Rochester',
    'Rainham',
    'Iwade',
    'Teynham',
    'Sheerness',
    'Minster',
    'Faversham',
  ];
  for (const page of pages.filter(({ path }) => path !== '/404')) {
    const served: { name: string }[] = thingOf(graphOf(page), 'AutoRepair')?.areaServed;
    expect(served.map(({ name }) => name)).toEqual(places);
  }
});

function siteHeader(document: Parameters<typeof elements>[0]): Element {
  return only(document, 'header');
}

function mainNavigation(document: Parameters<typeof elements>[0]): Element {
  return only(siteHeader(document), 'nav');
}
