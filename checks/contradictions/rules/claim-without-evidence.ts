import type { Claim } from '../../../schema/claim.ts';
import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';

/** Finds claims that nobody has said the source of, or has never checked, and ratings that nobody can look up. */
export function findClaimsWithoutEvidence({ site }: Facts): Found[] {
  return Object.entries(site.claims).flatMap(([key, claim]): Found[] => {
    const lack = lackOf(claim);
    return lack ? [{ path: ['claims', key], message: `claims "${claim.value} ${claim.label}" ${lack}` }] : [];
  });
}

function lackOf(claim: Claim): string | undefined {
  if (!claim.source) return 'and rests on nothing; write its source, and the day it was checked';
  if (!claim.checked) return "and was never checked; write the day its source was looked at: checked: '2026-11-20'";
  const isRating = /^\d([.,]\d)?\s*(\/|out of)\s*\d+$/.test(claim.value) || /\b(reviews|ratings)\b/i.test(claim.label);
  if (isRating && !/https:\/\//.test(claim.source)) {
    return 'of customers, but its source names no place where they can be read; write its https:// address into source';
  }
  return undefined;
}
