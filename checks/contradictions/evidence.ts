import { clauseAround, has, isNoun, isPronoun, isVerb, tagWords, type Word } from './grammar.ts';
import { placesOf, type Reading, stemOf } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';
import { pattern } from './words.ts';

/** A statement from `at` to `end`, in its clause from `from` to `to`. */
type Assertion = {
  reading: Reading;
  at: number;
  end: number;
  from: number;
  to: number;
  words: readonly Word[];
  verbs: readonly Word[];
  /** The words before its verb; `subject` is the last noun among them. */
  before: readonly Word[];
  subject: Word | undefined;
  /** Positions of the fact's terms; `isName` tells whether a word is part of a declared name. */
  named: ReadonlySet<number>;
  names: ReadonlySet<string>;
  isName: (word: string) => boolean;
};

type Options = {
  isPastAllowed?: boolean | undefined;
  end?: number;
  isAboutBusiness?: boolean | undefined;
  /** Whether "they" may be the animals or things that the business treats. */
  isAboutTreated?: boolean | undefined;
};

/**
 * Whether words are enough evidence for an error: the business states them about itself, as true today. `own` has the
 * terms of the fact in question. The clause must not
 *
 * - be about somebody else, or about all businesses of a kind,
 * - report what somebody asked or said, or state what might be or was,
 * - have a subject other than the business or something that it declares.
 */
export function isAsserted(
  reading: Reading,
  at: number,
  names: ReadonlySet<string>,
  own: readonly string[] = [],
  { isPastAllowed = false, end = at, isAboutBusiness = false, isAboutTreated = false }: Options = {},
): boolean {
  const { vocabulary } = reading;
  const { grammar } = vocabulary;
  const isName = (word: string) => names.has(stemOf(word, vocabulary));
  const [from, to] = clauseAround(reading, at);
  // In "we share your details with partners", words after the verb do not make it about others.
  // "He'll be awake for his scaling" is about a patient.
  const isOwnName = (word: string) => isName(word) || (isAboutTreated && grammar.others.has(word.toLowerCase()));
  const isForeign = (until: number) =>
    hasForeign(reading.text.slice(openingOf(reading, from), until), vocabulary, isOwnName);
  if (isForeign(isAboutBusiness ? at : to)) {
    // "We lock up at one and go to the football"
    const next = tagWords(reading).find(({ text, start }) => start > end && grammar.joining.has(text))?.start;
    if (next === undefined || next >= to || isForeign(next)) return false;
  }
  if (grammar.notOurs.test(reading.text.slice(at))) return false;
  // Without words of grammar, nothing more can be determined.
  if (grammar.neutral.size === 0) return true;
  const named = new Set(own.flatMap((term) => placesOf(term, reading)));
  const words = tagWords(reading).filter(({ start }) => start >= from && start < to);
  // Words of the fact are not verbs, although the tagger may say so: "a tuning", "probate fees".
  const verbs = words.filter((word) => isVerb(word) && (has('PastTense')(word) || !named.has(word.start)));
  // In "the factors we use shut at five", the pronoun begins a relative clause.
  const first = verbs.length > 1 ? (verbs[0]?.start ?? 0) : 0;
  const relative = words.find((word, index) => isPronoun(word) && word.start < first && isNoun(words[index - 1]));
  const before = words.filter(({ start }) => start < (relative ?? verbs[0] ?? { start: at }).start);
  const subject = before.findLast(isNoun);
  const assertion = { reading, at, end, from, to, words, verbs, before, subject, named, names, isName };
  if (isPossible(assertion) || isReported(assertion) || (!isPastAllowed && isPast(assertion))) return false;
  if (describesAnother(assertion) || (relative && grammar.business.has(subject?.text ?? ''))) return false;
  if (isAboutOthers(assertion, isAboutTreated) || isAboutAll(assertion)) return false;
  // For a pronoun or no subject, check the clause before: "A clinic in York takes over, and it charges £220".
  const subjectWord = before.find(({ text }) => !grammar.joining.has(text))?.text;
  const isAnaphor = subjectWord === undefined ? before.length > 0 : grammar.anaphor.has(subjectWord);
  if (from > 0 && isAnaphor) return isAsserted(reading, from, names, own, { isPastAllowed, end, isAboutBusiness });
  return isAboutBusiness || isOurs(assertion);
}

/** Returns the start of a clause, including an introduction without a verb: `elsewhere, discs can cost £300`. */
function openingOf(reading: Reading, from: number): number {
  const before = reading.clauses.findLast(({ start }) => start < from)?.start;
  return tagWords(reading).some((word) => isVerb(word) && word.start < from) ? from : (before ?? from);
}

/**
 * Whether the figure is hypothetical: `If pads cost £200`, but not `for £30 our check could save you a fail`.
 */
function isPossible({ reading, at, end, words, verbs }: Assertion): boolean {
  const { hours, grammar, polarity } = reading.vocabulary;
  const { possible, polite, supposed } = grammar;
  // A condition counts only in the figure's own clause.
  const own = reading.text.slice(reading.clauses.findLast(({ start }) => start <= at)?.start, at);
  if (hours.conditional.test(own) && !polarity.subject.test(own)) return true;
  const isBetween = (verb: Word) => words.some((word) => word.start > end && word.start < verb.start);
  // "The labour you'd have to pay for" says what is so.
  const isDuty = (verb: Word) => grammar.duty.has(words[words.indexOf(verb) + 1]?.text ?? '');
  // Polite, not hypothetical: "We would only give her a booster every third year".
  const isPolite = (verb: Word) => {
    const at = words.indexOf(verb);
    // In "we'd promised", it is "had".
    const isHad = verb.text === "'d" && has('PastTense')(words[at + 1]);
    return polite.has(words[at - 1]?.text.replace(/'d$/, '') ?? '') && !isHad && !supposed.test(reading.text);
  };
  return verbs.some((verb) => possible.has(verb.text) && !isBetween(verb) && !isDuty(verb) && !isPolite(verb));
}

/** Whether somebody else said it: `I was told that pads are £300`, or words in quotation marks. */
function isReported({ reading, at, from }: Assertion): boolean {
  const isQuoted = /(?:^|[\s(])(?:["“][^"”]*|['‘](?!til)[^'’]*)$/.test(reading.text.slice(0, at));
  return isQuoted || reading.vocabulary.polarity.reported.test(reading.text.slice(from, at));
}

/** Whether it is about the past: `In 2004 it was £99`, `we closed at six`, but not `pads fitted for £80`. */
function isPast({ reading, from, to, verbs: [verb], subject }: Assertion): boolean {
  const { past, present } = reading.vocabulary.grammar;
  if (reading.vocabulary.polarity.dated.test(reading.text.slice(from, to))) return true;
  if (!verb) return false;
  if (!isPronoun(subject)) return past.has(verb.text);
  return has('PastTense')(verb) && !present.has(verb.text);
}

/** Whether it describes another thing, in a relative clause: `the garage that shuts at one`. */
function describesAnother({ reading, at, from, isName }: Assertion): boolean {
  const { grammar } = reading.vocabulary;
  const words = tagWords(reading).filter(({ start }) => start < at);
  const pronoun = words.findLastIndex(
    (word, index) =>
      word.start >= from &&
      grammar.relative.has(word.text) &&
      isNoun(words[index - 1]) &&
      // "Collect them that evening"
      !(isPronoun(words[index - 1]) && isNoun(words[index + 1])),
  );
  const head = words[pronoun - 1];
  if (!head) return false;
  // "We've a ramp that takes five tonnes"
  const isOwned = grammar.owned.test(reading.text.slice(from, words[pronoun]?.start));
  return grammar.business.has(head.text) || !(isOwned || isName(head.text));
}

/** Whether somebody else is named before the verb: `they charge`, `most garages`. */
function isAboutOthers(
  { reading, at, end, from, words, verbs, before, named }: Assertion,
  isAboutTreated: boolean,
): boolean {
  const { here, grammar } = reading.vocabulary;
  const { others, generic, ours, contrast } = grammar;
  // In "we scale their teeth", the business acts.
  const isByUs = isPronoun(before[0]) && here.test(before[0]?.text ?? '');
  if (!isAboutTreated && !isByUs && before.some(({ text }) => others.has(text))) return true;
  // "Most garages" applies to everything before the verb, or to a clause without one.
  const ownClause = Math.max(reading.clauses.findLast(({ start }) => start <= at)?.start ?? 0, from);
  const until = verbs.find(({ start }) => start >= ownClause)?.start ?? at;
  return words.some(({ text, start }, index) => {
    if (start >= until || (start >= at && start < end) || !generic.has(text)) return false;
    // A noun follows, no verb, figure or article: "our 4.2-star average comes from", "our reviews average a proud 4.2".
    if (has('Verb', 'Value', 'Determiner')(words[index + 1])) return false;
    if (contrast.has(words[index - 1]?.text ?? '') || grammar.ourPossessive.has(words[index - 1]?.text ?? ''))
      return false;
    const noun = words.slice(index + 1, index + 5).find(isNoun);
    return !noun || !(ours.has(noun.text) || named.has(noun.start));
  });
}

/** Whether it is about all businesses of a kind: `Every garage in Kent charges £60`. */
function isAboutAll({ reading }: Assertion): boolean {
  const { quantified, business } = reading.vocabulary.grammar;
  const [first, second] = tagWords(reading);
  return quantified.has(first?.text ?? '') && business.has(second?.text ?? '');
}

/** Whether the subject is the business, or consists of words that it declares. */
function isOurs({ reading, at, end, from, words, verbs, before, subject, named, names, isName }: Assertion): boolean {
  const { grammar } = reading.vocabulary;
  // Another organisation is involved: "Registered with the Office".
  const isParty = (word: Word) =>
    !has('Date')(word) &&
    /^\p{Lu}[^\d]+$/u.test(reading.text.slice(word.start, word.start + word.text.length)) &&
    grammar.through.test(reading.text.slice(from, word.start)) &&
    !names.has(stemOf(word.text, reading.vocabulary));
  if (words.some(isParty)) return false;
  if (isPronoun(subject)) return true;
  const isKnown = (word: Word) =>
    named.has(word.start) ||
    (word.start >= at && word.start < end) ||
    has('Date')(word) ||
    grammar.kinds.has(word.text) ||
    (has('FirstName')(word) ? names.has(word.text.replace(/'s?$/, '')) : word.text.split(/[-–/]/).every(isName));
  const isSubject = verbs.length > 0 ? isNoun : has('ProperNoun');
  // A noun after a preposition belongs to the subject before it, unless it is a name: "New pads on one axle".
  const isWithin = (word: Word, index: number) =>
    !has('ProperNoun')(word) &&
    before.slice(0, index).some((each) => isSubject(each)) &&
    before.slice(Math.max(0, index - 4), index).some(({ text }) => grammar.within.has(text));
  // A possessive makes a noun ours, unless it is a person: "Our average is 4.2", but not "My dentist charges £90".
  const isPossessed = (word: Word, index: number) =>
    !has('Actor')(word) &&
    before.slice(Math.max(index - 3, 0), index).some(({ text }) => grammar.ourPossessive.has(text));
  return before.every(
    (word, index) =>
      !isSubject(word) ||
      isPronoun(word) ||
      grammar.ownPossessive.has(word.text) ||
      isKnown(word) ||
      isWithin(word, index) ||
      isPossessed(word, index),
  );
}

/** Whether a text names someone else, other than as a landmark or in a declared name. */
export function hasForeign(text: string, { foreign, beside }: Vocabulary, isName = (_: string) => false): boolean {
  return [...text.matchAll(pattern(foreign.source, 'giu'))].some(
    ({ 0: word, index }) => !isName(word) && !beside.test(text.slice(0, index)),
  );
}
