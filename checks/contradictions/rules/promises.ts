import { hoursShort } from '../../../site/format-hours.ts';
import type { KeyPath } from '../../../site/key-path.ts';
import { countOf } from '../../../site/problem.ts';
import { daysOf, isRoundTheClock } from '../declared-hours.ts';
import type { Facts, Found } from '../facts.ts';
import { readQuantities } from '../quantities.ts';
import { termsOf } from '../subjects.ts';

/** Finds promises such as "within two hours" that no neighbouring sentence limits to opening hours. */
export function findPromisesOutsideHours({ site, texts, vocabulary }: Facts): Found[] {
  const { promise, whileOpen } = vocabulary.hours;
  if (daysOf(site.hours.regular).every(isRoundTheClock)) return [];
  const entryOf = (path: KeyPath) => path.slice(0, -1).join('/');
  const conditioned = new Set(texts.filter(({ text }) => whileOpen.test(text)).map(({ path }) => entryOf(path)));
  return texts.flatMap(({ path, text, tokens }): Found[] => {
    const words = promise.exec(text)?.[0];
    const fact = tokens.find(({ name, source }) => name === 'fact' && source);
    const isResponse = termsOf(String(fact?.id).replaceAll('-', ' '), vocabulary).includes('~response');
    // Mails state the actual time, as does the receipt if there is a response time.
    const isNamed = path[0] === 'mail' || (path.includes('success') && site.mail.respondWithin !== undefined);
    if (!words || !isResponse || !fact?.source || isNamed || conditioned.has(entryOf(path))) return [];
    const message = `promises "${words}", but the opening hours are ${hoursShort(site)}; say that it holds while you are open`;
    return [{ path, declared: fact.source, said: words, message }];
  });
}

/** Finds a confirmation that promises an answer at another time than the mails: "within 2 hours", but 3 hours. */
export function findPromisesUnlikeMails({ site, texts, vocabulary }: Facts): Found[] {
  const { respondWithin } = site.mail;
  if (typeof respondWithin !== 'number') return [];
  return texts.flatMap(({ path, text, tokens }): Found[] => {
    // A figure without a token is compared with every declared one elsewhere.
    const isOfFact = path.includes('success') && tokens.some(({ name }) => name === 'fact');
    const [words = ''] = (isOfFact && vocabulary.hours.promise.exec(text)) || [];
    const [promised] = readQuantities(words, vocabulary).filter(({ dimension }) => dimension === 'duration');
    if (!promised || Math.round(promised.low * 60) === respondWithin) return [];
    const within = respondWithin % 60 === 0 ? countOf(respondWithin / 60, 'hour') : countOf(respondWithin, 'minute');
    const message = `promises "${words}", but mail.respondWithin is ${within}; write the same in both`;
    return [{ path, declared: ['mail', 'respondWithin'], said: words, message, confidence: 'certain' }];
  });
}
