import { createRequire } from 'node:module';
import type tagger from 'compromise/two';
import type { Reading } from './subjects.ts';
import { cached } from './words.ts';

/** A word of a sentence. */
export type Word = { text: string; start: number; tags: ReadonlySet<string> };

const load = createRequire(import.meta.url);

/** The words of a sentence with their parts of speech. Few sentences need the tagger, so it loads on first use. */
export const tagWords = cached(({ text: sentence }: Reading): Word[] => {
  const tag: typeof tagger = load('compromise/two');
  const sentences: { terms: { text: string; tags: string[]; offset: { start: number } }[] }[] = tag(sentence).json({
    offset: true,
    terms: { offset: true },
  });
  return sentences.flatMap(({ terms }) =>
    terms.map(({ text, tags, offset }, index) => {
      // The tagger splits "we'd" into two words, the second of them empty.
      const whole = text || (/[’']\w+$/.exec(terms[index - 1]?.text ?? '')?.[0] ?? '');
      return { text: whole.toLowerCase().replace('’', "'"), start: offset.start, tags: new Set(tags) };
    }),
  );
});

export const has = (...tags: string[]) => {
  return (word: Word | undefined) => tags.some((tag) => word?.tags.has(tag));
};
export const [isVerb, isNoun, isPronoun] = [has('Verb'), has('Noun'), has('Pronoun')];

/** The bounds of the clause around a position, extended over preceding clauses until there is a verb. */
export function clauseAround(reading: Reading, at: number): [from: number, to: number] {
  const ends = [0, ...reading.ends, reading.text.length];
  const last = Math.max(
    ends.findIndex((end) => end >= at && end > 0),
    1,
  );
  const to = ends[last] ?? 0;
  const verbs = reading.vocabulary.grammar.neutral.size > 0 ? tagWords(reading).filter(isVerb) : [];
  for (let first = last - 1; first > 0; first -= 1) {
    const from = ends[first] ?? 0;
    if (verbs.some(({ start }) => start >= from && start < to)) return [from, to];
  }
  return [0, to];
}
