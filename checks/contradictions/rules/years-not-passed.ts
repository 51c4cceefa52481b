import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';

/** Finds years of experience, in a claim or a sentence, that the founding year and the calendar do not give. */
export function findYearsNotPassed({ site, texts, today }: Facts): Found[] {
  const years = today.getFullYear() - site.business.established;
  const say = (claimed: number) =>
    `claims ${claimed} years, but from ${site.business.established} (business.established) to ${today.getFullYear()} there are ${years}; write ${years} or fewer`;

  const claims = Object.entries(site.claims).flatMap(([key, { value, label }]): Found[] => {
    const claimed = /^(\d+)\+?$/.exec(value)?.[1];
    if (!claimed || !/\byears\b/i.test(label) || Number(claimed) <= years) return [];
    return [{ path: ['claims', key, 'value'], message: say(Number(claimed)) }];
  });
  const sentences = texts.flatMap(({ path, written }): Found[] => {
    const claimed = /\b(\d+)\+? years(?:’|')? (?:of |in )?(?:experience|business|the trade)\b/i.exec(written)?.[1];
    return claimed && Number(claimed) > years ? [{ path, message: say(Number(claimed)) }] : [];
  });
  return [...claims, ...sentences];
}
