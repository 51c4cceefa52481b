import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { proveWritable } from '../database/try-writing.ts';
import type { Log } from '../log.ts';
import type { Delivery, ObserveMail } from '../mail/deliver-mails.ts';
import { readOutbox } from '../mail/metrics-mail.ts';
import { startMail } from '../mail/start-mail.ts';
import type { OutboxState } from '../metrics.ts';
import { createEnquiryStore, type EnquiryStore } from './enquiry-store.ts';

/** Everything behind the answers to requests: the database, the outbox and the mails that leave it. */
export type Backend = EnquiryStore & {
  readOutbox: () => Promise<OutboxState>;
  /** Begins to send what the outbox holds. */
  startMail: () => Promise<void>;
  /** Ends what is being sent; what is stored from now on is mailed after the next start. */
  stopMail: () => Promise<void>;
  close: () => Promise<void>;
};

/** Opens the database that the configuration names. Throws unless it can be written, with what to do about it. */
export async function openBackend({ config, site, log, observe }: BackendOptions): Promise<Backend> {
  const db = await openDatabase(config.databaseUrl);
  const { store, tryWriting } = createEnquiryStore(db);
  await proveWritable(db);
  let mail: Delivery | undefined;
  return {
    async store(enquiry) {
      const stored = await store(enquiry);
      if (stored.outcome === 'stored') mail?.wake();
      return stored;
    },
    tryWriting,
    readOutbox: () => readOutbox(db),
    async startMail() {
      mail = startMail({ db, site, log, config, observe });
    },
    async stopMail() {
      await mail?.stop();
    },
    close: () => db.destroy(),
  };
}

type BackendOptions = {
  config: Config;
  site: SharedSite;
  log: Log;
  observe: ObserveMail;
};
