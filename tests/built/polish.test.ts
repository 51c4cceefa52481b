import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldKinds } from '../../schema/field-kinds.ts';
import { section as anySection } from '../../schema/section.ts';
import type { Site } from '../../schema/site.ts';
import { english } from '../../schema/vocabulary/english.ts';
import { renderText } from '../../server/mail/blocks.ts';
import { composeMail } from '../../server/mail/compose.ts';
import { digestMail, readDigest } from '../../server/mail/digest.ts';
import { allFields } from '../../site/form-rules.ts';
import { parseSite } from '../../site/parse.ts';
import definition from '../fixtures/polish-site/site.config.ts';
import { buildElsewhere } from '../helpers/build-site.ts';
import { type BuiltPage, readBuiltPages } from '../helpers/built-pages.ts';
import { elements, findAll, textOf } from '../helpers/elements.ts';
import { hasWord } from '../helpers/has-word.ts';
import { rawRequest } from '../server/raw-request.ts';
import { postForm, postJson, startServer } from '../server/start-server.ts';

const site: Site = parseSite(definition);
const folder = 'tests/fixtures/polish-site';
let clientDir: string;
let pages: BuiltPage[];
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ clientDir, remove } = await buildElsewhere(`${folder}/site.config.ts`, `${folder}/public`));
  pages = readBuiltPages(clientDir);
});
afterAll(() => remove());

/** The vocabulary's English without placeholders and the texts of a new site, and words that no Polish sentence has. */
const englishWords = [
  ...new Set(
    leavesOf({ ...english, starter: {} })
      .flatMap((text) => text.split(/\[\w+\]|\{\w+\}/))
      .map((text) => text.replace(/^[\W_]+|[\W_]+$/g, ''))
      .filter((text) => /\p{L}{4}/u.test(text) && !['Menu', 'Parking', 'GBP'].includes(text)),
  ),
  ...'the and of with please your our are for from this closed open Monday'.split(' '),
];

function leavesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(leavesOf) : [];
}

const englishIn = (text: string) =>
  englishWords.filter((word) => hasWord(text.replace(/[[{]\w+[\]}]|https:\S+/g, ''), word));

/** All text of a page that a visitor reads or hears. */
function wordsOf({ document }: BuiltPage): string {
  const attributes = findAll(document, () => true).flatMap(({ name, attribs }) => [
    ...['alt', 'aria-label', 'title', 'placeholder'].map((key) => attribs[key]),
    name === 'meta' && !['viewport', 'color-scheme', 'robots'].includes(attribs.name ?? '') ? attribs.content : '',
  ]);
  return [textOf(document), ...attributes].join('\n');
}

it('finds English', () => {
  expect(englishIn('Skip to the content, please')).toEqual(['Skip to the content', 'the', 'please']);
});

it('has a page with every kind of section, and fields of every kind', () => {
  const kinds = new Set(site.pages.flatMap(({ sections }) => sections.map(({ kind }) => kind)));
  const missing = anySection.options.map(({ shape }) => shape.kind.value).filter((kind) => !kinds.has(kind));
  expect(missing).toEqual(['own']);
  expect(new Set(allFields(site.forms).map(({ kind }) => kind))).toEqual(new Set(Object.keys(fieldKinds)));
});

it('says once what both a price and its package include', () => {
  const lists = pages
    .flatMap(({ document }) => elements(document, 'ul'))
    .map((list) => elements(list, 'li').map(textOf));
  expect(lists).toContainEqual(['Dojazd', 'Kamerton', 'Kawa']);
});

it('has no English word on any page, nor in the texts of its forms', () => {
  const found = pages.map((page) => [page.path, ...englishIn(wordsOf(page))]).filter(([, first]) => first);
  expect(found).toEqual([]);
  const forms = join(clientDir, 'forms');
  for (const file of readdirSync(forms).filter((name) => name.endsWith('.json'))) {
    const texts = leavesOf(JSON.parse(readFileSync(join(forms, file), 'utf8'))).filter((text) => text.includes(' '));
    expect(englishIn(texts.join('\n')), file).toEqual([]);
  }
});

it('keeps a one-letter word on the line of the next', () => {
  const texts = pages.flatMap(({ html }) => html.match(/(?<=<p(?: [^>]*)?>)[^<]+/g) ?? []);
  expect(texts.filter((text) => /(?<![\p{L}\p{N}])\p{Ll}\u00a0/u.test(text))).not.toEqual([]);
  expect(texts.filter((text) => /(?<![\p{L}\p{N}])\p{Ll} /u.test(text))).toEqual([]);
});

it('has kilometres on the strip map, as everywhere else', () => {
  const page = pages.find(({ path }) => path === '/wszystko') as BuiltPage;
  expect(textOf(page.document)).toContain('12 kilometrów');
  expect(textOf(page.document)).toContain('Sopot 12');
  const rows = elements(page.document, 'li').map(textOf);
  expect(rows.filter((row) => /Sopot\s*12\skm/.test(row))).not.toEqual([]);
  expect(textOf(page.document)).not.toContain('7.5');
});

it('says in the header of every page which number is answered around the clock', () => {
  for (const { path, document } of pages) {
    const [header] = elements(document, 'header');
    const link = header && findAll(header, ({ attribs }) => attribs.href === 'tel:+48201234569')[0];
    expect(link && textOf(link), path).toBe('Dyżur: czynne całą dobę, 20 123 45 69');
  }
});

it('has a card only for a town of which there is something to say', () => {
  const page = pages.find(({ path }) => path === '/wszystko') as BuiltPage;
  const section = elements(page.document, 'section').find((each) => textOf(each).startsWith('Dokąd jeździmy'));
  const lists = section ? elements(section, 'ul').filter((list) => elements(list, 'h3').length > 0) : [];
  expect(lists.map((list) => elements(list, 'h3').map(textOf))).toEqual([['Sopot'], ['Gdańsk']]);
});

it('has its headings in one font, whatever their letters', () => {
  const [home] = pages.filter(({ path }) => path === '/');
  const fonts = [...(home?.html.matchAll(/url\(([^)]+\.woff2)/g) ?? [])].map(([, address = '']) => address);
  const has = fonts.map((address) => openSync(join(clientDir, address)) as unknown as { characterSet: number[] });
  const letters = new Set(has.flatMap(({ characterSet }) => characterSet));
  const missing = [...new Set(pages.flatMap(({ document }) => [...textOf(document)]))].filter(
    (letter) => /\p{L}/u.test(letter) && !letters.has(letter.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
  const bytes = fonts.map((address) => statSync(join(clientDir, address)).size);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(20_000);
  expect(home?.html.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(fonts.length);
});

const sent = {
  formType: 'booking',
  form: 'termin',
  imie: 'Łucja',
  telefon: '501 502 503',
  adres: 'lucja@tuner.example',
  opis: 'Pianino po dziadku.',
  usluga: 'strojenie',
  rodzaj: 'fortepian',
  zgoda: 'yes',
  wiek: '12,5',
  kupione: '2020-05-01',
  kod: '80-001',
  auto: 'GD 12345',
  dzien: '2026-11-30',
  pora: '9:00–10:30',
};
const now = new Date('2026-11-23T09:30:00Z');

it('writes its mails without an English word', async () => {
  const { url, db } = await startServer({ site, now: () => now });
  expect((await postJson(url, sent)).status).toBe(201);
  for (const formType of ['quote', 'contact']) await postJson(url, { ...sent, formType, form: '' });
  await postJson(url, { ...sent, website: 'x' });
  const enquiries = await db.selectFrom('enquiry').selectAll().execute();
  const frame = {
    site,
    addresses: { from: 'a@tuner.example', to: ['b@tuner.example'] },
    link: 'https://tuner.example',
  };
  const times = [now, new Date('2026-11-23T12:00:00Z'), new Date('2026-11-25T12:00:00Z')];
  const texts = enquiries.flatMap((enquiry) =>
    (['garage', 'visitor', 'reminder'] as const).flatMap((kind) =>
      times.map((time) => composeMail({ ...frame, mail: { id: '1', kind }, enquiry, now: time })),
    ),
  );
  const tomorrow = new Date('2026-11-24T08:00:00Z');
  const digest = digestMail(site, await readDigest(db, site, '2026-11-30'), tomorrow, true);
  const written = [
    ...texts.map((mail) => `${mail?.subject}\n${mail?.text}`),
    digest?.subject,
    renderText(digest?.blocks ?? [], site.wording),
  ];
  expect(written.join('\n')).toContain('poniedziałek, 30 listopada 2026');
  expect(written.join('\n')).toContain('12,5');
  expect(written.filter((text) => englishIn(`${text}`).length > 0).map((text) => [englishIn(`${text}`), text])).toEqual(
    [],
  );
});

it('has no English word in its refusals', async () => {
  const { url, port } = await startServer({ site, now: () => now, limits: { maxHeaderSize: 2000 } });
  const address = `${url}/api/forms/submit`;
  const booking = (change: object) => postJson(url, { ...sent, ...change });
  const answers = await Promise.all([
    ...['imie', 'telefon', 'zgoda'].map((field) => booking({ [field]: '' })),
    booking({ opis: 'x'.repeat(51) }),
    ...['adres', 'usluga', 'rodzaj', 'kupione', 'dzien', 'pora', 'kod', 'auto', 'wiek'].map((field) =>
      booking({ [field]: '?'.repeat(45) }),
    ),
    ...['-1', '100'].map((wiek) => booking({ wiek })),
    booking({ kupione: '2030-01-01' }),
    ...['2026-11-01', '2030-01-01', '2026-11-29'].map((dzien) => booking({ dzien })),
    ...[
      { dzien: '2026-12-07', pora: '9:00–10:30' },
      { dzien: '2026-11-23', pora: '9:00–10:30' },
    ].map(booking),
    postJson(url, 'x'),
    postJson(url, '[]'),
    booking({ imie: 1 }),
    booking({ formType: 'order' }),
    postJson(url, sent, { 'Idempotency-Key': '!' }),
    postForm(url, 'imie=%'),
    postForm(url, 'imie=a&imie=b'),
    postForm(url, sent, { 'Content-Type': 'text/plain' }),
    postJson(url, { opis: 'x'.repeat(40_000) }),
    postJson(url, sent, { 'Sec-Fetch-Site': 'cross-site' }),
    fetch(address),
    fetch(`${url}/%zz`),
    fetch(url, { method: 'POST', headers: { Origin: url } }),
  ]);
  const raw = [
    await rawRequest(port, 'GARBAGE\r\n\r\n'),
    await rawRequest(port, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(5000)}\r\n\r\n`),
    await rawRequest(port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'),
  ];
  const texts = [...(await Promise.all(answers.map((answer) => answer.text()))), ...raw.map(({ body }) => body)];
  expect([...answers, ...raw].filter(({ status }) => status < 400)).toEqual([]);
  expect(texts.filter((text) => text === '' || englishIn(text).length > 0)).toEqual([]);
  expect(new Set(texts).size).toBeGreaterThan(28);
});
