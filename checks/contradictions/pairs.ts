import type { Declared } from './declared.ts';
import type { Quantity } from './numbers.ts';
import { quantitiesOf } from './quantities.ts';
import { type Reading, read, says } from './subjects.ts';
import type { Text } from './texts.ts';
import { pattern } from './words.ts';

/** A figure, and the part of a sentence with the name that it belongs to. */
export type Part = { quantity: Quantity; reading: Reading; text: Text };

/**
 * Returns the part of a sentence about one figure if each of its parts has a figure and a name of its own: `pads from
 * £80`, and not the discs of `Pads from £80, discs from £120`.
 */
export function partOf(quantity: Quantity, reading: Reading, text: Text, facts: readonly Declared[]): Part {
  const whole = { quantity, reading, text };
  const { vocabulary } = reading;
  const figures = quantitiesOf(reading).filter(({ dimension }) => dimension === quantity.dimension);
  const parts = splitAtFigures(reading, figures);
  // A token names its price by key, and the sentence may use another word: "gearbox {from:transmission-diagnostics}".
  const isByKey = text.tokens.some(({ name }) => name === 'from' || name === 'price');
  if (parts.length < 2 || isByKey) return whole;
  const readings = parts.map(({ text: words }) => read(words, vocabulary));
  const terms = new Set(facts.flatMap(({ own }) => own));
  const isNamed = (part: Reading) =>
    [...terms].some((term) => says(term, part) && readings.every((other) => other === part || !says(term, other)));
  const index = parts.findIndex(({ start, end }) => start <= quantity.start && quantity.end <= end);
  const [part, own] = [parts[index], readings[index]];
  if (!part || !own || !readings.every(isNamed)) return whole;
  const start = quantity.start - part.start;
  // Without the part before, a number may lack its unit: "Rochester 15".
  const bare = { ...quantity, start, end: quantity.end - part.start };
  const found = quantitiesOf(own).find((each) => each.start === start && each.dimension === quantity.dimension) ?? bare;
  // What the parts share stands in the first: "Brake pads from £80, discs from £120".
  const near = `${text.near} | ${reading.text}`;
  return { quantity: found, reading: own, text: { ...text, text: part.text, near } };
}

/** Splits a sentence at the first comma or "and" after each figure, or not at all if there is none between two. */
function splitAtFigures({ text, vocabulary }: Reading, quantities: readonly Quantity[]) {
  // A number without a unit has that of the one before: "A jump start within 1 hour, a tyre change within 2".
  const numbers = [...text.matchAll(/(?<=\p{L} )\d+(?=\W*$|, )/gu)]
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
    .filter(({ start, end }) => quantities.every((each) => end <= each.start || start >= each.end));
  const figures = [...quantities, ...numbers].sort((a, b) => a.start - b.start);
  const joints = [...text.matchAll(pattern(vocabulary.polarity.joint.source, 'gi'))].filter(
    ({ index, 0: words }) => !figures.some(({ start, end }) => index < end && index + words.length > start),
  );
  const parts: { text: string; start: number; end: number }[] = [];
  let start = 0;
  const close = (end: number) => parts.push({ text: text.slice(start, end), start, end });
  for (const [at, { end }] of figures.slice(0, -1).entries()) {
    const next = figures[at + 1]?.start ?? text.length;
    const joint = joints.find(({ index }) => index >= end && index < next);
    if (!joint) return [];
    close(joint.index);
    start = joint.index + joint[0].length;
  }
  close(text.length);
  return parts;
}
