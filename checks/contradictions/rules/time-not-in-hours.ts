import { hoursSentence } from '../../../site/hours-text.ts';
import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';

const timeOfDay = /(?<![\d:.])(?:(\d{1,2})(?:[:.](\d\d))?\s?([ap]m)\b|([01]?\d|2[0-3]):([0-5]\d)(?![:\d]))/gi;

/** Finds opening or closing times that a sentence states by hand and that the opening hours do not have. */
export function findTimesNotInHours({ site, texts }: Facts): Found[] {
  const known = new Set(site.hours.regular.flatMap(({ opens, closes }) => [opens, closes]));
  const exceptional = site.hours.exceptions.flatMap(({ opens, closes }) => [opens, closes]);
  for (const time of exceptional) if (time) known.add(time);
  return texts.flatMap(({ path, written }): Found[] => {
    if (path[0] === 'hours' || path[1] === 'timeSlots') return [];
    const wrong = [...written.matchAll(timeOfDay)].find((match) => !known.has(readTime(match)));
    if (!wrong) return [];
    const message = `states ${wrong[0]}, but the hours are ${hoursSentence(site.hours)}; write {hours} or {hours:short}`;
    return [{ path, message }];
  });
}

function readTime([, hour12, minute12, half, hour24, minute24]: RegExpMatchArray): string {
  if (!half) return `${hour24?.padStart(2, '0')}:${minute24}`;
  const hours = (Number(hour12) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute12 ?? '00'}`;
}
