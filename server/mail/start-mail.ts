import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { composeMail } from './compose-mail.ts';
import { createSender } from './create-sender.ts';
import { type Delivery, deliverMails, type ObserveMail } from './deliver-mails.ts';

/** Starts sending what the outbox holds over `SMTP_URL`. Without it nothing is sent, and all of it waits. */
export function startMail({ db, site, log, config, observe }: MailDeps): Delivery | undefined {
  if (config.smtpUrl === undefined) {
    log.info('Mail is off: enquiries are stored and listed, and nobody is told of them. Set SMTP_URL to turn it on.');
    return undefined;
  }
  const sender = createSender(config.smtpUrl);
  const addresses = {
    from: config.enquiriesFrom ?? site.business.email,
    to: config.enquiriesTo ?? [site.business.email],
  };
  const delivery = deliverMails({
    db,
    log,
    compose: (claimed) => composeMail({ ...claimed, site, addresses }),
    send: sender.send,
    firstRetryMs: config.smtpRetryMs,
    ...(observe && { observe }),
  });
  return {
    wake: delivery.wake,
    async stop(patienceMs) {
      await delivery.stop(patienceMs);
      sender.close();
    },
  };
}

type MailDeps = {
  db: Database;
  site: SharedSite;
  log: Log;
  config: Pick<Config, 'smtpUrl' | 'enquiriesFrom' | 'enquiriesTo' | 'smtpRetryMs'>;
  observe?: ObserveMail;
};
