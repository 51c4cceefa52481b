import type { Middleware } from 'koa';
import { escapeMarkup } from '../../site/escape.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { composeMail, type Message, mailAddresses } from '../mail/compose.ts';
import { createDoneLink } from '../mail/done-link.ts';
import { writeToolPage } from './section-gallery.ts';

export const mailsPath = '/__mails';

/** Maximum enquiries whose mails are listed, newest first. */
const maxEnquiries = 20;

/** Allows a mail its inline styles and nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

type Deps = { db: Database; site: SharedSite; config: Config; origin: string };

/** Shows the mails of the development enquiries, composed as they would be sent. */
export function showMails(deps: Deps): Middleware {
  return async (ctx) => {
    ctx.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' });
    ctx.type = 'html';
    const about = 'Development sends no mail. These would have been sent; reload the page after sending a form.';
    ctx.body = writeToolPage('Mails', about, (await composeMails(deps)).map(printMail));
  };
}

async function composeMails({ db, site, config, origin }: Deps): Promise<Message[]> {
  const now = new Date();
  const rows = await db.selectFrom('enquiry').selectAll().orderBy('received_at', 'desc').limit(maxEnquiries).execute();
  const ids = rows.map(({ id }) => id);
  const queued = await db.selectFrom('outbox').selectAll().where('enquiry_id', 'in', ids).execute();
  const composed = rows.flatMap((enquiry) =>
    queued
      .filter(({ enquiry_id }) => enquiry_id === enquiry.id)
      .map(async (mail) => {
        const isOurs = config.desk && mail.kind === 'garage';
        const link = isOurs ? await createDoneLink(db, origin, enquiry.reference, now) : undefined;
        return composeMail({ mail, enquiry, now, link, site, addresses: mailAddresses(config, site) }) ?? [];
      }),
  );
  return (await Promise.all(composed)).flat();
}

function printMail({ subject, to, html, attachments = [] }: Message): string {
  const facts = [`To ${to.map(({ address }) => address).join(', ')}`, ...attachments.map(({ filename }) => filename)];
  return `<section><h2>${escapeMarkup(subject)}</h2><p>${escapeMarkup(facts.join(' · '))}</p>
<iframe srcdoc="${escapeMarkup(html)}" title="${escapeMarkup(subject)}"></iframe></section>`;
}
