import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resizeImage } from '../../prerender/images.ts';
import { buildElsewhere } from '../helpers/build-site.ts';
import { type BuiltPage, readBuiltPages } from '../helpers/built-pages.ts';
import { elements, only } from '../helpers/elements.ts';

const publicDir = 'tests/fixtures/bicycle-workshop-public';
let clientDir: string;
let page: BuiltPage;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ clientDir, remove } = await buildElsewhere('tests/fixtures/bicycle-workshop.config.ts', publicDir));
  page = readBuiltPages(clientDir).find(({ path }) => path === '/wheel-building') as BuiltPage;
});
afterAll(() => remove());

/** What a `<picture>` offers: type by type, each candidate with its width. */
function offersOf(index: number) {
  const picture = elements(page.document, 'picture')[index];
  if (!picture) throw new Error(`There is no picture ${index}.`);
  const sources = elements(picture, 'source').map(({ attribs }) => ({
    type: attribs.type,
    sizes: attribs.sizes,
    candidates: (attribs.srcset ?? '').split(', ').map((candidate) => candidate.split(' ') as [string, string]),
  }));
  return { sources, image: only(picture, 'img').attribs };
}

it('offers a picture as AVIF and WebP in every width, and as what it was', async () => {
  const { sources, image } = offersOf(0);
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const { type, sizes, candidates } of sources) {
    expect(sizes).toContain('94vw');
    expect(candidates.map(([, width]) => width)).toEqual(['320w', '480w', '640w', '960w', '1200w']);
    for (const [address, width] of candidates) {
      const { format, width: found } = await sharp(join(clientDir, address)).metadata();
      expect(`${found}w`).toBe(width);
      expect(format).toBe(type === 'image/avif' ? 'heif' : 'webp');
    }
  }
  expect(image.src).toMatch(/^\/assets\/pictures\/truing-stand-960\.[\w-]+\.jpeg$/);
  expect(existsSync(join(clientDir, image.src ?? ''))).toBe(true);
});

it('is lighter in each better format', async () => {
  const { sources, image } = offersOf(0);
  const bytes = async (address = '') => (await readFile(join(clientDir, address))).length;
  const of960 = sources.map(({ candidates }) => candidates.find(([, width]) => width === '960w')?.[0]);
  const [avif, webp] = [await bytes(of960[0]), await bytes(of960[1])];
  expect(avif).toBeLessThan(webp);
  expect(webp).toBeLessThan(await bytes(image.src));
});

it('keeps the place of a picture, and fetches first what is at the top and late what is not', () => {
  const [hero, below] = [offersOf(0).image, offersOf(1).image];
  expect(hero).toMatchObject({ width: '1200', height: '800', loading: 'eager', fetchpriority: 'high' });
  expect(below).toMatchObject({ width: '600', height: '400', loading: 'lazy', fetchpriority: 'auto' });
});

it('makes a picture once, however often it is shown', () => {
  expect(offersOf(1).sources).toEqual(offersOf(0).sources);
});

it('leaves drawings, and the pictures of other hosts, as they are', () => {
  const servicing = readBuiltPages(clientDir).find(({ path }) => path === '/bicycle-servicing') as BuiltPage;
  expect(elements(servicing.document, 'picture')).toEqual([]);
});

it('takes from the cache what it made before, and makes it again where the cache is gone', async () => {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(resolve('.cache/pictures-test-'));
  const resize = (name: string) =>
    resizeImage({ file: '/pictures/truing-stand.jpg', width: 1200, height: 800 }, [], {
      publicDir,
      clientDir: join(folder, name),
      cacheDir: join(folder, 'cache'),
    });
  const contents = async (files: string[]) => Promise.all(files.map((file) => readFile(file)));
  const first = await resize('one');
  const begun = performance.now();
  const second = await resize('two');
  const cachedMs = performance.now() - begun;
  await rm(join(folder, 'cache'), { recursive: true });
  const third = await resize('three');
  const madeMs = performance.now() - begun - cachedMs;
  expect(second.sources).toEqual(first.sources);
  expect(await contents(second.files)).toEqual(await contents(first.files));
  expect(await contents(third.files)).toEqual(await contents(first.files));
  expect(cachedMs).toBeLessThan(madeMs / 5);
  await rm(folder, { recursive: true });
}, 60_000);

it('refuses a size that the file does not have, and a file that is not there', async () => {
  const folders = { publicDir, clientDir: '.cache/never-written' };
  const path = ['services', 'wheel-building', 'hero', 'image'];
  await expect(
    resizeImage({ file: '/pictures/truing-stand.jpg', width: 900, height: 900 }, path, folders),
  ).rejects.toThrow(
    "services['wheel-building'].hero.image: is 900 by 900 here and 1200 by 800 in /pictures/truing-stand.jpg; write width: 1200 and height: 800",
  );
  await expect(resizeImage({ file: '/pictures/none.jpg', width: 9, height: 9 }, path, folders)).rejects.toThrow(
    'hero.image: names /pictures/none.jpg, and there is no such file',
  );
});
