import type { ContradictionRule } from '../../schema/accepted-contradiction.ts';
import type { DefinitionRule } from '../../site/problem.ts';

/**
 * One fault to write into a copy of `site.config.ts`: in place of `find`, which stands there once, `write`. A `»` marks
 * where it is to be told; where that is in other words than the written ones, `at` are those.
 */
export type DefinitionFault = {
  rule: DefinitionRule | ContradictionRule | 'stale-acceptance';
  find: string;
  write: string;
  at?: string;
};

const longText =
  'Some things need a look under the bonnet. Ring the workshop, or send us a message with a few details.';
/** A sentence more in a text that says nothing a rule is about. */
const saying = (sentence: string) => ({ find: `text: '${longText}'`, write: `text: »'${longText} ${sentence}'` });

const aPage = (path: string) => `{
      path: ${path},
      name: 'Tyres',
      head: { title: 'Tyres | {name}', description: 'Tyres in Newington, Kent.', keywords: ['tyres'] },
      hero: { heading: 'Tyres', lead: 'We fit them.' },
      sections: [{ kind: 'text', heading: 'Which', paragraphs: ['All of them.'] }],
    },`;

/** What breaks the schema. */
export const schemaFaults: DefinitionFault[] = [
  { rule: 'unknown-key', find: "tagline: 'Car and van", write: "»colour: 'red', tagline: 'Car and van" },
  {
    rule: 'unknown-key',
    find: "heading: 'What brake work costs',",
    write: "heading: 'What brake work costs', »hint: 'a',",
  },
  { rule: 'missing-value', find: 'established: 1999,', write: '', at: 'business: »{' },
  { rule: 'missing-value', find: ", dial: '+441632960145' }", write: ' }', at: 'phone: »{ display' },
  { rule: 'missing-value', find: "topicsHeading: 'Popular topics',", write: '', at: "»{\n          kind: 'faq'" },
  { rule: 'wrong-type', find: 'established: 1999', write: "established: »'1999'" },
  { rule: 'wrong-type', find: 'enquiryRetentionDays: 730', write: "enquiryRetentionDays: »'two years'" },
  {
    rule: 'wrong-type',
    find: "keywords: ['clutch repair chatham', ",
    write: "keywords: [»4, 'clutch repair chatham', ",
  },
  { rule: 'not-a-choice', find: "type: 'AutoRepair'", write: "type: »'Castle'" },
  { rule: 'not-a-choice', find: "days: ['Saturday']", write: "days: [»'Caturday']" },
  { rule: 'not-a-choice', find: "kind: 'faq',", write: "kind: »'faqs'," },
  { rule: 'not-a-choice', find: "deadLinks: 'keep'", write: "deadLinks: »'hide'" },
  { rule: 'not-a-choice', find: "customers',\n      icon: 'smile'", write: "customers',\n      icon: »'smiles'" },
  { rule: 'malformed-key', find: "'payment-methods': ", write: "»'Opening Day': 'Monday', 'payment-methods': " },
  {
    rule: 'malformed-key',
    find: "leysdown: { name: 'Leys",
    write: "»St_Mary: { name: 'St Mary' }, leysdown: { name: 'Leys",
  },
  { rule: 'malformed-value', find: "dial: '+441632960145'", write: "dial: »'01632 960145'" },
  {
    rule: 'malformed-value',
    find: "url: 'https://newington-garage.example'",
    write: "url: »'https://newington-garage.example/'",
  },
  { rule: 'malformed-value', find: "email: 'hello@newington-garage.example'", write: "email: »'hello@'" },
  { rule: 'malformed-value', find: "closes: '16:00'", write: "closes: »'4 pm'" },
  {
    rule: 'malformed-value',
    find: "{ days: ['Saturday'], opens: '08:00'",
    write: "»{ days: ['Saturday'], opens: '17:00'",
  },
  {
    rule: 'malformed-value',
    find: "{ name: 'Clutch adjustment', from: 45",
    write: "»{ name: 'Clutch adjustment', from: 45, fixed: 45",
  },
  { rule: 'malformed-value', find: "date: '2027-03-26'", write: "date: »'26 March 2027'" },
  { rule: 'out-of-bounds', find: "shortName: 'Garage'", write: "shortName: »'Newington Garage'" },
  { rule: 'out-of-bounds', find: 'latitude: 51.3527', write: 'latitude: »151.3527' },
  {
    rule: 'out-of-bounds',
    find: "title: 'Clutch Repair for Chatham | {name}'",
    write: `title: »'${'Clutch Repair '.repeat(5)}| {name}'`,
  },
  {
    rule: 'out-of-bounds',
    find: "related: ['mot-preparation', 'tyre-services', 'suspension-repair', 'car-servicing']",
    write: 'related: »[]',
  },
];

/** What entries say of each other and does not hold. */
export const referenceFaults: DefinitionFault[] = [
  {
    rule: 'unknown-token',
    find: "respondWithin: '{fact:response-time}'",
    write: "respondWithin: '»{fact:reply-time}'",
  },
  { rule: 'unknown-token', find: 'Breakdown? Call {phone}', write: 'Breakdown? Call »{fone}' },
  { rule: 'unknown-token', find: "'From {price:interim-service}'", write: "'From »{price:interim}'" },
  { rule: 'unknown-token', find: 'Rochester {miles:rochester}.', write: 'Rochester »{miles:dover}.' },
  { rule: 'unknown-token', find: 'We bring {claim:years} years', write: 'We bring »{claim:year} years' },
  { rule: 'unknown-reference', find: "price: 'interim-service',\n      head", write: "price: »'interim',\n      head" },
  { rule: 'unknown-reference', find: "claims: ['years', 'warranty']", write: "claims: ['years', »'waranty']" },
  { rule: 'unknown-reference', find: "question: 'mot-duration'", write: "question: »'mot-length'" },
  { rule: 'unknown-reference', find: "form: 'booking'", write: "form: »'bookings'" },
  {
    rule: 'unknown-reference',
    find: "related: ['mot-preparation', 'brake-repair', 'diagnostics',",
    write: "related: ['mot-preparation', »'brakes', 'diagnostics',",
  },
  {
    rule: 'unknown-reference',
    find: "town: 'gillingham',\n      service: 'brake-repair'",
    write: "town: »'gilingham',\n      service: 'brake-repair'",
  },
  {
    rule: 'unknown-page',
    find: "{ name: 'Engine Diagnostics', href: '/diagnostics' }",
    write: "{ name: 'Engine Diagnostics', href: »'/diagnostic' }",
  },
  { rule: 'unknown-page', find: "structure: { services: '/services'", write: "structure: { services: »'/service'" },
  {
    rule: 'unknown-page',
    find: "href: '/services/diagnostics',\n      instead: '/diagnostics'",
    write: "href: '/services/diagnostics',\n      instead: »'/diagnostic'",
  },
  {
    rule: 'unknown-page',
    find: "{ label: 'See all services', href: '/services' }",
    write: "{ label: 'See all services', href: »'/all-services' }",
  },
  {
    rule: 'stale-declaration',
    find: 'knownDeadLinks: [',
    write: "knownDeadLinks: [{ href: »'/about', instead: '/contact', reason: 'It is a page.' },",
  },
  { rule: 'same-address', find: '  ],\n\n  notFound: {', write: `${aPage("»'/about'")}\n  ],\n\n  notFound: {` },
  {
    rule: 'same-title',
    find: "title: 'Clutch Repair in Newington, Kent | {name}',\n        description:\n          'Clutch",
    write: "title: »'Brake Repair in Newington, Kent | {name}',\n        description:\n          'Clutch",
  },
  {
    rule: 'same-description',
    find: '  ],\n\n  notFound: {',
    write: `${aPage("'/tyres'").replace("'Tyres in Newington, Kent.'", "»'How often to service a car, how long an MOT takes, what the warranty covers, how to pay: twelve answers from our garage in Newington, Kent.'")}\n  ],\n\n  notFound: {`,
  },
  { rule: 'no-home-page', find: "path: '/',", write: "path: '/home',", at: 'pages: »[' },
  { rule: 'years-not-reached', find: 'atLeastYears: 25', write: 'atLeastYears: »99' },
  {
    rule: 'field-without-rules',
    find: "preferredDate: {\n        label: 'Preferred date',\n        max: 10,\n        message: 'Please enter a valid date',\n        tooLong: 'Please choose a date from the calendar',\n        autocomplete: 'off',\n      },",
    write: '',
    at: "{ field: »'preferredDate'",
  },
  {
    rule: 'select-without-choices',
    find: "timeSlots: [\n      '8:00 AM - 10:00 AM',\n      '10:00 AM - 12:00 PM',\n      '12:00 PM - 2:00 PM',\n      '2:00 PM - 4:00 PM',\n      '4:00 PM - 6:00 PM',\n    ]",
    write: 'timeSlots: »[]',
  },
  { rule: 'out-of-bounds', find: 'min: 2,\n        max: 100', write: 'min: »200,\n        max: 100' },
];

/** Facts that may each stand, and not together. */
export const contradictionFaults: DefinitionFault[] = [
  { rule: 'slot-outside-hours', find: "'8:00 AM - 10:00 AM'", write: "»'6:00 AM - 8:00 AM'" },
  { rule: 'always-open-beside-hours', ...saying('We are here 24/7.') },
  { rule: 'promise-outside-hours', ...saying('We answer within 3 hours.') },
  { rule: 'time-not-in-hours', ...saying('We are there until 7pm.') },
  { rule: 'years-not-passed', ...saying('We bring 40 years of experience.') },
  { rule: 'amount-not-in-table', ...saying('A spare bulb is £7.') },
  {
    rule: 'on-request-with-price',
    find: 'A plan for two vans or twenty.',
    write: 'A plan for two vans, £90 a month.',
    at: "description: »'A plan for two vans",
  },
  {
    rule: 'free-with-price',
    ...saying('Free puncture repair for residents.'),
    write: saying('Free puncture repair for residents.').write.replace('»', ''),
    at: "'puncture-repair': »{",
  },
  {
    rule: 'from-price-not-lowest',
    find: 'your car the way a tester would, {from:mot-preparation},',
    write: 'your car the way a tester would, {from:brake-pads},',
    at: "lead: »'A blown bulb",
  },
  { rule: 'from-dropped', ...saying('An engine check is {price:engine-diagnostics}.') },
  { rule: 'price-under-other-name', find: "label: '{from:mot-preparation}'", write: "label: »'{from:brake-pads}'" },
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
    rule: 'choices-differ',
    find: "{ code: 'other', label: 'Other' },\n        ],\n        submit: 'Ask for a quote'",
    write:
      "{ code: 'valeting', label: 'Valeting' },\n          { code: 'other', label: 'Other' },\n        ],\n        submit: 'Ask for a quote'",
    at: "services: »[\n          { code: 'car-servicing', label: 'Car Servicing' },\n          { code: 'mot-",
  },
  {
    rule: 'statistics-differ',
    find: "items: [\n            { percent: 30, label: 'Lighting', text: 'Bulbs, ",
    write: "items: »[\n            { percent: 31, label: 'Lighting', text: 'Bulbs, ",
  },
  {
    rule: 'stale-acceptance',
    find: 'acceptedContradictions: [',
    write: "acceptedContradictions: [{ rule: 'time-not-in-hours', at: »'faq.vans.answer', reason: 'It was there.' },",
  },
];
