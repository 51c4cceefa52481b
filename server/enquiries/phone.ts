import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Business } from '../../schema/business.ts';

/**
 * Returns a phone number in one spelling, `+441632960145`, however it is written: `01632 960145`, `+44 (0)1632 960145`,
 * `0044 1632…`. What is no number becomes its digits, and empty text without any.
 */
export function normalisePhone(typed: string, { address }: Pick<Business, 'address'>): string {
  return parsePhoneNumberFromString(typed, address.country as CountryCode)?.number ?? typed.replace(/\D/g, '');
}
