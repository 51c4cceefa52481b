import { createRequire } from 'node:module';
import type tagger from 'compromise/two';
import { memo } from '../../schema/memo.ts';
import type { Clause, Reading } from './subjects.ts';

export type Word = { text: string; start: number; tags: ReadonlySet<string> };

const load = createRequire(import.meta.url);

/** Returns the words of a sentence with their parts of speech. Loads the tagger on first use: few sentences need it. */
export const tagWords = memo(({ text: sentence, vocabulary }: Reading): Word[] => {
  const tag: typeof tagger = load('compromise/two');
  const sentences: { terms: { text: string; tags: string[]; offset: { start: number } }[] }[] = tag(sentence).json({
    offset: true,
    terms: { offset: true },
  });
  return sentences.flatMap(({ terms }) =>
    terms.map(({ text, tags, offset }, index) => {
      // The tagger splits "we'd" into two words, of which the second is empty.
      const whole = text || (/[’']\w+$/.exec(terms[index - 1]?.text ?? '')?.[0] ?? '');
      const word = whole.toLowerCase().replace('’', "'");
      const isUntagged = vocabulary.grammar.verbs.has(word) && sentence[offset.start + word.length] === ' ';
      return { text: word, start: offset.start, tags: new Set(isUntagged ? ['Verb'] : tags) };
    }),
  );
}, new WeakMap());

export const has = (...tags: string[]) => {
  return (word: Word | undefined) => tags.some((tag) => word?.tags.has(tag));
};
export const isVerb = has('Verb');
export const isNoun = has('Noun');
export const isPronoun = has('Pronoun');

/** Returns the bounds of the clause at a position, extended backwards until it has a subject and a verb. */
export function clauseAround(reading: Reading, at: number): [from: number, to: number] {
  const { clauses, text, vocabulary } = reading;
  const words = vocabulary.grammar.neutral.size > 0 ? tagWords(reading) : [];
  // A clause may interrupt another: "The emergency line, 0800 111 999, is answered day and night".
  const isContinued = (word?: Word) =>
    has('Copula', 'Modal', 'PastTense')(word) || (has('PresentTense')(word) && /s$/.test(word?.text ?? ''));
  const ownIn = (start: number, end: number) => words.filter((word) => word.start >= start && word.start < end);
  const continues = ({ start, end }: Clause) =>
    isContinued(ownIn(start, end).find((word) => !has('Value', 'Conjunction', 'Adverb', 'Negative')(word)));
  const around = clauses.findIndex(({ end }) => end >= at);
  const next = clauses[around + 1];
  const last = next && continues(next) ? around + 1 : around;
  const to = clauses[last]?.end ?? text.length;
  const first = clauses
    .slice(1, last + 1)
    .findLast((clause) => ownIn(clause.start, to).some(isVerb) && !continues({ ...clause, end: to }));
  return [first ? (clauses[clauses.indexOf(first) - 1]?.end ?? 0) : 0, to];
}
