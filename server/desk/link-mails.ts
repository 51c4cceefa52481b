import { fillIn } from '../../schema/fill-in.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { MailBlock, MailContent } from '../mail/blocks.ts';
import { toMessage } from '../mail/compose.ts';
import { failureFacts } from '../mail/retry.ts';
import { createMailTransport } from '../mail/transport.ts';
import { linkAddress } from './paths.ts';
import { claimLink, finishLink } from './sign-in.ts';

/** How often the database is read for links that another server was to send. */
const pollMs = 5000;

/** Mails the links that were asked for, until it is stopped. Any number of servers may do so on one database. */
export function startLinkMails({ db, site, config, log, now = () => new Date() }: LinkMailDeps): LinkMails | undefined {
  if (config.smtpUrl === undefined) return undefined;
  const transport = createMailTransport(config.smtpUrl, { connections: 1 });
  const from = config.enquiriesFrom ?? site.business.email;
  const sendAll = async () => {
    for (;;) {
      const claimed = await claimLink(db, now());
      if (!claimed) return;
      const { link, token } = claimed;
      try {
        // A new id for each attempt: only the last link works, and must not be dropped as a duplicate.
        const envelope = { id: link.token_hash, site, addresses: { from, to: [] }, to: [link.who], replyTo: '' };
        await transport.send(toMessage(linkMail(site, linkAddress(site, token)), envelope));
        await finishLink(db, link.id);
        log.info('Sign-in link sent');
      } catch (error) {
        log.warn('Sign-in link will be mailed again', failureFacts(error));
      }
    }
  };
  let sending = Promise.resolve();
  const wake = () => {
    sending = sending.then(sendAll).catch((error) => log.error('Reading sign-in links failed', failureFacts(error)));
  };
  const timer = setInterval(wake, pollMs);
  return {
    wake,
    async stop() {
      clearInterval(timer);
      await sending;
      transport.close();
    },
  };
}

export type LinkMails = { wake: () => void; stop: () => Promise<void> };
type LinkMailDeps = { db: Database; site: SharedSite; config: Config; log: Log; now?: () => Date };

function linkMail(site: SharedSite, href: string): MailContent {
  const { desk: words, business } = site;
  const blocks: MailBlock[] = [
    { text: words.mailText },
    { button: words.signIn, href },
    // A mail program that shows text alone has no buttons.
    { text: href },
  ];
  return { subject: fillIn(words.mailSubject, { business: business.name }), blocks };
}
