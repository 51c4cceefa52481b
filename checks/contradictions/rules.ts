import type { Rules } from './facts.ts';
import { claimRules } from './rules/claims.ts';
import { contactRules } from './rules/contact.ts';
import { duplicateRules } from './rules/duplicates.ts';
import { figureRules } from './rules/figures.ts';
import { hoursRules } from './rules/hours.ts';
import { listRules } from './rules/lists.ts';
import { nameRules } from './rules/names.ts';
import { placeRules } from './rules/places.ts';
import { priceRules } from './rules/prices.ts';
import { slotRules } from './rules/slots.ts';
import { statementRules } from './rules/statements.ts';
import { statisticsRules } from './rules/statistics.ts';

/** Every rule by its name, which is stable: acceptances name it. */
export const rules = {
  ...hoursRules,
  ...slotRules,
  ...figureRules,
  ...priceRules,
  ...statementRules,
  ...contactRules,
  ...nameRules,
  ...claimRules,
  ...statisticsRules,
  ...listRules,
  ...placeRules,
  ...duplicateRules,
} satisfies Required<Rules>;
