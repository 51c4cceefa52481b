import type { ContradictionRule } from '../../schema/accepted-contradiction.ts';
import type { Facts, Found } from './facts.ts';
import { findClaimsWithoutEvidence, findFiguresWithTwoMeanings, findHistoriesFromOtherYears } from './rules/claims.ts';
import { findContactsThatDiffer } from './rules/contact.ts';
import { findNearDuplicatePages } from './rules/duplicates.ts';
import { findOtherFiguresThatDiffer, findPricesThatDiffer } from './rules/figures.ts';
import { findHoursThatDiffer } from './rules/hours.ts';
import { findCountsThatDiffer } from './rules/lists.ts';
import * as names from './rules/names.ts';
import { findPlacesBeyondRadius, findTownsInOtherDirections, findTownsMissingFromLists } from './rules/places.ts';
import * as prices from './rules/prices.ts';
import { findPromisesOutsideHours, findPromisesUnlikeMails } from './rules/promises.ts';
import { findSlotsOutsideHours, findSlotsThatDiffer } from './rules/slots.ts';
import { findStatementsThatDiffer } from './rules/statements.ts';
import { findStatisticsThatDiffer } from './rules/statistics.ts';
import { findWrongWeekdays } from './rules/weekdays.ts';

type Find = (facts: Facts) => Found[];
type Rule = { severity: 'warn' | 'fail'; find: Find };

const fail = (...finds: Find[]): Rule => ({ severity: 'fail', find: (facts) => finds.flatMap((find) => find(facts)) });
const warn = (find: Find): Rule => ({ severity: 'warn', find });

/** All rules by name. Names are stable, because acceptances contain them; docs/rules.md explains each. */
export const rules: Record<ContradictionRule, Rule> = {
  'hours-differ': fail(findHoursThatDiffer),
  'promise-outside-hours': warn(findPromisesOutsideHours),
  'slot-outside-hours': fail(findSlotsOutsideHours),
  'price-differs': fail(findPricesThatDiffer, prices.findPricesBelowAll, prices.findRangesUnlikeTables),
  'price-outlier': fail(prices.findOutlyingPrices),
  'figure-differs': fail(findOtherFiguresThatDiffer, findSlotsThatDiffer, findPromisesUnlikeMails),
  'from-dropped': fail(prices.findDroppedFroms),
  'one-thing-two-prices': fail(prices.findThingsWithTwoPrices),
  'statement-differs': fail(findStatementsThatDiffer, findTownsInOtherDirections),
  'contact-differs': fail(findContactsThatDiffer),
  'wrong-name': fail(names.findPagesUnderOtherNames, names.findLinksUnderOtherNames),
  'unknown-name': fail(
    names.findUnknownChoices,
    names.findUnknownTowns,
    names.findUnknownServices,
    names.findUnknownSynonyms,
  ),
  'claim-without-evidence': fail(findClaimsWithoutEvidence),
  'history-differs': fail(findHistoriesFromOtherYears),
  'one-figure-two-meanings': fail(findFiguresWithTwoMeanings),
  'statistics-differ': fail(findStatisticsThatDiffer),
  'count-beside-list': fail(findCountsThatDiffer),
  'town-missing-from-list': fail(findTownsMissingFromLists),
  'place-beyond-radius': fail(findPlacesBeyondRadius),
  'wrong-weekday': fail(findWrongWeekdays),
  'near-duplicate-pages': warn(findNearDuplicatePages),
};
