import type { ContradictionRule } from '../../schema/accepted-contradiction.ts';

/**
 * One fault to write into a copy of `site.config.ts`: `write` replaces `find`, which occurs once. A `»` marks the place
 * to be reported; if that is not in the written text, `at` has the text around it.
 */
export type DefinitionFault = {
  rule: ContradictionRule | 'stale-acceptance';
  find: string;
  write: string;
  at?: string;
};

/** Adds a sentence to a text that concerns no rule, by how the text begins and ends. */
const saying = (sentence: string, [start, end]: readonly [string, string]) => ({
  find: `${end}'`,
  write: `${end} ${sentence}'`,
  at: `»'${start}`,
});

/** One text for each sentence, since one text has one finding of a rule. */
const texts = [
  ['Some things need a look', 'send us a message with a few details.'],
  ['Less thump, less roll', 'Passengers in the back notice first.'],
  ['One broken rubber mount', 'Caught early, it’s a small job.'],
  ['A perished hose is cheap', 'An overheated engine isn’t.'],
  ['Open the windows, stop', 'which has no smell of its own.'],
  ['Tell us when it happens and on', 'take us for a short drive and let us hear it.'],
  ['Site dust, trailers', 'chassis as well as the engine.'],
  ['A hill start, slow traffic', 'changes gear as it should.'],
  ['Short, cold trips are hard', 'Go by the date, not the mileage.'],
  ['Worn suspension wears tyres', 'Put it right before you buy new ones.'],
] as const;

/** Facts that are valid on their own, but not together. */
export const contradictionFaults: DefinitionFault[] = [
  { rule: 'slot-outside-hours', find: "'8:00 AM - 10:00 AM'", write: "»'6:00 AM - 8:00 AM'" },
  { rule: 'hours-differ', ...saying('We are here 24/7.', texts[0]) },
  { rule: 'hours-differ', ...saying('We are open until 7pm.', texts[1]) },
  { rule: 'promise-outside-hours', ...saying('We answer within {fact:response-time}.', texts[2]) },
  { rule: 'figure-differs', ...saying('We bring 40 years of experience.', texts[3]) },
  { rule: 'wrong-weekday', ...saying('We were there on Sunday, April 31, 2025.', texts[4]) },
  { rule: 'price-differs', ...saying('Brake pads from £70.', texts[5]) },
  { rule: 'price-differs', ...saying('Puncture repair is free.', texts[6]) },
  { rule: 'statement-differs', ...saying('There is no parking.', texts[7]) },
  { rule: 'contact-differs', ...saying('Ring 01632 960999.', texts[8]) },
  { rule: 'from-dropped', ...saying('An engine check is {price:engine-diagnostics}.', texts[9]) },
  { rule: 'price-differs', find: "label: '{from:mot-preparation}'", write: "label: »'{from:brake-pads}'" },
  {
    rule: 'one-thing-two-prices',
    find: "    'brake-discs': {",
    write: "    'pads-replacement': »{ name: 'Replacement, brake pad', from: 90 },\n    'brake-discs': {",
  },
  {
    rule: 'claim-without-evidence',
    find: "label: 'garage',\n      icon: 'file',\n      source: 'Stated by the owner',",
    write: "label: 'garage',\n      icon: 'file',",
    at: 'insured: »{',
  },
  {
    rule: 'one-figure-two-meanings',
    find: '    insured: {',
    write:
      "    tyres: »{ value: '12-month', label: 'warranty on tyres', source: 'The owner', checked: '2026-11-20' },\n    insured: {",
  },
  { rule: 'count-beside-list', find: "heading: 'Six warning signs'", write: "heading: »'Five warning signs'" },
  {
    rule: 'town-missing-from-list',
    find: "'Newington, Sittingbourne, Gillingham, Chatham, Roch",
    write: "»'Newington, Sittingbourne, Chatham, Roch",
  },
  {
    rule: 'place-beyond-radius',
    find: "chatham: { name: 'Chatham', miles: 10",
    write: "chatham: { name: 'Chatham', miles: »11",
  },
  {
    rule: 'statistics-differ',
    find: "items: [\n            { percent: 30, label: 'Lighting', text: 'Bulbs, ",
    write: "items: »[\n            { percent: 31, label: 'Lighting', text: 'Bulbs, ",
  },
  { rule: 'unknown-name', find: "'prices.mot-preparation': [", write: "»'prices.mot-prep': [" },
  {
    rule: 'stale-acceptance',
    find: 'acceptedContradictions: [',
    write: "acceptedContradictions: [{ rule: 'hours-differ', at: »'faq.vans.answer', reason: 'It was there.' },",
  },
];
