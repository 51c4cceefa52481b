import { expect, it } from 'vitest';
import { fillIn } from '../../schema/placeholders.ts';
import { listRoutes } from '../../site/routes.ts';
import { type BuiltPage, readBuiltPages } from '../helpers/built-pages.ts';
import { type Element, elements, findAll, only, textOf } from '../helpers/elements.ts';
import { garage } from '../helpers/garage.ts';

const documents = readBuiltPages().map(({ document }) => document);
const all = (...names: string[]) => documents.flatMap((document) => elements(document, ...names));
const textsOf = (root: Element, name: string) => elements(root, name).map(textOf);
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Every sentence and address in an entry of the definition; single words are mostly names of other entries. */
function contentsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'href' || value.includes(' ') ? [value] : [];
  return Object.entries(Object(value)).flatMap(([name, inner]) => contentsOf(inner, name));
}

it('shows every sentence of the definition on its page, with its links and alternative texts', () => {
  const pages = new Map(readBuiltPages().map(({ path, document }) => [path, document]));
  const missing = listRoutes(garage).flatMap(({ path, hero, sections }) => {
    const document = pages.get(path);
    const nodes = document ? findAll(document, () => true) : [];
    const attributes = nodes.flatMap(({ attribs }) => [attribs.href, attribs.alt]);
    const text = document && withoutSpaces(textOf(document));
    const privacy = sections.some(({ kind }) => kind === 'form') ? garage.forms.privacy : undefined;
    const contents = contentsOf({ hero, sections, privacy });
    expect(contents.length).toBeGreaterThan(5);
    // Without the syntax of links and emphasis.
    const isShown = (content: string) =>
      attributes.includes(content) ||
      text?.includes(withoutSpaces(content.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/\*+/g, '')));
    return contents.filter((content) => !isShown(content)).map((content) => `${path}: ${content}`);
  });
  expect(missing).toEqual([]);
});

it('has no empty paragraph but those that scripts fill', () => {
  const isFilled = ({ attribs }: Element) => ['data-open-now', 'data-carried', 'role'].some((name) => name in attribs);
  const empty = all('p').filter((paragraph) => textOf(paragraph) === '' && elements(paragraph, 'svg').length === 0);
  expect(empty.filter((paragraph) => !isFilled(paragraph)).map(({ parent }) => parent && 'name' in parent)).toEqual([]);
});

it('shows every number of a list or of steps in an ordered list', () => {
  const isNumber = (node: Element) => node.attribs['aria-hidden'] === 'true' && /^\d+$/.test(textOf(node));
  const items = all('li').filter((item) => findAll(item, isNumber).length > 0);
  const lists = new Set(items.map(({ parent }) => (parent && 'name' in parent ? parent.name : undefined)));
  expect(items.length).toBeGreaterThan(10);
  expect([...lists]).toEqual(['ol']);
});

it('gives each review its own number of stars', () => {
  const reviews = all('figure').filter((figure) => elements(figure, 'blockquote').length > 0);
  const given = reviews.map((review) => {
    const by = textsOf(review, 'figcaption')[0] ?? '';
    const { stars } = garage.testimonials.find(({ name, place }) => by === `${name}, ${place}`) ?? {};
    return { by, stars, shown: elements(review, 'use').length };
  });
  expect(given.length).toBeGreaterThan(0);
  expect(given.filter(({ stars, shown }) => stars !== shown)).toEqual([]);
});

it('names the column of every cell of a table as its head does', () => {
  const tables = all('table');
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables) {
    const columns = elements(table, 'thead').flatMap((head) => textsOf(head, 'th'));
    const rows = elements(table, 'tbody').flatMap((body) => elements(body, 'tr'));
    for (const row of rows) {
      const names = findAll(row, ({ name, attribs }) => name === 'span' && 'aria-hidden' in attribs);
      expect(names.map(textOf)).toEqual(columns.slice(1));
    }
  }
});

it('renders the bar of a figure in proportion to its percentage', () => {
  const figures = all('li').filter((item) => elements(item, 'rect').length > 0);
  expect(figures.length).toBeGreaterThan(0);
  for (const figure of figures) {
    const [, bar] = elements(figure, 'rect');
    expect(`${bar?.attribs.width}%`).toBe(textsOf(figure, 'p').at(-1));
  }
});

it('links to every town page once from the sections of the page that lists them', () => {
  const lists = garage.pages.find(({ sections }) => sections.some(({ kind }) => kind === 'town-pages'));
  const pages = readBuiltPages();
  const { document } = pages.find(({ path }) => path === lists?.path) as BuiltPage;
  const sections = elements(only(document, 'main'), 'section');
  const links = sections.flatMap((section) => elements(section, 'a').map(({ attribs }) => attribs.href ?? ''));
  const townPages = pages.flatMap(({ path }) => (path.startsWith('/locations/') ? [path] : []));
  expect(townPages.length).toBeGreaterThan(5);
  expect(links.filter((href) => href.startsWith('/locations/')).sort()).toEqual(townPages.sort());
});

it('says in words or roles what position, colour and icons say', () => {
  const [label] = Object.values(garage.pages).flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === 'emergencies' ? [section.responseLabel] : [])),
  );
  const items = all('li').map(textOf);
  for (const { title, response } of garage.emergencyServices)
    expect(items.filter((item) => item.startsWith(title) && item.includes(`${label} ${response}`))).not.toEqual([]);
  for (const figure of all('figure').filter((figure) => elements(figure, 'blockquote').length > 0))
    expect(textOf(figure)).toContain(fillIn(garage.wording.stars, { n: `${elements(figure, 'use').length}` }));
  for (const [group, scope] of Object.entries({ thead: 'col', tbody: 'row' })) {
    const heads = all(group).flatMap((part) => elements(part, 'th'));
    expect(new Set(heads.map(({ attribs }) => attribs.scope))).toEqual(new Set([scope]));
  }
  const icons = all('use').flatMap(({ attribs, parent }) =>
    /^#icon-/.test(`${attribs.href}`) ? [parent as Element] : [],
  );
  expect(icons.filter(({ attribs }) => attribs['aria-hidden'] !== 'true')).toEqual([]);
});

it('links every page of a breadcrumb but the current one', () => {
  const trails = all('nav').filter(({ attribs }) => attribs['aria-label'] === garage.wording.breadcrumbs);
  expect(trails.length).toBeGreaterThan(20);
  for (const trail of trails) {
    const linked = elements(trail, 'li').map((crumb) => elements(crumb, 'a').length);
    expect(linked).toEqual(linked.map((_, index) => (index === linked.length - 1 ? 0 : 1)));
  }
});

it('opens the first of several folded cards, and loads only the pictures of the first view at once', () => {
  const lists = all('ul').map((list) => elements(list, 'details').map(({ attribs }) => 'open' in attribs));
  expect(lists.filter(([first]) => first).length).toBeGreaterThan(0);
  expect(lists.filter(([, ...others]) => others.includes(true))).toEqual([]);
  for (const document of documents) {
    const [hero] = elements(only(document, 'main'), 'div');
    const first = hero ? elements(hero, 'img') : [];
    for (const image of elements(only(document, 'main'), 'img'))
      expect(image.attribs.loading).toBe(first.includes(image) ? undefined : 'lazy');
  }
});

it('shows the hours beside prices, and how far each town on a sign is', () => {
  const pages = new Map(readBuiltPages().map(({ path, document }) => [path, only(document, 'main')]));
  for (const { path, sections, towns } of listRoutes(garage)) {
    const main = pages.get(path) as Element;
    for (const section of sections) {
      if (section.kind === 'prices') expect(elements(main, 'aside').map(textOf).join()).toContain('8:00');
      if (section.kind !== 'towns' || section.style !== 'sign') continue;
      const lines = elements(main, 'summary').map(textOf);
      for (const { town } of section.items) {
        const { name, miles } = towns[town] ?? {};
        expect(lines.filter((line) => line.includes(`${name}`) && line.includes(`${miles || ''}`))).not.toEqual([]);
      }
    }
  }
});

it('has a prominent action in its text, as in the call bar, unless it has a form', () => {
  const bar = all('nav').find(({ attribs }) => attribs['aria-label'] === garage.wording.quickActions);
  const [prominent] = (bar && elements(bar, 'a')[0]?.attribs.class?.split(' ')) ?? [];
  const isProminent = ({ attribs }: Element) => attribs.class?.split(' ').includes(`${prominent}`);
  const plain = readBuiltPages().filter(
    ({ path, document }) => path !== '/404' && elements(document, 'form').length === 0,
  );
  const lacking = plain.filter(({ document }) => !elements(only(document, 'main'), 'a').some(isProminent));
  // On the page for emergencies the call is red.
  const isRed = listRoutes(garage).filter(({ sections }) => sections.some(({ kind }) => kind === 'emergencies'));
  expect(lacking.map(({ path }) => path)).toEqual(isRed.map(({ path }) => path));
});
