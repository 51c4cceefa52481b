import type { SharedSite } from './shared-site.ts';
import { siteRoot } from './site-root.ts';

/** Path of the generated vCard. */
export const vcardPath = '/contact.vcf';

/** Returns the business as a vCard for phones. https://www.rfc-editor.org/rfc/rfc6350 */
export function vcard({ business, url, hosting }: Pick<SharedSite, 'business' | 'url' | 'hosting'>): string {
  const { name, phone, email, address } = business;
  const { street, town, county, postcode, country } = address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(name)}`,
    `N:${escapeText(name)};;;;`,
    `ORG:${escapeText(name)}`,
    `TEL;TYPE=work,voice:${phone.dial}`,
    `EMAIL;TYPE=work:${email}`,
    `ADR;TYPE=work:;;${[street, town, county, postcode, country].map((part = '') => escapeText(part)).join(';')}`,
    `URL:${siteRoot({ url, hosting })}`,
    'END:VCARD',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** Escapes the separators of values, the same in vCard and iCalendar. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}
