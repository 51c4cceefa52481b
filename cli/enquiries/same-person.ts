import type { Business } from '../../schema/business.ts';

/** Whether two e-mail addresses reach the same person: how they are written, small or large, does not matter. */
export function isSameEmail(a: string, b: string): boolean {
  return a !== '' && normaliseEmail(a) === normaliseEmail(b);
}

function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Whether two phone numbers are one: with or without the country, spaces, brackets and hyphens. */
export function isSamePhone(a: string, b: string, business: Pick<Business, 'phone'>): boolean {
  const country = countryCode(business);
  const digits = normalisePhone(a, country);
  return digits !== '' && digits === normalisePhone(b, country);
}

/** The number as it is dialled from the garage's own country: `01632960145`. */
function normalisePhone(phone: string, country: string): string {
  // The nought in +44 (0)1632 is dialled in the country alone.
  const digits = phone.replace(/\(0\)/, '').replace(/\D/g, '');
  const isAbroad = phone.trim().startsWith('+') || digits.startsWith('00');
  if (!isAbroad || country === '') return digits;
  const full = digits.replace(/^00/, '');
  return full.startsWith(country) ? `0${full.slice(country.length).replace(/^0/, '')}` : `+${full}`;
}

/** What `dial` has before the number that `display` shows: `44`. Empty where they are not two spellings of one number. */
function countryCode({ phone }: Pick<Business, 'phone'>): string {
  const national = phone.display.replace(/\D/g, '').replace(/^0/, '');
  const dialled = phone.dial.replace(/\D/g, '');
  return dialled.endsWith(national) ? dialled.slice(0, dialled.length - national.length) : '';
}
