import type { FieldName } from '../../schema/submission.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { EnquiryRow } from '../database/database.ts';
import type { MailContent } from './blocks.ts';
import { enquiryRows, fillIn } from './fields.ts';
import { describeResponseTime } from './response-time.ts';

/**
 * Confirms an enquiry to the visitor, in the words of `mail` in the site definition. Anybody can type anybody's
 * address, so this mail holds nothing that could be an advertisement: no message, and the name only if it is plainly one.
 */
export function confirmationMail(site: SharedSite, enquiry: EnquiryRow, now: Date): MailContent {
  const { business, mail: words } = site;
  const { address, phone } = business;
  const { reference, name } = enquiry;
  const when = describeResponseTime(site, new Date(enquiry.received_at), now);
  const rows = enquiryRows(site, enquiry, safeFields(enquiry));
  return {
    subject: fillIn(words.subject, { business: business.name, reference }),
    blocks: [
      { text: isPlainName(name) ? fillIn(words.greeting, { name }) : words.greetingWithoutName },
      { text: words.thanks[enquiry.form_type] },
      { heading: fillIn(words.reference, { reference }) },
      { text: fillIn(words.next[enquiry.form_type], { when }) },
      ...(rows.length > 0 ? [{ text: words.asked }, { rows }] : []),
      {
        text: fillIn(words.changeNotice ? words.changeUntil : words.change, {
          phone: phone.display,
          reference,
          notice: words.changeNotice ?? '',
        }),
      },
      { button: fillIn(words.callUs, { phone: phone.display }), href: `tel:${phone.dial}` },
      { text: `${business.name}\n${address.street}, ${address.town} ${address.postcode}\n${site.url}` },
      { text: words.mistake },
    ],
  };
}

/** Returns the fields that are chosen from a list or a calendar, and the registration if it looks like one. */
function safeFields({ registration }: EnquiryRow): FieldName[] {
  const isPlate = /^[A-Za-z0-9 ]{1,10}$/.test(registration);
  return ['preferredDate', 'preferredTime', 'service', ...(isPlate ? (['registration'] as const) : [])];
}

/** Letters and what joins the parts of a name; no digits, no web address, no sentence. */
function isPlainName(name: string): boolean {
  return /^\p{L}[\p{L}\p{M}'’-]*\.?( \p{L}[\p{L}\p{M}'’-]*\.?){0,3}$/u.test(name) && name.length <= 40;
}
