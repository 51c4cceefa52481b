import { addMs } from '../../schema/clock.ts';
import { fillIn } from '../../schema/placeholders.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import type { Database, DeskLinkRow } from '../database/database.ts';
import { isPostgresDatabase } from '../database/dialect.ts';
import type { Log } from '../log.ts';
import type { MailBlock, MailContent } from '../mail/blocks.ts';
import { mailAddresses, toMessage } from '../mail/compose.ts';
import { failureFields } from '../mail/retry.ts';
import type { MailTransport } from '../mail/transport.ts';
import { deskOrigin, linkAddress } from './paths.ts';
import { createToken, deskUsers, findUser, hashToken, linkMs } from './sign-in.ts';

/** Polling interval for links that another server left unsent. */
const pollMs = 5000;

/** Delay before retrying a link that could not be sent. */
const retryMs = 20_000;

/** Mails sign-in links, and retries those that could not be sent. */
export function startLinkMails({ db, site, config, log, send: sendMail, now }: LinkMailDeps) {
  const addresses = mailAddresses(config, site);
  const stopping = new AbortController();
  const abort = new AbortController();
  const send: LinkSender['send'] = ({ who, token, token_hash }) => {
    // A new id for each attempt: only the latest link works, so mail servers must not drop it as a duplicate.
    const content = linkMail(site, linkAddress(deskOrigin(site), token));
    return sendMail(toMessage(content, { id: token_hash, site, addresses, to: [who] }), abort.signal);
  };
  const sender = { users: deskUsers(config, site), send, log, now, stopping: stopping.signal };
  let sending = Promise.resolve();
  const pollNow = () => {
    sending = sending
      .then(() => sendLinks(db, sender))
      .catch((error) => log.error('Reading sign-in links failed', failureFields(error)));
  };
  const timer = setInterval(pollNow, pollMs);
  return {
    pollNow,
    /** Finishes the link being sent, and aborts it after the timeout. */
    async stop(timeoutMs = 20_000) {
      clearInterval(timer);
      stopping.abort();
      const timeout = setTimeout(() => abort.abort(), timeoutMs);
      await sending;
      clearTimeout(timeout);
    },
  };
}

type LinkMailDeps = {
  db: Database;
  site: SharedSite;
  config: Config;
  log: Log;
  send: MailTransport['send'];
  now: () => Date;
};

/** Sends due links, each with a new secret, whose hash is stored. Tries each once, even if a failure was slow. */
export async function sendLinks(db: Database, { users, send, log, now, stopping }: LinkSender): Promise<void> {
  const started = now();
  while (!stopping?.aborted) {
    const token = createToken();
    const link = await claimLink(db, { token_hash: hashToken(token), due: started, now: now() });
    if (!link) return;
    try {
      const isUser = findUser(users, link.who) !== undefined;
      if (isUser) await send({ ...link, token });
      await db.updateTable('desk_link').set({ due_at: '' }).where('id', '=', link.id).execute();
      if (isUser) log.info('Sign-in link sent');
    } catch (error) {
      log.warn('Sign-in link will be retried', failureFields(error));
    }
  }
}

export type LinkSender = {
  users: readonly string[];
  send: (link: DeskLinkRow & { token: string }) => Promise<void>;
  log: Log;
  now: () => Date;
  stopping?: AbortSignal;
};

/** Claims a due link, which becomes due again after a while unless it is recorded as sent. */
function claimLink(db: Database, { token_hash, due, now }: Claim): Promise<DeskLinkRow | undefined> {
  const young = db.selectFrom('desk_link').select('id').where('requested_at', '>', addMs(now, -linkMs));
  const first = young.where('due_at', '!=', '').where('due_at', '<=', due.toISOString()).orderBy('due_at').limit(1);
  const free = first.$if(isPostgresDatabase(db), (query) => query.forUpdate().skipLocked());
  const claimed = { token_hash, due_at: addMs(now, retryMs), expires_at: addMs(now, linkMs) };
  return db.updateTable('desk_link').set(claimed).where('id', '=', free).returningAll().executeTakeFirst();
}

type Claim = { token_hash: string; due: Date; now: Date };

function linkMail({ desk: words, business }: SharedSite, href: string): MailContent {
  // Repeat the address for mail programs that show only text.
  const blocks: MailBlock[] = [{ text: words.mailText }, { button: words.signIn, href }, { text: href }];
  return { subject: fillIn(words.mailSubject, { business: business.name }), blocks };
}
