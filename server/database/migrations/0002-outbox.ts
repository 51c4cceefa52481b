import { type Kysely, type Migration, sql } from 'kysely';

/** Mails that are owed, one row each, and one for every enquiry that came before there were mails. */
export const createOutbox: Migration = {
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
    // The worker only ever looks for what is waiting, however many have been sent.
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
