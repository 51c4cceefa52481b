import type { Business } from '../schema/business.ts';
import { escapeVcardText } from './escape.ts';
import { siteRoot } from './paths.ts';
import type { SharedSite } from './shared-site.ts';

/** Returns the business with its departments as a vCard for phones. https://www.rfc-editor.org/rfc/rfc6350 */
export function vcard({ business, departments = {}, url, hosting }: SharedSite): string {
  const { name, phone, email, address } = business;
  // Phones show the label of a group beside its number and address.
  const label = (group: string, { name }: { name: string }) => `${group}.X-ABLabel:${escapeVcardText(name)}`;
  const others = Object.entries(departments).flatMap(([key, each]) => [
    ...(each.phone ? [`${key}1.TEL;TYPE=work,voice:${each.phone.dial}`, label(`${key}1`, each)] : []),
    ...(each.email ? [`${key}3.EMAIL;TYPE=work:${each.email}`, label(`${key}3`, each)] : []),
    ...(each.address ? [`${key}2.ADR;TYPE=work:${formatAdr(each.address)}`, label(`${key}2`, each)] : []),
  ]);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeVcardText(name)}`,
    `N:${escapeVcardText(name)};;;;`,
    `ORG:${escapeVcardText(name)}`,
    `TEL;TYPE=work,voice:${phone.dial}`,
    `EMAIL;TYPE=work:${email}`,
    `ADR;TYPE=work:${formatAdr(address)}`,
    ...others,
    `URL:${siteRoot({ url, hosting })}`,
    'END:VCARD',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

function formatAdr({ street, town, county, postcode, country }: Business['address']): string {
  return `;;${[street, town, county, postcode, country].map((part = '') => escapeVcardText(part)).join(';')}`;
}
