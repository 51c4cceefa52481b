import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fileOf, openDatabase } from '../../server/database/database.ts';
import { migrateBack } from '../../server/database/migrate.ts';
import { SqliteFile, sqlitePath } from '../../server/database/sqlite.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { answersOf, valuesOf } from '../helpers/answers.ts';
import { type DatabaseKind, databaseFactory, databaseKinds } from '../helpers/databases.ts';
import { addEnquiry, enquiriesTools } from './enquiries-tools.ts';

const createDatabase = databaseFactory();
const tools = enquiriesTools();

const written = readFileSync('tests/fixtures/enquiries-in-columns.sql', 'utf8');

/** What that version added in PostgreSQL: the order of arrival, and no statistics on personal columns. */
const inPostgres = `
  create sequence enquiry_number;
  alter table enquiry add column number bigint;
  update enquiry set number = nextval('enquiry_number');
  alter table enquiry alter column number set default nextval('enquiry_number');
  alter table enquiry alter column message set statistics 0;`;

/** A database as that version left it. */
async function createOld(kind: DatabaseKind): Promise<string> {
  const url = await createDatabase(kind);
  if (kind === 'SQLite') {
    const file = new SqliteFile(sqlitePath(url));
    file.exec(written);
    file.close();
    return url;
  }
  const client = new pg.Client(url);
  await client.connect();
  await client.query(written + inPostgres);
  await client.end();
  return url;
}

async function open(url: string) {
  const db = await openDatabase(url);
  onTestFinished(() => db.destroy());
  return db;
}

describe.each(databaseKinds)('a database with a column for each field, over %s', (kind) => {
  test('is migrated with every answer and its mails', async () => {
    const db = await open(await createOld(kind));
    const rows = await db.selectFrom('enquiry').selectAll().orderBy('received_at').execute();
    expect(rows.map(({ reference, form_type, form, state }) => [reference, form_type, form, state])).toEqual([
      ['DMG7DY6H', 'contact', '', 'received'],
      ['DMMK739W', 'booking', '', 'received'],
      ['MPPMR9R9', 'quote', '', 'received'],
      ['HGVT6NGN', 'contact', '', 'spam'],
    ]);
    expect(rows.map(valuesOf)).toEqual([
      {
        name: 'Ann Driver',
        phone: '01632 960123',
        email: 'ann@example.org',
        postcode: 'ZZ1 2ZZ',
        message: 'My brakes "squeal".\nIt\'s the front; 100 % sure {x}.',
      },
      {
        name: 'Łukasz O’Neill',
        phone: '+44 (0)1632 960-124',
        registration: 'AB12 CDE',
        postcode: 'ZZ1 2ZZ',
        service: 'full-service',
        preferredDate: '2026-12-01',
        preferredTime: '10:00 AM - 12:00 PM',
      },
      expect.objectContaining({ name: 'Bob', service: 'emergency-repair', registration: 'BOB 1' }),
      expect.objectContaining({ name: 'Trap', message: 'Filled by a machine.' }),
    ]);
    expect(rows[1]?.answers.slice(-3)).toEqual([
      { name: 'service', kind: 'select', role: 'service', value: 'full-service' },
      { name: 'preferredDate', kind: 'date', role: 'appointment', value: '2026-12-01' },
      { name: 'preferredTime', kind: 'slot', role: 'appointment', value: '10:00 AM - 12:00 PM' },
    ]);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(5);
    const columns = (await db.introspection.getTables()).find(({ name }) => name === 'enquiry')?.columns ?? [];
    expect(columns.find(({ name }) => name === 'answers')?.dataType).toMatch(fileOf(db) ? /text/i : 'jsonb');
  });

  test('still works with the previous version running alongside: each reads what the other stores', async () => {
    const db = await open(await createOld(kind));
    const copied = ['name', 'phone', 'email', 'registration', 'postcode', 'service', 'message'];
    const columns = sql.raw(
      [...copied, 'preferred_date', 'preferred_time', 'form_type', 'state', 'received_at'].join(),
    );
    await sql`
      insert into enquiry (id, reference, submission_key, fingerprint, ${columns})
      select 'new', 'NEW', 'new', 'new', ${columns} from enquiry where reference = 'DMMK739W'
    `.execute(db);
    const rows = await db
      .selectFrom('enquiry')
      .select('answers')
      .where('reference', 'in', ['DMMK739W', 'NEW'])
      .execute();
    expect(rows[0]?.answers).toHaveLength(7);
    expect(rows[1]).toEqual(rows[0]);
    await storeEnquiry(db, {
      formType: 'contact',
      ...answersOf({ name: 'Ann', message: 'A noise.' }),
      now: new Date(),
    });
    const { rows: old } = await sql`select message, service from enquiry where name = 'Ann'`.execute(db);
    expect(old).toEqual([{ message: 'A noise.', service: '' }]);
  });

  test('stores a repeated submission once, and finds a person’s old and new enquiries to erase', async () => {
    const url = await createOld(kind);
    const db = await open(url);
    const ann = { name: 'Ann Driver', phone: '01632 960123', email: 'ann@example.org', postcode: 'ZZ1 2ZZ' };
    const again = { ...answersOf({ ...ann, message: 'My brakes "squeal".\nIt\'s the front; 100 % sure {x}.' }) };
    const at = new Date('2026-11-23T01:09:00Z');
    const repeated = await storeEnquiry(db, { formType: 'contact', ...again, now: at });
    expect(repeated).toEqual({ outcome: 'duplicate', reference: 'DMG7DY6H' });
    const more = answersOf({ ...ann, phone: '+44 1632 960 123', email: '', message: 'And another thing.' });
    const stored = await storeEnquiry(db, { formType: 'contact', ...more, now: at });
    const { reference } = stored as { reference: string };
    const shown = JSON.parse((await tools.run(url, 'show', 'DMMK739W', '--json')).out);
    expect(shown).toMatchObject({ registration: 'AB12 CDE', preferredTime: '10:00 AM - 12:00 PM', message: '' });
    const erased = await tools.run(url, 'erase', '--phone', '01632960123', '--email', 'bob@example.org', '--json');
    expect(JSON.parse(erased.out)).toMatchObject({ references: ['DMG7DY6H', 'MPPMR9R9', reference], remaining: 0 });
  });
});

// Such as Litestream's and Debian 12's, which parse every trigger when they open a file.
test('a SQLite without ORDER BY in aggregates can open the database', async () => {
  const db = await open(await createDatabase('SQLite'));
  const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_master`.execute(db);
  expect(rows.map(({ name }) => name)).toContain('enquiry_answers');
  expect(rows.filter((row) => /order\s+by/i.test(row.sql ?? ''))).toEqual([]);
});

test.each(databaseKinds)(
  '%s can be migrated down by command, and a version that is too old refuses to start',
  async (kind) => {
    const url = await createDatabase(kind);
    const db = await open(url);
    const reference = await addEnquiry(db, {});
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
    const refused = await tools.run(url, 'list');
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(
      /^A newer version has migrated this database to 9999-later, but this version only knows 0\d{3}-\w+: start the newer version, or roll back with its `enquiries migrate --to 0\d{3}-\w+`, as docs\/operations.md describes under Rollback\.\n$/,
    );
    await sql`delete from kysely_migration where name = '9999-later'`.execute(db);
    await db.destroy();
    const known = await tools.run(url, 'migrate', '--to', 'nothing');
    const before = known.err.match(/(\S+), 0008-work/)?.[1] ?? '';
    expect((await tools.run(url, 'migrate', '--to', before)).out).toBe(
      'Undone: 0013-search, 0012-search, 0011-notices, 0010-desk, 0009-answers, 0008-work. Start the earlier version now.\n',
    );
    expect((await tools.run(url, 'migrate')).out).toBe('The database is up to date.\n');
    expect((await tools.run(url, 'list', '--search', reference)).out).toContain(reference);
    expect((await tools.run(url, 'migrate', '--to', '0001-enquiry')).err).toMatch(/cannot be undone: restore a backup/);
  },
);

test.each(databaseKinds)('a rollback on %s that fails leaves the database as it was', async (kind) => {
  const url = await createDatabase(kind);
  const db = await open(url);
  const reference = await addEnquiry(db, {});
  await sql`alter table desk_link rename to elsewhere`.execute(db);
  await expect(migrateBack(db, '0008-work')).rejects.toThrow(/desk_link/);
  await sql`alter table elsewhere rename to desk_link`.execute(db);
  expect((await tools.run(url, 'list', '--search', reference)).out).toContain(reference);
  expect(await migrateBack(db, '0011-notices')).toEqual(['0013-search', '0012-search']);
});
