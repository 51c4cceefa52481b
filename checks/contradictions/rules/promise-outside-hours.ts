import type { KeyPath } from '../../../site/problem.ts';
import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';
import { daysBeforeClosed, longestShut } from '../opening.ts';
import type { Text } from '../texts.ts';

/** Words that say when a promise holds. */
const condition =
  /\b(while|when) (we are|the doors are) open\b|\b(in|during|outside) (our )?(opening|working|business) hours\b|\bafter hours\b|\b(business|working) days?\b|\bwhile open\b/i;

const span = /\bwithin (?:an|one|two|three|four|\d+) (hours?|minutes?)\b/i;

/**
 * Finds promises that the opening hours cannot keep: an answer within two hours, while the doors can be shut for forty.
 * A promise is left alone where its own entry says when it holds.
 */
export function findPromisesOutsideHours({ site, texts }: Facts): Found[] {
  const shut = longestShut(site.hours);
  if (!shut) return [];
  const conditioned = new Set(texts.filter(({ text }) => condition.test(text)).map(({ path }) => entryOf(path)));
  return texts.flatMap((text): Found[] => {
    const promise = promiseIn(text, daysBeforeClosed(site.hours).length > 0);
    if (!promise || conditioned.has(entryOf(text.path))) return [];
    const hours = Math.floor(shut.minutes / 60);
    const message = `promises "${promise}", but the doors can be shut for ${hours} hours (${shut.from} to ${shut.to}); say that it holds while you are open`;
    return [{ path: text.path, message }];
  });
}

/** The promise of a text. Sentences are held to hours and minutes; what is promised in so many words, to days as well. */
function promiseIn({ path, text }: Text, hasClosedDays: boolean): string | undefined {
  const isShort =
    (path[0] === 'emergencyServices' && path.at(-1) === 'response') ||
    (path[0] === 'claims' && path.at(-1) === 'value');
  const words = span.exec(text)?.[0];
  if (words || !isShort) return words;
  const now = /\bimmediate(ly)?\b|\bat once\b|\bstraight away\b/i.exec(text)?.[0];
  return now ?? (hasClosedDays ? /\bsame\b.*\bday\b/i.exec(text)?.[0] : undefined);
}

function entryOf(path: KeyPath): string {
  return path.slice(0, -1).join('/');
}
