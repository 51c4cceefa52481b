import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';
import { meaningfulWords } from '../words.ts';

/** Finds two claims that use one figure for two things of the same name: 1000+ customers a year, 1000+ happy customers. */
export function findFiguresWithTwoMeanings({ site }: Facts): Found[] {
  const claims = Object.entries(site.claims).filter(([, { value }]) => /\d/.test(value));
  return claims.flatMap(([key, claim], index): Found[] => {
    const first = claims.slice(0, index).find(([, earlier]) => {
      const words = meaningfulWords(earlier.label);
      return (
        earlier.value === claim.value &&
        earlier.label !== claim.label &&
        meaningfulWords(claim.label).some((word) => words.includes(word))
      );
    });
    if (!first) return [];
    const [other, { value, label }] = first;
    const message = `counts "${value} ${claim.label}", and claims.${other} counts "${value} ${label}"; they cannot both be that number, so keep the one that was counted`;
    return [{ path: ['claims', key], message }];
  });
}
