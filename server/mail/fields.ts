import type { FieldName } from '../../schema/submission.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { EnquiryRow } from '../database/database.ts';
import type { MailRow } from './blocks.ts';

/** Returns fields of an enquiry under the form's own labels, without those left empty. */
export function enquiryRows(site: SharedSite, enquiry: EnquiryRow, names: readonly FieldName[]): MailRow[] {
  const values: Record<FieldName, string> = {
    preferredDate: enquiry.preferred_date && formatDate(enquiry.preferred_date, site.language),
    preferredTime: enquiry.preferred_time,
    name: enquiry.name,
    phone: enquiry.phone,
    email: enquiry.email,
    registration: enquiry.registration,
    postcode: enquiry.postcode,
    service: serviceLabel(site, enquiry),
    message: enquiry.message,
  };
  const links: Partial<Record<FieldName, string | undefined>> = {
    phone: telephoneLink(enquiry.phone),
    email: enquiry.email && `mailto:${encodeURIComponent(enquiry.email).replace('%40', '@')}`,
  };
  return names
    .filter((name) => values[name] !== '')
    .map((name) => ({ label: site.forms.fields[name]?.label ?? name, value: values[name], href: links[name] }));
}

/** Returns `tel:01632960123` for a number in any spelling, or undefined if there is none. */
export function telephoneLink(phone: string): string | undefined {
  // Anything after a letter is an extension, or no number at all.
  const number = phone.replace(/\(0\)/, '').match(/^[\s(]*\+?[\d\s().-]+/)?.[0] ?? '';
  const digits = number.replace(/[^\d+]/g, '');
  return digits.length >= 3 ? `tel:${digits}` : undefined;
}

/** Fills in `[name]` and the like. Values are not filled in again, so no visitor can write a `[phone]`. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\[(\w+)\]/g, (placeholder, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? '') : placeholder,
  );
}

/** Returns `Friday 20 November 2026`, or with `time` `Friday 20 November 2026 at 08:40`. */
export function formatDay(instant: Date, { language, timeZone, time = false }: DayFormat): string {
  const text = instant.toLocaleString(language, { timeZone, dateStyle: 'full', ...(time && { timeStyle: 'short' }) });
  // Versions of ICU differ in their commas.
  return text.replaceAll(',', '');
}

type DayFormat = { language: string; timeZone: string; time?: boolean };

function formatDate(date: string, language: string): string {
  const instant = new Date(`${date}T00:00Z`);
  return Number.isNaN(instant.getTime()) ? date : formatDay(instant, { language, timeZone: 'UTC' });
}

/** Returns the label of the chosen service in the form's list. */
function serviceLabel(site: SharedSite, { form_type, service }: EnquiryRow): string {
  const forms = Object.values(site.forms.forms).filter(({ type }) => type === form_type);
  return forms.flatMap(({ services }) => services).find(({ code }) => code === service)?.label ?? service;
}
