import { CompiledQuery, sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { withoutMarks } from '../../schema/marks.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/database/database.ts';
import { migrate, migrateBack } from '../../server/database/migrate.ts';
import { openBackend } from '../../server/database-thread/backend.ts';
import { eraseEnquiries } from '../../server/enquiries/erase.ts';
import { listStates, readDeskList } from '../../server/enquiries/list.ts';
import { fillSearch, searchFor } from '../../server/enquiries/search.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { createLog } from '../../server/log.ts';
import { tinySite } from '../fixtures/tiny-site.ts';
import { answersOf } from '../helpers/answers.ts';
import { type DatabaseKind, databaseFactory, databaseKinds } from '../helpers/databases.ts';
import { until } from './mail-server.ts';

const createDatabase = databaseFactory();
const second = { filter: { state: 'all', search: [['second']] }, limit: 9 } as const;

describe.each(databaseKinds)('a search on %s', (kind) => {
  test('finds the remaining enquiries while one not yet indexed is erased', async () => {
    const { db } = await openWithTwo(kind);
    const [first] = await db.selectFrom('enquiry').select('id').where('name', '=', 'First').execute();
    const [{ rows }] = await Promise.all([readDeskList(db, second), eraseEnquiries(db, [first?.id ?? ''])]);
    expect(rows.map(({ name }) => name)).toEqual(['Second']);
    const texts = await db.selectFrom('enquiry_search').select('text').execute();
    expect(texts).toEqual([{ text: expect.stringContaining('second') }]);
  });

  test('need not wait for the texts of earlier enquiries, which the server fills in at startup', async () => {
    const { url, db } = await openWithTwo(kind);
    const config = readConfig({ DATABASE_URL: url });
    const backend = await openBackend({ config, site: tinySite, log: createLog('silent'), observe: () => {} });
    onTestFinished(backend.close);
    const texts = await db.selectFrom('enquiry_search').select('text').execute();
    expect(texts.map(({ text }) => text.includes('brakes'))).toEqual([true, true]);
  });

  test.each(['-', '--', ' - '])('finds nothing for "%s"', async (typed) => {
    const { db } = await openWithTwo(kind);
    const search = searchFor(typed, tinySite.business);
    expect((await readDeskList(db, { filter: { state: 'all', search }, limit: 9 })).rows).toEqual([]);
  });

  test('ignores accents, in the texts of an earlier version too', async () => {
    const { db } = await openWithTwo(kind, ['Róisín Ní Bhriain', 'Łukasz Wójcik']);
    const searched = async (typed: string) => {
      const search = searchFor(typed, tinySite.business);
      return (await readDeskList(db, { filter: { state: 'all', search }, limit: 9 })).rows.map(({ name }) => name);
    };
    expect([await searched('roisin'), await searched('lukasz wojcik')]).toEqual([
      ['Róisín Ní Bhriain'],
      ['Łukasz Wójcik'],
    ]);
    expect(await searched('RÓISÍN')).toEqual(['Róisín Ní Bhriain']);
    // Words in any order, of any answers.
    expect(await searched('Wójcik, Łukasz brakes')).toEqual(['Łukasz Wójcik']);
    expect(await searched('wojcik clutch')).toEqual([]);
    await migrateBack(db, '0011-notices');
    await db.updateTable('enquiry_search').set({ text: 'róisínníbhriain' }).execute();
    await migrate(db);
    expect(await searched('roisin')).toEqual(['Róisín Ní Bhriain']);
  });

  test('finds a name whose apostrophe or hyphen is another character, or left out', async () => {
    const { db } = await openWithTwo(kind, ['Siobhán O’Brien', 'Ann Smith–Jones']);
    for (const typed of ["o'brien", 'O‘Brien', 'obrien siobhan', 'smith-jones', 'Smith‑Jones', 'smith jones']) {
      const search = searchFor(typed, tinySite.business);
      const { rows } = await readDeskList(db, { filter: { state: 'all', search }, limit: 9 });
      expect([typed, rows.length]).toEqual([typed, 1]);
    }
  });

  test('and a list read only their own enquiries of 6,000, and the events of these', async () => {
    const { db } = await openWithTwo(kind);
    const [row = {}] = await db.selectFrom('enquiry').selectAll().execute();
    const own = ['id', 'reference', 'submission_key', 'state', 'done_at', 'number'];
    const same = sql.join(Object.keys(row).flatMap((name) => (own.includes(name) ? [] : sql.ref(name))));
    await sql`insert into enquiry (id, reference, submission_key, state, done_at, ${same})
      with recursive copy (i) as (select 1 union all select i + 1 from copy where i < 3000)
      select id || i, reference || i, id || i, case i % 3 when 0 then 'spam' else 'received' end,
        case i % 3 when 1 then received_at else '' end, ${same} from copy, enquiry`.execute(db);
    await sql`insert into enquiry_event select id, 1, '', '', 'spam', '' from enquiry`.execute(db);
    await sql`analyze`.execute(db);
    const ran = vi.spyOn(db.getExecutor(), 'executeQuery');
    for (const state of listStates) await readDeskList(db, { filter: { state }, limit: 50 });
    for (const [query] of ran.mock.calls.splice(0, listStates.length)) {
      const explain = kind === 'SQLite' ? 'explain query plan' : 'explain';
      const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]));
      expect(JSON.stringify(rows)).not.toMatch(/Seq Scan on enquiry|SCAN enquiry(?! USING INDEX enquiry_list)/);
    }
    // Every list was explained.
    expect(ran).toHaveBeenCalledTimes(listStates.length);
  });

  test.runIf(kind === 'PostgreSQL')('fills in texts in the order in which others lock them', async () => {
    const { url, db, open } = await openWithTwo(kind);
    // The order in which PostgreSQL reads a large table.
    for (const plan of ['nestloop', 'mergejoin', 'indexscan', 'bitmapscan']) {
      await sql.raw(`alter database ${new URL(url).pathname.slice(1)} set enable_${plan} = off`).execute(db);
    }
    const late = await open();
    const [low, high] = await db.selectFrom('enquiry_search').select('enquiry_id').orderBy('enquiry_id').execute();
    // The order on disk is the reverse.
    await db
      .updateTable('enquiry_search')
      .set({ text: '' })
      .where('enquiry_id', '=', low?.enquiry_id ?? '')
      .execute();
    const other = await db.startTransaction().execute();
    const lock = (row = low) =>
      other
        .selectFrom('enquiry_search')
        .forUpdate()
        .where('enquiry_id', '=', row?.enquiry_id ?? '')
        .execute();
    await lock(low);
    const searching = readDeskList(late, second);
    await until(async () => {
      const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%filled%'`;
      return (await waits.execute(db)).rows.length > 0;
    });
    await lock(high);
    await other.commit().execute();
    expect((await searching).rows).toHaveLength(1);
  });
});

test('still finds earlier enquiries while the database takes no writes', async () => {
  const { db } = await openWithTwo('SQLite');
  await fillSearch(db);
  await storeEnquiry(db, { formType: 'contact', ...answersOf({ name: 'Third' }), now: new Date() });
  await sql`pragma query_only = 1`.execute(db);
  expect((await readDeskList(db, second)).rows.map(({ name }) => name)).toEqual(['Second']);
});

test('finds an email address by its domain as it is written, which is stored as mail writes it', async () => {
  const { db } = await openWithTwo('SQLite');
  const email = { name: 'Anna', email: 'anna@xn--mller-kva.example' };
  await storeEnquiry(db, { formType: 'contact', ...answersOf(email), now: new Date() });
  for (const typed of ['Anna@müller.example', 'MÜLLER.example', 'anna@mu', 'xn--mller-kva']) {
    const search = searchFor(typed, tinySite.business);
    const { rows } = await readDeskList(db, { filter: { state: 'all', search }, limit: 9 });
    expect([typed, ...rows.map(({ name }) => name)]).toEqual([typed, 'Anna']);
  }
});

test('finds an address of an earlier version, in either spelling of its domain', async () => {
  const { db } = await openWithTwo('SQLite');
  await fillSearch(db);
  for (const email of ['anna@xn--mller-kva.example', 'anna@müller.example']) {
    await storeEnquiry(db, { formType: 'contact', ...answersOf({ name: 'Anna', email }), now: new Date() });
    const text = withoutMarks(email).replaceAll('-', '');
    await db.updateTable('enquiry_search').set({ text }).where('text', '=', '').execute();
  }
  for (const typed of [
    'Anna@müller.example',
    'MÜLLER.example',
    'xn--mller-kva.example',
    'anna@XN--mller-kva.example',
  ]) {
    const search = searchFor(typed, tinySite.business);
    const { rows } = await readDeskList(db, { filter: { state: 'all', search }, limit: 9 });
    expect([typed, ...rows.map(({ name }) => name)]).toEqual([typed, 'Anna', 'Anna']);
  }
});

async function openWithTwo(kind: DatabaseKind, names = ['First', 'Second']) {
  const url = await createDatabase(kind);
  const open = async () => {
    const db = await openDatabase(url);
    onTestFinished(() => db.destroy());
    return db;
  };
  const db = await open();
  for (const [minute, name] of names.entries()) {
    const now = new Date(Date.UTC(2026, 10, 23, 9, minute));
    await storeEnquiry(db, { formType: 'contact', ...answersOf({ name, message: 'Brakes.' }), key: name, now });
  }
  return { url, db, open };
}
