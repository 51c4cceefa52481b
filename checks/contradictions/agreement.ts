import type { Declared } from './declared.ts';
import type { Quantity } from './quantities.ts';
import type { Reading } from './subjects.ts';

/** Whether a figure of a sentence is compatible with the declared one. */
export function agrees(said: Quantity, declared: Declared, reading: Reading): boolean {
  const tolerance =
    declared.dimension === 'year' ? 0 : said.bound === 'about' ? 0.2 : declared.dimension === 'distance' ? 0.12 : 0.007;
  const equal = (a: number, b: number) => Math.abs(a - b) <= Math.max(Math.abs(b) * tolerance, 1e-6);
  const values = [declared.low, declared.high, ...(declared.allowed ?? [])];
  // "More than twenty years" is true of 25, and "under half a mile" of 0.3.
  if (
    said.bound === 'over' &&
    declared.dimension !== 'money' &&
    said.low <= declared.high &&
    said.low >= declared.low * 0.6
  )
    return true;
  // "Less than 2mm is illegal" says where the limit is.
  const isLimit = declared.frame === reading.vocabulary.frames.depth;
  if (said.bound === 'under' && !isLimit && said.low >= declared.low && said.low <= declared.high * 2) return true;
  if (declared.dimension === 'duration' && declared.allowed) {
    const [passed = 0] = declared.allowed;
    return said.low >= declared.low * 0.99 && said.low <= passed * 1.001;
  }
  if (declared.dimension === 'money' && declared.isLowest && said.low > declared.low && !isStarting(said, reading))
    return true;
  // A fixed price is not a range.
  if (declared.dimension === 'money' && !declared.isLowest && said.high > said.low) return false;
  const single = values.some((value) => equal(said.low, value) || equal(said.high, value));
  const within = declared.high > declared.low && said.low >= declared.low && said.high <= declared.high;
  return single || within;
}

/** Whether an amount is stated as the price, or the lowest price, rather than the bill of one job: "came to £240". */
function isStarting({ bound, start, text: amount }: Quantity, { text, vocabulary }: Reading): boolean {
  if (bound === 'from' || bound === 'over') return true;
  const before = text.slice(0, start);
  return vocabulary.priced.test(before) || /[:,–—-]\s*$/.test(before) || text.length - amount.length < 40;
}

/** Whether two figures are of similar size: one ten times as high has another topic, unless a concept names it. */
export function isOfOneSize({ low, dimension }: Quantity, { low: declared, own }: Declared): boolean {
  if (
    low === 0 ||
    declared === 0 ||
    Number.isNaN(declared) ||
    dimension === 'year' ||
    own.some((term) => term.startsWith('~'))
  )
    return true;
  return low < declared * 9 && low > declared / 9;
}
