import type { Dimension } from '../../../schema/vocabulary/finder/dimension.ts';
import { agrees } from '../agreement.ts';
import type { Declared } from '../declared.ts';
import { isAsserted } from '../evidence.ts';
import type { Facts } from '../facts.ts';
import { clauseAround } from '../grammar.ts';
import type { Quantity } from '../quantity.ts';
import type { Reading } from '../subjects.ts';
import type { Text } from '../texts.ts';

/** Entries that are not about the business: forms, and what is sent to visitors and staff. */
const otherEntries = ['forms', 'mail', 'desk', 'office'];

/** Dimensions in which a figure seldom is about anything at all: not counts, times of the day and years. */
const dimensions = new Set<Dimension>(['money', 'distance', 'length', 'mass', 'percent', 'duration', 'rating']);

/** Whether a figure is about the business, and agrees with nothing that is declared. */
export function isUnmatched(quantity: Quantity, reading: Reading, { path: [entry] }: Text, facts: Facts): boolean {
  const { vocabulary, names } = facts;
  const { dimension, start, end } = quantity;
  if (vocabulary.isSilent || !dimensions.has(dimension) || otherEntries.includes(String(entry))) return false;
  const alike = facts.declared.filter((fact) => fact.dimension === dimension);
  if (alike.some((fact) => agrees(quantity, fact, reading))) return false;
  const isHere = vocabulary.here.test(reading.text.slice(...clauseAround(reading, start)));
  return isComparable(quantity, reading, alike, facts) && isHere && isAsserted(reading, start, names, [], { end });
}

/** Whether a figure could be a fact of the business at all. */
function isComparable(
  { dimension, low, text, end }: Quantity,
  reading: Reading,
  alike: readonly Declared[],
  { vocabulary }: Facts,
): boolean {
  const after = reading.text.slice(end);
  if (dimension === 'money') return low > 0;
  // "Two days a week" has one span of time.
  if (dimension === 'duration') return !vocabulary.one.test(text);
  // A car lasts thousands of miles, and the way from one place to another is no distance from here.
  const isElsewhere = vocabulary.onwards.test(after) || vocabulary.andBack.test(reading.text);
  return dimension !== 'distance' || (alike.some(({ high }) => low < high * 9) && !isElsewhere);
}
