import { joinTimes } from '../../schema/opening-times.ts';
import type { Site } from '../../schema/site.ts';
import { branchesOf } from '../../site/format-address.ts';
import { hoursShort } from '../../site/format-hours.ts';
import type { KeyPath } from '../../site/key-path.ts';
import { daysOf } from './declared-hours.ts';
import { hasFigure } from './quantities.ts';
import { distinctTerms, read, type Term, termsOf } from './subjects.ts';
import { statementsIn, type Text } from './texts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { cachedText, pattern } from './words.ts';

/** An answer to a yes-or-no question, such as whether prices include tax. */
type Answer = { stance: string; isTrue: boolean; said: string; at: number };

/** The definition's answer. `terms` name the service or price that it is about, if not about all. */
export type Stance = Pick<Answer, 'stance' | 'isTrue'> & { declared: KeyPath; value: string; terms: readonly Term[] };

/** Returns the answers that the clauses of a sentence give, by phrases and negations. */
export const answersIn = cachedText((text, vocabulary): Answer[] => {
  const { clauses } = read(text, vocabulary);
  const { not, until, yes, within } = vocabulary.polarity;
  const isDenial = (words: string) => not.exec(words)?.index === words.search(/\w/);
  const count = (words: string) => words.match(pattern(not.source, 'giu'))?.length ?? 0;
  return Object.entries(vocabulary.stances).flatMap(([stance, { is, isNot, either, unless, about }]) => {
    // Most texts say neither: a look at the whole text saves one at each clause.
    if (!is.test(text) && !isNot.test(text)) return [];
    if (about?.test(text) === false || either?.test(text)) return [];
    return clauses.flatMap(({ text: clause, start, end, isAsked }, index) => {
      // A question counts only with its answer: "Do I need an appointment? No, just walk in."
      const answer = clauses[index + 1]?.text ?? '';
      const isAgreed = !isAsked || yes.test(answer);
      if (unless?.test(text.slice(0, end)) || !(isAgreed || isDenial(answer))) return [];
      // A phrase may extend into the next clause: "a charge for those who park here".
      const rest = text.slice(start);
      const [longest] = [is, isNot]
        .flatMap((words) => {
          const match = words.exec(rest);
          return match && match.index < clause.length ? { words, place: match.index, said: match[0] } : [];
        })
        .sort((one, other) => other.said.length - one.said.length);
      if (!longest) return [];
      const { words, place, said } = longest;
      // Do not count a negation that belongs to the phrase: "No appointment".
      const own = Number(isDenial(said));
      // "We book nothing until you have an estimate" does not deny the estimate.
      const before = rest.slice(0, place).split(pattern(until.source, 'giu')).at(-1) ?? '';
      // "You won't need coins for our car park" denies the coins.
      const isGiven = within.test(before) && vocabulary.grammar.ourPossessive.has(said.split(' ')[0] ?? '');
      const negations = (isGiven ? 0 : count(before + said) - own) + Number(!isAgreed);
      const isTrue = (words === is) === (negations === 0);
      // "You don't have to book a month ahead" only denies the month, "no need to book six weeks ahead" the weeks.
      const following = clause.slice(place + said.length);
      const next = own > 0 ? (/^(?: \S+){2}/.exec(following)?.[0] ?? '') : following;
      const isAmount = negations + own > 0 && hasFigure(next.replace(vocabulary.slots.first, ''), vocabulary);
      return negations < 2 && !isAmount ? { stance, isTrue, said, at: start + place } : [];
    });
  });
});

/** Lists the definition's answers, each with the first text that gives it. Omits those that depend on the case. */
export function listStances(site: Site, texts: readonly Text[], vocabulary: Vocabulary): Stance[] {
  const found = new Map<string, Stance>();
  for (const [id, stance] of [...derivedStances(site), ...texts.flatMap((text) => stancesOf(text, site, vocabulary))]) {
    if (!found.has(id)) found.set(id, stance);
  }
  for (const [stance, { either }] of Object.entries(vocabulary.stances))
    if (either && texts.some(({ text }) => either.test(text))) found.delete(stance);
  const { periods, anyTimeByAppointment } = joinTimes(site.hours.regular);
  const arranged = periods.filter(({ byAppointment }) => byAppointment).length;
  // If only some hours are by appointment, the answer depends on the day.
  if ((anyTimeByAppointment || arranged > 0) && arranged < periods.length) found.delete('visits');
  return [...found.values()];
}

type Identified = [id: string, stance: Stance];

/** Returns the answers that follow from the opening hours, the address and the forms. */
function derivedStances(site: Site): Identified[] {
  const weeks = [site.hours, ...Object.values(site.departments ?? {})].flatMap(({ regular }) =>
    regular ? [regular] : [],
  );
  const [hasLunch = false, ...others] = weeks.map((week) => daysOf(week).some((day) => day.length > 1));
  const hours = { declared: ['hours', 'regular'], value: hoursShort(site), terms: [] };
  const address = { declared: ['business', 'address'], value: site.business.address.town, terms: [] };
  const forms = Object.entries(site.forms.forms).flatMap(([key, { type, submit }]) =>
    type === 'booking' ? [{ declared: ['forms', 'forms', key], value: submit, terms: [] }] : [],
  );
  const prices = Object.entries(site.prices).map(([key, { name }]) => ({
    declared: ['prices', key],
    value: name,
    terms: [],
  }));
  const isSame = others.every((other) => other === hasLunch);
  const isArranged = site.hours.regular.every(({ byAppointment }) => byAppointment);
  const stances: Stance[] = [
    ...(isSame ? [{ ...hours, stance: 'lunch', isTrue: hasLunch }] : []),
    ...prices.slice(0, 1).map((price) => ({ ...price, stance: 'published', isTrue: true })),
    ...(isArranged ? [{ ...hours, stance: 'visits', isTrue: true }] : []),
    ...forms.map((form) => ({ ...form, stance: 'online', isTrue: true })),
    { stance: 'email', isTrue: true, declared: ['business', 'email'], value: site.business.email, terms: [] },
    ...(branchesOf(site).length === 0 ? [{ ...address, stance: 'premises', isTrue: true }] : []),
  ];
  return stances.map((each) => [each.stance, each]);
}

/** Tables whose texts quote customers, or are about other places. */
const ignoredTables = 'testimonials helplines towns locations'.split(' ');

/** Returns the answers in a text. Those that may differ by item count only in the texts of a service or a price. */
function stancesOf({ path, text }: Text, site: Site, vocabulary: Vocabulary): Identified[] {
  const [table, key = ''] = path;
  if (ignoredTables.includes(String(table))) return [];
  const label = table === 'facts' ? `${String(key).replaceAll('-', ' ')}: ` : '';
  return statementsIn(label + text, vocabulary).flatMap(({ words, question }) =>
    answersIn(`${question} ${words}`.trim(), vocabulary).flatMap(({ stance, isTrue }): Identified[] => {
      const found = { stance, isTrue, declared: path, value: text };
      if (!vocabulary.stances[stance]?.isPerItem) return [[stance, { ...found, terms: [] }]];
      // Use only the texts of the entry itself: its sections may be about other services too.
      const terms = path.length === 3 ? termsOfItem(path, site, vocabulary) : [];
      return terms.length > 0 ? [[`${stance} ${key}`, { ...found, terms }]] : [];
    }),
  );
}

/** Returns the distinctive terms of the name of a service, or of a price and the services that have it. */
function termsOfItem([table, key = '']: KeyPath, site: Site, vocabulary: Vocabulary): readonly Term[] {
  const services = Object.values(site.services).filter(({ price }) => price === key);
  const named = table === 'services' ? [site.services[key]] : [site.prices[key], ...services];
  const names = named.flatMap((entry) => entry?.name ?? []).join(' ');
  const town = termsOf(site.business.address.town, vocabulary);
  return distinctTerms(names, vocabulary).filter((term) => !town.includes(term));
}
