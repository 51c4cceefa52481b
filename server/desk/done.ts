import type { SharedSite } from '../../site/shared-site.ts';
import { fillIn, formatDay } from '../mail/fields.ts';
import type { AskDesk } from './desk-store.ts';
import type { Followed, LinkedEnquiry } from './done-link.ts';
import type { DeskView } from './views/view.ts';

type DoneView = Extract<DeskView, { page: 'done' }>;

/** Follows the link of a mail, and returns the page that it leads to. Without `confirmedBy` that asks, and nothing else. */
export async function followToPage(site: SharedSite, ask: AskDesk, followed: Followed): Promise<DoneView> {
  const enquiry = await ask({ name: 'followDoneLink', argument: followed });
  if (enquiry) return viewOf(site, enquiry, followed.token);
  return { page: 'done', heading: site.mail.done.gone, text: site.mail.done.goneHint, isGone: true };
}

function viewOf({ mail, language, hours }: SharedSite, enquiry: LinkedEnquiry, link: string): DoneView {
  const words = mail.done;
  const { reference, form_type, name, done_at, who } = enquiry;
  if (done_at === '') {
    const text = fillIn(words.ask, { kind: mail.kinds[form_type], name });
    return { page: 'done', heading: fillIn(words.heading, { reference }), text, link };
  }
  const time = formatDay(new Date(done_at), { language, timeZone: hours.timeZone, time: true });
  const text = who ? fillIn(words.by, { who, time }) : '';
  return { page: 'done', heading: fillIn(words.isDone, { reference }), text };
}
