import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';

/** Finds a claim to be done the same or the next day, beside a fact that asks for days of notice. */
export function findSameDayBesideNotice({ site }: Facts): Found[] {
  const notice = Object.entries(site.facts).find(([, fact]) =>
    /\b\d+(?:\s?[-–]\s?\d+)? days(?:'|’)? notice\b/i.test(fact),
  );
  if (!notice) return [];
  return Object.entries(site.claims).flatMap(([key, { value, label }]): Found[] => {
    if (!/\b(same|next)\b.*\bday\b/i.test(`${value} ${label}`)) return [];
    const message = `claims "${value} ${label}", but facts.${notice[0]} asks for ${notice[1]}; say what the day is counted from`;
    return [{ path: ['claims', key, 'value'], message }];
  });
}
