import { messageOf } from '../../site/problem.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import { describeConnection } from '../connection-tls.ts';
import { type Database, fileOf, openDatabase } from '../database/database.ts';
import { emptyLogRegularly } from '../database/overwrite-deleted.ts';
import { createDeskStore } from '../desk/desk-store.ts';
import { deleteSessions, deskUsers, findUser } from '../desk/sign-in.ts';
import { readEnquiryMetrics } from '../enquiries/enquiry-metrics.ts';
import { checkStorable } from '../enquiries/readiness.ts';
import { fillSearch } from '../enquiries/search.ts';
import { type NewEnquiry, type Stored, storeEnquiry } from '../enquiries/store.ts';
import { errorFields, type Log } from '../log.ts';
import { startMail } from '../mail/start-mail.ts';
import type { ObserveMail } from '../mail/worker.ts';

/** Returns the functions that request handlers call, on a database opened in this thread. */
export function createEnquiryStore(db: Database, onStored: () => void = () => {}) {
  return {
    /** Stores an enquiry once; resolves when it is durable. */
    async store(enquiry: NewEnquiry): Promise<Stored> {
      const stored = await storeEnquiry(db, enquiry);
      if (stored.outcome === 'stored') onStored();
      return stored;
    },
    checkStorable: () => checkStorable(db),
  };
}

export type EnquiryStore = ReturnType<typeof createEnquiryStore>;

/** Interface between the server and the database, the outbox and the mail worker. */
export type Backend = Awaited<ReturnType<typeof openBackend>>;

/** Opens the configured database. Throws unless it is writable: a server that cannot store enquiries must not start. */
export async function openBackend({ config, site, log, observe }: BackendOptions) {
  const db = await openDatabase(config.DATABASE_URL);
  const database = fileOf(db)?.path ?? `PostgreSQL at ${describeConnection(config.DATABASE_URL)}`;
  await checkStorable(db).catch((error: unknown) => {
    throw new Error(`Cannot store enquiries in ${database}: ${messageOf(error)}`, { cause: error });
  });
  const report = (count: number) => log.info('Indexing enquiries for the search, once after an upgrade', { count });
  if (config.DESK) await fillSearch(db, report);
  const users = config.DESK ? deskUsers(config, site) : [];
  await deleteSessions(db, (who) => findUser(users, who) === undefined);
  log.info(`Enquiries are stored in ${database}.`);
  const stopEmptying = emptyLogRegularly(db, (error) => log.error('WAL checkpoint failed', errorFields(error)));
  let mail: ReturnType<typeof startMail>;
  const onLink = () => mail?.pollLinks();
  const onMail = () => mail?.pollNow();
  return {
    ...createDeskStore({ db, site, config, log, onLink, onMail }),
    ...createEnquiryStore(db, onMail),
    readEnquiryMetrics: () => readEnquiryMetrics(db),
    async startMail() {
      mail = startMail({ db, site, log, config, observe });
    },
    /** Finishes mails in progress. Enquiries that arrive later are stored, and mailed after the next start. */
    async stopMail() {
      await mail?.stop();
    },
    async close() {
      stopEmptying();
      await db.destroy();
    },
  };
}

type BackendOptions = { config: Config; site: SharedSite; log: Log; observe: ObserveMail };
