import { createRequire } from 'node:module';
import type tagger from 'compromise/two';
import { placesOf, type Reading, stemOf } from './subjects.ts';
import { pattern, wordsOf } from './words.ts';

/** Why a clause states nothing about the business today: it is past, possible, or about someone else. */
type Objection = 'past' | 'possible' | 'other';

type Word = { text: string; start: number; tags: ReadonlySet<string> };

const load = createRequire(import.meta.url);
const tagged = new WeakMap<Reading, Word[]>();

/** The words of a sentence with their parts of speech. Few sentences need the tagger, so it loads on first use. */
function tagWords(reading: Reading): Word[] {
  const known = tagged.get(reading);
  if (known) return known;
  const tag: typeof tagger = load('compromise/two');
  const sentences: { terms: { text: string; tags: string[]; offset: { start: number } }[] }[] = tag(reading.text).json({
    offset: true,
    terms: { offset: true },
  });
  const words = sentences.flatMap(({ terms }) =>
    terms.map(({ text, tags, offset }, index) => {
      // The tagger splits "we'd" into two words, the second of them empty.
      const whole = text || (/[’']\w+$/.exec(terms[index - 1]?.text ?? '')?.[0] ?? '');
      return { text: whole.toLowerCase(), start: offset.start, tags: new Set(tags) };
    }),
  );
  tagged.set(reading, words);
  return words;
}

/** Finds why the clause around a position is not a statement about the business, by its subject and verb. */
export function objectionTo(
  reading: Reading,
  at: number,
  names: ReadonlySet<string>,
  own: readonly string[] = [],
  { isPastAllowed = false, areKinds = false } = {},
): Objection | undefined {
  const { grammar, foreign, hypothetical } = reading.vocabulary;
  // A label of known words is a statement and needs no tagger: `24/7 emergency support`.
  if (
    wordsOf(reading.text).every(
      (word) =>
        /\d/.test(word) ||
        grammar.labels.has(word) ||
        (names.has(stemOf(word, reading.vocabulary)) && !grammar.others.test(word) && !grammar.quantified.test(word)),
    )
  )
    return undefined;
  const [begin, to] = clauseAround(reading, at);
  const subordinate =
    grammar.main.exec(reading.text.slice(begin, to).replace(/^[\s,;:–-]+/, (gap) => ' '.repeat(gap.length)))?.[0]
      .length ?? 0;
  const from = begin + subordinate <= at ? begin + subordinate : begin;
  const clause = reading.text.slice(from, to).replace(/^[\s,;:–-]+/, '');
  // A school among its own words is the business itself.
  const isForeign = ([word]: RegExpExecArray) => !names.has(stemOf(word, reading.vocabulary));
  if ([...clause.matchAll(pattern(foreign.source, 'gi'))].some(isForeign)) return 'other';
  if (grammar.notOurs.test(reading.text.slice(at))) return 'other';
  if (hypothetical.test(clause)) return 'possible';
  if (grammar.neutral.size === 0) return undefined;
  const named = new Set(own.flatMap((term) => placesOf(term, reading)));
  const known = (word: Word) =>
    named.has(word.start) ||
    word.tags.has('Date') ||
    word.text in reading.vocabulary.coins ||
    word.text.split(/[-–/]/).every((part) => names.has(stemOf(part, reading.vocabulary)));
  const words = tagWords(reading).filter(({ start }) => start >= from && start < to);
  const verbs = words.filter(isVerb);
  const [verb] = verbs;
  const isPossible = ({ text }: Word, index: number) =>
    grammar.possible.test(text) && !grammar.polite.test(verbs[index + 1]?.text ?? '');
  if (verbs.some(isPossible)) return 'possible';
  const before = words.filter(({ start }) => start < (verb?.start ?? at));
  const last = before.findLast(({ tags }) => tags.has('Noun'));
  if (verb && !isPastAllowed && isPast(verb, last, grammar)) return 'past';
  const isNoun = ({ tags }: Word) => tags.has('Noun');
  const isOthers = (word: Word, index: number) => {
    if (!grammar.generic.test(word.text)) return false;
    const noun = words.slice(index + 1, index + 5).find((each) => isNoun(each) || grammar.ours.test(each.text));
    return !noun || !(grammar.ours.test(noun.text) || named.has(noun.start));
  };
  // "Most garages" owns whatever comes before the verb, or a clause without a verb.
  const ownClause = Math.max(...reading.ends.filter((end) => end < at), from);
  const until = verbs.find(({ start }) => start >= ownClause)?.start ?? at;
  if (words.some((word, index) => word.start < until && isOthers(word, index))) return 'other';
  if (words.some((word, index) => word.start < at && isElsewhere(words.slice(index, index + 5), grammar, known)))
    return 'other';
  if (before.some(({ text }) => grammar.others.test(text))) return 'other';
  const isKind = (word: Word, index: number) =>
    own.includes(stemOf(word.text, reading.vocabulary)) && isAnotherKind(words[index - 1], grammar.kinds, known);
  if (areKinds && words.some(isKind)) return 'other';
  // "Every garage in Kent charges £60", "each workshop has its own hours: open until nine".
  const [first, second] = tagWords(reading).map(({ text }) => text);
  const areAll = grammar.quantified.test(first ?? '') && grammar.business.test(second ?? '');
  if (areAll && !reading.vocabulary.here.test(reading.text.slice(0, to))) return 'other';
  if (grammar.quantified.test(words[0]?.text ?? '')) return undefined;
  // "A clinic in York takes over, and it charges £220".
  if (begin > 0 && grammar.anaphor.test(before.find(({ text }) => !grammar.joining.test(text))?.text ?? ''))
    return objectionTo(reading, begin, names, own, { isPastAllowed, areKinds });
  if (last?.tags.has('Pronoun') && !last.tags.has('Possessive')) return undefined;
  const nouns = before.filter(
    ({ text, tags }) =>
      tags.has(verb ? 'Noun' : 'ProperNoun') && !grammar.ownPossessive.test(text) && !tags.has('Pronoun'),
  );
  const strange = nouns.filter((word) => !known(word));
  return strange.length === 0 ? undefined : 'other';
}

/** `Racing pads` are not the pads of the price table. */
function isAnotherKind(word: Word | undefined, kinds: ReadonlySet<string>, known: (word: Word) => boolean): boolean {
  return (
    word !== undefined &&
    ['Noun', 'Adjective', 'Gerund'].some((tag) => word.tags.has(tag)) &&
    !['Pronoun', 'Possessive', 'Determiner'].some((tag) => word.tags.has(tag)) &&
    !kinds.has(word.text) &&
    !known(word)
  );
}

/** `From a website with 3 stars`. */
function isElsewhere(
  [preposition, determiner, ...rest]: readonly Word[],
  { elsewhere, indefinite }: Reading['vocabulary']['grammar'],
  known: (word: Word) => boolean,
): boolean {
  const noun = rest.find(({ tags }) => tags.has('Noun'));
  return (
    elsewhere.test(preposition?.text ?? '') &&
    indefinite.test(determiner?.text ?? '') &&
    noun !== undefined &&
    !known(noun)
  );
}

function isVerb({ tags }: Word): boolean {
  return tags.has('Verb');
}

/** `The garage closed at six`, but not `closed at six` or `pads fitted for £80`. */
function isPast(
  { text, tags }: Word,
  subject: Word | undefined,
  { past, present }: Reading['vocabulary']['grammar'],
): boolean {
  return (
    past.test(text) ||
    (tags.has('PastTense') && !tags.has('Passive') && !present.test(text) && subject?.tags.has('Pronoun') === true)
  );
}

/** The bounds of the clause around a position, extended over preceding clauses until there is a verb. */
function clauseAround(reading: Reading, at: number): [from: number, to: number] {
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
