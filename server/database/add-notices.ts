import { randomBytes } from 'node:crypto';
import { type Kysely, type Migration, sql } from 'kysely';

/** Adds notices, in a table of their own that the previous version does not send from, and the key that signs links. */
export const addNotices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('notice')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('enquiry_id', 'text', (column) => column.references('enquiry.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('claimed_by', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('refusals', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('notice_enquiry').on('notice').column('enquiry_id').execute();
    await db.schema.createIndex('notice_state').on('notice').columns(['state', 'due_at']).execute();
    await db.schema
      .createTable('secret')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    const value = randomBytes(32).toString('base64url');
    await sql`insert into secret (name, value) values ('done-link', ${value})`.execute(db);
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('secret').execute();
    await db.schema.dropTable('notice').execute();
  },
};
