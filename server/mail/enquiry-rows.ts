import type { FieldName } from '../../schema/form-names.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { EnquiryRow } from '../database/database.ts';
import type { Row } from './blocks.ts';
import { writeDay } from './write-day.ts';

/** What an enquiry says in some of its fields, under the form's own labels; empty fields are left out. */
export function enquiryRows(site: SharedSite, enquiry: EnquiryRow, names: readonly FieldName[]): Row[] {
  const values: Record<FieldName, string> = {
    preferredDate: enquiry.preferred_date && writeDate(enquiry.preferred_date, site.language),
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

/** `tel:01632960123` for a number however it was written, or undefined where there is none in it. */
export function telephoneLink(phone: string): string | undefined {
  // What follows a letter is an extension, or no number at all.
  const number = phone.replace(/\(0\)/, '').match(/^[\s(]*\+?[\d\s().-]+/)?.[0] ?? '';
  const digits = number.replace(/[^\d+]/g, '');
  return digits.length >= 3 ? `tel:${digits}` : undefined;
}

/** `Monday 23 November 2026`. */
function writeDate(date: string, language: string): string {
  const instant = new Date(`${date}T00:00Z`);
  return Number.isNaN(instant.getTime()) ? date : writeDay(instant, { language, timeZone: 'UTC' });
}

/** What the visitor chose, in the words of the form's own list. */
function serviceLabel(site: SharedSite, { form_type, service }: EnquiryRow): string {
  const forms = Object.values(site.forms.forms).filter(({ type }) => type === form_type);
  return forms.flatMap(({ services }) => services).find(({ code }) => code === service)?.label ?? service;
}
