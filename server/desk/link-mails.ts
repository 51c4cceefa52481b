import { addMs } from '../../schema/clock.ts';
import { fillIn } from '../../schema/placeholders.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import type { Database, DeskLinkRow } from '../database/database.ts';
import { isPostgresDatabase } from '../database/dialect.ts';
import type { Log } from '../log.ts';
import type { MailBlock, MailContent } from '../mail/blocks.ts';
import { mailAddresses, toMessage } from '../mail/compose.ts';
import { failureFacts } from '../mail/retry.ts';
import { createMailTransport } from '../mail/transport.ts';
import { deskOrigin, linkAddress } from './paths.ts';
import { createToken, deskUsers, findUser, hashToken, linkMs } from './sign-in.ts';

/** Polling interval for links left unsent by another server. */
const pollMs = 5000;

/** Delay before a link is tried again that could not be sent. */
const retryMs = 20_000;

export function startLinkMails({ db, site, config, log, now = () => new Date() }: LinkMailDeps) {
  if (config.smtpUrl === undefined) return undefined;
  const transport = createMailTransport(config.smtpUrl, { connections: 1 });
  const addresses = mailAddresses(config, site);
  const send: LinkSender['send'] = ({ who, token, token_hash }) => {
    // A new id for each attempt: only the latest link works, and must not be dropped as a duplicate.
    const content = linkMail(site, linkAddress(deskOrigin(site), token));
    return transport.send(toMessage(content, { id: token_hash, site, addresses, to: [who] }));
  };
  let sending = Promise.resolve();
  const pollNow = () => {
    sending = sending
      .then(() => sendLinks(db, { users: deskUsers(config, site), send, log, now }))
      .catch((error) => log.error('Reading sign-in links failed', failureFacts(error)));
  };
  const timer = setInterval(pollNow, pollMs);
  return {
    pollNow,
    async stop() {
      clearInterval(timer);
      await sending;
      transport.close();
    },
  };
}

type LinkMailDeps = { db: Database; site: SharedSite; config: Config; log: Log; now?: () => Date };

/** Sends due links to users, each with a new secret: the database only ever holds its hash. */
export async function sendLinks(db: Database, { users, send, log, now }: LinkSender): Promise<void> {
  for (;;) {
    const token = createToken();
    const link = await claimLink(db, hashToken(token), now());
    if (!link) return;
    try {
      const isUser = findUser(users, link.who) !== undefined;
      if (isUser) await send({ ...link, token });
      await db.updateTable('desk_link').set({ due_at: '' }).where('id', '=', link.id).execute();
      if (isUser) log.info('Sign-in link sent');
    } catch (error) {
      log.warn('Sign-in link will be retried', failureFacts(error));
    }
  }
}

export type LinkSender = {
  users: readonly string[];
  send: (link: DeskLinkRow & { token: string }) => Promise<void>;
  log: Log;
  now: () => Date;
};

/** Claims a due link, which becomes due again shortly after unless it is recorded as sent. */
function claimLink(db: Database, token_hash: string, now: Date): Promise<DeskLinkRow | undefined> {
  const young = db.selectFrom('desk_link').select('id').where('requested_at', '>', addMs(now, -linkMs));
  const due = young.where('due_at', '!=', '').where('due_at', '<=', now.toISOString()).orderBy('due_at').limit(1);
  const free = due.$if(isPostgresDatabase(db), (query) => query.forUpdate().skipLocked());
  const claimed = { token_hash, due_at: addMs(now, retryMs), expires_at: addMs(now, linkMs) };
  return db.updateTable('desk_link').set(claimed).where('id', '=', free).returningAll().executeTakeFirst();
}

function linkMail({ desk: words, business }: SharedSite, href: string): MailContent {
  // Text-only mail programs have no buttons.
  const blocks: MailBlock[] = [{ text: words.mailText }, { button: words.signIn, href }, { text: href }];
  return { subject: fillIn(words.mailSubject, { business: business.name }), blocks };
}
