import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTaskTime } from '../../server/database/maintenance.ts';
import { formatStoredTime } from '../../server/desk/views/Badge.tsx';
import { readErasures } from '../../server/enquiries/erasures-file.ts';
import { tinySite } from '../fixtures/tiny-site.ts';
import { type DatabaseKind, databaseFactory, databaseKinds } from '../helpers/databases.ts';
import { askForLink, pat, sam, signIn, startDesk } from './desk-server.ts';
import { addEnquiries, addEnquiry, type Sent } from './enquiries-tools.ts';

const createDatabase = databaseFactory();

const promising = { ...tinySite, mail: { ...tinySite.mail, respondWithin: 120 } };

/** Starts a desk with the given enquiries, a minute apart; returns their references. */
async function deskWith(kind: DatabaseKind, ...enquiries: Partial<Sent>[]) {
  const desk = await startDesk({ databaseUrl: await createDatabase(kind), site: promising });
  const references = await addEnquiries(desk.db, enquiries, '2026-11-23T09:00:00.000Z', 60_000);
  const names = (text: string) => [...text.matchAll(/<h2><a[^>]*>([^<]*)<\/a>/g)].map(([, name]) => name);
  return { ...desk, references, names };
}

describe.each(databaseKinds)('the desk on %s', (kind) => {
  test('lists enquiries, latest first, open ones alone by when an answer is due, and filters and searches them', async () => {
    const visit = { registration: 'AB12 CDE', service: 'brake-service', preferredDate: '2026-11-30' };
    const desk = await deskWith(
      kind,
      { name: 'First' },
      { name: 'Second', formType: 'booking', ...visit },
      { name: 'Spam', website: 'x' },
      { name: 'Zoë Last', phone: '+44 (01632) 960-999' },
    );
    const browser = await signIn(desk);
    const [first = ''] = desk.references;
    await browser.press(`/desk/enquiries/${first}`, 'done');
    const list = async (query = '') => desk.names((await browser.get(`/desk${query}`)).text);
    expect(await list()).toEqual(['Zoë Last', 'Second', 'First']);
    expect(await list('?state=open')).toEqual(['Second', 'Zoë Last']);
    expect(await list('?state=done')).toEqual(['First']);
    expect(await list('?state=held')).toEqual(['Spam']);
    expect(await list('?state=failed')).toEqual([]);
    const heldPath = `/desk/enquiries/${desk.references[2]}`;
    const countHeld = async () => (await browser.get('/desk')).text.match(/Held as spam<span class="count">(\d+)/)?.[1];
    expect(await countHeld()).toBe('1');
    // What is done needs no attention, but can still be released.
    await browser.press(heldPath, 'done');
    expect([await countHeld(), await list('?state=held')]).toEqual([undefined, ['Spam']]);
    await browser.press(heldPath, 'undone');
    const { text: spam } = await browser.get(heldPath);
    expect(spam).toContain('<a href="/desk?state=open">Unanswered</a>');
    expect([spam.includes('a hidden field was filled in'), spam.includes('value="spam"')]).toEqual([true, false]);
    expect(await list('?form=booking')).toEqual(['Second']);
    expect(await list('?to=2026-11-22')).toEqual([]);
    expect(await list('?from=2026-11-23&to=2026-11-23')).toHaveLength(3);
    const searches = { ab12cde: 'Second', ' ZOË l': 'Zoë Last', '01632 960999': 'Zoë Last', 'brake service': 'Second' };
    for (const [typed, name] of Object.entries(searches)) {
      expect([typed, await list(`?q=${encodeURIComponent(typed)}`)]).toEqual([typed, [name]]);
    }
    expect(await list(`?q=${first.toLowerCase()}`)).toEqual(['First']);
    const empty = async (query: string) => (await browser.get(`/desk?${query}`)).text.match(/"empty">(.*?)<\/p>/)?.[1];
    expect(await empty('state=failed')).toBe('No email to us has failed. ');
    expect(await empty('state=held&q=%25')).toMatch(/^No enquiry matches. <a href="\/desk\?state=held">Clear/);
    expect(await list('?q=ab%0012%E2%80%8Ecde')).toEqual(['Second']);
    for (const day of ['from=0001-01-01', 'to=9999-12-31', 'from=2026-02-30']) {
      expect([day, await list(`?${day}`)]).toEqual([day, ['Zoë Last', 'Second', 'First']]);
    }
    // Later enquiries are found as well.
    await addEnquiry(desk.db, { name: 'Later', message: 'Clutch', at: '2026-11-23T09:09:00.000Z' });
    expect(await list('?q=clutch')).toEqual(['Later']);
    const { text: clutch } = await browser.get('/desk?q=clutch');
    expect(clutch).toContain('<p class="said">Clutch</p>');
    for (const path of ['/desk?state=open&amp;q=clutch', '/desk/enquiries.csv?q=clutch']) {
      expect(clutch).toContain(`href="${path}"`);
    }
    // What came in a flood is held with the spam, and released like it.
    await desk.db.updateTable('enquiry').set({ state: 'held' }).where('name', '=', 'Spam').execute();
    expect((await browser.get('/desk?state=held')).text).toContain('<p class="badge held">');
    await browser.press(heldPath, 'released');
    expect(await list('?state=held')).toEqual([]);
    const { text } = await browser.get('/desk?state=open');
    expect(text).toContain('Booking request · Brake service · AB12 CDE');
    expect(text).toContain('Wants Monday 30 November 2026');
    expect(text).toContain('aria-current="page">Unanswered<span class="count">4</span>');
  });

  test('a search of all enquiries finds those held as spam too, last, on whatever page', async () => {
    const held = Array.from({ length: 60 }, () => ({ name: 'Ann Spam', website: 'x' }));
    const desk = await deskWith(kind, ...held, { name: 'Ann Done' }, { name: 'Ann Open' }, { name: 'Bob', email: '' });
    const browser = await signIn(desk);
    await browser.press(`/desk/enquiries/${desk.references[60]}`, 'done');
    const { text } = await browser.get('/desk?q=ann');
    expect(desk.names(text)).toEqual(['Ann Open', 'Ann Done', ...Array(48).fill('Ann Spam')]);
    expect(text).toContain('<p class="badge held">');
    const more = text.match(/href="([^"]+)">More enquiries/)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await browser.get(more);
    expect(desk.names(second.text)).toEqual(Array(12).fill('Ann Spam'));
    const references = `${text}${second.text}`.matchAll(/enquiries\/(\w{8})"/g);
    expect(new Set([...references].map(([, reference]) => reference)).size).toBe(62);
    expect(desk.names((await browser.get('/desk')).text)).toEqual(['Bob', 'Ann Open', 'Ann Done']);
    expect((await browser.get('/desk/enquiries.csv?q=ann')).text.split('\r\n')).toHaveLength(64);
  });

  test('pages through open and done without missing or repeating any', async () => {
    const desk = await deskWith(kind, ...Array.from({ length: 120 }, (_, at) => ({ name: `N${at}` })));
    const done = desk.db.updateTable('enquiry').set({ done_at: '2026-11-23T09:59:00.000Z' });
    // Some are newer than open ones, which stand on earlier pages all the same.
    const isDone = (at: number) => at % 12 > 6;
    const references = desk.references.filter((_, at) => isDone(at));
    await done.where('reference', 'in', references).execute();
    const browser = await signIn(desk);
    const readPages = async (first: string) => {
      const pages: (string | undefined)[][] = [];
      for (let path: string | undefined = first; path; ) {
        const { text } = await browser.get(path);
        pages.push(desk.names(text));
        path = text.match(/href="([^"]+)">More enquiries/)?.[1]?.replaceAll('&amp;', '&');
      }
      return pages;
    };
    const pages = await readPages('/desk');
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    const latestFirst = Array.from({ length: 120 }, (_, at) => 119 - at);
    const open = latestFirst.filter((at) => !isDone(at));
    const inOrder = [...open, ...latestFirst.filter(isDone)];
    expect(pages.flat()).toEqual(inOrder.map((at) => `N${at}`));
    expect((await readPages('/desk?state=open')).flat()).toEqual(open.reverse().map((at) => `N${at}`));
    expect((await browser.get('/desk?state=done')).text).not.toContain('More enquiries');
    const csv = await browser.get('/desk/enquiries.csv?state=done');
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/);
    expect(csv.text.split('\r\n')).toHaveLength(52);
  });

  test('records each action with its user, and overwrites no unseen change', async () => {
    const desk = await deskWith(kind, { name: 'Ann' });
    const [reference = ''] = desk.references;
    const path = `/desk/enquiries/${reference}`;
    const atPat = await signIn(desk, pat);
    const atSam = await signIn(desk, sam);
    const seenByPat = await atPat.form(path);
    const seenBySam = await atSam.form(path);
    await desk.db.updateTable('outbox').set({ state: 'sent' }).where('kind', '=', 'visitor').execute();
    // A double click does not conflict with itself, even if both arrive at once.
    const clicks = [1, 2].map(() => atPat.post(path, { ...seenByPat, what: 'done', note: 'Rang.' }));
    for (const { status, headers } of await Promise.all(clicks))
      expect([status, headers.get('location')]).toEqual([303, `${path}?saved`]);
    const { text: saved } = await atPat.get(`${path}?saved`);
    for (const shown of [`<p class="badge">Done 10:00 by ${pat}`, 'role="status">Saved.'])
      expect(saved).toContain(shown);
    expect(saved).not.toContain('value="done"');
    expect((await atPat.post(path, { ...seenByPat, what: 'done', note: 'Rang.' })).status).toBe(303);
    // Another user's action conflicts, even the same one. An empty note is ignored.
    expect((await atSam.post(path, { ...seenBySam, what: 'done', note: 'Rang.' })).status).toBe(409);
    await atPat.press(path, 'note', ' ');
    const late = await atSam.post(path, { ...seenBySam, what: 'note', note: 'Write to <b>her</b>.' });
    expect(late.status).toBe(409);
    expect(late.text).toContain('This changed after you opened it, so yours was not saved.');
    expect(late.text).toContain(`<strong>${pat}</strong> marked it as done`);
    expect(late.text).toContain('<p class="note">Rang.</p>');
    expect(late.text).toContain('Write to &lt;b&gt;her&lt;/b&gt;.</textarea>');
    const tooLong = await atSam.press(path, 'undone', 'L'.repeat(2001));
    expect([tooLong.status, tooLong.text]).toEqual([422, expect.stringContaining(`${'L'.repeat(2001)}</textarea>`)]);
    expect(tooLong.text).toContain('role="alert">Please keep this to 2,000 characters');
    // As from a pasted conversation.
    const pasted = await atSam.press(path, 'undone', 'É'.repeat(40_000));
    expect([pasted.status, pasted.text.includes(`${'É'.repeat(40_000)}</textarea>`)]).toEqual([422, true]);
    for (const what of ['undone', 'spam', 'released', 'note'] as const) {
      expect((await atSam.press(path, what, what === 'note' ? `\0${'L'.repeat(2000)}` : '')).status).toBe(303);
    }
    const repeated = await atPat.post(path, { ...seenByPat, version: '1', what: 'done', note: 'Rang.' });
    expect(repeated.status).toBe(409);
    const events = await desk.db.selectFrom('enquiry_event').selectAll().orderBy('version').execute();
    expect(events.map(({ who, what, note }) => [who, what, note])).toEqual([
      [pat, 'done', 'Rang.'],
      [sam, 'undone', ''],
      [sam, 'spam', ''],
      [sam, 'released', ''],
      [sam, 'note', 'L'.repeat(2000)],
    ]);
    // Released enquiries are mailed, unless they were already.
    const mails = await desk.db.selectFrom('outbox').select(['kind', 'state']).orderBy('kind').execute();
    expect(mails.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['garage waiting', 'visitor sent']);
  });

  test('shows a note again that was sent without a session, from an earlier one, or in vain', async () => {
    const desk = await deskWith(kind, { name: 'Ann' });
    const path = `/desk/enquiries/${desk.references[0]}`;
    const browser = await signIn(desk);
    const opened = await browser.form(path);
    const resend = (text: string) =>
      Object.fromEntries(
        [...text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value ?? '']),
      );
    await browser.post('/desk/sign-out', await browser.form());
    const signedOut = await browser.post(path, { ...opened, what: 'done', note: 'Rang <b>her</b>.\nTwice.' });
    expect([signedOut.status, signedOut.text]).toEqual([403, expect.stringContaining('Rang &lt;b&gt;her&lt;/b&gt;.')]);
    expect(signedOut.text).toContain(
      `<a href="/desk/sign-in?next=${encodeURIComponent(path)}" target="_blank">Sign in`,
    );
    expect(signedOut.text).not.toContain('Ann');
    // In another tab.
    await browser.post('/desk/sign-in', { link: await askForLink(desk) });
    const typed = { ...resend(signedOut.text), note: 'Rang <b>her</b>.\nTwice.' };
    const signedIn = await browser.post(path, typed);
    expect([signedIn.status, signedIn.text]).toEqual([403, expect.stringContaining('You have signed in again since')]);
    await desk.db.schema.alterTable('enquiry_event').renameTo('hidden').execute();
    const failed = await browser.post(path, { ...resend(signedIn.text), note: typed.note });
    expect([failed.status, failed.text]).toEqual([500, expect.stringContaining('Rang &lt;b&gt;her')]);
    await desk.db.schema.alterTable('hidden').renameTo('enquiry_event').execute();
    // Nor can the session be read.
    await desk.db.schema.alterTable('desk_session').renameTo('hidden').execute();
    const away = await browser.post(path, { ...resend(failed.text), note: typed.note });
    expect([away.status, away.text.includes('Sign in')]).toEqual([500, false]);
    await desk.db.schema.alterTable('hidden').renameTo('desk_session').execute();
    expect((await browser.post(path, { ...resend(away.text), note: typed.note })).status).toBe(303);
    const events = await desk.db.selectFrom('enquiry_event').select(['what', 'note']).execute();
    expect(events).toEqual([{ what: 'done', note: typed.note }]);
  });

  test('says that what was pressed after the session had ended was not done, and does it on trying again', async () => {
    const desk = await deskWith(kind, { name: 'Ann' });
    const path = `/desk/enquiries/${desk.references[0]}`;
    const browser = await signIn(desk);
    const opened = { ...(await browser.form(path)), note: '' };
    await browser.post('/desk/sign-out', await browser.form());
    const done = { ...opened, what: 'done' };
    const refused = await browser.post(path, done);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('so nothing was saved')]);
    expect(refused.text).not.toContain('Ann');
    await browser.post('/desk/sign-in', { link: await askForLink(desk) });
    const again = await browser.post(path, done);
    expect([again.status, again.text]).toEqual([403, expect.stringContaining('Please try again')]);
    const [, token = ''] = again.text.match(/name="token" value="([^"]*)"/) ?? [];
    expect((await browser.post(path, { ...done, token })).status).toBe(303);
    expect(await desk.db.selectFrom('enquiry_event').select(['what']).execute()).toEqual([{ what: 'done' }]);
    // Nobody signed out has anything else to send.
    await browser.post('/desk/sign-out', await browser.form());
    expect((await browser.post('/desk/sign-out', {})).status).toBe(303);
  });

  test('retries failed mails, and erases for good after confirmation', async () => {
    const desk = await deskWith(kind, { name: 'Ann' }, { name: 'Bob' });
    const [reference = ''] = desk.references;
    const path = `/desk/enquiries/${reference}`;
    await desk.db.updateTable('outbox').set({ state: 'failed', reason: 'no such mailbox' }).execute();
    const browser = await signIn(desk);
    const failed = (await browser.get('/desk?state=failed')).text;
    expect([...desk.names(failed), ...failed.matchAll(/<strong>Email failed/g)]).toHaveLength(4);
    expect((await browser.get(path)).text).toContain('To us: failed, no such mailbox');
    const countFailed = async () =>
      (await browser.get('/desk')).text.match(/Email failed<span class="count">(\d+)/)?.[1];
    expect(await countFailed()).toBe('2');
    // What is done needs no attention, but can still be sent again.
    await browser.press(path, 'done');
    expect([await countFailed(), desk.names((await browser.get('/desk?state=failed')).text)]).toEqual([
      '1',
      ['Bob', 'Ann'],
    ]);
    await browser.press(path, 'undone');
    await browser.press(path, 'retried');
    // Which ends the pause after an outage.
    expect(await readTaskTime(desk.db, 'retry')).toEqual(desk.clock.now);
    expect(desk.names((await browser.get('/desk?state=failed')).text)).toEqual(['Bob']);
    await desk.db.updateTable('outbox').set({ due_at: '2026-11-23T10:30:00.000Z' }).execute();
    expect((await browser.get(path)).text).toContain('To us: waiting, next try 10:30');
    await desk.db.updateTable('outbox').set({ state: 'expired', reason: 'in English' }).execute();
    expect((await browser.get(path)).text).toContain('To us: not sent: too late, or one too many</li>');
    await desk.db.updateTable('outbox').set({ state: 'waiting', claimed_by: 'a server' }).execute();
    await browser.press(path, 'spam');
    const recalled = (await browser.get(path)).text;
    expect(recalled).toContain('Held, so no emails are sent: marked as spam.');
    expect(recalled).not.toContain('To us:');
    await browser.press(path, 'released');
    expect((await browser.get(path)).text).toContain('To us: waiting');
    const { text } = await browser.get(`${path}/erase`);
    expect(text).toContain(`Erase ${reference}?`);
    const old = { ...(await browser.form(`${path}/erase`)), version: '0' };
    expect((await browser.post(path, old)).status).toBe(409);
    const erased = await browser.post(path, await browser.form(`${path}/erase`));
    expect(erased.headers.get('location')).toBe(`/desk?erased=${reference}`);
    expect((await browser.get(path)).status).toBe(404);
    // The second of two clicks.
    const again = await browser.post(path, { ...(await browser.form()), version: '1', what: 'erase' });
    expect([again.status, again.headers.get('location')]).toEqual([303, `/desk?erased=${reference}`]);
    expect(desk.names((await browser.get('/desk')).text)).toEqual(['Bob']);
    for (const table of ['enquiry', 'enquiry_search'] as const) {
      expect(await desk.db.selectFrom(table).selectAll().execute()).toHaveLength(1);
    }
    const recorded = readErasures(join(desk.stateFolder, 'erasures.jsonl'));
    expect(recorded).toMatchObject([{ by: ['desk'], who: pat, references: [reference] }]);
  });
});

test('a promise shows the time left, and is red once it has passed', async () => {
  const desk = await deskWith('SQLite', { name: 'Ann' });
  const browser = await signIn(desk);
  const badge = async () => (await browser.get('/desk')).text.match(/<p class="badge (\w+)">(.*?)<\/p>/)?.slice(1);
  // Received at 9:00 on a Monday and promised within two hours of opening.
  for (const [time, look, text] of [
    ['22T12:00', 'due', 'Answer due Monday 11:00 <span>23 hrs 0 mins left</span> '],
    ['23T10:00', 'due', 'Answer due 11:00 <span>1 hr 0 mins left</span> '],
    ['23T11:05', 'late', 'Answer due 11:00 <span>5 mins late</span> '],
    ['20T11:00', 'due', 'Answer due Monday 11:00 <span>3 days left</span> '],
    ['26T12:00', 'late', 'Answer due 23 Nov 11:00 <span>3 days late</span> '],
  ]) {
    desk.clock.now = new Date(`2026-11-${time}:00Z`);
    expect(await badge()).toEqual([look, text]);
  }
  // Across the change of the clocks, the hours that really are left.
  await desk.db.updateTable('enquiry').set({ received_at: '2026-03-30T08:00:00.000Z' }).execute();
  desk.clock.now = new Date('2026-03-29T00:00:00Z');
  expect(await badge()).toEqual(['due', 'Answer due Monday 11:00 <span>34 hrs 0 mins left</span> ']);
  await desk.db.updateTable('enquiry').set({ received_at: '2026-10-26T09:00:00.000Z' }).execute();
  for (const [time, left] of [
    ['00:30', '34 hrs 30 mins'],
    ['01:30', '33 hrs 30 mins'],
  ]) {
    desk.clock.now = new Date(`2026-10-25T${time}:00Z`);
    expect(await badge()).toEqual(['due', `Answer due Monday 11:00 <span>${left} left</span> `]);
  }
});

test('its pages read from right to left in Hebrew', async () => {
  const desk = await startDesk({ site: { ...tinySite, language: 'he-IL' } });
  expect((await desk.browser().get('/desk/sign-in')).text).toContain('<html lang="he-IL" dir="rtl">');
});

test('script in any field is shown as text, on every page and in the CSV file', async () => {
  const script = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
  const fields = { name: script, phone: `01632 960123 ${script}`, email: `ann@example.org`, message: script };
  const desk = await deskWith('SQLite', { ...fields, registration: script, service: script, preferredDate: script });
  const browser = await signIn(desk);
  const [reference = ''] = desk.references;
  const path = `/desk/enquiries/${reference}`;
  await browser.press(path, 'note', script);
  const search = `/desk?q=${encodeURIComponent(script)}&form=${encodeURIComponent(script)}&from=%22%3E&after=%22%3E`;
  for (const page of ['/desk', search, path, `${path}/erase`, `/desk?erased=${encodeURIComponent(script)}`]) {
    const { status, text, headers } = await browser.get(page);
    expect([status, text.includes('notice good')]).toEqual([200, false]);
    expect(text.replace(/<script>document\.getElementById[^<]*<\/script>/, '')).not.toMatch(/<script|<img|javascript:/);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  }
  // More than an export reads at a time.
  await Promise.all(Array.from({ length: 500 }, () => addEnquiry(desk.db, {})));
  const { text: csv } = await browser.get('/desk/enquiries.csv');
  expect([csv.split('\r\n"').length, csv]).toEqual([502, expect.stringContaining('"<script>alert(1)</script>""')]);
});

test('an export that fails is answered and logged as an error', async () => {
  const desk = await deskWith('SQLite', { name: 'Ann' });
  const browser = await signIn(desk);
  await desk.db.schema.alterTable('outbox').renameTo('elsewhere').execute();
  const { status, headers, text } = await browser.get('/desk/enquiries.csv');
  expect([status, headers.get('content-disposition')]).toEqual([500, null]);
  // The staff are not told to call their own number.
  expect(text).toMatch(/Something went wrong on the server(?!.*01632)/s);
  expect(desk.logged).toContainEqual(expect.objectContaining({ method: 'GET', status: 500 }));
  await desk.db.schema.alterTable('elsewhere').renameTo('outbox').execute();
});

test('an enquiry is shown only when signed in, and an impossible action is refused with a message', async () => {
  const desk = await deskWith('SQLite', { name: 'Ann' }, { formType: 'booking', preferredDate: '2026-11-30' });
  const [path = '', booking = ''] = desk.references.map((reference) => `/desk/enquiries/${reference}`);
  const stranger = desk.browser();
  for (const address of [path, `${path}/erase`, `${booking}/booking.ics`, '/desk', '/desk/enquiries.csv']) {
    const { status, text } = await stranger.get(address);
    expect([address, status, text]).toEqual([address, 303, expect.stringMatching(/^See \/desk\/sign-in/)]);
  }
  for (const what of ['done', 'erase', 'spam']) {
    const { status, text } = await stranger.post(path, { what, version: '0', token: 'x' });
    expect([status, text]).toEqual([403, expect.not.stringContaining('Ann')]);
  }
  const browser = await signIn(desk);
  const form = await browser.form(path);
  expect((await browser.post(path, { ...form, what: 'toString' })).status).toBe(400);
  expect((await browser.post(path, { ...form, what: 'done', version: '-1' })).status).toBe(400);
  expect((await browser.post(path, { ...form, what: 'done' }, { 'Content-Type': 'text/plain' })).status).toBe(415);
  const put = await fetch(desk.url + path, { method: 'PUT' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect((await browser.post(path, { ...form, what: 'released' })).status).toBe(409);
  const rows = await desk.db.selectFrom('enquiry').select(['done_at', 'version']).execute();
  expect(rows).toEqual(Array(2).fill({ done_at: '', version: 0 }));
  const missing = await browser.get('/desk/enquiries/XXXXXXXX');
  expect(`${missing.status} ${missing.text}`).toMatch(/^404 .*no such enquiry; .*<a href="\/desk">All enquiries<\/a>/s);
  expect((await browser.get('/desk/enquiries/__proto__')).status).toBe(404);
  // Only a booking has a calendar entry.
  expect((await browser.get(`${path}/booking.ics`)).status).toBe(404);
  const { headers, text } = await browser.get(`${booking}/booking.ics`);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${desk.references[1]}.ics"`);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nDTSTART[^\r]*20261130.*END:VCALENDAR\r\n$/s);
});

test('a date has its year once it is another one where the business is', () => {
  const site = { ...tinySite, hours: { ...tinySite.hours, timeZone: 'Asia/Tokyo' } };
  const written = (now: string) => formatStoredTime(site, '2026-12-30T10:00:00Z', new Date(now));
  expect(written('2026-12-31T14:59:00Z')).toBe('30 Dec 19:00');
  expect(written('2026-12-31T15:00:00Z')).toBe('30 Dec 2026 19:00');
});
