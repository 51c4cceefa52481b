import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BrandColours } from '../../schema/brand.ts';
import { colourRoles, contrast, derivePalette, findUnusable, minContrast, pairs } from '../../site/palette.ts';
import { parseSite } from '../../site/parse.ts';
import { findFileProblems } from '../../site/source/find-file-problems.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

const messageOf = (colours: BrandColours) => {
  try {
    parseSite({ ...tinySiteInput, brand: { colours } });
    return '';
  } catch (error) {
    return (error as Error).message.split('\n').slice(1).join('\n').trim();
  }
};

const lowest = (colours: BrandColours) => {
  const { light, dark } = derivePalette(colours);
  return Math.min(
    ...[light, dark].flatMap((scheme) =>
      pairs.map(([text, ground]) => contrast(scheme[text], scheme[ground]) / minContrast(text)),
    ),
  );
};

it('names the pair, its fault and the nearest colour that passes', () => {
  expect(messageOf({ main: '#00543c', accent: '#0a6247' })).toMatchInlineSnapshot(
    `"brand.colours.accent: found "#0a6247"; it is hard to tell from the main colour "#00543c", the background behind buttons; the nearest that passes is "#1b6c51""`,
  );
  expect(messageOf({ main: '#00543c', accent: '#ffd21f', paper: '#998877' })).toMatchInlineSnapshot(
    `"brand.colours.paper: found "#998877"; it gives red text on it a contrast of 2.32, but WCAG AA requires 4.5; the nearest that passes is "#dcc9b7""`,
  );
});

it('requires the contrast of WCAG 2.2 AA for text and edges', () => {
  for (const [text] of pairs) expect([text, minContrast(text)]).toEqual([text, text === 'edge' ? 3 : 4.5]);
});

/** Unbiased: by default fast-check tries the ends of a range more often. */
const colour = fc
  .noBias(fc.integer({ min: 0, max: 0xffffff }))
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('derives readable colours from any two, and only refuses nearly identical ones', () => {
  const asked = 150;
  let refused = 0;
  fc.assert(
    fc.property(colour, colour, (main, accent) => {
      const [fault] = findUnusable({ main, accent });
      if (fault) {
        refused += 1;
        expect(fault.key).toBe('accent');
        expect(findUnusable({ main, accent: fault.nearest })).toEqual([]);
      }
      expect(lowest({ main, accent })).toBeGreaterThanOrEqual(1);
      const { light, dark } = derivePalette({ main, accent });
      expect([light.primary, light.accent]).toEqual([main, accent]);
      for (const scheme of [light, dark]) {
        for (const role of colourRoles) expect(scheme[role], role).toMatch(/^#[\da-f]{6}$/);
      }
    }),
    { numRuns: asked, seed: 17 },
  );
  expect(refused / asked).toBeLessThan(0.05);
});

it('suggests a readable paper for one that is not', () => {
  const paper = fc.constantFrom('#faf6ee', '#998877', '#222222', '#7f7fff');
  fc.assert(
    fc.property(colour, paper, (main, ground) => {
      const colours = { main, accent: main === '#ffffff' ? '#000000' : '#ffffff', paper: ground };
      const fault = findUnusable(colours).find(({ key }) => key === 'paper');
      if (fault) expect(lowest({ ...colours, paper: fault.nearest })).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 8, seed: 17 },
  );
});

it('keeps the accent for figures on the main colour if readable there, and otherwise its hue', () => {
  expect(derivePalette({ main: '#00543c', accent: '#ffd21f' }).light.accentOnPrimary).toBe('#ffd21f');
  expect(derivePalette({ main: '#00543c', accent: '#e07a5f' }).light).toMatchObject({
    accent: '#e07a5f',
    accentOnPrimary: '#ffa083',
  });
});

it.each([
  ['#00543c', '#ffd21f'],
  ['#203a5c', '#f2b84b'],
  ['#6b1d3a', '#f4c9a8'],
  ['#ffd400', '#1a1a1a'],
  ['#000000', '#ffffff'],
])('accepts the brand %s with %s unchanged', (main, accent) => {
  expect(findUnusable({ main, accent })).toEqual([]);
  expect(derivePalette({ main, accent }).light).toMatchObject({ primary: main, accent });
});

it('gives a vivid brand neutral colours that are no more vivid than those of a calm one', () => {
  const { light, dark } = derivePalette({ main: '#e60026', accent: '#ffd21f' });
  expect([light.paper, light.ink, light.line, dark.paper]).toEqual(['#f8f4f7', '#281a1a', '#dfd5d7', '#150d0b']);
});

it('names a picture that is missing, and the file that may be meant', () => {
  const folder = 'tests/fixtures/bicycle-workshop-public';
  expect(findFileProblems({ hero: { file: '/pictures/truing-stend.jpg' } }, folder)).toEqual([
    {
      rule: 'missing-picture',
      path: ['hero', 'file'],
      message: `found "/pictures/truing-stend.jpg"; it is not a file below ${folder}/. Did you mean "/pictures/truing-stand.jpg"?`,
    },
  ]);
});

it('looks for linked files below the public folder', () => {
  const folder = 'tests/fixtures/bicycle-workshop-public';
  const link = (href: string) => ({ name: 'A file', href });
  const definition = {
    faq: [
      link('/pictures/wheel.svg'),
      link('/pictures/wheel.svg#rim'),
      link('/wheel'),
      link('https://a.example/b.pdf'),
    ],
    pages: [link('/pictures/Wheel.svg'), { lead: 'Our [prices](/price-list.pdf), and [old](/old.pdf) ones.' }],
    redirects: [{ from: '/moved.pdf', to: '/pictures/wheels.svg' }],
    knownDeadLinks: [{ href: '/old.pdf', instead: '/' }],
    layout: { footer: [link('/moved.pdf')] },
  };
  const found = findFileProblems(definition, folder).map(({ path, message, part }) => [path.join('.'), message, part]);
  const missing = (file: string) => `found "${file}"; it is not a file below ${folder}/.`;
  const hint = ' Did you mean "/pictures/wheel.svg"?';
  expect(found).toEqual([
    ['pages.0.href', missing('/pictures/Wheel.svg') + hint, undefined],
    ['pages.1.lead', missing('/price-list.pdf'), { words: '/price-list.pdf' }],
    ['redirects.0.to', missing('/pictures/wheels.svg') + hint, undefined],
  ]);
});

it('accepts only SVGs for logo and icon', () => {
  const brand = { logo: '/pictures/truing-stand.jpg', icon: '/pictures/wheel.svg' };
  expect(findFileProblems({ brand }, 'tests/fixtures/bicycle-workshop-public')).toEqual([
    {
      rule: 'picture-size',
      path: ['brand', 'logo'],
      message: 'found /pictures/truing-stand.jpg; it is not an SVG; use an SVG, since it is shown at any size',
    },
  ]);
});
