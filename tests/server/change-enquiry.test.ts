import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { changeEnquiry } from '../../server/enquiries/change-enquiry.ts';
import { oldestOpen } from '../../server/enquiries/enquiry-metrics.ts';
import { eraseEnquiries } from '../../server/enquiries/erase.ts';
import { listEvents } from '../../server/enquiries/list.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { answersOf } from '../helpers/answers.ts';
import { databaseFactory, databaseKinds } from '../helpers/databases.ts';
import { enquiriesTools } from './enquiries-tools.ts';

const tools = enquiriesTools();
const createDatabase = databaseFactory();

const now = new Date('2026-11-20T10:00:00.000Z');

describe.each(databaseKinds)('work over %s', (kind) => {
  const open = async (count = 1) => {
    const url = await createDatabase(kind);
    const db = await openDatabase(url);
    onTestFinished(() => db.destroy());
    for (let hour = 0; hour < count; hour++) {
      const values = { name: `Ann ${hour}`, phone: '01632 960123', email: 'ann@example.org', message: 'Brakes "é" \\' };
      const at = new Date(now.getTime() + hour * 3_600_000);
      await storeEnquiry(db, { formType: 'contact', ...answersOf(values), key: crypto.randomUUID(), now: at });
    }
    const rows = await db.selectFrom('enquiry').selectAll().orderBy('received_at').execute();
    return { url, db, ids: rows.map(({ id }) => id), references: rows.map(({ reference }) => reference) };
  };

  test('is recorded with the user, and no unseen change is overwritten', async () => {
    const { db, ids } = await open(2);
    const [id = ''] = ids;
    expect(await oldestOpen(db)).toEqual(now);
    const change = { who: 'Pat', now };
    expect(await changeEnquiry(db, id, { ...change, what: 'note', note: 'Rang.', version: 0 })).toEqual({
      outcome: 'changed',
      version: 1,
    });
    const lateDone = { what: 'done', who: 'Sam', now, version: 0 } as const;
    expect(await changeEnquiry(db, id, lateDone)).toEqual({ outcome: 'conflict', version: 1 });
    expect(await changeEnquiry(db, id, { ...lateDone, version: 1 })).toMatchObject({ outcome: 'changed' });
    expect(await oldestOpen(db)).toEqual(new Date('2026-11-20T11:00:00.000Z'));
    expect(await changeEnquiry(db, id, { ...change, what: 'done', version: 2 })).toEqual({
      outcome: 'unchanged',
      version: 2,
    });
    expect(await changeEnquiry(db, id, { ...change, what: 'undone' })).toEqual({ outcome: 'changed', version: 3 });
    const events = (await listEvents(db, id)).map(({ who, what, note }) => [who, what, note]);
    expect(events).toEqual([
      ['Pat', 'note', 'Rang.'],
      ['Sam', 'done', ''],
      ['Pat', 'undone', ''],
    ]);
    // Of two concurrent changes one is refused.
    const both = await Promise.all(
      ['Pat', 'Sam'].map((who) => changeEnquiry(db, id, { what: 'note', who, now, note: 'x', version: 3 })),
    );
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'conflict']);
    // What is being sent at this moment is not sent again.
    await db.updateTable('outbox').set({ claimed_by: 'a server' }).where('enquiry_id', '=', id).execute();
    expect(await changeEnquiry(db, id, { ...change, what: 'retried' })).toEqual({ outcome: 'unchanged', version: 4 });
    await db.updateTable('outbox').set({ claimed_by: '' }).where('id', '=', `${id}-visitor`).execute();
    expect(await changeEnquiry(db, id, { ...change, what: 'retried' })).toMatchObject({ version: 5, mails: 1 });
    await eraseEnquiries(db, [id]);
    expect(await listEvents(db, id)).toEqual([]);
    expect(await changeEnquiry(db, id, { ...change, what: 'done' })).toEqual({ outcome: 'missing' });
  });

  test('marked as spam has no unsent mails, once, and has them again when released', async () => {
    const { db, ids } = await open();
    const [id = ''] = ids;
    const listMails = () => db.selectFrom('outbox').select('id').orderBy('id').execute();
    const mails = await listMails();
    expect(mails).not.toEqual([]);
    const change = (what: 'spam' | 'released') => changeEnquiry(db, id, { what, who: 'Pat', now });
    expect(await change('spam')).toEqual({ outcome: 'changed', version: 1 });
    expect(await oldestOpen(db)).toBeUndefined();
    expect(await listMails()).toEqual([]);
    expect(await change('spam')).toEqual({ outcome: 'unchanged', version: 1 });
    expect(await change('released')).toEqual({ outcome: 'changed', version: 2 });
    expect(await listMails()).toEqual(mails);
    expect(await change('released')).toEqual({ outcome: 'unchanged', version: 2 });
  });

  test('can be done with the commands, which list and find it', async () => {
    const { url, references } = await open(3);
    const [first = '', second = '', third = ''] = references;
    const done = await tools.run(url, 'done', first.toLowerCase(), '--by', 'Pat', '--note', 'Booked for Tuesday');
    expect(done).toEqual({ code: 0, out: `${first} is done.\n`, err: '' });
    expect((await tools.run(url, 'done', first)).err).toBe(`${first} was already done.\n`);
    expect(await tools.run(url, 'done', first, '--note', 'Rang again')).toEqual({
      code: 1,
      out: '',
      err: `${first} was already done. Your note was not saved; add it with the command note.\n`,
    });
    expect((await tools.run(url, 'note', second, 'No', 'answer', '--by', 'Sam')).out).toBe(
      `${second} now has the note.\n`,
    );
    const listed = async (...args: string[]) => {
      const { out } = await tools.run(url, 'list', '--json', ...args);
      return out.split('\n').flatMap((line) => (line ? [(JSON.parse(line) as { reference: string }).reference] : []));
    };
    expect(await listed('--open')).toEqual([second, third]);
    expect(await listed('--done')).toEqual([first]);
    expect(await listed('--limit', '2')).toEqual([second, third]);
    expect(await listed('--limit', '1', '--open', '--search', 'ANN')).toEqual([third]);
    for (const typed of ['+44 01632 960123', '01632960123', '960 123', 'ann@EXAMPLE', 'brakes "é" \\']) {
      expect([typed, await listed('--search', typed)]).toEqual([typed, references]);
    }
    expect(await listed('--search', '01632 960124')).toEqual([]);
    expect(await listed('--search', second)).toEqual([second]);
    expect((await tools.run(url, 'list')).out).toMatch(new RegExp(`${first} .* done +contact`));
    expect((await tools.run(url, 'show', first)).out).toMatch(
      /\n2\d{3}-\S+ \d\d:\d\d +Pat: done, Booked for Tuesday\n/,
    );
    expect((await tools.run(url, 'undo', first)).out).toBe(`${first} is open again.\n`);
    expect((await tools.run(url, 'undo', first)).err).toBe(`${first} is open; there is nothing to undo.\n`);
    const { out } = await tools.run(url, 'reply', first);
    const mailto = new URL(out.trim());
    expect(mailto.pathname).toBe('ann@example.org');
    expect(mailto.searchParams.get('subject')).toMatch(new RegExp(`^Re: .*${first}$`));
    expect(mailto.searchParams.get('body')).toBe('Hello,\r\n\r\n');
  });
});
