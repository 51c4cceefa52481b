import type { Middleware } from 'koa';
import { escapeMarkup } from '../../site/escape.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import { type Database, toBusiness } from '../database/database.ts';
import { composeMail, type Message, mailAddresses } from '../mail/compose.ts';
import { createDoneLink } from '../mail/done-link.ts';
import { renderToolPage } from './section-gallery.ts';

export const mailsPath = '/__mails';

const maxEnquiries = 20;

/** Allows a mail its inline styles and nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

type Deps = { db: Database; site: SharedSite; config: Config; origin: string };

export function showMails(deps: Deps): Middleware {
  return async (ctx) => {
    ctx.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' });
    ctx.type = 'html';
    const about = 'Development sends no mail. These would have been sent; reload the page after sending a form.';
    ctx.body = renderToolPage('Mails', about, (await composeMails(deps)).map(renderMail));
  };
}

async function composeMails({ db, site, config, origin }: Deps): Promise<Message[]> {
  const now = new Date();
  const rows = await db.selectFrom('enquiry').selectAll().orderBy('received_at', 'desc').limit(maxEnquiries).execute();
  const messages: Message[] = [];
  for (const enquiry of rows) {
    const queued = db.selectFrom('outbox').selectAll().where('enquiry_id', '=', enquiry.id);
    for (const mail of await queued.orderBy('kind').execute()) {
      const isOurs = config.DESK && mail.kind === toBusiness;
      const link = isOurs ? await createDoneLink(db, origin, enquiry.reference, now) : undefined;
      const message = composeMail({ mail, enquiry, now, link, site, addresses: mailAddresses(config, site) });
      if (message) messages.push(message);
    }
  }
  return messages;
}

function renderMail({ subject, to, html, attachments = [] }: Message): string {
  const facts = [`To ${to.map(({ address }) => address).join(', ')}`, ...attachments.map(({ filename }) => filename)];
  return `<section><h2>${escapeMarkup(subject)}</h2><p>${escapeMarkup(facts.join(' · '))}</p>
<iframe srcdoc="${escapeMarkup(html)}" title="${escapeMarkup(subject)}"></iframe></section>`;
}
