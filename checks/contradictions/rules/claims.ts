import type { Claim } from '../../../schema/claim.ts';
import type { Facts, Found } from '../facts.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { meaningfulWords } from '../words.ts';

/** Finds claims without a source or never checked, and ratings that cannot be looked up. */
export function findClaimsWithoutEvidence({ site, vocabulary }: Facts): Found[] {
  return Object.entries(site.claims).flatMap(([key, claim]): Found[] => {
    const missing = missingEvidence(claim, vocabulary);
    return missing ? [{ path: ['claims', key], message: `claims "${claim.value} ${claim.label}" ${missing}` }] : [];
  });
}

function missingEvidence(claim: Claim, { rating }: Vocabulary): string | undefined {
  if (!claim.source) return 'and has no source; write its source, and the day it was checked';
  if (!claim.checked) return "and was never checked; write the day its source was checked: checked: '2026-11-20'";
  const isRating = new RegExp(`^\\d([.,]\\d)?\\s*(/|${rating.outOf.source})\\s*\\d+$`).test(claim.value);
  if (isRating && !/https:\/\//.test(claim.source))
    return 'of customers, but its source does not say where to read them; write the https:// address in source';
  return undefined;
}

/** Finds timelines that begin in another year than the business, and claims of another year: 1989, established. */
export function findHistoriesFromOtherYears({ site, pages, vocabulary }: Facts): Found[] {
  const { established } = site.business;
  const claims = Object.entries(site.claims).flatMap(([key, { value, label }]): Found[] => {
    const isYear = /^\d{4}$/.test(value) && /^\S+$/.test(label) && vocabulary.concepts.established?.test(label);
    if (!isYear || !established || Number(value) === established) return [];
    const message = `is ${value}, but business.established is ${established}; write that year`;
    return [{ path: ['claims', key, 'value'], declared: ['business', 'established'], message }];
  });
  const timelines = pages.flatMap(({ route, entry }) =>
    route.sections.flatMap((section, index): Found[] => {
      const [first] = section.kind === 'timeline' ? section.items : [];
      if (
        !first ||
        !established ||
        first.year === established ||
        !vocabulary.concepts.established?.test(`${first.title} ${first.text}`)
      )
        return [];
      const message = `begins in ${first.year}, but business.established is ${established}; write that year`;
      return [
        { path: [...entry, 'sections', index, 'items', 0, 'year'], declared: ['business', 'established'], message },
      ];
    }),
  );
  return [...claims, ...timelines];
}

/** Finds the same figure in two similarly named claims: 1000+ customers a year, 1000+ happy customers. */
export function findFiguresWithTwoMeanings({ site, vocabulary }: Facts): Found[] {
  const claims = Object.entries(site.claims).filter(([, { value }]) => /\d/.test(value));
  return claims.flatMap(([key, claim], index): Found[] => {
    const first = claims.slice(0, index).find(([, earlier]) => {
      const words = meaningfulWords(earlier.label, vocabulary);
      return (
        earlier.value === claim.value &&
        earlier.label !== claim.label &&
        meaningfulWords(claim.label, vocabulary).some((word) => words.includes(word))
      );
    });
    if (!first) return [];
    const [other, { value, label }] = first;
    const message = `counts "${value} ${claim.label}", and claims.${other} counts "${value} ${label}"; they cannot both be that number, so keep the one that was counted`;
    return [{ path: ['claims', key], message }];
  });
}
