import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely';
import { addNotices } from './add-notices.ts';

/** Enquiries, and the row that the readiness check writes. */
const createEnquiry: Migration = {
  async up(db: Kysely<unknown>) {
    let table = db.schema
      .createTable('enquiry')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('submission_key', 'text', (column) => column.notNull().unique());
    for (const name of textColumns) table = table.addColumn(name, 'text', (column) => column.notNull());
    await table.execute();
    await db.schema.createIndex('enquiry_received_at').on('enquiry').column('received_at').execute();
    await db.schema
      .createTable('readiness')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('checked_at', 'text', (column) => column.notNull())
      .execute();
  },
};

const textColumns = [
  'form_type',
  'state',
  'received_at',
  'fingerprint',
  'name',
  'phone',
  'email',
  'registration',
  'postcode',
  'service',
  'message',
  'preferred_date',
  'preferred_time',
];

/** The outbox, with a mail for every enquiry that was stored before it existed. */
const createOutbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('claimed_by', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('refusals', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .execute();
    // Partial, so that the worker's query stays fast regardless of how many mails have been sent.
    await db.schema
      .createIndex('outbox_waiting')
      .on('outbox')
      .column('due_at')
      .where(sql.ref('state'), '=', sql.lit('waiting'))
      .execute();
    await db.schema.createIndex('outbox_enquiry').on('outbox').column('enquiry_id').execute();
    await sql`
      insert into outbox (id, enquiry_id, kind, state, due_at, claimed_by, attempts, refusals, reason)
      select id || '-garage', id, 'garage', 'waiting', received_at, '', 0, 0, '' from enquiry where state = 'received'
    `.execute(db);
  },
};

/** Orders the queue by failures, then by time, so that one index finds the next mails to send. */
const orderOutbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('outbox_waiting').execute();
    await db.schema
      .createIndex('outbox_waiting')
      .on('outbox')
      .columns(['refusals', 'due_at', 'id'])
      .where(sql.ref('state'), '=', sql.lit('waiting'))
      .execute();
  },
};

/** Records confirmations by a hash of the mail address; erased with their enquiries. */
const countConfirmations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('confirmation')
      .addColumn('mail_id', 'text', (column) => column.primaryKey().references('outbox.id').onDelete('cascade'))
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('confirmation_recipient')
      .on('confirmation')
      .columns(['recipient', 'sent_at'])
      .execute();
  },
};

/**
 * Records when regular tasks last succeeded, and the order of arrival independent of the clock: SQLite numbers its rows
 * anyway. PostgreSQL keeps samples of columns as statistics, where an erasure would not reach them.
 */
const numberEnquiries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('maintenance')
      .addColumn('task', 'text', (column) => column.primaryKey())
      .addColumn('done_at', 'text', (column) => column.notNull())
      .execute();
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`create sequence enquiry_number`.execute(db);
    await sql`alter table enquiry add column number bigint`.execute(db);
    await sql`
      update enquiry set number = ordered.number
      from (select id, nextval('enquiry_number') as number from (select id from enquiry order by received_at, id) as rows) as ordered
      where ordered.id = enquiry.id
    `.execute(db);
    await sql`alter table enquiry alter column number set default nextval('enquiry_number')`.execute(db);
    for (const name of ['name', 'phone', 'email', 'registration', 'postcode', 'message']) {
      await sql`alter table enquiry alter column ${sql.ref(name)} set statistics 0`.execute(db);
    }
    await sql`alter table outbox alter column reason set statistics 0`.execute(db);
  },
};

/**
 * Records who did what with an enquiry, when it was done, and its version. Enquiries from long before this migration
 * count as done.
 */
const recordWork: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table enquiry add column done_at text not null default ''`.execute(db);
    await sql`alter table enquiry add column version integer not null default 0`.execute(db);
    const recently = new Date(Date.now() - 14 * 86_400_000).toISOString();
    await sql`update enquiry set done_at = received_at where received_at < ${recently}`.execute(db);
    await db.schema
      .createIndex('enquiry_open')
      .on('enquiry')
      .column('received_at')
      .where(sql.ref('done_at'), '=', sql.lit(''))
      .execute();
    await db.schema
      .createTable('enquiry_event')
      .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiry.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('enquiry_event_key', ['enquiry_id', 'version'])
      .execute();
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    for (const name of ['who', 'note']) {
      await sql`alter table enquiry_event alter column ${sql.ref(name)} set statistics 0`.execute(db);
    }
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('enquiry_event').execute();
    await db.schema.dropIndex('enquiry_open').execute();
    await sql`alter table enquiry drop column done_at`.execute(db);
    await sql`alter table enquiry drop column version`.execute(db);
  },
};

/**
 * Stores questions and answers in one JSON column, so that a new field needs no new column. The old columns stay for
 * the previous version, and a trigger gathers what that version inserts.
 */
const gatherAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const run = (statement: string) => sql.raw(statement).execute(db);
    await run(`alter table enquiry add column form text not null default ''`);
    await run(`alter table enquiry add column answers ${isPostgres ? 'jsonb' : 'text'} not null default '[]'`);
    await run(`update enquiry set answers = ${gathered('enquiry', isPostgres)}`);
    if (!isPostgres) {
      await run(`create trigger enquiry_answers after insert on enquiry when new.answers = '[]' begin
        update enquiry set answers = ${gathered('new', false)} where id = new.id; end`);
      return;
    }
    await run(`create function gather_answers() returns trigger language plpgsql as $$ begin
      if new.answers = '[]' then new.answers := ${gathered('new', true)}; end if; return new; end $$`);
    await run('create trigger enquiry_answers before insert on enquiry for each row execute function gather_answers()');
    await run('alter table enquiry alter column answers set statistics 0');
  },
  async down(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await sql.raw(`drop trigger enquiry_answers${isPostgres ? ' on enquiry' : ''}`).execute(db);
    if (isPostgres) await sql`drop function gather_answers()`.execute(db);
    await sql`alter table enquiry drop column answers`.execute(db);
    await sql`alter table enquiry drop column form`.execute(db);
  },
};

/**
 * Adds what the desk needs: sessions, an index for each list of enquiries, latest first, and their searchable texts.
 * Code fills in the texts later, since SQL does not handle letters beyond ASCII.
 */
const openDesk: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const run = (statement: string) => sql.raw(statement).execute(db);
    await run(`create table desk_link (id text primary key, who text not null, next text not null,
      requested_at text not null, due_at text not null, token_hash text not null, expires_at text not null)`);
    await run('create table desk_session (token_hash text primary key, who text not null, expires_at text not null)');
    for (const [name, condition] of Object.entries(listIndexes)) {
      await run(`create index ${name} on enquiry (received_at, reference) where ${condition}`);
    }
    await run(`create index outbox_failed on outbox (enquiry_id) where state = 'failed' and kind = 'garage'`);
    await run(`create table enquiry_search (
      enquiry_id text primary key references enquiry (id) on delete cascade, text text not null)`);
    await run(`insert into enquiry_search (enquiry_id, text) select id, '' from enquiry`);
    await run(`create index enquiry_search_missing on enquiry_search (enquiry_id) where text = ''`);
    const insert = `insert into enquiry_search (enquiry_id, text) values (new.id, '')`;
    if (!isPostgres) {
      await run(`create trigger enquiry_to_search after insert on enquiry begin ${insert}; end`);
      return;
    }
    await run(`create function add_to_search() returns trigger language plpgsql as $$ begin
      ${insert}; return null; end $$`);
    await run('create trigger enquiry_to_search after insert on enquiry for each row execute function add_to_search()');
    await run('alter table enquiry_search alter column text set statistics 0');
  },
  async down(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const run = (statement: string) => sql.raw(statement).execute(db);
    await run(`drop trigger enquiry_to_search${isPostgres ? ' on enquiry' : ''}`);
    if (isPostgres) await run('drop function add_to_search()');
    for (const name of [...Object.keys(listIndexes), 'outbox_failed']) await run(`drop index ${name}`);
    for (const name of ['enquiry_search', 'desk_session', 'desk_link']) await run(`drop table ${name}`);
  },
};

/** Condition of each partial index. SQLite uses one only for a query with exactly the same condition. */
const listIndexes = {
  enquiry_list_open: `state = 'received' and done_at = ''`,
  enquiry_list_done: `state = 'received' and done_at <> ''`,
  enquiry_list_held: `state <> 'received'`,
};

/**
 * SQL expression for the answers in the columns of a row. SQLite keeps this order without an ORDER BY, and older
 * versions, such as Litestream's and Debian's, cannot open a database whose triggers order within an aggregate.
 */
function gathered(row: string, isPostgres: boolean): string {
  const fields = fieldColumns.map(
    ([column, name, kind, role], index) =>
      `select ${index} as place, '${name}' as name, '${kind}' as kind, ${role ? `'${role}'` : 'null'} as role, ${row}.${column} as value`,
  );
  const pairs = `'name', field.name, 'kind', field.kind, 'role', field.role, 'value', field.value`;
  const list = isPostgres
    ? `jsonb_agg(jsonb_strip_nulls(jsonb_build_object(${pairs})) order by field.place)`
    : `json_group_array(json(json_patch('{}', json_object(${pairs}))))`;
  return `coalesce((select ${list} from (${fields.join(' union all ')}) as field where field.value <> ''), '[]')`;
}

/** The previous version's columns for fields, each with its name, kind and role. */
export const fieldColumns = [
  ['name', 'name', 'text', 'name'],
  ['phone', 'phone', 'phone', 'answer-by'],
  ['email', 'email', 'email', 'answer-by'],
  ['registration', 'registration', 'plate', 'subject'],
  ['postcode', 'postcode', 'postcode', ''],
  ['service', 'service', 'select', 'service'],
  ['preferred_date', 'preferredDate', 'date', 'appointment'],
  ['preferred_time', 'preferredTime', 'slot', 'appointment'],
  ['message', 'message', 'textarea', 'message'],
] as const;

/**
 * In the order of their names. A released migration never changes. It only adds: the next version removes what it
 * replaces, so that the previous version can run alongside it; `down` removes what it added.
 */
export const migrations: Record<string, Migration> = {
  '0001-enquiry': createEnquiry,
  '0002-outbox': createOutbox,
  '0003-outbox-order': orderOutbox,
  '0005-confirmation': countConfirmations,
  '0006-enquiry-number': numberEnquiries,
  '0008-work': recordWork,
  '0009-answers': gatherAnswers,
  '0010-desk': openDesk,
  '0011-notices': addNotices,
};
