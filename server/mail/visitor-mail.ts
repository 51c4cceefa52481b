import type { FieldName } from '../../schema/form-names.ts';
import type { EnquiryRow } from '../database/database.ts';
import type { Content, MailFacts } from './compose-mail.ts';
import { enquiryRows } from './enquiry-rows.ts';
import { fillWords } from './fill-words.ts';
import { promiseAnswer } from './promise-answer.ts';

/**
 * Confirms an enquiry to whoever sent it. Anybody can type anybody's address, so this mail carries nothing that could
 * be an advertisement: no message, and a name only where it is plainly one.
 */
export function visitorMail({ site, enquiry, now }: MailFacts): Content {
  const { business, mail: words } = site;
  const { address, phone } = business;
  const { reference } = enquiry;
  const when = promiseAnswer(site, new Date(enquiry.received_at), now);
  const asked = enquiryRows(site, enquiry, echoed(enquiry));
  return {
    subject: fillWords(words.subject, { business: business.name, reference }),
    blocks: [
      {
        text: isPlainName(enquiry.name) ? fillWords(words.greeting, { name: enquiry.name }) : words.greetingWithoutName,
      },
      { text: words.thanks[enquiry.form_type] },
      { heading: fillWords(words.reference, { reference }) },
      { text: fillWords(words.next[enquiry.form_type], { when }) },
      ...(asked.length > 0 ? [{ text: words.asked }, { rows: asked }] : []),
      {
        text: fillWords(words.changeNotice ? words.changeUntil : words.change, {
          phone: phone.display,
          reference,
          notice: words.changeNotice ?? '',
        }),
      },
      { button: fillWords(words.callUs, { phone: phone.display }), href: `tel:${phone.dial}` },
      { text: `${business.name}\n${address.street}, ${address.town} ${address.postcode}\n${site.url}` },
      { text: words.mistake },
    ],
  };
}

/** The fields that come from a list, a calendar or a number plate. */
function echoed({ registration }: EnquiryRow): FieldName[] {
  const isPlate = /^[A-Za-z0-9 ]{1,10}$/.test(registration);
  return ['preferredDate', 'preferredTime', 'service', ...(isPlate ? (['registration'] as const) : [])];
}

/** Letters, and what stands between the parts of a name; no digits, no address of a website, no sentence. */
function isPlainName(name: string): boolean {
  return /^\p{L}[\p{L}\p{M}'’-]*\.?( \p{L}[\p{L}\p{M}'’-]*\.?){0,3}$/u.test(name) && name.length <= 40;
}
