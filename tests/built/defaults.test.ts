import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildElsewhere } from '../helpers/build-site.ts';
import { type BuiltPage, readBuiltPages } from '../helpers/built-pages.ts';
import { type Element, elements, findAll, only, textOf } from '../helpers/elements.ts';
import { graphOf, thingOf } from '../helpers/json-ld.ts';

describe.each([
  ['road', 'defaults'],
  ['folio', 'defaults-in-folio'],
])('a definition that only says what it must, in the look %s', (look, config) => {
  let pages: BuiltPage[];
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const built = await buildElsewhere(`tests/fixtures/${config}.config.ts`);
    remove = built.remove;
    pages = readBuiltPages(built.clientDir);
  });
  afterAll(() => remove());
  const documentAt = (path: string) => (pages.find((page) => page.path === path) as BuiltPage).document;
  const linksIn = (path: string, name: string) =>
    elements(only(documentAt(path), name), 'a').map(({ attribs }) => attribs.href);

  it('has the phone numbers of the business and of its branch in the footer', () => {
    expect(linksIn('/', 'footer')).toEqual(expect.arrayContaining(['tel:+441632960200', 'tel:+441632960299']));
  });

  it('has the hours of the business in a footer that would be half empty without links', () => {
    const footer = textOf(only(documentAt('/'), 'footer'));
    if (look === 'road') expect(footer).toMatch(/Opening hours.*Wednesday/s);
    else expect(footer).not.toContain('Opening hours');
  });

  it('links its legal pages from the footer, and all others from the navigation', () => {
    const navigation = linksIn('/', 'header').filter((href) => href?.startsWith('/'));
    expect([...new Set(navigation)]).toEqual(['/', '/contact', '/questions', '/prices', '/areas']);
    expect(linksIn('/', 'footer').slice(-2)).toEqual(['/privacy', '/terms']);
  });

  it('links its page about privacy from each form', () => {
    const [notice] = findAll(documentAt('/contact'), ({ attribs }) => 'data-privacy' in attribs);
    expect(elements(notice as Element, 'a').map(({ attribs }) => attribs.href)).toEqual(['/privacy']);
  });

  it('writes a clock of twelve hours, in a plain language', () => {
    const { document } = pages.find(({ path }) => path === '/contact') as BuiltPage;
    expect(textOf(only(document, 'header'))).toContain('Mon-Tue 9 am-5 pm');
    expect(only(document, 'html').attribs.lang).toBe('en-GB');
  });

  it('has on each page the questions that it names, in order, in structured data too', () => {
    const asked = (path: string) => {
      const page = pages.find((each) => each.path === path) as BuiltPage;
      const { mainEntity } = thingOf(graphOf(page), 'FAQPage') as { mainEntity: { name: string }[] };
      expect(mainEntity.map(({ name }) => name)).toEqual(elements(page.document, 'h3').map(textOf));
      return mainEntity.map(({ name }) => name);
    };
    expect(['/questions', '/prices'].map(asked)).toEqual([
      ['How long does it take?', 'How often?'],
      ['How can I pay?'],
    ]);
  });

  it('has a map of its area, in which a business without a position is no place', () => {
    const [map] = findAll(
      documentAt('/areas'),
      ({ name, attribs }) => name === 'svg' && attribs.role === 'img' && /Hay/.test(attribs['aria-label'] ?? ''),
    );
    expect(map?.attribs['aria-label']).toBe('Map of Tuned in Brecon with Hay and Brecon');
    expect(
      elements(map as Element, 'text')
        .map(textOf)
        .sort(),
    ).toEqual(['Brecon', 'Hay']);
    expect(elements(map as Element, 'line')).toEqual([]);
  });

  it('says that its own town is here, and the distance of all others', () => {
    const main = textOf(only(documentAt('/areas'), 'main'));
    expect(main).toMatch(/Brecon\s*Here/);
    expect(main).not.toMatch(/\b0 (miles|kilometres|km)/);
    expect(main).toContain('14 km');
  });

  it('says beside its own town in a row and within a sentence that it is here', () => {
    const main = textOf(only(documentAt('/areas'), 'main'));
    expect(main).toMatch(/In short\s*Brecon\s*Here/);
    expect(main).toContain('Nothing to drive: here');
  });

  it('has links and emphasis in the first column of a table', () => {
    const [row] = elements(only(documentAt('/areas'), 'tbody'), 'th');
    expect(textOf(row as Element)).toBe('The hills, weekly');
    expect(elements(row as Element, 'a').map(({ attribs }) => attribs.href)).toEqual(['/tuning']);
  });

  it('has the name of the column before the number of a row, which says nothing alone on a phone', () => {
    const rows = elements(only(documentAt('/areas'), 'tbody'), 'th').map(textOf);
    expect(rows).toEqual(['The hills, weekly', 'Round 2']);
  });

  it('ends the name of its place with a colon only where the hours follow, which are hidden if they are long', () => {
    const shown = findAll(only(documentAt('/'), 'header'), (each) => /^Brecon:/.test(textOf(each).trim()));
    const hours = findAll(shown.at(-1) as Element, ({ attribs }) => 'class' in attribs);
    expect(hours.map(textOf)[0]).toMatch(/^: Mon-Tue 9 am-5 pm/);
  });

  it('shows the address of its branch in a section about the visit', () => {
    const addresses = elements(only(documentAt('/areas'), 'main'), 'address').map(textOf);
    expect(addresses).toHaveLength(2);
    expect(addresses[1]).toMatch(/Talgarth workshop\s*2 Mill Lane, Talgarth/);
  });

  it('shows no stars with a testimonial that has none', () => {
    const quote = only(documentAt('/areas'), 'figure');
    expect(textOf(quote)).toContain('In tune at last.');
    expect(textOf(quote)).not.toContain('Rated');
    expect(elements(quote, 'use')).toEqual([]);
  });

  it('opens on a sign only the towns of which there is more to say', () => {
    const open = elements(documentAt('/areas'), 'details').map((node) => textOf(only(node, 'h3')));
    expect(open).toEqual(['Brecon', 'Talgarth']);
    expect(elements(documentAt('/areas'), 'h3').map(textOf)).toContain('Builth Wells');
  });
});
