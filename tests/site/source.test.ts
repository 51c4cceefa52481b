import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeFrame, locate } from '../../site/source/locate.ts';
import { readSource } from '../../site/source/source.ts';

const text = `import type { SiteInput } from './schema/site.ts';

const phone = { display: '01632 960145', dial: '01632' };
const first = { town: 'newington' };
const rest = [{ town: 'chatham' }, { town: 'rochester' }];

export default {
  business: { name: 'A garage', phone },
  'prices': { 'brake-pads': { from: 80 } },
  pages: [{ hero: { lead: 'Ring {phone} or {fone}.' } }],
  locations: [first, ...rest, { town: 'gillingham', speed: 3 }],
} satisfies SiteInput;
`;
const source = readSource('site.config.ts', text);
const at = ({ line, column, endLine, endColumn }: ReturnType<typeof locate>) => [line, column, endLine, endColumn];

it('finds a value by its key path', () => {
  expect(at(locate(source, ['business', 'name']))).toEqual([8, 21, 8, 31]);
  expect(at(locate(source, ['prices', 'brake-pads', 'from']))).toEqual([9, 37, 9, 39]);
});

it('follows a constant to its declaration', () => {
  expect(at(locate(source, ['business', 'phone', 'dial']))).toEqual([3, 48, 3, 55]);
});

it('counts the items that a spread adds to a list', () => {
  expect(at(locate(source, ['locations', 0, 'town']))).toEqual([4, 23, 4, 34]);
  expect(at(locate(source, ['locations', 2, 'town']))).toEqual([5, 44, 5, 55]);
  expect(at(locate(source, ['locations', 3, 'town']))).toEqual([11, 39, 11, 51]);
});

it('returns the nearest parent of a missing value', () => {
  expect(at(locate(source, ['prices', 'brake-pads', 'name']))).toEqual([9, 29, 9, 41]);
  expect(at(locate(source, ['towns', 'chatham']))).toEqual([7, 16, 12, 2]);
});

it('finds a key itself, and words inside a sentence', () => {
  expect(at(locate(source, ['locations', 3, 'speed'], 'key'))).toEqual([11, 53, 11, 58]);
  expect(at(locate(source, ['pages', 0, 'hero', 'lead'], { words: '{fone}' }))).toEqual([10, 44, 10, 50]);
});

it('follows an import into another file', () => {
  const one = readSource('tests/fixtures/one-more-town.config.ts');
  const before = readFileSync('site.config.ts', 'utf8').split("currency: 'GBP'")[0]?.split('\n') ?? [];
  const place = { file: 'site.config.ts', line: before.length, column: (before.at(-1)?.length ?? 0) + 11 };
  expect(locate(one, ['money', 'currency'])).toMatchObject(place);
  expect(locate(one, ['locations', 10, 'town'])).toMatchObject({
    file: 'tests/fixtures/one-more-town.config.ts',
    line: 6,
    column: 9,
  });
  const tiny = readSource('tests/fixtures/tiny-site.config.ts');
  expect(locate(tiny, ['url'])).toMatchObject({ file: 'tests/fixtures/tiny-site.ts', line: 6, column: 8 });
});

it('places everything at the start of a file that cannot be read', () => {
  expect(at(locate(readSource('site.config.ts', 'export default {'), ['url']))).toEqual([1, 1, 1, 1]);
});

it('frames a place in its lines', () => {
  expect(codeFrame(text, locate(source, ['business', 'phone', 'dial']))).toBe(
    [
      "  1 | import type { SiteInput } from './schema/site.ts';",
      '  2 |',
      "> 3 | const phone = { display: '01632 960145', dial: '01632' };",
      '    |                                                ^^^^^^^',
      "  4 | const first = { town: 'newington' };",
      "  5 | const rest = [{ town: 'chatham' }, { town: 'rochester' }];",
    ].join('\n'),
  );
});

it('frames the relevant part of a long line', () => {
  const long = `export default { lead: '${'words '.repeat(40)}{fone}${' words'.repeat(40)}' };\n`;
  const frame = codeFrame(long, locate(readSource('a.ts', long), ['lead'], { words: '{fone}' })).split('\n');
  expect(frame[0]).toBe(`> 1 | …ds ${'words '.repeat(6)}{fone}${' words'.repeat(10)} wo…`);
  expect(frame[1]?.indexOf('^')).toBe(frame[0]?.indexOf('{fone}'));
  expect(frame[1]?.match(/\^+/)?.[0]).toHaveLength(6);
});
