import { unitsOf } from '../dimension.ts';
import { clauses } from './clauses.ts';
import { figures } from './figures.ts';
import { hours } from './hours.ts';
import { names } from './names.ts';
import { places } from './places.ts';
import { polarity } from './polarity.ts';
import { prices } from './prices.ts';
import { stances } from './stances.ts';
import { statements } from './statements.ts';

/** The English words of the contradiction finder. Another language may supply any of the same keys. */
export const english = {
  ...figures,
  ...names,
  ...clauses,
  ...prices,
  ...hours,
  ...places,
  ...statements,
  ...polarity,
  ...stances,
};

/** The same where prices are in dollars, and a pound is a weight. */
export const englishWithDollars: typeof english = {
  ...english,
  money: /\b(?:dollars?|bucks)\b/,
  units: [...english.units, ...unitsOf('mass', [0.4536, /pounds?|lbs?/])],
};
