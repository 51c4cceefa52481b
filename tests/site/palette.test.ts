import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BrandColours } from '../../schema/brand.ts';
import { contrast, derivePalette, findUnreadable, pairs, roles } from '../../site/palette.ts';
import { parseSite } from '../../site/parse.ts';
import { findPictureProblems } from '../../site/source/find-picture-problems.ts';
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
      pairs.map(({ text, ground, min }) => contrast(scheme[text], scheme[ground]) / min),
    ),
  );
};

it('names the pair, its contrast and the nearest colour that passes', () => {
  expect(messageOf({ main: '#00543c', accent: '#e07a5f' })).toMatchInlineSnapshot(
    `"brand.colours.accent: found "#e07a5f": the contrast of figures in it on the main colour is 3.05, and WCAG AA asks for 4.5; the nearest that passes is "#ffa083""`,
  );
  expect(messageOf({ main: '#7b7b7b', accent: '#ffffff' })).toMatchInlineSnapshot(
    `"brand.colours.main: found "#7b7b7b": the contrast of text on it is 3.89, and WCAG AA asks for 4.5; the nearest that passes is "#757575""`,
  );
  expect(messageOf({ main: '#00543c', accent: '#ffd21f', paper: '#998877' })).toMatchInlineSnapshot(
    `"brand.colours.paper: found "#998877": the contrast of red text on it is 2.32, and WCAG AA asks for 4.5; the nearest that passes is "#dcc9b7""`,
  );
});

it('derives colours that can be read from those that it accepts, and offers such for those that it refuses', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const paper = fc.constantFrom(undefined, '#faf6ee', '#eef3f8');
  fc.assert(
    fc.property(colour, colour, paper, (main, accent, ground) => {
      let colours: BrandColours = { main, accent, ...(ground && { paper: ground }) };
      let [refused] = findUnreadable(colours);
      for (let steps = 0; refused && steps < 3; steps += 1) {
        colours = { ...colours, [refused.key]: refused.nearest };
        [refused] = findUnreadable(colours);
      }
      expect(refused).toBeUndefined();
      expect(lowest(colours)).toBeGreaterThanOrEqual(1);
      for (const scheme of Object.values(derivePalette(colours))) {
        for (const role of roles) expect(scheme[role], role).toMatch(/^#[\da-f]{6}$/);
      }
    }),
    { numRuns: 25, seed: 17 },
  );
}, 60_000);

it.each([
  ['#00543c', '#ffd21f'],
  ['#203a5c', '#f2b84b'],
  ['#6b1d3a', '#f4c9a8'],
  ['#ffd400', '#1a1a1a'],
  ['#000000', '#ffffff'],
])('accepts the brand %s with %s as it is', (main, accent) => {
  expect(findUnreadable({ main, accent })).toEqual([]);
  expect(derivePalette({ main, accent }).light).toMatchObject({ sign: main, plate: accent });
});

it('takes SVGs alone for logo and icon', () => {
  const brand = { logo: '/pictures/truing-stand.jpg', icon: '/pictures/wheel.svg' };
  expect(findPictureProblems({ brand }, 'tests/fixtures/bicycle-workshop-public')).toEqual([
    {
      rule: 'picture-size',
      path: ['brand', 'logo'],
      message: 'found /pictures/truing-stand.jpg, which is not an SVG; it is shown in any size',
    },
  ]);
});
