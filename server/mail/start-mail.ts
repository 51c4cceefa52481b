import { minuteIn } from '../../schema/clock.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import { describeConnection } from '../connection-tls.ts';
import type { Database } from '../database/database.ts';
import { deskOrigin } from '../desk/paths.ts';
import { errorFields, type Log } from '../log.ts';
import { composeMail, type MailOrder, mailAddresses } from './compose.ts';
import { createDoneLink } from './done-link.ts';
import { composeNotice, isStaffed, queueNotices } from './notices.ts';
import type { ClaimedMail } from './outbox.ts';
import { createMailTransport } from './transport.ts';
import { type MailWorker, type ObserveMail, startWorker } from './worker.ts';

/** Interval between checks for due notices. */
const queueMs = 30_000;

/** Starts sending the outbox and the notices via `SMTP_URL`. Without that setting, mails wait in the outbox. */
export function startMail(deps: MailDeps): MailWorker | undefined {
  const { db, site, log, config, observe, now = () => new Date() } = deps;
  if (config.smtpUrl === undefined) {
    log.info(
      'Mail is off: enquiries are stored and listed, but nobody is notified. To read them, open /desk (`enquiries desk-link` prints a link that signs in) or run `enquiries list`, which in a checkout is `npm run enquiries -- list`. Set SMTP_URL to send mail.',
    );
    return undefined;
  }
  log.info(`Mail goes through ${describeConnection(config.smtpUrl)}.`);
  const transport = createMailTransport(config.smtpUrl);
  const addresses = mailAddresses(config, site);
  const order = async (claimed: ClaimedMail & { now: Date }): Promise<MailOrder & ClaimedMail> => {
    const { enquiry, mail, now } = claimed;
    const hasLink = config.desk && mail.kind !== 'visitor' && enquiry;
    const link = hasLink ? await createDoneLink(db, deskOrigin(site), enquiry.reference, now) : undefined;
    return { ...claimed, site, addresses, link };
  };
  const shared = { db, log, send: transport.send, firstRetryMs: config.smtpRetryMs, observe, now };
  const worker = startWorker({ ...shared, compose: async (claimed) => composeMail(await order(claimed)) });
  const notices = startWorker({
    ...shared,
    queue: 'notice',
    concurrency: 1,
    // After closing time, notices wait for the next opening.
    isPaused: () => !isStaffed(site, minuteIn(site.hours.timeZone, now())),
    compose: async (claimed) => composeNotice(db, { ...(await order(claimed)), hasDesk: config.desk }),
  });
  const queueDue = () =>
    void queueNotices(db, site, now()).catch((error) => log.error('Queueing notices failed', errorFields(error)));
  const timer = setInterval(queueDue, queueMs);
  queueDue();
  return {
    pollNow: worker.pollNow,
    async stop(timeoutMs) {
      clearInterval(timer);
      await Promise.all([worker.stop(timeoutMs), notices.stop(timeoutMs)]);
      transport.close();
    },
  };
}

type MailDeps = {
  db: Database;
  site: SharedSite;
  log: Log;
  config: Pick<Config, 'smtpUrl' | 'enquiriesFrom' | 'enquiriesTo' | 'smtpRetryMs' | 'desk'>;
  observe?: ObserveMail;
  now?: () => Date;
};
