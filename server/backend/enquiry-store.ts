import type { Database } from '../database/database.ts';
import { tryWriting } from '../database/try-writing.ts';
import { type NewEnquiry, type Stored, storeEnquiry } from '../enquiries/store-enquiry.ts';

/** What answering requests needs of the database; in production it lies in a thread of its own. */
export type EnquiryStore = {
  /** Stores an enquiry once, and returns when it is durable. */
  store: (enquiry: NewEnquiry) => Promise<Stored>;
  /** Throws unless the database takes a write. */
  tryWriting: () => Promise<void>;
};

/** The store of a database that is open in this thread. */
export function createEnquiryStore(db: Database): EnquiryStore {
  return { store: (enquiry) => storeEnquiry(db, enquiry), tryWriting: () => tryWriting(db) };
}
