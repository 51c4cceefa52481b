import type { Kysely, Migration } from 'kysely';

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

/** Enquiries, and the one row that readiness is tried on. */
export const createEnquiry: Migration = {
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
