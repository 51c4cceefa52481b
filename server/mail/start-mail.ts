import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import type { Database, OutboxRow } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { describeConnection } from '../transport-security.ts';
import { composeMail } from './compose.ts';
import { createMailTransport } from './transport.ts';
import { type MailOutcome, type MailWorker, type ObserveMail, startWorker } from './worker.ts';

/** Starts sending the outbox to `SMTP_URL`. Without that setting mails wait in the outbox. */
export function startMail({ db, site, log, config, observe }: MailDeps): MailWorker | undefined {
  if (config.smtpUrl === undefined) {
    log.info('Mail is off: enquiries are stored and listed, but nobody is notified. Set SMTP_URL to turn it on.');
    return undefined;
  }
  log.info(`Mail goes through ${describeConnection(config.smtpUrl)}.`);
  const transport = createMailTransport(config.smtpUrl);
  const addresses = {
    from: config.enquiriesFrom ?? site.business.email,
    to: config.enquiriesTo ?? [site.business.email],
  };
  const worker = startWorker({
    db,
    log,
    compose: (claimed) => composeMail({ ...claimed, site, addresses }),
    send: transport.send,
    firstRetryMs: config.smtpRetryMs,
    observe,
  });
  return {
    wake: worker.wake,
    async stop(timeoutMs) {
      await worker.stop(timeoutMs);
      transport.close();
    },
  };
}

/** Counts the outcome of one attempt. */
export function countMail({ mailsSent, mailsFailed }: Metrics, outcome: MailOutcome, kind: OutboxRow['kind']): void {
  if (outcome === 'sent') mailsSent.inc({ kind });
  else mailsFailed.inc({ kind, outcome: outcome === 'postponed' ? 'retry' : 'given-up' });
}

type MailDeps = {
  db: Database;
  site: SharedSite;
  log: Log;
  config: Pick<Config, 'smtpUrl' | 'enquiriesFrom' | 'enquiriesTo' | 'smtpRetryMs'>;
  observe?: ObserveMail;
};
