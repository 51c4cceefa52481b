import { createRequire } from 'node:module';
import type tagger from 'compromise/two';
import { placesOf, type Reading, stemOf } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';
import { cached, pattern, wordsOf } from './words.ts';

type Word = { text: string; start: number; tags: ReadonlySet<string> };

const load = createRequire(import.meta.url);

/** The words of a sentence with their parts of speech. Few sentences need the tagger, so it loads on first use. */
const tagWords = cached(({ text: sentence }: Reading): Word[] => {
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

const has = (...tags: string[]) => {
  return (word: Word | undefined) => tags.some((tag) => word?.tags.has(tag));
};
const [isVerb, isNoun, isPronoun] = [has('Verb'), has('Noun'), has('Pronoun')];

/**
 * Whether the clause around a position states nothing about the business today: by its subject and verb it is past,
 * possible, or about someone else. `own` are the terms of what it is about.
 */
export function isNoStatement(
  reading: Reading,
  at: number,
  names: ReadonlySet<string>,
  own: readonly string[] = [],
  { isPastAllowed = false, end = at } = {},
): boolean {
  const { vocabulary } = reading;
  const { grammar } = vocabulary;
  const isName = (word: string) => names.has(stemOf(word, vocabulary));
  // A label of known words needs no tagger: `24/7 emergency support`.
  const isStrange = (word: string) =>
    grammar.others.has(word) || grammar.quantified.has(word) || !(grammar.labels.has(word) || isName(word));
  if (!wordsOf(reading.text).some((word) => !/\d/.test(word) && isStrange(word))) return false;
  const [from, to] = clauseAround(reading, at);
  const clause = reading.text.slice(from, to);
  // A school among its own words is the business itself.
  if (hasForeign(withOpening(reading, from, clause), vocabulary, isName)) return true;
  if (grammar.notOurs.test(reading.text.slice(at))) return true;
  if (grammar.neutral.size === 0) return false;
  const named = new Set(own.flatMap((term) => placesOf(term, reading)));
  const isKnown = ({ start, tags, text }: Word) =>
    named.has(start) ||
    (start >= at && start < end) ||
    tags.has('Date') ||
    text in vocabulary.coins ||
    grammar.kinds.has(text) ||
    (tags.has('FirstName')
      ? names.has(text.replace(/'s?$/, ''))
      : text.split(/[-–/]/).every((part) => /^\d/.test(part) || isName(part)));
  const words = tagWords(reading).filter(({ start }) => start >= from && start < to);
  const verbs = words.filter(isVerb);
  const [verb] = verbs;
  // "For £30 our check could save you a fail", in which the figure is not what is possible.
  const isPossible = ({ text, start }: Word) =>
    grammar.possible.has(text) && !words.some((word) => isNoun(word) && word.start > end && word.start < start);
  if (verbs.some(isPossible)) return true;
  const before = words.filter(({ start }) => start < (verb?.start ?? at));
  const subject = before.findLast(isNoun);
  if (
    verb &&
    !isPastAllowed &&
    subject &&
    (isPronoun(subject) ? isPast(verb, grammar.present) : grammar.past.has(verb.text))
  )
    return true;
  if (before.some(({ text }) => grammar.others.has(text))) return true;

  // "Most garages" owns whatever comes before the verb, or a clause without a verb.
  const ownClause = Math.max(...reading.ends.filter((end) => end < at), from);
  const until = verbs.find(({ start }) => start >= ownClause)?.start ?? at;
  const isOurNoun = ({ text, start }: Word) => grammar.ours.has(text) || named.has(start);
  const isOfOthers = ({ text, start }: Word, index: number) => {
    const noun = words
      .slice(index + 1, index + 5)
      .find((each) => (isNoun(each) && !grammar.ownPossessive.has(each.text)) || grammar.ours.has(each.text));
    // "Our 4.2-star average comes from": a noun of its own.
    const isAlone = isVerb(words[index + 1]);
    return start < until && grammar.generic.has(text) && !isAlone && !(noun && isOurNoun(noun));
  };
  if (words.some(isOfOthers)) return true;
  // "From a website with 3 stars".
  const isElsewhere = ({ text, start }: Word, index: number) => {
    const noun = words.slice(index + 2, index + 5).find(isNoun);
    const isIndefinite = grammar.indefinite.has(words[index + 1]?.text ?? '');
    return start < at && grammar.elsewhere.has(text) && isIndefinite && noun && !isKnown(noun);
  };
  if (words.some(isElsewhere)) return true;
  // "Every garage in Kent charges £60", "each workshop has its own hours: open until nine".
  const [first, second] = tagWords(reading);
  const areAll = grammar.quantified.has(first?.text ?? '') && grammar.business.has(second?.text ?? '');
  if (areAll && !vocabulary.here.test(reading.text.slice(0, to))) return true;
  // "A clinic in York takes over, and it charges £220".
  if (from > 0 && grammar.anaphor.has(before.find(({ text }) => !grammar.joining.has(text))?.text ?? ''))
    return isNoStatement(reading, from, names, own, { isPastAllowed, end });
  if (isPronoun(subject) && !subject?.tags.has('Possessive')) return false;
  const isSubject = verb ? isNoun : has('ProperNoun');
  // "New pads on one axle will set you back": what follows a subject with a preposition is none, but for a name.
  const isWithin = (word: Word, index: number) =>
    !has('ProperNoun')(word) &&
    before.slice(0, index).some((each) => isSubject(each)) &&
    before.slice(Math.max(0, index - 4), index).some(({ text }) => grammar.within.has(text));
  // "Our average is".
  const isOurs = ({ start }: Word, index: number) => {
    const possessive = before.slice(Math.max(index - 3, 0), index).find(({ text }) => grammar.ourPossessive.has(text));
    return possessive !== undefined && !/[,;:]/.test(reading.text.slice(possessive.start, start));
  };
  return before.some(
    (word, index) =>
      isSubject(word) &&
      !isPronoun(word) &&
      !grammar.ownPossessive.has(word.text) &&
      !isKnown(word) &&
      !isWithin(word, index) &&
      !isOurs(word, index),
  );
}

/** A clause after the words without a verb that open it: `elsewhere, discs can cost £300`. */
function withOpening(reading: Reading, from: number, clause: string): string {
  const before = [0, ...reading.ends].findLast((end) => end < from);
  if (from === 0 || before === undefined || reading.text[from] !== ',') return clause;
  const hasVerb = tagWords(reading).some((word) => isVerb(word) && word.start >= before && word.start < from);
  return hasVerb ? clause : reading.text.slice(before, from) + clause;
}

/** Whether a text names someone else, other than as a landmark or in a name of the business's own. */
export function hasForeign(text: string, { foreign, beside }: Vocabulary, isName = (_: string) => false): boolean {
  return [...text.matchAll(pattern(foreign.source, 'gi'))].some(
    ({ 0: word, index }) => !isName(word) && !beside.test(text.slice(0, index)),
  );
}

/** `We closed at six`, but not `closed at six` or `pads fitted for £80`. */
function isPast({ text, tags }: Word, present: ReadonlySet<string>): boolean {
  return tags.has('PastTense') && !tags.has('Passive') && !present.has(text);
}

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
