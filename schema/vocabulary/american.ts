import { english, type Vocabulary } from './english.ts';

/** Words of the English texts that North Americans spell or call differently. */
const differing = {
  enquiry: 'inquiry',
  enquiries: 'inquiries',
  Enquiries: 'Inquiries',
  POA: 'Call for price',
  'Opening hours': 'Hours',
  'tick this': 'check this box',
  'on [phone]': 'at [phone]',
};

/** Returns texts at any depth with the words of a country. */
function adapt(texts: unknown, words: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(texts)) return texts.map((each) => adapt(each, words));
  if (typeof texts !== 'string')
    return Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, adapt(text, words)]));
  const escaped = Object.keys(words).map((word) => word.replace(/[[\]]/g, '\\$&'));
  return texts.replace(new RegExp(`\\b(?:${escaped.join('|')})(?!\\w)`, 'g'), (word) => words[word] ?? word);
}

export const american = adapt(english, {
  ...differing,
  postcode: 'ZIP code',
  'the registration': 'the license plate',
  'to [last]': 'through [last]',
}) as Vocabulary;

export const canadian = adapt(english, {
  ...differing,
  postcode: 'postal code',
  'the registration': 'the licence plate',
}) as Vocabulary;
