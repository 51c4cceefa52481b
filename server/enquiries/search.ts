import type { Business } from '../../schema/business.ts';
import type { EnquiryRow } from '../database/database.ts';
import { normalisePhone } from './phone.ts';

/**
 * Returns what finds an enquiry by a part of its reference or of an answer, where letter case and spaces do not matter,
 * or by its phone number, however either is written.
 */
export function createSearch(typed: string, business: Pick<Business, 'address'>): (row: EnquiryRow) => boolean {
  const wanted = squash(typed);
  const number = /\p{L}/u.test(typed) ? '' : normalisePhone(typed, business);
  // What has to be dialled within the country alone says nothing about the number.
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  return (row) => {
    if (searchedTexts(row).some((text) => squash(text).includes(wanted))) return true;
    if (digits.length < minDigits || number === '') return false;
    const found = normalisePhone(row.phone, business);
    return found === number || found.includes(digits);
  };
}

const minDigits = 4;

function searchedTexts({ reference, answers }: EnquiryRow): string[] {
  return [reference, ...answers.filter(({ kind }) => kind !== 'phone').map(({ value }) => value)];
}

function squash(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/[\s-]/g, '');
}
