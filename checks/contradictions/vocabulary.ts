import { english } from './english.ts';

/** The words of a language. Another language brings a file of the same keys. */
export type Vocabulary = typeof english;

/** The words of a language tag; a language that brings none is checked by figures alone. */
export function vocabularyOf(language: string): Vocabulary {
  return language.startsWith('en') ? english : figuresAlone;
}

/** What can be read without words: amounts, percentages, metric units, times with a colon. */
const figuresAlone: Vocabulary = {
  ...silence(english),
  numbers: { '(?!)': 0 },
  times: { '(?!)': 0 },
  units: english.units.filter(({ metric }) => metric),
  clauses: /[.!?;:,]\s/i,
  contact: /^/,
};

/** The same keys with patterns that match nothing, and empty lists. */
function silence<Value>(value: Value): Value {
  if (value instanceof RegExp) return /(?!)/g as Value;
  if (value instanceof Set) return new Set() as Value;
  if (Array.isArray(value)) return [] as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, silence(item)])) as Value;
}
