import type { Site } from '../../schema/site.ts';
import type { Problem } from '../problem.ts';

/** Finds claims that the founding year falsifies: 25+ years in a year that is not the 25th. */
export function findClaimProblems(site: Site, today = new Date()): Problem[] {
  const years = today.getFullYear() - site.business.established;
  return Object.entries(site.claims).flatMap(([key, { value, atLeastYears }]) => {
    // A founding year that cannot be read is told already, and says nothing of the claims.
    if (atLeastYears === undefined || !(years < atLeastYears)) return [];
    return [
      {
        rule: 'years-not-reached',
        path: ['claims', key, 'atLeastYears'],
        message: `claims ${value}, but from ${site.business.established} to ${today.getFullYear()} there are ${years} years; write ${years} or fewer`,
      },
    ];
  });
}
