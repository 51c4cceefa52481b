import { type Clause, read } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';
import { cachedText, meaningfulWords, pattern } from './words.ts';

/** What a clause says of the things that it names. `only` and `excepted` are about all others. */
type Polarity = 'affirmed' | 'denied' | 'only' | 'excepted' | 'unclear';

/**
 * One clause, or consecutive ones of which the last affirms or denies what they name: `Vans? Sorry, not our thing.`
 */
export type Span = { text: string; polarity: Polarity };

/** Returns the clauses that affirm what they name; a question by its answer: `Do you do tyres? Of course.` */
export function affirmedIn(text: string, vocabulary: Vocabulary): string[] {
  const { not, without, yes, visitor, topic, pronoun, reported } = vocabulary.polarity;
  const { clauses } = read(text, vocabulary);
  return clauses.flatMap(({ text: words, isAsked }, index) => {
    if ([not, without, reported].some((each) => each.test(words))) return [];
    const before = clauses[index - 1];
    // Replaces the pronoun by the topic of the question: "Tyres? We fit them here."
    if (!isAsked) return before?.isAsked ? words.replace(pronoun, before.text.replace(topic, '')) : words;
    const answer = clauses[index + 1]?.text ?? '';
    return yes.test(answer) && !not.test(answer) ? words.replace(visitor, 'we') : [];
  });
}

/** Maximum clauses of a span: `Springs, struts, shock absorbers? Sorry, not something we do.` */
const maxClauses = 5;

/** For each clause of denial, limitation or exception, returns the spans that end with it, shortest first. */
export const spansOf = cachedText((text, vocabulary): Span[][] => {
  const { clauses } = read(text, vocabulary);
  const { not, without, only, except } = vocabulary.polarity;
  return clauses.flatMap((clause, end) => {
    const { text: last, isAsked } = clause;
    const isMarked = [not, without, only, except, vocabulary.polarity.sentTo].some((words) => words.test(last));
    if (isAsked || !isMarked || isRestricted(text, clause, clauses[end + 1], vocabulary)) return [];
    // "We see rabbits and other small animals; for cattle you need a farm vet" denies nothing before the semicolon.
    const isApart = ({ end: at }: Clause) => text[at] === ';' && !vocabulary.polarity.elliptic.test(last);
    const first = clauses.slice(0, end).findLastIndex(isApart) + 1;
    const near = clauses.slice(Math.max(end + 1 - maxClauses, first), end + 1);
    const spans = near.map((_, index) => {
      const words = near.slice(near.length - 1 - index).map((clause) => clause.text);
      return { text: words.join(', '), polarity: polarityOf(words.join(', '), last, vocabulary) };
    });
    // A clause without a main verb needs the clause before: "Parking there costs money; parking here doesn't".
    return [vocabulary.polarity.elliptic.test(last) && spans.length > 1 ? spans.slice(1) : spans];
  });
});

/** Whether the next clause, without a comma, says in which case: `We don't vaccinate a dog while it has a temperature`. */
function isRestricted(text: string, { end }: Clause, next: Clause | undefined, { polarity }: Vocabulary): boolean {
  return next !== undefined && /^\s+$/.test(text.slice(end, next.start)) && polarity.restriction.test(next.text);
}

/** Returns what a span says of the things that it names. `last` is its last clause. */
function polarityOf(text: string, last: string, { polarity }: Vocabulary): Polarity {
  const { not, without, only, sole, except, all, neither, condition, reported, dated, joint } = polarity;
  if (condition.test(last) || [neither, reported, dated].some((words) => words.test(text))) return 'unclear';
  const isNegated = not.test(text.replace(without, ' ').replace(only, ' ')) || polarity.sentTo.test(text);
  if (only.test(text) && !(isNegated && sole.test(text))) return isNegated ? 'unclear' : 'only';
  if (except.test(text) && (all.test(text) || isNegated)) return isNegated ? 'only' : 'excepted';
  // A double negation is unclear: "There's nothing we don't do on brakes". Two statements may deny the same.
  const isDouble = (words: string) =>
    (words.match(pattern(not.source, 'giu'))?.length ?? 0) + Number(without.test(words.replace(not, ' '))) > 1;
  if (last.split(joint).some(isDouble)) return 'unclear';
  return isNegated || without.test(text) ? 'denied' : 'affirmed';
}

/** Cuts a span before its last subject: `since diesel went up we no longer come` → `we no longer come`. */
export function fromSubject({ text }: Span, vocabulary: Vocabulary): Span {
  const { subject, oneOf } = vocabulary.polarity;
  // "Tortoises are the one animal we don't see" denies nothing without its subject.
  const at = oneOf.test(text) ? 0 : ([...text.matchAll(pattern(subject.source, 'giu'))].at(-1)?.index ?? 0);
  const rest = text.slice(at);
  return { text: rest, polarity: polarityOf(rest, rest, vocabulary) };
}

/** Returns the meaningful words of a span, without names and words of its polarity. */
export function contentOf(text: string, vocabulary: Vocabulary, withoutNames = (rest: string) => rest): string[] {
  const { not, without, only, except, all, light } = vocabulary.polarity;
  const strip = (rest: string, words: RegExp) => rest.replace(pattern(words.source, 'giu'), ' ').replace(/\s+/g, ' ');
  // "Cleaning teeth isn't something we do" is about teeth.
  const [, deed = '', object = ''] = vocabulary.polarity.deed.exec(text) ?? [];
  const said = deed && !withoutNames(object).trim() ? text.replace(deed, '') : text;
  const rest = withoutNames([without, only, except].reduce(strip, said));
  return meaningfulWords([not, light, all].reduce(strip, rest), vocabulary);
}
