import { minuteIn } from '../../schema/clock.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import { describeConnection } from '../connection-tls.ts';
import type { Database } from '../database/database.ts';
import { startLinkMails } from '../desk/link-mails.ts';
import { deskOrigin } from '../desk/paths.ts';
import { errorFields, type Log } from '../log.ts';
import { composeMail, type MailInput, mailAddresses } from './compose.ts';
import { createDoneLink } from './done-link.ts';
import { composeNotice, isStaffed, queueNotices } from './notices.ts';
import type { ClaimedMail } from './outbox.ts';
import { createMailTransport } from './transport.ts';
import { type ObserveMail, startWorker } from './worker.ts';

/** Interval between checks for due notices. */
const queueMs = 30_000;

/** Starts sending the outbox, the notices and sign-in links via `SMTP_URL`. Without that setting, mails wait. */
export function startMail({ db, site, log, config, observe, now = () => new Date() }: MailDeps) {
  if (config.SMTP_URL === undefined) {
    log.warn(
      'Mail is off: enquiries are stored and listed, but nobody is notified. To read them, open /desk (`enquiries desk-link` prints a link that signs in) or run `enquiries list`, which in a checkout is `npm run enquiries -- list`. Set SMTP_URL to send mail.',
    );
    return undefined;
  }
  log.info(`Mail goes through ${describeConnection(config.SMTP_URL)}.`);
  const transport = createMailTransport(config.SMTP_URL);
  const addresses = mailAddresses(config, site);
  const inputFor = async (claimed: ClaimedMail & { now: Date }): Promise<MailInput & ClaimedMail> => {
    const { enquiry, mail, now } = claimed;
    const hasLink = config.DESK && mail.kind !== 'visitor' && enquiry;
    const link = hasLink ? await createDoneLink(db, deskOrigin(site), enquiry.reference, now) : undefined;
    return { ...claimed, site, addresses, link };
  };
  const shared = { db, log, send: transport.send, firstRetryMs: config.SMTP_RETRY_MS, observe, now };
  const worker = startWorker({ ...shared, compose: async (claimed) => composeMail(await inputFor(claimed)) });
  const notices = startWorker({
    ...shared,
    queue: 'notice',
    concurrency: 1,
    // After closing time, notices wait for the next opening.
    isPaused: () => !isStaffed(site, minuteIn(site.hours.timeZone, now())),
    compose: async (claimed) => composeNotice(db, { ...(await inputFor(claimed)), hasDesk: config.DESK }),
  });
  const links = config.DESK ? startLinkMails({ db, site, log, config, send: transport.send, now }) : undefined;
  const queueDue = () =>
    void queueNotices(db, site, now()).catch((error) => log.error('Queueing notices failed', errorFields(error)));
  const timer = setInterval(queueDue, queueMs);
  queueDue();
  return {
    pollNow: worker.pollNow,
    pollLinks: () => links?.pollNow(),
    async stop(timeoutMs?: number) {
      clearInterval(timer);
      await Promise.all([worker, notices, links].map((each) => each?.stop(timeoutMs)));
      transport.close();
    },
  };
}

type MailDeps = { db: Database; site: SharedSite; log: Log; config: Config; observe?: ObserveMail; now?: () => Date };
