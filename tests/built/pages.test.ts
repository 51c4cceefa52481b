import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listRoutes } from '../../site/routes.ts';
import { readBuiltPages } from '../helpers/built-pages.ts';
import { type Element, elements, findAll, only, textOf } from '../helpers/elements.ts';
import { garage } from '../helpers/garage.ts';

const pages = readBuiltPages();

/** The pages on which a rule finds faults, with its findings. */
function faults(find: (page: (typeof pages)[number]) => readonly string[]): string[] {
  return pages.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));
}

/** A page without its styles and script, which contain braces. */
const withoutCode = (html: string) => html.replace(/<(script type="module"|style)>.*?<\/(script|style)>/gs, '');

const dataTypes = ['application/json', 'application/ld+json', 'speculationrules'];
const isData = ({ attribs }: Element) => dataTypes.includes(attribs.type ?? '');

it('are the routes and the not-found page', () => {
  const paths = listRoutes(garage).map(({ path }) => path);
  expect(pages.map(({ path }) => path).sort()).toEqual([...paths, '/404'].sort());
  expect(readFileSync('dist/client/index.html', 'utf8')).toMatch(/^<!DOCTYPE html>\n<html lang="en-GB">/);
});

describe('every page', () => {
  it('runs one line in its head and one small inline script, no script files and no handler attributes', () => {
    const runs = (element: Element) => element.name === 'script' && !isData(element);
    for (const { document, html, path } of pages) {
      const scripts = findAll(document, runs);
      expect([path, scripts.map(({ attribs }) => attribs)]).toEqual([path, [{}, { type: 'module' }]]);
      const [, code = ''] = html.match(/<script type="module">(.*?)<\/script>/s) ?? [];
      expect(code.length).toBeGreaterThan(500);
      expect(code.length).toBeLessThan(5400);
    }
    expect(
      faults(({ document }) =>
        findAll(document, ({ attribs }) => Object.keys(attribs).some((name) => name.startsWith('on'))).map(textOf),
      ),
    ).toEqual([]);
  });

  it('has its styles in one element of its head, and no style attributes', () => {
    for (const { document, path } of pages) {
      expect([path, elements(only(document, 'head'), 'style').length]).toEqual([
        path,
        elements(document, 'style').length,
      ]);
    }
    expect(faults(({ document }) => findAll(document, ({ attribs }) => 'style' in attribs).map(textOf))).toEqual([]);
  });

  it('has no value that was not turned into text', () => {
    expect(faults(({ html }) => withoutCode(html).match(/\bundefined\b|\[object\b|\bNaN\b/g) ?? [])).toEqual([]);
  });

  it('has no token that was not filled in', () => {
    expect(faults(({ html }) => withoutCode(html).match(/\{[a-z]+(:[^{}"]*)?\}|\[n\]/g) ?? [])).toEqual([]);
    // Values that the script fills in are only in its data.
    expect(faults(({ document }) => textOf(document).match(/\[(day|time)\]/g) ?? [])).toEqual([]);
  });

  it('has one main heading, and skips no level under it', () => {
    expect(faults(({ document }) => (elements(document, 'h1').length === 1 ? [] : ['h1']))).toEqual([]);
    expect(
      faults(({ document }) => {
        const headings = elements(document, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
        const level = (heading: Element | undefined) => Number(heading?.name.slice(1) ?? 0);
        return headings
          .filter((heading, index) => level(heading) > level(headings[index - 1]) + 1)
          .map((heading) => `${heading.name} ${textOf(heading)}`);
      }),
    ).toEqual([]);
  });

  it('nests no heading in a section of its own level', () => {
    expect(
      faults(({ document }) =>
        elements(document, 'section').flatMap((section) => {
          const [own, ...below] = elements(section, 'h2', 'h3', 'h4');
          return below
            .filter(({ name }) => own && name <= own.name)
            .map((heading) => `${heading.name} ${textOf(heading)}`);
        }),
      ),
    ).toEqual([]);
  });

  it('has no heading without words', () => {
    expect(
      faults(({ document }) =>
        elements(document, 'h1', 'h2', 'h3')
          .filter((heading) => textOf(heading) === '')
          .map(String),
      ),
    ).toEqual([]);
  });

  it('has a link that calls the one phone number, in its header and in the call bar', () => {
    const href = `tel:${garage.business.phone.dial}`;
    const others = Object.values(garage.helplines).map(({ phone }) => `tel:${phone?.dial}`);
    for (const { document } of pages) {
      const calls = elements(document, 'a').filter(
        ({ attribs: { href = '' } }) => href.startsWith('tel:') && !others.includes(href),
      );
      expect(new Set(calls.map(({ attribs }) => attribs.href))).toEqual(new Set([href]));
      const inHeader = elements(only(document, 'header'), 'a').filter(({ attribs }) => attribs.href === href);
      expect(inHeader.map(textOf)).toContain(garage.business.phone.display);
      const shown = elements(document, 'a').filter((link) => textOf(link) === garage.business.phone.display);
      expect(new Set(shown.map(({ attribs }) => attribs.href))).toEqual(new Set([href]));
    }
  });

  it('has pictures with alternative text and a size, so that nothing moves', () => {
    const lacks = ({ attribs }: Element) =>
      attribs.alt === undefined || !Number(attribs.width) || !Number(attribs.height);
    expect(
      faults(({ document }) =>
        elements(document, 'img')
          .filter(lacks)
          .map(({ attribs }) => String(attribs.src)),
      ),
    ).toEqual([]);
  });

  it('has no sound, film, frame, access key or tooltip, and one language', () => {
    const media = ['audio', 'video', 'object', 'embed', 'iframe', 'canvas', 'marquee', 'blink'];
    const attributes = ['accesskey', 'title', 'draggable'];
    expect(
      faults(({ document }) =>
        findAll(
          document,
          ({ name, attribs }) =>
            media.includes(name) ||
            attributes.some((attribute) => attribute in attribs) ||
            ('lang' in attribs && name !== 'html') ||
            /\.(gif|apng|mp4|webm)$/.test(attribs.src ?? ''),
        ).map(({ name }) => name),
      ),
    ).toEqual([]);
  });

  it('has no id twice, and no label or description that names an id it does not have', () => {
    expect(
      faults(({ document }) => {
        const ids = findAll(document, ({ attribs }) => 'id' in attribs).map(({ attribs }) => attribs.id ?? '');
        const named = findAll(document, () => true).flatMap(({ attribs }) =>
          ['for', 'aria-controls', 'aria-describedby', 'aria-labelledby'].flatMap(
            (name) => attribs[name]?.split(' ') ?? [],
          ),
        );
        return [...ids.filter((id, index) => ids.indexOf(id) !== index), ...named.filter((id) => !ids.includes(id))];
      }),
    ).toEqual([]);
  });

  it('names links and buttons by their words', () => {
    expect(
      faults(({ document }) =>
        [...elements(document, 'a'), ...elements(document, 'button')]
          // The text of a drawing is no name by itself, so its links repeat it in a label.
          .filter(
            (element) =>
              (element.attribs['aria-label'] ?? textOf(element)) !== textOf(element) || textOf(element).trim() === '',
          )
          .map(({ attribs }) => String(attribs.href)),
      ),
    ).toEqual([]);
  });

  it('has the shared layout around its own content, and the current link marked if there is one', () => {
    const navigated = garage.layout.navigation.map(({ href }) => href);
    for (const { path, document } of pages) {
      expect(textOf(only(document, 'main')).length).toBeGreaterThan(60);
      expect(textOf(only(document, 'footer'))).toContain(garage.layout.copyright);
      const current = findAll(document, ({ attribs }) => attribs['aria-current'] === 'page');
      expect(current.map(({ attribs }) => attribs.href)).toEqual(navigated.includes(path) ? [path] : []);
    }
  });

  it('names and labels its form controls as the specification does', () => {
    const known = [...Object.keys(garage.forms.fields), 'website', 'formType', 'form'];
    expect(
      faults(({ document }) => {
        const controls = elements(document, 'input', 'select', 'textarea');
        const labelled = elements(document, 'label').map(({ attribs }) => attribs.for);
        return controls
          .filter(({ attribs }) => attribs.type !== 'hidden')
          .filter(({ attribs }) => !known.includes(attribs.name ?? '') || !labelled.includes(attribs.id))
          .map(({ attribs }) => String(attribs.name));
      }),
    ).toEqual([]);
  });
});

it('has a not-found page with the card of the specification', () => {
  const page = pages.find(({ path }) => path === '/404');
  expect(page && textOf(only(page.document, 'h1'))).toBe('404 Page Not Found');
  expect(page && textOf(only(page.document, 'main'))).toContain('Did you forget to add the page to the router?');
  expect(page?.html).toContain('<meta name="robots" content="noindex"/>');
});

it('leaves no build files among the served files', () => {
  for (const name of ['vite-plugin-ssr.json', 'assets.json', '.vite', '_temp_manifest.json']) {
    expect(existsSync(`dist/client/${name}`)).toBe(false);
  }
});

it('publish no review or rating in their structured data', () => {
  expect(faults(({ html }) => html.match(/"@type":"(Review|AggregateRating|Rating)"|"reviewRating"/g) ?? [])).toEqual(
    [],
  );
  expect(garage.testimonials.filter(({ text }) => pages.some(({ html }) => html.includes(text)))).toEqual(
    garage.testimonials,
  );
});

it('of a service have a sign with the lowest price that they list', () => {
  const signs = Object.keys(garage.services).map((key) => {
    const page = pages.find(({ path }) => path === `/${key}`);
    const text = page ? textOf(only(page.document, 'main')) : '';
    const lowestIn = (part: string) =>
      Math.min(...[...part.matchAll(/(?:Prices f|F)rom\s*£(\d+)/g)].map(([, amount]) => Number(amount)));
    const [hero] = page ? elements(only(page.document, 'main'), 'div') : [];
    return { key, sign: hero ? lowestIn(textOf(hero)) : 0, lowest: lowestIn(text) };
  });
  expect(signs).toEqual(signs.map(({ key, lowest }) => ({ key, sign: lowest, lowest })));
});

it('list what a service includes as the price table does', () => {
  const servicing = pages.filter(({ path }) => path.endsWith('car-service') || path === '/car-servicing');
  for (const { document, path } of servicing) {
    const packages = findAll(document, ({ attribs }) => attribs.id === 'packages');
    for (const key of packages.length > 0 ? ['interim-service', 'full-service', 'major-service'] : []) {
      const missing = garage.prices[key]?.includes.filter((item) => !textOf(packages[0] as Element).includes(item));
      expect([path, key, missing]).toEqual([path, key, []]);
    }
  }
});
