import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { renderBrand } from '../../prerender/brand.ts';
import { resizeImage, resizeImages } from '../../prerender/images.ts';
import { derivePalette } from '../../site/palette.ts';
import { sitePages } from '../../site/shared-site.ts';
import { renderIcon, renderSocial } from '../../templates/looks/road/brand-pictures.ts';
import { elements, textOf } from '../helpers/elements.ts';
import { garage } from '../helpers/garage.ts';

it('reuses cached pictures, copies truncated files again, and makes them again without the cache', async () => {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(resolve('.cache/pictures-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const cacheDir = join(folder, 'cache');
  await sharp('tests/fixtures/bicycle-workshop-public/pictures/truing-stand.jpg')
    .resize(330, 220)
    .toFile(join(folder, 'stand.jpg'));
  const resizeInto = async (name: string) => {
    const folders = { publicDir: folder, clientDir: join(folder, name), cacheDir };
    const { sources, files } = await resizeImage('/stand.jpg', folders);
    return { sources, contents: await Promise.all(files.map((file) => readFile(file, 'latin1'))) };
  };
  const first = await resizeInto('one');
  for (const name of await readdir(cacheDir)) await writeFile(join(cacheDir, name), `From the cache: ${name}`);
  const second = await resizeInto('two');
  expect(second.sources).toEqual(first.sources);
  expect(second.contents.every((content) => content.startsWith('From the cache: '))).toBe(true);
  for (const name of await readdir(join(folder, 'two/assets/pictures')))
    await writeFile(join(folder, 'two/assets/pictures', name), 'Cut');
  expect(await resizeInto('two')).toEqual(second);
  for (const name of await readdir(cacheDir)) await writeFile(join(cacheDir, name), '');
  expect(await resizeInto('emptied')).toEqual(first);
  await rm(cacheDir, { recursive: true });
  expect(await resizeInto('three')).toEqual(first);
  expect(existsSync(cacheDir)).toBe(true);
});

it('names a picture that is cut off', async () => {
  const folder = await mkdtemp(resolve('.cache/pictures-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const whole = await readFile('tests/fixtures/bicycle-workshop-public/pictures/truing-stand.jpg');
  await writeFile(join(folder, 'cut.jpg'), whole.subarray(0, whole.length / 2));
  const pages = [{ picture: { file: '/cut.jpg', alt: 'Cut off', width: 1200, height: 800 } }];
  const site = { ...garage, pages } as unknown as typeof garage;
  const resized = resizeImages(site, { publicDir: folder, clientDir: folder, cacheDir: join(folder, 'cache') });
  await expect(resized).rejects.toThrow(/cut\.jpg: .*premature end of JPEG image; save the picture again\.$/);
});

it('renders the icons of a new brand for several requests at once, and again if a crash has emptied one', async () => {
  const main = `#${randomBytes(3).toString('hex')}`;
  const site = { ...sitePages(garage).site, brand: { ...garage.brand, colours: { main, accent: '#ffd21f' } } };
  const dirs = await Promise.all([1, 2, 3].map(() => renderBrand(site, 'public')));
  onTestFinished(() => rm(dirname(dirs[0] ?? ''), { recursive: true }));
  expect(new Set(dirs).size).toBe(1);
  expect(await readdir(dirs[0] ?? '')).toContain('favicon.ico');
  const icon = join(dirs[0] ?? '', 'favicon.ico');
  const whole = await readFile(icon);
  await writeFile(icon, '');
  expect(await readFile(join(await renderBrand(site, 'public'), 'favicon.ico'))).toEqual(whole);
});

it('renders an own icon of any size as a square', async () => {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp('.cache/pictures-test-');
  onTestFinished(() => rm(folder, { recursive: true }));
  const site = { ...sitePages(garage).site, brand: { ...garage.brand, icon: '/icon-own.svg' } };
  for (const [width, height] of [
    [3000, 3000],
    [200, 100],
    [16, 16],
  ]) {
    const shape = `<rect width="${width}" height="${height}" fill="#${randomBytes(3).toString('hex')}"/>`;
    await writeFile(
      join(folder, 'icon-own.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shape}</svg>`,
    );
    const dir = await renderBrand(site, folder);
    onTestFinished(() => rm(dirname(dir), { recursive: true }));
    const icons = await Promise.all(
      ['icon-512.png', 'apple-touch-icon.png'].map((name) => sharp(join(dir, name)).metadata()),
    );
    expect(icons.map((icon) => [icon.width, icon.height])).toEqual([
      [512, 512],
      [180, 180],
    ]);
  }
});

it('has the first letter of a name in quotation marks on the icon, and its marks on the picture for shared links', async () => {
  const site = sitePages(garage).site;
  const render = async (name: string) => {
    const dir = await renderBrand({ ...site, business: { ...site.business, name } }, 'public');
    onTestFinished(() => rm(dirname(dir), { recursive: true }));
    return Promise.all(['icon.svg', 'social.png'].map((file) => readFile(join(dir, file))));
  };
  const [[icon, picture], [straightIcon, straight]] = [
    await render('„Brakes” of Kent'),
    await render('"Brakes" of Kent'),
  ];
  expect(icon?.toString()).toMatch(/<path transform="translate\(0\)" d="M/);
  expect([icon, picture]).toEqual([straightIcon, straight]);
});

it('refuses to build with a wrong size or a missing file, and says where it is', async () => {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp('.cache/pictures-test-');
  onTestFinished(() => rm(folder, { recursive: true }));
  const definition = join(folder, 'site.config.ts');
  const image = (file: string) => `{ file: '${file}', alt: 'A wheel', width: 900, height: 900 }`;
  const lines = [
    "import { soleTrader } from '../../tests/fixtures/sole-trader.ts';",
    'export default { ...soleTrader, services: {',
    `  tuning: { ...soleTrader.services.tuning, hero: { image: ${image('/pictures/truing-stand.jpg')} } },`,
    `  repairs: { name: 'Repairs', summary: 'Strings and hammers.', hero: { image: ${image('/pictures/none.jpg')} } },`,
    '} };',
  ];
  await writeFile(definition, lines.join('\n'));
  const publicDir = 'tests/fixtures/bicycle-workshop-public';
  const env = { ...process.env, SITE_CONFIG: definition, OUT_DIR: join(folder, 'dist'), PUBLIC_DIR: publicDir };
  const { status, stderr } = spawnSync('node', ['scripts/run.js', 'cli/build.ts'], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  const found = stderr.split('\n').filter((line) => /site\.config\.ts:|found/.test(line));
  expect(found.map((line) => line.replace(folder, '').trim())).toEqual([
    '/site.config.ts:3:120  picture-size',
    'services.tuning.hero.image.width: found 900 by 900, but /pictures/truing-stand.jpg is 1200 by 800; write width: 1200 and height: 800',
    '/site.config.ts:4:87  missing-picture',
    expect.stringMatching(
      /^services\.repairs\.hero\.image\.file: found "\/pictures\/none\.jpg"; it is not a file below /,
    ),
  ]);
});

it('has the initial on the icon, and on the picture for shared links each road beside the next, motorways in blue', () => {
  const palette = derivePalette(garage.brand.colours);
  const access = [
    { name: 'M99', kind: 'motorway', text: 'To the coast' },
    { name: 'A1234', kind: 'primary', text: 'To the hills' },
    { name: 'Smallham', kind: 'rail', text: 'Ten minutes on foot' },
  ] as const;
  const widthOf = (text: string, size: number) => (text.length * size) / 2;
  const write = (text: string, { x }: { x: number }) => `<text x="${x}">${text}</text>`;
  const picture = {
    business: garage.business,
    palette,
    access: [...access],
    textShapes: { capHeight: 0.7, widthOf, write },
  };

  expect(elements(parseDocument(renderIcon(picture)), 'text').map(textOf)).toEqual([garage.business.name.charAt(0)]);
  const social = parseDocument(renderSocial(picture));
  const texts = elements(social, 'text').map((text) => ({ text: textOf(text), x: Number(text.attribs.x) }));
  const { name, tagline, address } = garage.business;
  expect(texts.map(({ text }) => text)).toEqual([name, tagline, address.town, 'A1234', 'M99']);
  const signs = elements(social, 'rect').filter(({ attribs }) => attribs.height === '78');
  const [primary, motorway] = signs.map(({ attribs: { x, width, fill } }) => ({
    fill,
    left: Number(x),
    right: Number(x) + Number(width),
  }));
  expect([primary?.fill, motorway?.fill]).toEqual([palette.light.primary, palette.light.motorway]);
  expect(Number(motorway?.right)).toBeLessThan(Number(primary?.left));
  expect([primary, motorway].map((sign) => (Number(sign?.left) + Number(sign?.right)) / 2)).toEqual(
    texts.slice(-2).map(({ x }) => x),
  );
});
