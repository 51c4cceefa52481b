import type { ContradictionRule } from '../../schema/accepted-contradiction.ts';
import type { Facts } from './facts.ts';
import type { Contradiction, Found } from './finding.ts';
import { findAlwaysOpen } from './rules/always-open-beside-hours.ts';
import { findAmountsNotInTable } from './rules/amount-not-in-table.ts';
import { findChoicesThatDiffer } from './rules/choices-differ.ts';
import { findClaimsWithoutEvidence } from './rules/claim-without-evidence.ts';
import { findCountsThatDiffer } from './rules/count-beside-list.ts';
import { findFreeWithPrice } from './rules/free-with-price.ts';
import { findDroppedFroms } from './rules/from-dropped.ts';
import { findFromPricesNotLowest } from './rules/from-price-not-lowest.ts';
import { findNearDuplicatePages } from './rules/near-duplicate-pages.ts';
import { findOnRequestWithPrice } from './rules/on-request-with-price.ts';
import { findFiguresWithTwoMeanings } from './rules/one-figure-two-meanings.ts';
import { findThingsWithTwoPrices } from './rules/one-thing-two-prices.ts';
import { findPlacesBeyondRadius } from './rules/place-beyond-radius.ts';
import { findPricesUnderOtherNames } from './rules/price-under-other-name.ts';
import { findPromisesOutsideHours } from './rules/promise-outside-hours.ts';
import { findSameDayBesideNotice } from './rules/same-day-beside-notice.ts';
import { findSlotsOutsideHours } from './rules/slot-outside-hours.ts';
import { findStatisticsThatDiffer } from './rules/statistics-differ.ts';
import { findStructuredDataSayingMore } from './rules/structured-data-says-more.ts';
import { findTimesNotInHours } from './rules/time-not-in-hours.ts';
import { findTownsMissingFromLists } from './rules/town-missing-from-list.ts';
import { findYearsNotPassed } from './rules/years-not-passed.ts';

/** A rule: how it is found, and whether it ends a check. What it is for stands in docs/rules.md under its name. */
type Rule = { find: (facts: Facts) => Found[]; severity: Contradiction['severity'] };

const fail = (find: Rule['find']): Rule => ({ find, severity: 'fail' });
const warn = (find: Rule['find']): Rule => ({ find, severity: 'warn' });

/** Every rule by its name, which is stable: acceptances name it. */
export const rules = {
  'slot-outside-hours': fail(findSlotsOutsideHours),
  'always-open-beside-hours': fail(findAlwaysOpen),
  'promise-outside-hours': fail(findPromisesOutsideHours),
  'time-not-in-hours': fail(findTimesNotInHours),
  'same-day-beside-notice': warn(findSameDayBesideNotice),
  'free-with-price': fail(findFreeWithPrice),
  'from-price-not-lowest': fail(findFromPricesNotLowest),
  'from-dropped': fail(findDroppedFroms),
  'price-under-other-name': warn(findPricesUnderOtherNames),
  'one-thing-two-prices': fail(findThingsWithTwoPrices),
  'on-request-with-price': fail(findOnRequestWithPrice),
  'amount-not-in-table': fail(findAmountsNotInTable),
  'years-not-passed': fail(findYearsNotPassed),
  'claim-without-evidence': fail(findClaimsWithoutEvidence),
  'one-figure-two-meanings': fail(findFiguresWithTwoMeanings),
  'statistics-differ': fail(findStatisticsThatDiffer),
  'count-beside-list': fail(findCountsThatDiffer),
  'town-missing-from-list': fail(findTownsMissingFromLists),
  'place-beyond-radius': fail(findPlacesBeyondRadius),
  'structured-data-says-more': fail(findStructuredDataSayingMore),
  'choices-differ': warn(findChoicesThatDiffer),
  'near-duplicate-pages': warn(findNearDuplicatePages),
} satisfies Record<ContradictionRule, Rule>;
