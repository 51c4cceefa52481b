import { describe, expect, test } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { changeEnquiry } from '../../server/enquiries/change-enquiry.ts';
import { eraseEnquiries } from '../../server/enquiries/erase.ts';
import { findByReference, listEvents } from '../../server/enquiries/list.ts';
import { createDoneLink, readDoneLink } from '../../server/mail/done-link.ts';
import { databaseFactory, databaseKinds } from '../helpers/databases.ts';
import { pat, signIn, startDesk } from './desk-server.ts';
import { addEnquiry } from './enquiries-tools.ts';

const createDatabase = databaseFactory();
const now = new Date('2026-11-20T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

describe.each(databaseKinds)('the link that marks an enquiry as done, over %s', (kind) => {
  test('works for its enquiry for two weeks, and not if forged, cut or swapped', async () => {
    const { db } = await startDesk({ databaseUrl: await createDatabase(kind) });
    const own = 'K7QF3MPD';
    const other = 'K7QF3MPE';
    const token = await tokenOf(db, own);
    const [, expires, signature] = token.split('.');
    const forged = [
      '',
      'x',
      token.slice(0, -1),
      `${token}A`,
      token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      `${other}.${expires}.${signature}`,
      `${own}.${Number(expires) + 86_400}.${signature}`,
      `${own}.${expires}.${'A'.repeat(43)}`,
      `${own}'.${expires}.${signature}`,
      token.toLowerCase(),
    ];
    for (const each of forged) expect([each, await readDoneLink(db, each, now)]).toEqual([each, undefined]);
    expect(await readDoneLink(db, token, days(13))).toBe(own);
    expect(await readDoneLink(db, token, days(14))).toBeUndefined();
  });
});

test('its page says how to reach a visitor whose form asks for no name', async () => {
  const desk = await startDesk();
  desk.clock.now = now;
  const reference = await addEnquiry(desk.db, { name: '', at: now.toISOString() });
  const { text } = await desk.browser().get(`/desk/done?link=${await tokenOf(desk.db, reference)}`);
  expect(text).toContain('<p>Message from ann@example.org: mark it');
});

test('opening it changes nothing, its button does, and later visitors see who was first', async () => {
  const desk = await startDesk();
  desk.clock.now = now;
  const { db } = desk;
  const browser = desk.browser();
  const row = await store(db);
  const token = await tokenOf(db, row.reference);
  const path = `/desk/done?link=${token}`;
  // As webmail opens it.
  const page = await browser.get(path, { 'Sec-Fetch-Site': 'cross-site' });
  expect(page.text).toContain(`<h1>Is ${row.reference} done?</h1><p>Message from Ann &lt;b&gt;Driver: mark it`);
  expect(page.text).toContain(`<input type="hidden" name="link" value="${token}"/>`);
  await fetch(desk.url + path, { method: 'HEAD' });
  const forged = await browser.post('/desk/done', { link: `${token}x` });
  expect([forged.status, forged.text.includes('<h1>This link no longer works</h1>')]).toEqual([410, true]);
  expect(await listEvents(db, row.id)).toEqual([]);

  const pressed = await browser.post('/desk/done', { link: token });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, path]);
  await browser.post('/desk/done', { link: token });
  expect(await listEvents(db, row.id)).toHaveLength(1);
  const after = (await browser.get(path)).text;
  expect(after).toContain(`<h1>${row.reference} is done</h1>`);
  expect(after).toContain('Marked by the link in an email, Friday 20 November 2026 at 10:00.');
  expect(after).not.toContain('name="link"');

  const second = await store(db);
  const before = [
    ['done', 'Sam'],
    ['undone', 'Sam'],
    ['done', 'Pat'],
  ] as const;
  for (const [what, who] of before) await changeEnquiry(db, second.id, { what, who, now });
  const late = await tokenOf(db, second.reference);
  await browser.post('/desk/done', { link: late });
  expect((await browser.get(`/desk/done?link=${late}`)).text).toContain('Marked by Pat, Friday');
  expect(await listEvents(db, second.id)).toHaveLength(3);

  const third = await store(db);
  const signedIn = await signIn(desk);
  await signedIn.post('/desk/done', { link: await tokenOf(db, third.reference) });
  expect(await listEvents(db, third.id)).toMatchObject([{ who: pat, what: 'done' }]);
  await eraseEnquiries(db, [third.id]);
  expect((await browser.get(`/desk/done?link=${await tokenOf(db, third.reference)}`)).status).toBe(410);
});

async function store(db: Database) {
  const reference = await addEnquiry(db, { name: 'Ann <b>Driver', at: now.toISOString() });
  return { id: (await findByReference(db, [reference])).found[0]?.id ?? '', reference };
}

async function tokenOf(db: Database, reference: string): Promise<string> {
  return new URL(await createDoneLink(db, 'https://tiny.example', reference, now)).searchParams.get('link') ?? '';
}
