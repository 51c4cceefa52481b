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
import { sendLinks } from './sign-in.ts';

/** Polling interval for links left unsent by another server. */
const pollMs = 5000;

/** Mails requested links, until stopped. */
export function startLinkMails({ db, site, config, log, now = () => new Date() }: LinkMailDeps): LinkMails | undefined {
  if (config.smtpUrl === undefined) return undefined;
  const transport = createMailTransport(config.smtpUrl, { connections: 1 });
  const addresses = { from: config.enquiriesFrom ?? site.business.email, to: [] };
  const send = ({ who, token, token_hash }: Parameters<Parameters<typeof sendLinks>[1]['send']>[0]) => {
    // A new id for each attempt: only the latest link works, and must not be dropped as a duplicate.
    const envelope = { id: token_hash, site, addresses, to: [who], replyTo: '' };
    return transport.send(toMessage(linkMail(site, linkAddress(site, token)), envelope));
  };
  let sending = Promise.resolve();
  const wake = () => {
    sending = sending
      .then(() => sendLinks(db, { send, log, now }))
      .catch((error) => log.error('Reading sign-in links failed', failureFacts(error)));
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

function linkMail({ desk: words, business }: SharedSite, href: string): MailContent {
  // Text-only mail programs have no buttons.
  const blocks: MailBlock[] = [{ text: words.mailText }, { button: words.signIn, href }, { text: href }];
  return { subject: fillIn(words.mailSubject, { business: business.name }), blocks };
}
