import { ending, phrases } from '../phrases.ts';

/** English words about prices, sums and free offers. */
export const prices = {
  /** Words beside an amount that is not a price: a saving, a bill, a possibility. */
  foreignPrices: phrases(`
    came to, capped, may, might, can ... cost, can reach, can run, can easily, can go, compared, cost~ us,
    deposit, excess, the cheapest/dearest/middle (one) of, instead of, on top, paid, rather than, set+ of !pads/discs, than ^more/less, turn~ into,
    turn~ a/an, was quoted, worth`),
  /** Words that announce the prices of others. */
  cheapest: phrases("not/never/*n't the cheapest"),
  /** Words beside the difference between two prices. */
  apart: phrases('above !all/the, add~, between, cheaper, dearer, difference, extra, less, more, off, on top, save~'),
  /** What a price is compared with: `a third more than an engine light`. */
  comparison:
    /(?<=\b(?:bit|far|fifth|little|lot|much|quarter|slightly|third|touch) (?:more|less|cheaper|dearer) than )(?:an?|our|the) [^,;.]*/gi,
  /** Words after the name of a single priced item: `boosters from £29`. */
  alone: /^\S+\s?(?:$|[£:]|(?:from|costs?|charges?|comes? to|will be|are|is|starts?|begins?|for|at|just|only|now)\b)/i,
  /** Words before an amount in the description of its price: `It costs €58`. */
  unnamed:
    /^\W*(?:[£€$]\d+ (?:at|by|on) [\w ]{1,20}(?:,|,? and|,? but) )?(?:(?:at|for|from|it(?:[’']s| costs| comes to| is)?|that[’']s|this is|yours for)(?: (?:you|just|only|about))? )?$/i,
  /** Words beside the price of several items together, and a word that joins two items. */
  sums: phrases(`
    add~ up, altogether, between them, both ^you, comes to about/around/roughly, come/coming to !just/only/less/under/no, deal+, in all,
    package+, year's, together ^fitting/kit/labour/parts`),
  both: phrases('both'),
  /** Words before a difference of two prices: `save yourself £20`. */
  saved: ending('save~ (me/us/you/yourself), come/comes/drops/falls/goes down to'),
  /** Words after a price that is the same for everyone. */
  fixedPrice:
    /(?:^|\s)(?:flat|fixed|whatever|no matter|regardless|whichever|for (?:any|every)|no more|and not a penny|all year)\b/i,
  halfPrice: /\bhalf[- ]price\b(?! of)|\bhalf (?:our|the) (?:normal|usual) price\b(?! of)/gi,
  /** Words that give several things one price. */
  uniform: phrases('at/is/the same, either/whichever (*) (*), exactly what, one (*) price, same money/price'),
  /** Words for free, for extra charges, other uses of "free", and words that make an offer conditional. */
  free: phrases(`
    at no (extra/additional) charge/cost, complimentary, with (*) compliments, cost~ (you) nothing, cost (you) anything,
    do_not/don't/never charge, for nothing ^not, free (of_charge), gratis, are/is on us, included in the price !list,
    no (*) charge/fee, no (extra/additional) cost, on the house, not/never ... a cent/penny, *n't ... a cent/penny, without charge,
    without charging`),
  charged: phrases(`
    cost~ (you) extra, charged_as/is/are extra, are/is chargeable, are/is charged in_addition/on_top/separately, at (an) extra/additional charge/cost, aren't/isn't free !by_itself/on_its_own,
    are/is not/no_longer free, there's/there_is a charge for`),
  freeOf: phrases(
    'add/adds/adding a_cent/a_penny, fault-free, hands-free, hassle-free, interest-free, stress-free, free from/play/up, nothing but/except, next free, free to !all/any/anybody/anyone/clients/customers/every/everyone/our, freely',
  ),
  /** Words before the name of a thing that is part of the offer, or its condition. */
  withIt: /\bwith (?:an?|our|the) /gi,
  /** A heading that calls something free. */
  freeThing: /^free ([\p{L} -]+)$/iu,
  condition: phrases(`
    book~ any/a/with, cancel~/cancelled/moved/rearranged free, free cancellation+, first ^your, second/third/fourth/fifth/sixth/seventh/eighth/ninth/tenth, charge (*) children/locals/members/neighbours/pensioners/people/residents/students/villagers/under-*, live in,
    for (all/any/every) (*) members/neighbours/nhs/pensioners/residents/students, if you,
    if it/one/something/that/they/this ^even/pay, included in !the, included with, once you, part of, resident+, when you, with a/any/each/every/our/the/your !compliments`),
};
