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

const longText =
  'Some things need a look under the bonnet. Ring the workshop, or send us a message with a few details.';
/** Adds a sentence to a text that concerns no rule. */
const saying = (sentence: string) => ({ find: `text: '${longText}'`, write: `text: »'${longText} ${sentence}'` });

/** Facts that are valid on their own, but not together. */
export const contradictionFaults: DefinitionFault[] = [
  { rule: 'slot-outside-hours', find: "'8:00 AM - 10:00 AM'", write: "»'6:00 AM - 8:00 AM'" },
  { rule: 'hours-differ', ...saying('We are here 24/7.') },
  { rule: 'hours-differ', ...saying('We are open until 7pm.') },
  { rule: 'promise-outside-hours', ...saying('We answer within {fact:response-time}.') },
  { rule: 'figure-differs', ...saying('We bring 40 years of experience.') },
  { rule: 'wrong-weekday', ...saying('We were there on Sunday, April 31, 2025.') },
  { rule: 'price-differs', ...saying('Brake pads from £70.') },
  { rule: 'price-differs', ...saying('Puncture repair is free.') },
  { rule: 'statement-differs', ...saying('There is no parking.') },
  { rule: 'contact-differs', ...saying('Ring 01632 960999.') },
  { rule: 'from-dropped', ...saying('An engine check is {price:engine-diagnostics}.') },
  { rule: 'price-differs', find: "label: '{from:mot-preparation}'", write: "label: »'{from:brake-pads}'" },
  {
    rule: 'one-thing-two-prices',
    find: "    'brake-discs': {",
    write: "    'pads-replacement': »{ name: 'Replacement, brake pad', from: 90 },\n    'brake-discs': {",
  },
  {
    rule: 'claim-without-evidence',
    find: "label: 'garage',\n      icon: 'shield',\n      source: 'Stated by the owner',",
    write: "label: 'garage',\n      icon: 'shield',",
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
  {
    rule: 'stale-acceptance',
    find: 'acceptedContradictions: [',
    write: "acceptedContradictions: [{ rule: 'hours-differ', at: »'faq.vans.answer', reason: 'It was there.' },",
  },
];
