import { randomInt } from 'node:crypto';

/** No letter or digit that is mistaken for another, on paper or on the phone, and no vowels, so no words. */
const alphabet = '34679CDFGHJKMNPQRTVWXY';

/** What a visitor and the garage call an enquiry by: `K7QF3MPD`. */
export function createReference(): string {
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** A reference as somebody typed it, with spaces, hyphens or small letters, as it is stored. */
export function normaliseReference(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}
