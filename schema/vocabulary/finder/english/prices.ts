import { ending, phrases } from '../phrases.ts';

/** English: prices, sums and free offers. */
export const prices = {
  /** Words that make an amount not a price: a saving, a bill, a possibility. */
  foreignPrices: phrases(`
    came to, can/may/might cost, can/may/might reach, can/may/might run, can/may/might easily, compared, cost~ us,
    deposit, end~ up, excess, instead of, on top, paid, rather than, save~, set+ of, than ^more/less, turn~ into,
    turn~ a/an, was quoted, worth`),
  /** Words after the name of a single priced item: `boosters from £29`. */
  alone: /^\S+\s?(?:$|[£:]|(?:from|costs?|are|is|starts?|begins?|for|at|just|only|now)\b)/i,
  /** Words that make an amount the price of several items, and words that join two items. */
  sums: phrases(`
    add~ up, all told, altogether, between them, both, bundle+, combined, come~ to !just/only/less/under/no, deal+,
    in all, in total, package+, year's, together ^fitting/kit/labour/parts`),
  /** Words around a price that is the same for everybody. */
  fixedPrice: {
    before: ending('a fixed/flat/set (fee/price/rate) (of), always, fixed at, flat rate (of), one price, only ever'),
    after:
      /^,? (?:flat|fixed|whatever|no matter|regardless|whichever|for (?:any|every)|no more|and not a penny|all year)\b/i,
  },
  /** Words between a whole and its part, and between a part and its whole; the part follows at once. */
  inclusion: {
    includes: phrases('come~ with (a/an/the/your), includes/include (a/an/the/your)'),
    included: phrases('free/included/part/thrown_in (free) as_part_of/in/of/with (a/all/any/each/every/the/your)'),
  },
  halfPrice: /\bhalf[- ]price\b(?! of)|\bhalf (?:our|the) (?:normal|usual) price\b(?! of)/gi,
  /** Words that give several things one price. */
  uniform: phrases(`
    all one price, at/is/the same, both cost, cost~ the same, either/whichever (*) (*), exactly what, one (*) price,
    same money/price`),
  /** Words for free, phrases that only sound like it, and words that make an offer conditional. */
  free: phrases(`
    at no (extra/additional) charge/cost, complimentary, cost~ (you) nothing, cost (you) anything,
    do_not/don't/never charge, for nothing ^not, free (of_charge), gratis, are/is on us, included in the price !list,
    no (extra/additional) charge/cost, on the house, not/never ... a penny, *n't ... a penny, without charge,
    without charging`),
  freeOf: phrases(
    'fault-free, hands-free, hassle-free, interest-free, stress-free, feel free, free from/play/to/up, free of !charge, free coffee/hand/parking/tea/time/wi-fi, freely',
  ),
  condition: phrases(`
    as part, book~ any/a/with, every * booked, first ^your,
    for (all/any/every) (*) customers/members/neighbours/nhs/pensioners/residents/students, if you, included in !the,
    included with, once you, part of, resident+, when you, with a/any/each/every/our/the/your`),
};
