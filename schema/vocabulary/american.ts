import { english, type Vocabulary } from './english.ts';

/** Words of the English texts that American English spells or calls differently. */
const differing: Readonly<Record<string, string>> = {
  enquiry: 'inquiry',
  enquiries: 'inquiries',
  Enquiries: 'Inquiries',
  POA: 'Call for price',
  postcode: 'ZIP code',
  'Opening hours': 'Hours',
  'the registration': 'the license plate',
  'tick this': 'check this box',
  'on [phone]': 'at [phone]',
  'to [last]': 'through [last]',
};

const escaped = Object.keys(differing).map((words) => words.replace(/[[\]]/g, '\\$&'));
const british = new RegExp(`\\b(?:${escaped.join('|')})(?!\\w)`, 'g');

/** Returns texts at any depth in American English. */
function toAmerican(texts: unknown): unknown {
  if (typeof texts === 'string') return texts.replace(british, (word) => differing[word] ?? word);
  if (Array.isArray(texts)) return texts.map(toAmerican);
  return Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, toAmerican(text)]));
}

export const american = toAmerican(english) as Vocabulary;
