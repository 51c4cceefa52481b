import { type Kysely, type Migration, Migrator, PostgresAdapter, sql } from 'kysely';

/** Brings the database up to date. When several servers start at once, one migrates and the others wait. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return migrateToLatest(db);
  // Kysely locks only after it has created its own tables, which two servers would create at once.
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(lockId)})`.execute(connection);
    try {
      await migrateToLatest(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockId)})`.execute(connection);
    }
  });
}

/** Arbitrary, as long as nothing else in the database locks it. */
const lockId = 7_306_120_517;

async function migrateToLatest<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

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
    // Partial, so that the worker's query stays fast however many mails have been sent.
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

/** Orders the queue by failures and then by time, so that one index finds the next mails to send. */
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

/** The confirmations that each mail address was sent, by a hash of it, erased with their enquiries. */
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
 * When regular tasks last succeeded, and the order in which enquiries arrived, whatever the clock said: SQLite numbers
 * its rows anyway. PostgreSQL keeps samples of columns as statistics, where an erasure would not reach them.
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

/** In the order of their names. A migration that has been released never changes. */
const migrations: Record<string, Migration> = {
  '0001-enquiry': createEnquiry,
  '0002-outbox': createOutbox,
  '0003-outbox-order': orderOutbox,
  '0005-confirmation': countConfirmations,
  '0006-enquiry-number': numberEnquiries,
};
