import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildElsewhere } from '../helpers/build-site.ts';
import { type BuiltPage, readBuiltPages } from '../helpers/built-pages.ts';
import { type Element, elements, findAll, only, textOf } from '../helpers/elements.ts';
import { garage } from '../helpers/garage.ts';
import { hasWord } from '../helpers/has-word.ts';
import { graphOf, thingOf } from '../helpers/json-ld.ts';
import { readContents, readPolicies, readPolicy } from '../helpers/page-contents.ts';

const config = 'tests/fixtures/bicycle-workshop.config.ts';
let clientDir: string;
let pages: BuiltPage[];
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ clientDir, remove } = await buildElsewhere(config, 'tests/fixtures/bicycle-workshop-public'));
  pages = readBuiltPages(clientDir);
});
afterAll(() => remove());

const pageAt = (path: string) => pages.find((page) => page.path === path) as BuiltPage;

it('has the file of a logo that is the icon too', () => {
  expect(existsSync(join(clientDir, 'icons/icon.svg'))).toBe(true);
});

it('has exactly the pages of its own definition', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/404',
    '/bicycle-servicing',
    '/contact',
    '/',
    '/privacy',
    '/wheel-building',
    '/workshop',
  ]);
});

it('has a call bar with only the call in an emergency and beside a form, and also a link elsewhere', () => {
  const barOf = (path: string) =>
    elements(elements(pageAt(path).document, 'nav').at(-1) as Element, 'a').map(({ attribs }) => attribs);
  const linksOfBar = (path: string) => barOf(path).map(({ href = '' }) => href);
  const [call = ''] = linksOfBar('/privacy');
  expect(call).toMatch(/^tel:/);
  expect(['/privacy', '/contact', '/wheel-building'].map(linksOfBar)).toEqual([[call], [call], ['/contact', call]]);
  // The form is preferred to a call, but in an emergency.
  const [link, plainCall] = barOf('/wheel-building').map((each) => each.class);
  expect(['/privacy', '/contact'].map((path) => barOf(path)[0]?.class)).toEqual([link, plainCall]);
  expect(link).not.toBe(plainCall);
});

it('lets its call bar give way to the number of the shop, but not to that of the hire desk', () => {
  const rowOf = (path: string, label: string) => {
    const main = only(pageAt(path).document, 'main');
    return elements(main, 'a').find((link) => textOf(link) === label)?.parent as Element;
  };
  const [shop, desk] = [rowOf('/bicycle-servicing', 'Call 017687 960 12'), rowOf('/contact', 'Call the hire desk')];
  const [cluster = '', givesWay] = shop.attribs.class?.split(' ') ?? [];
  expect(givesWay).toMatch(/^\w+$/);
  expect(desk.attribs.class).toBe(cluster);
});

it('does not mention the garage', () => {
  const { business, towns, services } = garage;
  const garageWords = [
    business.name,
    business.phone.display,
    business.phone.dial,
    business.email,
    business.address.street ?? '',
    business.address.county ?? '',
    ...Object.values(towns).map(({ name }) => name),
    ...Object.values(services).map(({ name }) => name),
    'garage',
    'MOT',
    'brake',
    'car',
    'cars',
    'van',
    'vehicle',
    'breakdown',
    'emergency',
    'AutoRepair',
  ];
  const found = pages.flatMap(({ path, html }) =>
    garageWords
      .filter((word) => hasWord(html.replace(/<style>.*?<\/style>/gs, ''), word))
      .map((word) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});

it('ships its own pictures, and none of the garage’s', () => {
  expect(existsSync(join(clientDir, 'pictures/wheel.svg'))).toBe(true);
  expect(existsSync(join(clientDir, 'pictures/gearbox.svg'))).toBe(false);
});

it('passes the link check', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/run.js', 'cli/check-links.ts', '--dir', clientDir],
    { env: { ...process.env, SITE_CONFIG: config } },
  );
  expect(stdout).toMatch(/^6 pages, \d+ links: 0 dead, 0 declared dead, 0 stale/);
});

it('formats money its own way', () => {
  const servicing = textOf(only(pageAt('/bicycle-servicing').document, 'main'));
  expect(servicing).toMatch(/Tune Gears indexed, wheels trued, bolts checked. £38\.50 a bicycle/);
  expect(servicing).toContain('£38.50 a bicycle Tune');
  expect(servicing).toContain('Full strip Starting at £145.00 / 3 hours');
  expect(textOf(only(pageAt('/wheel-building').document, 'main'))).toContain('Wheel build Priced on sight');
});

it('opens on Sunday and closes for lunch, in words and in structured data', () => {
  const home = pageAt('/');
  expect(textOf(only(home.document, 'footer'))).toContain(
    'Monday to Wednesday Closed Thursday to Saturday 9:30-12:30 13:30-17:30 Sunday 10:00-14:00',
  );
  const thursday = ['Thursday', 'Friday', 'Saturday'];
  expect(thingOf(graphOf(home), 'BikeStore')).toMatchObject({
    name: 'Fellside Cycles',
    openingHoursSpecification: [
      { dayOfWeek: thursday, opens: '09:30', closes: '12:30' },
      { dayOfWeek: thursday, opens: '13:30', closes: '17:30' },
      { dayOfWeek: ['Sunday'], opens: '10:00', closes: '14:00' },
      { validFrom: '2027-01-03', validThrough: '2027-01-31', opens: '00:00', closes: '00:00' },
      { validFrom: '2027-05-02', validThrough: '2027-05-02', opens: '12:00', closes: '14:00' },
    ],
  });
});

it('shows a department alone, with its own number and hours and what it shares with the business', () => {
  const { document } = pageAt('/contact');
  const section = elements(document, 'section').find((each) => textOf(each).startsWith('Bicycles to hire')) as Element;
  expect(textOf(section)).toMatch(
    /^Bicycles to hire Hire desk 3 Packhorse Yard.* Phone 01632 960778 Email \S+ Opening hours Monday to Friday Closed Saturday and Sunday 9:00-18:00 /,
  );
  // The exceptions of the business, which its own table lists once for all departments.
  expect(textOf(section)).toMatch(/January.* Closed .*2 May.* 12:00-14:00/);
  expect(findAll(section, (node) => 'data-open-now' in node.attribs)).toHaveLength(1);
});

it('has a branch with an address of its own, on its pages, in structured data and in the contact card', () => {
  const contact = pageAt('/contact');
  expect(textOf(only(contact.document, 'main'))).toMatch(
    /Keswick shop, 3 Packhorse Yard.*Penrith branch, 8 Angel Lane, Penrith CA11 7BP .*Keswick shop 017687 960 12 Penrith branch 01632 960780/,
  );
  const footer = textOf(only(contact.document, 'footer'));
  expect(footer).toMatch(/Keswick shop 3 Packhorse Yard.*Penrith branch 8 Angel Lane/);
  expect(textOf(only(contact.document, 'main'))).toContain('Keswick shop Monday to Wednesday Closed');
  expect(footer).toContain('Keswick shop Monday to Wednesday Closed');
  const directions = findAll(contact.document, (node) => node.name === 'a' && /^Directions to/.test(textOf(node)));
  expect(directions.map((node) => [textOf(node), node.attribs.href])).toEqual([
    [
      'Directions to 8 Angel Lane, Penrith CA11 7BP',
      'https://www.google.com/maps/dir/?api=1&destination=Fellside+Cycles%2C+8+Angel+Lane%2C+Penrith+CA11+7BP',
    ],
  ]);
  expect(thingOf(graphOf(contact), 'BikeStore')?.department).toMatchObject([
    {},
    {
      '@type': 'BikeStore',
      name: 'Fellside Cycles, Penrith branch',
      telephone: '+441632960780',
      address: { '@type': 'PostalAddress', streetAddress: '8 Angel Lane', postalCode: 'CA11 7BP' },
      geo: { latitude: 54.6645, longitude: -2.7521 },
      // Without the exceptions of the business.
      openingHoursSpecification: [{ dayOfWeek: ['Monday'], opens: '09:00', closes: '17:00' }],
    },
  ]);
  const card = readFileSync(join(clientDir, 'contact.vcf'), 'utf8');
  expect(card).toContain('penrith1.TEL;TYPE=work,voice:+441632960780\r\npenrith1.X-ABLabel:Penrith branch\r\n');
  expect(card).toContain('penrith2.ADR;TYPE=work:;;8 Angel Lane;Penrith;;CA11 7BP;GB\r\npenrith2.X-ABLabel:Penrith');
});

it('heads the hours in the footer once', () => {
  const headings = elements(only(pageAt('/privacy').document, 'footer'), 'h2', 'h3').map(textOf);
  expect(headings).toEqual(['The bench', 'Opening hours', 'Opening hours']);
});

it('links to its profiles elsewhere by name', () => {
  const links = elements(only(pageAt('/privacy').document, 'footer'), 'a');
  const profiles = links.filter(({ attribs }) => /linkedin|social/.test(attribs.href ?? ''));
  expect(profiles.map(textOf)).toEqual(['LinkedIn', 'social.example']);
});

it('has a logo beside its name, which says the name once', () => {
  const [brand] = elements(only(pageAt('/privacy').document, 'header'), 'a').filter(
    ({ attribs }) => attribs.href === '/',
  );
  expect(textOf(brand as Element)).toBe('Fellside Cycles Bicycle workshop');
  expect(elements(brand as Element, 'img').map(({ attribs }) => attribs.alt)).toEqual(['']);
});

it('has departments with their own hours and numbers', () => {
  const contact = pageAt('/contact');
  expect(textOf(only(contact.document, 'main'))).toMatch(
    /To hire, ring 01632 960778\. The desk is open Saturday and Sunday 9:00-18:00\..* Hire desk 01632 960778 Monday to Friday Closed Saturday and Sunday 9:00-18:00 Stranded on the fells\? 01632 960779 At any hour/,
  );
  const [button] = findAll(contact.document, (node) => textOf(node) === 'Call the hire desk' && node.name === 'a');
  expect(button?.attribs.href).toBe('tel:+441632960778');
  expect(thingOf(graphOf(contact), 'BikeStore')).toMatchObject({
    department: [
      {
        '@type': 'LocalBusiness',
        name: 'Fellside Cycles, Hire desk',
        telephone: '+441632960778',
        openingHoursSpecification: [{}, {}, {}],
      },
      {},
    ],
    contactPoint: [{ contactType: 'Stranded on the fells?', telephone: '+441632960779' }],
  });
});

it('has links and emphasis within a sentence', () => {
  const { html } = pageAt('/workshop');
  expect(html).toMatch(
    /in a year\. <strong>None<\/strong> goes out untested; <a class="\w+" href="\/bicycle-servicing">our prices<\/a> are <em>fixed<\/em>\./,
  );
});

it('has another page for another entry', () => {
  const { document, html } = pageAt('/privacy');
  expect(textOf(only(document, 'h1'))).toBe('Privacy');
  expect(html).toContain('<link rel="canonical" href="https://fellside-cycles.example/privacy"/>');
  expect(readFileSync(join(clientDir, 'sitemap.xml'), 'utf8')).toContain('https://fellside-cycles.example/privacy');
});

it('shows a notice only on its days', () => {
  const text = textOf(only(pageAt('/privacy').document, 'main'));
  // The days on which it is shown are not those that it speaks of.
  expect(text).toMatch(/Open on Sundays All through \d{4}\./);
  expect(text).not.toMatch(/Nobody reads this|Nor this/);
  expect(pageAt('/privacy').html).toMatch(/<section id="sundays"[^>]* data-until="2999-01-03"/);
});

it('renders its own map, and loads none', () => {
  const { document } = pageAt('/contact');
  const [map, ofShops] = findAll(document, ({ attribs }) => attribs.role === 'img');
  expect(map?.attribs['aria-label']).toBe('Map of Fellside Cycles with Bus station, Moot Hall and Fitz Park');
  const at = (name: string) => {
    const text = findAll(document, (node) => node.name === 'text' && textOf(node) === name)[0]?.attribs;
    return { x: Number.parseFloat(text?.x ?? ''), y: Number.parseFloat(text?.y ?? '') };
  };
  expect(at('Bus station').x).toBeLessThan(at('Fellside Cycles').x);
  expect(at('Fitz Park').y).toBeLessThan(at('Fellside Cycles').y);
  expect(at('Moot Hall').y).toBeGreaterThan(at('Bus station').y);
  expect(findAll(pageAt('/privacy').document, ({ attribs }) => attribs.role === 'img')).toEqual([]);
  // Without landmarks it shows the branches, each marked as the business is, under the names of the places.
  expect(ofShops?.attribs['aria-label']).toBe('Map of Fellside Cycles with Penrith branch');
  const marks = (root: typeof map) => elements(root as Element, 'circle').map(({ attribs }) => attribs.r);
  expect([marks(map), marks(ofShops)]).toEqual([
    ['5', '5', '5', '9'],
    ['9', '9'],
  ]);
  expect(elements(ofShops as Element, 'text').map(textOf)).toEqual(['Penrith branch', 'Keswick shop']);
});

it('frames a map by its places, so that two from west to east do not leave most of it blank', () => {
  const maps = findAll(pageAt('/contact').document, ({ attribs }) => attribs.role === 'img');
  const [first, ofShops] = maps.map(({ attribs }) => attribs.class);
  expect(ofShops).not.toBe(first);
  const heights = elements(maps[1] as Element, 'circle').map(({ attribs }) => Number.parseFloat(attribs.cy ?? ''));
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(45);
});

it('shows its people and its pictures', () => {
  const main = only(pageAt('/workshop').document, 'main');
  const text = textOf(main);
  expect(text).toContain(
    'Ada Fell Wheel builder Built her first wheel at twelve. Bert Moss Gears and brakes Cleo Rigg',
  );
  const pictures = elements(main, 'img').map(({ attribs }) => attribs.alt);
  expect(pictures).toEqual(['Ada at the stand', 'The stand', 'A wheel']);
});

it('allows a third party its declared hosts, on pages without a form', () => {
  const script =
    '<script defer="" src="https://counter.example/count.js" integrity="sha384-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" crossorigin="anonymous" data-site="fellside"></script>';
  const { html } = pageAt('/workshop');
  // Deferred scripts run in order: if the host does not answer, the menu must not wait for it.
  expect(html.indexOf(script)).toBeGreaterThan(html.indexOf('<script type="module">'));
  expect(pageAt('/contact').html).not.toContain('counter.example');
  const policies = [...readPolicies(join(clientDir, '..'))];
  const policyOf = (path: string) => policies.find(([page]) => page === path)?.[1] ?? '';
  const { 'script-src': scripts, 'connect-src': hosts, 'img-src': images } = readPolicy(policyOf('workshop.html'));
  expect(scripts).toContain('https://counter.example/count.js');
  expect(hosts).toEqual(expect.arrayContaining(['https://counter.example', 'https://hits.counter.example']));
  expect(hosts).not.toContain('wss://counter.example');
  expect(images).toContain('https://pixel.counter.example');
  expect(policyOf('contact.html')).not.toContain('counter.example');
});

it('has a plain line instead of a strip map', () => {
  const rendered = pages.flatMap(({ document }) => findAll(document, ({ attribs }) => attribs.role === 'img'));
  expect(rendered.map(({ attribs }) => attribs['aria-label'])).toEqual([
    expect.stringMatching(/^Map of Fellside Cycles/),
    expect.stringMatching(/^Map of Fellside Cycles/),
  ]);
});

it('names no area served if there are no towns', () => {
  for (const page of pages.filter(({ path }) => path !== '/404')) {
    for (const thing of graphOf(page)) expect(thing).not.toHaveProperty('areaServed');
  }
});

it('has the declared overview page in the trail to a service', () => {
  const trail = findAll(pageAt('/wheel-building').document, ({ attribs }) => attribs['aria-label'] === 'Breadcrumb');
  expect(trail.map(textOf)).toEqual(['Start Workshop Wheel Building']);
});

it('allows a remote picture only on the page that has it', () => {
  const policies = readPolicies(join(clientDir, '..'));
  const allowing = [...policies].filter(([, policy]) => policy.includes('https://photos.example'));
  const showing = pages.filter(({ document }) => readContents(document).pictures.length > 0);
  expect(allowing.map(([file]) => file)).toEqual(showing.map(({ file }) => file));
  expect(showing.length).toBeGreaterThan(0);
});

it('places a remote picture with its credit over our illustration', () => {
  const { document } = pageAt('/bicycle-servicing');
  const [figure] = elements(document, 'figure');
  expect(figure && elements(figure, 'img').map(({ attribs }) => attribs.src)).toEqual([
    '/pictures/wheel.svg',
    'https://photos.example/wheel.jpg',
  ]);
  expect(figure && textOf(figure)).toBe('Photo: R. Rider, photos.example');
});

it('shows a button if the voice assistant loads on demand', () => {
  const place = findAll(pageAt('/').document, ({ attribs }) => 'data-voice-assistant' in attribs)[0];
  expect(place && textOf(place)).toBe('Talk to the bench');
  const data = JSON.parse(place?.attribs['data-voice-assistant'] ?? '');
  expect(data).toMatchObject({ integrity: expect.stringContaining('sha384-'), crossOrigin: 'anonymous' });
});

it('keeps the voice assistant off pages with a form, and allows only its script on the others', () => {
  const policies = readPolicies(join(clientDir, '..'));
  for (const { path, file, document } of pages) {
    const hasPlace = findAll(document, ({ attribs }) => 'data-voice-assistant' in attribs).length > 0;
    expect([path, hasPlace]).toEqual([path, path !== '/contact']);
    const { 'script-src': scripts = [], 'connect-src': hosts } = readPolicy(policies.get(file) ?? '');
    expect(scripts.filter((source) => source.startsWith('https:'))).toEqual(
      hasPlace ? ['https://talk.example/widget.js', 'https://counter.example/count.js'] : [],
    );
    expect(hosts?.filter((host) => !host.includes('counter.example'))).toEqual(
      hasPlace ? ["'self'", 'https://talk.example', 'wss://talk.example'] : ["'self'"],
    );
  }
});

it('has its own form, with only the declared fields', () => {
  const form = only(pageAt('/contact').document, 'form');
  expect(elements(form, 'input', 'select', 'textarea').map(({ attribs }) => attribs.name)).toEqual([
    'formType',
    'form',
    'name',
    'phone',
    'postcode',
    'message',
    'website',
  ]);
});

it('ships no code for questions, as it has none', () => {
  const scripts = pages.flatMap(({ document }) => elements(document, 'script').map(({ attribs }) => attribs.src ?? ''));
  expect(scripts.filter((src) => src.includes('faq'))).toEqual([]);
});

it('has its own sitemap and web manifest', () => {
  const read = (name: string) => readFileSync(join(clientDir, name), 'utf8');
  expect(read('sitemap.xml').match(/<loc>[^<]+/g)).toHaveLength(6);
  expect(JSON.parse(read('site.webmanifest'))).toMatchObject({ name: 'Fellside Cycles', short_name: 'Fellside' });
  expect(existsSync(join(clientDir, 'faqs.html'))).toBe(false);
});

/** The candidates of a `<picture>` by type, with their widths. */
function offersOf(index: number) {
  const picture = elements(pageAt('/wheel-building').document, 'picture')[index];
  if (!picture) throw new Error(`There is no picture ${index}.`);
  const sources = elements(picture, 'source').map(({ attribs }) => ({
    type: attribs.type,
    sizes: attribs.sizes,
    candidates: (attribs.srcset ?? '').split(', ').map((candidate) => candidate.split(' ') as [string, string]),
  }));
  return { sources, image: only(picture, 'img').attribs };
}

it('offers a picture as AVIF and WebP in every width, and in its original format', async () => {
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
  const avif = await bytes(of960[0]);
  const webp = await bytes(of960[1]);
  expect(avif).toBeLessThan(webp);
  expect(webp).toBeLessThan(await bytes(image.src));
});

it('reserves a picture’s space, and loads pictures at the top first and others lazily', () => {
  const hero = offersOf(0).image;
  const below = offersOf(1).image;
  expect(hero).toMatchObject({ width: '1200', height: '800', fetchpriority: 'high' });
  expect(hero).not.toHaveProperty('loading');
  expect(below).toMatchObject({ width: '600', height: '400', loading: 'lazy' });
});

it('makes a picture once, however often it is shown', () => {
  expect(offersOf(1).sources).toEqual(offersOf(0).sources);
});

it('leaves drawings and pictures on other hosts unchanged', () => {
  expect(elements(pageAt('/bicycle-servicing').document, 'picture')).toEqual([]);
});
