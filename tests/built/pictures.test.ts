import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { resizeImage } from '../../prerender/images.ts';

it('reuses cached pictures, and makes them again without the cache', async () => {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(resolve('.cache/pictures-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const cacheDir = join(folder, 'cache');
  await sharp('tests/fixtures/bicycle-workshop-public/pictures/truing-stand.jpg')
    .resize(330, 220)
    .toFile(join(folder, 'stand.jpg'));
  const resizeInto = async (name: string) => {
    const folders = { publicDir: folder, clientDir: join(folder, name), cacheDir };
    const { sources, files } = await resizeImage({ file: '/stand.jpg', width: 330, height: 220 }, [], folders);
    return { sources, contents: await Promise.all(files.map((file) => readFile(file, 'latin1'))) };
  };
  const first = await resizeInto('one');
  for (const name of await readdir(cacheDir)) await writeFile(join(cacheDir, name), `From the cache: ${name}`);
  const second = await resizeInto('two');
  expect(second.sources).toEqual(first.sources);
  expect(second.contents.every((content) => content.startsWith('From the cache: '))).toBe(true);
  await rm(cacheDir, { recursive: true });
  expect(await resizeInto('three')).toEqual(first);
  expect(existsSync(cacheDir)).toBe(true);
});

it('refuses a wrong size and a missing file', async () => {
  const folders = { publicDir: 'tests/fixtures/bicycle-workshop-public', clientDir: '.cache/never-written' };
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
