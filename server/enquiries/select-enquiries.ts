import type { Database } from '../database/database.ts';

/**
 * Enquiries as the garage sees them, to be filtered and ordered. `delivery` is what became of the mail to the garage:
 * `received` until it is sent, then `sent`, or `failed` once the mail server refused it for good; `spam` is kept apart.
 */
export function selectEnquiries(db: Database) {
  return db.selectFrom(
    db
      .selectFrom('enquiry')
      .leftJoin('outbox', (join) => join.onRef('outbox.enquiry_id', '=', 'enquiry.id').on('outbox.kind', '=', 'garage'))
      .selectAll('enquiry')
      .select(({ eb, val, fn }) => [
        eb
          .case()
          .when('enquiry.state', '=', 'spam')
          .then(val<Delivery>('spam'))
          .when('outbox.state', '=', 'sent')
          .then(val<Delivery>('sent'))
          .when('outbox.state', '=', 'failed')
          .then(val<Delivery>('failed'))
          .else(val<Delivery>('received'))
          .end()
          .as('delivery'),
        fn.coalesce('outbox.reason', val('')).as('delivery_reason'),
      ])
      .as('enquiry'),
  );
}

/** Where an enquiry stands. */
export type Delivery = 'received' | 'sent' | 'failed' | 'spam';
