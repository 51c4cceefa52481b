import { behaviourOf } from '../../schema/field-kinds.ts';
import { fillIn } from '../../schema/placeholders.ts';
import { answerWith } from '../../site/answers.ts';
import { placeOf } from '../../site/format-address.ts';
import { siteRoot } from '../../site/paths.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { EnquiryRow } from '../database/database.ts';
import type { MailContent } from './blocks.ts';
import { answerRows, byRole, describeResponseTime } from './format.ts';

/** Composes a confirmation, without free text: anyone could use it to advertise to someone else's address. */
export function confirmationMail(site: SharedSite, enquiry: EnquiryRow, now: Date): MailContent {
  const { business, departments = {}, mail: words } = site;
  const branch = answerWith(enquiry.answers, 'branch');
  const { name: place = '', phone = business.phone } = departments[branch] ?? {};
  const callText = fillIn(phone === business.phone ? words.callUs : words.callBranch, {
    branch: place,
    phone: phone.display,
  });
  const { changeNotice: notice = '' } = words;
  const change = notice ? words.changeUntil : words.change;
  const { reference, name } = enquiry;
  const when = describeResponseTime(site, new Date(enquiry.received_at), now);
  const safe = enquiry.answers.filter(({ kind, value }) => behaviourOf(kind).isSafe?.(value));
  const rows = answerRows(site, safe.sort(byRole));
  return {
    subject: fillIn(words.subject, { business: business.name, reference }),
    blocks: [
      { text: salutation(site, name) },
      { text: words.thanks[enquiry.form_type] },
      { heading: fillIn(words.reference, { reference }) },
      { text: fillIn(words.next[enquiry.form_type], { when }) },
      ...(rows.length > 0 ? [{ text: words.asked }, { rows }] : []),
      {
        text: fillIn(enquiry.form_type === 'booking' ? change : words.add, { phone: phone.display, reference, notice }),
      },
      { button: callText, href: `tel:${phone.dial}` },
      { text: [...placeOf(site, branch), siteRoot(site)].join('\n') },
      { text: words.mistake },
    ],
  };
}

/** Returns a `mailto:` link with the subject of the confirmation, so that mail programs thread the two. */
export function replyLink(site: SharedSite, { email, name, reference }: ReplyRecipient): string | undefined {
  if (email === '') return undefined;
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  const subject = `Re: ${fillIn(site.mail.subject, { business: site.business.name, reference })}`;
  const body = `${salutation(site, name)}\r\n\r\n`;
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

type ReplyRecipient = Pick<EnquiryRow, 'email' | 'name' | 'reference'>;

function salutation({ mail: words }: SharedSite, name: string): string {
  return isPlainName(name) ? fillIn(words.greeting, { name }) : words.greetingWithoutName;
}

/** Particles of surnames, which add no name of their own: Gómez de la Peña, dos Santos e Silva, van der Berg. */
const particles = / (?:(?:da|das|de|del|den|der|di|do|dos|du|e|el|la|las|le|los|van|von|y|zu) ){1,2}(?=\p{Lu})/gu;

/** Whether a text looks like a name: letters, hyphens and apostrophes; no digits, web address or sentence. */
function isPlainName(name: string): boolean {
  const words = name.replace(particles, ' ');
  return /^\p{L}[\p{L}\p{M}'’-]*\.?( \p{L}[\p{L}\p{M}'’-]*\.?){0,3}$/u.test(words) && name.length <= 40;
}
