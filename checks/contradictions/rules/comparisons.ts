import { formatKeyPath } from '../../../site/problem.ts';
import type { Declared } from '../declared.ts';
import type { Facts, Found } from '../facts.ts';
import { isNoStatement } from '../grammar.ts';
import { quantitiesOf } from '../quantities.ts';
import { read, says } from '../subjects.ts';
import { statementsIn, type Text } from '../texts.ts';

/** Finds two prices, or two distances, compared wrongly: "discs cost the same as pads". */
export function findComparisonsThatDiffer(dimension: 'money' | 'distance'): (facts: Facts) => Found[] {
  return (facts) =>
    facts.texts.flatMap((text) =>
      statementsIn(text, facts.vocabulary).flatMap(({ words }): Found[] => {
        const compared = wronglyCompared(words, text, dimension, facts);
        if (!compared) return [];
        const [one, other] = compared.map(({ path, value }) => `${formatKeyPath(path)} is "${value}"`);
        const message = `says "${words}", but ${one} and ${other}; change one of them`;
        return [{ path: text.path, declared: compared[0].path, said: words, message, confidence: 'certain' }];
      }),
    );
}

/** The two facts of a comparison that does not hold. */
function wronglyCompared(
  sentence: string,
  text: Text,
  dimension: 'money' | 'distance',
  facts: Facts,
): [Declared, Declared] | undefined {
  const { about, than } = facts.vocabulary.comparisons[dimension];
  if (!about.test(sentence)) return undefined;
  const kind = than.find(({ words }) => words.test(sentence));
  const match = kind?.words.exec(sentence);
  if (!kind || !match) return undefined;
  const { index } = match;
  const one = namedIn(sentence.slice(0, index), text, dimension, facts);
  const other = namedIn(sentence.slice(index + match[0].length), text, dimension, facts);
  if (!one || !other || one.path.join() === other.path.join() || Number.isNaN(one.low * other.low)) return undefined;
  const reading = read(sentence, facts.vocabulary);
  const before = ({ end }: { end: number }) => end <= index && index - end < 2;
  // "A major service is £100 more than an interim one".
  const by = quantitiesOf(reading).find((quantity) => quantity.dimension === dimension && before(quantity));
  const ratio = one.low / other.low;
  const holds = ratio >= kind.least - 0.01 && ratio <= kind.most + 0.01;
  const isTrue = holds && (!by || Math.abs(Math.abs(one.low - other.low) - by.low) < 0.5);
  return isTrue || isNoStatement(reading, index, facts.names, [...one.terms, ...other.terms])
    ? undefined
    : [one, other];
}

/** The fact that one side of a comparison names with the most words. */
function namedIn(
  side: string,
  { near, page }: Text,
  dimension: string,
  { declared, vocabulary }: Facts,
): Declared | undefined {
  const words = read(side, vocabulary);
  const around = read(`${side} | ${near} | ${page}`, vocabulary);
  return declared
    .filter(({ dimension: each, path: [table], own, terms }) => {
      const isNamed = own.every((term) => says(term, words)) && terms.every((term) => says(term, around));
      return each === dimension && table !== 'services' && isNamed;
    })
    .sort((a, b) => b.terms.length - a.terms.length)[0];
}
