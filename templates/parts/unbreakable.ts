const phoneNumber = /\+?\(?\d[\d()/ -]{6,}\d/;
/** Hyphenated short words, and times with their days: 12-month, Mon-Fri, Mon-Fri 8:00-18:00, 14:00 – 18:30. */
const compound = /\b(?:[A-Z][\w-]{1,6} (?=\d+:))?[\w:]{1,6}(?:(?:[-–]|(?<=\d) – (?=\d))[\w:]{1,6})+\b/;
/** A number and its unit, or a range of them: 20 miles, 9 am-5 pm, 8 AM-12 PM, 8 000 €. */
const quantity =
  /(?<![\p{L}\d./:-])\p{Sc}?\d[\d.,]*(?: \d{3}\b)*\+? (?:(?:\p{Ll}+|[AP]M)(?:-\d[\d.:]* (?:\p{Ll}+|[AP]M))?|\p{Sc})(?![\p{L}-])/u;
/** A word with punctuation after a space, as in French: Pourquoi ? */
const apart = /(?<!\S)[^\s;:!?»]+ [;:!?»]/;
/**
 * Includes an opening bracket, which should not end a line, and following punctuation, which should not begin one.
 */
const unbreakable = new RegExp(
  `(\\(?(?:${phoneNumber.source}|${compound.source}|${quantity.source}|${apart.source})[.,;:!?)]*)`,
  'u',
);

/** Splits a text into breakable parts, at even indexes, and unbreakable ones. */
export const splitUnbreakable = (text: string): string[] => text.split(unbreakable);
