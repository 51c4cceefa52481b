/**
 * Characters that nobody types and that deceive whoever reads them later: control characters but tab and line
 * break, marks that turn the direction of writing, and halves of a character.
 */
const unwanted = /(?![\t\n])\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/gu;

/** Most of what is typed, in English at least: nothing in it needs a closer look. */
const plain = /^[\x20-\x7e\n]*$/;

/** Text of several lines, with line breaks of one kind. */
export function cleanText(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(unwanted, '')
    .normalize('NFC');
}

/** Text of one line: a line break in it can only be an accident, or an attempt at a mail header. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]+/g, ' ');
}
