import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteQuestions } from '../../cli/new/site.ts';
import { fillIn } from '../../schema/placeholders.ts';
import { toSlug } from '../../schema/text.ts';
import { english } from '../../schema/vocabulary/english.ts';
import type { EnquiryRow } from '../../server/database/database.ts';
import { composeMail } from '../../server/mail/compose.ts';
import { formatLongDay } from '../../server/mail/format.ts';
import { parseSite } from '../../site/parse.ts';
import { shareSite } from '../../site/shared-site.ts';
import { guessTimeZone, regionsByZone, timeZonesOf } from '../../site/time-zones.ts';
import { soleTrader } from '../fixtures/sole-trader.ts';
import { readBuiltPages } from '../helpers/built-pages.ts';
import { textOf } from '../helpers/elements.ts';
import { runProgram } from '../helpers/run-program.ts';

let folder: string;
beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/new-site-');
});
afterAll(() => rmSync(folder, { recursive: true }));

const { OUT_DIR: _out, PUBLIC_DIR: _public, SITE_URL: _url, NODE_ENV: _env, ...inherited } = process.env;

const flagsOf = (answers: Record<string, string>) =>
  Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);

/** Answers the eight questions, then checks the new site, builds it and checks its links. */
async function begin(dir: string, answers: Record<string, string>) {
  const file = join(folder, dir, 'site.config.ts');
  const clientDir = join(folder, dir, 'dist/client');
  const config = { SITE_CONFIG: file };
  const env = { ...inherited, ...config };
  const written = await runProgram('new', ['site', '--dir', join(folder, dir), ...flagsOf(answers)], config);
  const check = await runProgram('check', [], config);
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', file];
  const { status: format } = spawnSync('node', biome, { encoding: 'utf8' });
  const build = spawnSync('node', ['scripts/run.js', 'tests/helpers/fast-build.ts'], { env });
  const links = await runProgram('check-links', ['--dir', clientDir], config);
  const statuses = [written.status, check.status, format, build.status, links.status];
  const text = readFileSync(file, 'utf8');
  return { statuses, warnings: check.stderr, text, clientDir };
}

it('writes a site that is valid, builds and has no dead links, with warnings only for its placeholders', async () => {
  const { statuses, warnings, text, clientDir } = await begin('tuner', {
    name: 'Tuned in Brecon',
    type: 'LocalBusiness',
    about: 'Piano tuning and repairs for homes and schools in and around Brecon.',
    services: 'Piano tuning, Repairs, Pitch raising',
    town: 'Brecon, Powys',
    locale: 'en-GB',
    phone: '01632 960200',
    email: 'hello@tuner.example',
  });
  expect(statuses).toEqual([0, 0, 0, 0, 0]);
  expect(text).toContain("address: { town: 'Brecon', county: 'Powys', country: 'GB' }");
  expect(text).toContain('Piano tuning in and around Brecon.');
  expect(text.split('\n').length).toBeLessThanOrEqual(60);
  expect(
    warnings
      .trim()
      .split('\n')
      .map((line) => line.replace(/ \(.*/, '')),
  ).toEqual([
    'warning: url is a placeholder',
    'warning: hours is a placeholder',
    'warning: 1 entry is not confirmed by the owner',
    '  services: What each one is, in your own words',
  ]);
  expect(readdirSync(clientDir)).toContain('piano-tuning.html');
});

const polishTuner = {
  name: 'Strojenie Nowak',
  about: 'Strojenie i naprawa pianin w domach i szkołach Gdańska.',
  services: 'Strojenie pianin, Naprawy',
  town: 'Gdańsk',
  locale: 'pl-PL',
  phone: '58 300 00 00',
  email: 'kontakt@stroiciel.example',
  type: 'LocalBusiness',
};

const austrianPainter = {
  name: 'Malerei Berger',
  about: 'Wir malen Wohnungen und Häuser in Linz.',
  services: 'Ausmalen, Lackieren',
  town: 'Linz',
  locale: 'de-AT',
  phone: '0732 234567',
  email: 'kontakt@berger.example',
  type: 'HousePainter',
};

it.each([
  ['stroiciel', polishTuner, ['/naprawy', '/strojenie-pianin']],
  ['maler', austrianPainter, ['/ausmalen', '/lackieren']],
])('writes it in another language, without an English word: %s', async (dir, answers, services) => {
  const { statuses, warnings, clientDir } = await begin(dir, answers);
  expect([statuses, warnings]).toEqual([[0, 0, 0, 0, 0], expect.not.stringContaining('language')]);
  const pages = readBuiltPages(clientDir);
  expect(pages.map(({ path }) => path).sort()).toEqual(['/', '/404', '/kontakt', ...services].sort());
  const names = readdirSync(join(clientDir, 'forms')).filter((name) => name.endsWith('.json'));
  const files = names.map((name) => join(clientDir, 'forms', name));
  const forms = files.flatMap((file) => leavesOf(JSON.parse(readFileSync(file, 'utf8'))));
  const attributes = pages.flatMap(({ html }) => html.match(/(?:aria-label|alt|placeholder)="[^"]*"/g) ?? []);
  expect(englishIn([...pages.map(({ document }) => textOf(document)), ...attributes, ...forms].join('\n'))).toEqual([]);
});

const polishMail = ['Dzień dobry, Jan Nowak!', 'poniedziałek, przed południem'];
const germanMail = ['Guten Tag, Jan Nowak!', 'Freitag, 20. November 2026 um 8:40 Uhr.'];

it.each([
  ['contact', 'pl-PL', polishMail],
  ['booking', 'pl-PL', polishMail],
  ['quote', 'pl-PL', polishMail],
  ['booking', 'de-AT', germanMail],
] as const)('sends mails in another language without an English word: %s in %s', (type, language, expected) => {
  const site = parseSite({ ...soleTrader, language, mail: { respondWithin: '2 hours' } });
  const row = {
    id: '1',
    reference: 'K7QF3MPD',
    form_type: type,
    state: 'received',
    form: 'contact',
    answers: [],
    submission_key: 'k',
    fingerprint: 'f',
  };
  const enquiry = { ...row, received_at: '2026-11-20T08:40:00.000Z', name: 'Jan Nowak', phone: '583000000' };
  const mails = (['garage', 'visitor'] as const).map((kind) =>
    composeMail({
      mail: { id: '1', kind },
      enquiry: { ...enquiry, email: 'jan@nowak.example' } as EnquiryRow,
      site: shareSite(site),
      addresses: { from: 'a@tuner.example', to: ['a@tuner.example'] },
      now: new Date('2026-11-20T08:41:00Z'),
    }),
  );
  const said = mails.map((mail) => `${mail?.subject}\n${mail?.text}`).join('\n');
  for (const words of expected) expect(said).toContain(words);
  expect(englishIn(said)).toEqual([]);
});

it('writes a site for a business whose names have no Latin letters', async () => {
  const answers = {
    name: 'Кав’ярня Світанок',
    about: 'Кава і чай у центрі Києва.',
    services: 'Кава, Чай, Торти BMW, Ремонт BMW',
    town: 'Київ',
    locale: 'uk-UA',
    phone: '044 123 4567',
    email: 'hello@kava.example',
    type: 'CafeOrCoffeeShop',
  };
  const { statuses, text } = await begin('kava', answers);
  expect(statuses).toEqual([0, 0, 0, 0, 0]);
  expect(text).toContain("url: 'https://kava.example'");
  expect(text).toContain("services: ['service-1', 'service-2', 'bmw', 'service-4']");
  const { status, stderr } = await runProgram('new', ['site', ...flagsOf(answers)]);
  expect([status, stderr]).toEqual([
    1,
    '"Кав’ярня Світанок" has no letters from a to z that could name the folder; name it with --dir.\n',
  ]);
});

it.each([
  [
    'Phoenix, Arizona 85001',
    'en-US',
    '(602) 555-0142',
    "town: 'Phoenix', county: 'Arizona', postcode: '85001'",
    'America/Phoenix',
  ],
  [
    'Truro, NS B2N 1A1',
    'en-CA',
    '(902) 555-0142',
    "town: 'Truro', county: 'NS', postcode: 'B2N 1A1'",
    'America/Halifax',
  ],
  ['69001 Lyon', 'fr-FR', '04 78 28 00 00', "town: 'Lyon', postcode: '69001'", 'Europe/Paris'],
  ['1012 AB Amsterdam', 'nl-NL', '020 555 0142', "town: 'Amsterdam', postcode: '1012 AB'", 'Europe/Amsterdam'],
])('takes state and postal code from the answer for the town: %s', async (town, locale, phone, address, zone) => {
  const dir = join(folder, zone);
  const others = { name: 'Joe', type: 'Plumber', about: 'Plumbing.', services: 'Drains', email: 'joe@drains.example' };
  await runProgram('new', ['site', '--dir', dir, ...flagsOf({ ...others, town, locale, phone })]);
  const text = readFileSync(join(dir, 'site.config.ts'), 'utf8');
  expect(text).toContain(`address: { ${address}, country: '${locale.slice(3)}' }`);
  expect(text).toContain(`timeZone: '${zone}'`);
});

it('prints commands that a shell understands, for a folder whose name has a space', async () => {
  const { stdout } = await runProgram('new', [
    'site',
    ...['--dir', join(folder, 'my tuner')],
    ...flagsOf({ name: 'Tuner', about: 'Tuning.', services: 'Tuning', town: 'Brecon', locale: 'en-GB' }),
    ...flagsOf({ phone: '01632 960200', email: 'hello@tuner.example' }),
  ]);
  expect(stdout).toContain(`\nSITE_CONFIG="${folder}/my tuner/site.config.ts" npm run check `);
});

/** The English words of templates, forms and mails in a text, except those that Polish or German also has. */
function englishIn(said: string): string[] {
  const words = leavesOf(english)
    .map((text) => text.replace(/[[{].*/, '').trim())
    .filter((text) => text.length > 3 && !['Menu', 'Name', 'Parking', 'Main', 'From'].includes(text));
  return words.filter((text) => new RegExp(`\\b${text.replace(/[^\w ]/g, '.')}\\b`).test(said));
}

function leavesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(leavesOf) : [];
}

it('blames the locale, and not the phone number, for a country that does not exist', async () => {
  const { stderr } = await runProgram('new', ['site', '--locale', 'en-UK', '--phone', '0113 496 0200']);
  expect(stderr).toContain('--locale: found "en-UK"; it names a region that does not exist; write "en-GB"');
  expect(stderr).not.toContain('--phone');
});

it.each([
  ['03 555', 'NZ', '+6403555'],
  ['5551', 'DE', '+495551'],
])('refuses a phone number without all its digits, as the check does: %s in %s', (display, country, dial) => {
  const question = siteQuestions.find(({ name }) => name === 'phone');
  const fault = question?.validate?.(display, undefined, { locale: `en-${country}` });
  expect(fault).toBe(`"${display}" is not a valid phone number in ${country}; write all its digits`);
  const business = { ...soleTrader.business, phone: { display, dial }, address: { town: 'Nelson', country } };
  expect(() => parseSite({ ...soleTrader, business })).toThrow(/business\.phone\.dial: found "\+\d+"; it /);
});

it('reports what is wrong with an answer', async () => {
  const wrong = {
    type: 'Dentits',
    locale: 'english',
    email: 'hello',
    town: '',
    name: 'The Very Long and Wonderful Hawthorne Boulevard Dog Grooming Company',
    services: 'Grooming, Nails, grooming',
  };
  const run = await runProgram('new', ['site', ...flagsOf(wrong)]);
  expect(run.status).toBe(1);
  expect(run.stderr).toContain(
    '--type: found "Dentits"; it is not a type of business; did you mean Dentist? LocalBusiness fits any, and schema/business-types.ts lists all',
  );
  expect(run.stderr).toContain('--locale: found "english"; it must be a language and a country such as en-GB');
  expect(run.stderr).toContain('--email: found "hello"; it must be an email address such as hello@example.org');
  expect(run.stderr).toContain('--town is missing: Its town (Brecon; Asheville, NC 28801)');
  expect(run.stderr).toContain('--phone is missing');
  expect(run.stderr).toMatch(/\nQuestions are asked only in a terminal; [^\n]+\n$/);
  expect(run.stderr).toContain('--name: has 68 characters; titles of pages have room for 65');
  expect(run.stderr).toContain('--services: names "grooming" twice; write it once');
});

it.each([
  ['Hairdresser', 'HairSalon'],
  ['Bike shop', 'BikeStore'],
  ['garage', 'AutoRepair'],
  ['Car wash', 'AutoWash'],
])('suggests for a trade the type that schema.org has: %s', (type, meant) => {
  const question = siteQuestions.find(({ name }) => name === 'type');
  expect(question?.validate?.(type, undefined, {})).toContain(`did you mean ${meant}?`);
});

it.each([
  ['L’Atelier d’Anne', 'l-atelier-d-anne'],
  ['Queen’s Head', 'queens-head'],
  ["Dell'Arte", 'dell-arte'],
  ["We're open", 'were-open'],
  // As other slug libraries have it, and as the French elision above.
  ["O'Brien’s", 'o-briens'],
  ['Prüfung Müller', 'pruefung-mueller', 'de-AT'],
  ['Pingüino', 'pinguino', 'es-ES'],
  ['Kadıköy Þórshöfn', 'kadikoy-thorshofn'],
])('makes a key of %s', (name, key, language?: string) => {
  expect(toSlug(name, language)).toBe(key);
});

it.each([
  ['es-ES', 'Europe/Madrid'],
  ['pt-PT', 'Europe/Lisbon'],
  ['en-US', 'America/New_York'],
  ['ru-RU', 'Europe/Moscow'],
  ['id-ID', 'Asia/Jakarta'],
  ['en-AU', 'Australia/Sydney'],
  ['en-GB', 'Europe/London'],
  ['en-GB', 'Europe/London', 'Kent'],
  ['en-US', 'America/Los_Angeles', 'OR'],
  ['en-US', 'America/Chicago', 'texas'],
  ['en-US', 'America/New_York', 'D.C.'],
  ['fr-CA', 'America/Toronto', 'Québec'],
  ['en-CA', 'America/Vancouver', 'BC'],
  ['en-AU', 'Australia/Perth', 'WA'],
  ['en-US', 'America/New_York', 'Orgeon'],
])('proposes the time zone of %s where most people live: %s %s', (locale, zone, region?: string) => {
  expect(guessTimeZone(locale, region)).toBe(zone);
});

it('knows the time zone of every state, province and territory, all of which are in its country', () => {
  for (const [country, count] of [
    ['US', 51],
    ['CA', 13],
    ['AU', 8],
  ] as const) {
    const zones = Object.entries(regionsByZone[country] ?? {});
    const codes = zones.flatMap(([, names]) => names.match(/\b[A-Z]{2,3}\b/g) ?? []);
    expect([country, new Set(codes).size]).toEqual([country, count]);
    for (const [zone] of zones) expect(timeZonesOf(country)).toContain(zone);
  }
});

it('writes the word after a time in German, also on the page that a link in a mail opens', () => {
  const site = shareSite(parseSite({ ...soleTrader, language: 'de-AT' }));
  const time = formatLongDay(site, new Date('2026-11-20T08:40:00.000Z'), 'time');
  for (const words of [site.mail.received, site.mail.done.by]) {
    expect(fillIn(words, { who: 'Anna', time })).toContain('Freitag, 20. November 2026 um 8:40 Uhr.');
  }
});

it('writes am and pm without points in Canada, as in the opening hours, so that a sentence ends in one', () => {
  const site = shareSite(parseSite({ ...soleTrader, language: 'en-CA' }));
  const time = formatLongDay(site, new Date('2026-11-20T08:40:00.000Z'), 'time');
  expect(fillIn(site.mail.received, { time })).toMatch(/^Received Friday, November 20, 2026 at 8:40\sam\.$/);
});
