import { describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { changeEnquiry, listEvents } from '../../server/enquiries/change-enquiry.ts';
import { eraseEnquiries } from '../../server/enquiries/erase.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { createDoneLink, followDoneLink } from '../../server/mail/done-link.ts';
import { answersOf } from '../helpers/answers.ts';
import { databaseFactory, databaseKinds } from '../helpers/databases.ts';
import { pat, signIn, startDesk } from './desk-server.ts';

const createDatabase = databaseFactory();
const now = new Date('2026-11-20T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

describe.each(databaseKinds)('the link that marks an enquiry as done, over %s', (kind) => {
  test('works for its enquiry for two weeks, and forged, cut or exchanged for nothing', async () => {
    const db = await openDatabase(await createDatabase(kind));
    onTestFinished(() => db.destroy());
    const [own, other] = [await store(db), await store(db)];
    const token = await tokenOf(db, own);
    const [, expires, signature] = token.split('.');
    const later = Number(expires) + 86_400;
    const forged = [
      '',
      'x',
      token.slice(0, -1),
      `${token}A`,
      token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      `${other.reference}.${expires}.${signature}`,
      `${own.reference}.${later}.${signature}`,
      `${own.reference}.${expires}.${'A'.repeat(43)}`,
      `${own.reference}'.${expires}.${signature}`,
      token.toLowerCase(),
    ];
    for (const each of forged) expect(await followDoneLink(db, { token: each, now, confirmedBy: 'X' })).toBeUndefined();
    expect(await followDoneLink(db, { token, now: days(15), confirmedBy: 'X' })).toBeUndefined();
    expect(await listEvents(db, own.id)).toEqual([]);
    expect(await followDoneLink(db, { token, now: days(13) })).toMatchObject({ done_at: '', who: null });
    const done = await followDoneLink(db, { token, now: days(13), confirmedBy: 'the link' });
    expect(done).toEqual({
      reference: own.reference,
      form_type: 'contact',
      name: 'Ann <b>Driver',
      done_at: days(13).toISOString(),
      who: 'the link',
    });
    await followDoneLink(db, { token, now: days(13), confirmedBy: 'the link' });
    expect(await listEvents(db, own.id)).toHaveLength(1);
    expect(await listEvents(db, other.id)).toEqual([]);
    await eraseEnquiries(db, [own.id]);
    expect(await followDoneLink(db, { token, now })).toBeUndefined();
  });
});

test('opening it changes nothing, its button does, and whoever comes later sees who was first', async () => {
  const desk = await startDesk();
  desk.clock.now = now;
  const { db } = desk;
  const browser = desk.browser();
  const row = await store(db);
  const token = await tokenOf(db, row);
  const path = `/desk/done?link=${token}`;
  // As webmail opens it.
  const page = await browser.get(path, { 'Sec-Fetch-Site': 'cross-site' });
  expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex, nofollow',
  ]);
  expect(page.text).toContain(`<h1>Is ${row.reference} done?</h1><p>Message from Ann &lt;b&gt;Driver: mark it`);
  expect(page.text).toContain(`<input type="hidden" name="link" value="${token}"/>`);
  await fetch(desk.url + path, { method: 'HEAD' });
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
  expect((await browser.post('/desk/done', { link: token }, elsewhere)).status).toBe(403);
  expect((await browser.post('/desk/done', { link: `${token}x` })).status).toBe(410);
  expect(await listEvents(db, row.id)).toEqual([]);

  const pressed = await browser.post('/desk/done', { link: token });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, path]);
  const after = (await browser.get(path)).text;
  expect(after).toContain(`<h1>${row.reference} is done</h1>`);
  expect(after).toContain('Marked by the link in an email, Friday 20 November 2026 at 10:00.');
  expect(after).not.toContain('name="link"');

  const second = await store(db);
  await changeEnquiry(db, second.id, { what: 'done', who: 'Pat', now });
  const late = await tokenOf(db, second);
  await browser.post('/desk/done', { link: late });
  expect((await browser.get(`/desk/done?link=${late}`)).text).toContain('Marked by Pat, Friday');
  expect(await listEvents(db, second.id)).toHaveLength(1);

  const third = await store(db);
  const signedIn = await signIn(desk);
  await signedIn.post('/desk/done', { link: await tokenOf(db, third) });
  expect(await listEvents(db, third.id)).toMatchObject([{ who: pat, what: 'done' }]);
});

test('a link that does not work says so, and opens nothing else of the desk', async () => {
  const browser = (await startDesk()).browser();
  const gone = await browser.get('/desk/done?link=K7QF3MPD.1.x');
  expect([gone.status, gone.text.includes('<h1>This link no longer works</h1>')]).toEqual([410, true]);
  expect((await browser.get('/desk')).headers.get('location')).toBe('/desk/sign-in');
});

async function store(db: Database) {
  const values = { name: 'Ann <b>Driver', phone: '01632 960123', message: 'Brakes.' };
  const key = Math.random().toString(36).slice(2);
  const stored = await storeEnquiry(db, { formType: 'contact', key, now, ...answersOf(values) });
  if (stored.outcome !== 'stored') throw new Error('It was not stored.');
  const query = db.selectFrom('enquiry').select(['id', 'reference']).where('reference', '=', stored.reference);
  return query.executeTakeFirstOrThrow();
}

async function tokenOf(db: Database, row: { id: string; reference: string }): Promise<string> {
  return new URL(await createDoneLink(db, 'https://tiny.example', row, now)).searchParams.get('link') ?? '';
}
