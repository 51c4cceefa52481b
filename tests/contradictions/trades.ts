import { tinySiteInput } from '../fixtures/tiny-site.ts';
import type { Draft } from './quiet-site.ts';

export function trade(word: string, name: string, address: object, position: object): Draft {
  const draft: Draft = JSON.parse(
    JSON.stringify(tinySiteInput).replaceAll('Tiny Garage', name).replaceAll('garage', word),
  );
  Object.assign(draft.business.address, address);
  draft.business.position = position;
  draft.locations = [];
  draft.forms.fields.service.options = [{ code: 'other', label: 'Something else' }];
  return draft;
}

export function offer(draft: Draft, services: Record<string, [name: string, price: string]>): void {
  const [pattern] = Object.values<Draft>(draft.services);
  draft.services = Object.fromEntries(
    Object.entries(services).map(([key, [name, price]]) => {
      const service = structuredClone(pattern);
      const head = { title: name, description: `${name} in town.`, keywords: [key] };
      return [
        key,
        {
          ...service,
          name,
          price,
          head,
          includes: name,
          related: [Object.keys(services).find((other) => other !== key)],
          hero: { ...service.hero, heading: name },
        },
      ];
    }),
  );
}

type Row = [days: string, opens: string, closes: string];
type Price = { name: string; fixed?: number; from?: number };

/** What the trades below declare, in short. */
type Brief = {
  word: string;
  name: string;
  town: string;
  established: number;
  hours: Row[];
  facts: Record<string, string>;
  claims: Record<string, [value: string, label: string]>;
  prices: Record<string, Price>;
  services: Record<string, [name: string, price: string]>;
  payment?: string[];
  parking?: string;
};

const week = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday';
const weekdays = 'Monday Tuesday Wednesday Thursday Friday';

function declare({ word, name, town, established, hours, facts, claims, prices, services, ...rest }: Brief): Draft {
  const address = { street: '9 Mill Street', town, county: 'Norfolk', postcode: 'NR1 1AA' };
  const draft = trade(word, name, address, { latitude: 52.6, longitude: 1.3 });
  Object.assign(draft.business, { established }, rest);
  draft.hours.regular = hours.map(([days, opens, closes]) => ({ days: days.split(' '), opens, closes }));
  const evidence = { source: 'The books', checked: '2026-11-01' };
  draft.claims = Object.fromEntries(
    Object.entries(claims).map(([key, [value, label]]) => [key, { value, label, ...evidence }]),
  );
  Object.assign(draft, { facts, prices });
  offer(draft, services);
  draft.towns = {
    home: { name: town, miles: 0 },
    acle: { name: 'Acle', miles: 11, served: true },
    wroxham: { name: 'Wroxham', miles: 7, served: true },
  };
  return draft;
}

/** Trades of every kind, each with other facts than the garage. */
export const trades: Record<string, Draft> = {
  solicitor: declare({
    word: 'firm',
    name: 'Wensum Law',
    town: 'Norwich',
    established: 1978,
    hours: [[weekdays, '09:00', '17:00']],
    facts: {
      'response-time': '1 working day',
      'complaint-answer-time': '8 weeks',
      'first-meeting-duration': '30 minutes',
    },
    claims: { solicitors: ['5', 'solicitors'], years: ['45+', 'years of experience'] },
    prices: {
      will: { name: 'Single will', fixed: 220 },
      'mirror-wills': { name: 'Mirror wills', fixed: 340 },
      conveyancing: { name: 'Conveyancing', from: 950 },
      probate: { name: 'Probate', from: 2400 },
      'power-of-attorney': { name: 'Lasting power of attorney', fixed: 450 },
    },
    services: {
      wills: ['Wills', 'will'],
      conveyancing: ['Conveyancing', 'conveyancing'],
      probate: ['Probate', 'probate'],
    },
    payment: ['card', 'bank transfer'],
  }),
  campsite: declare({
    word: 'campsite',
    name: 'Otter Meadow',
    town: 'Wells',
    established: 1994,
    hours: [[week, '08:00', '20:00']],
    facts: { 'cancellation-notice': '14 days', 'stay-limit': '28 nights', 'beach-walk': '12 minutes' },
    claims: { pitches: ['60', 'pitches'], rating: ['4.7/5', 'from 310 reviews'] },
    prices: {
      tent: { name: 'Tent pitch', from: 18 },
      motorhome: { name: 'Motorhome pitch', fixed: 32 },
      hookup: { name: 'Electric hook-up', fixed: 6 },
      dog: { name: 'Dog', fixed: 3 },
    },
    services: { tents: ['Tent Pitches', 'tent'], motorhomes: ['Motorhome Pitches', 'motorhome'] },
    payment: ['card', 'cash'],
    parking: 'Free parking beside each pitch',
  }),
  bakery: declare({
    word: 'bakery',
    name: 'Crumb & Co',
    town: 'Holt',
    established: 2009,
    hours: [
      ['Tuesday Wednesday Thursday Friday', '07:00', '15:00'],
      ['Saturday', '07:00', '13:00'],
    ],
    facts: { 'order-notice': '48 hours', 'delivery-radius': '6-mile radius' },
    claims: { loaves: ['300', 'loaves a day'], bakers: ['4', 'bakers'] },
    prices: {
      sourdough: { name: 'Sourdough loaf', fixed: 4.2 },
      cake: { name: 'Celebration cake', from: 45 },
      class: { name: 'Bread class', fixed: 85 },
    },
    services: { cakes: ['Celebration Cakes', 'cake'], classes: ['Bread Classes', 'class'] },
    payment: ['card', 'cash'],
  }),
  physio: declare({
    word: 'clinic',
    name: 'Stride Physiotherapy',
    town: 'Dereham',
    established: 2012,
    hours: [
      [weekdays, '08:00', '19:00'],
      ['Saturday', '09:00', '13:00'],
    ],
    facts: { 'cancellation-notice': '24 hours', 'appointment-duration': '45 minutes', 'response-time': '4 hours' },
    claims: { physios: ['4', 'physiotherapists'], patients: ['1,200', 'patients a year'] },
    prices: {
      assessment: { name: 'First assessment', fixed: 62 },
      followup: { name: 'Follow-up appointment', fixed: 48 },
      massage: { name: 'Sports massage', fixed: 52 },
      orthotics: { name: 'Custom insoles', from: 190 },
    },
    services: { physio: ['Physiotherapy', 'assessment'], massage: ['Sports Massage', 'massage'] },
    payment: ['card', 'cash', 'bank transfer'],
    parking: 'Free parking in front of the clinic',
  }),
  plumber: declare({
    word: 'firm',
    name: 'Bell Plumbing',
    town: 'Aylsham',
    established: 1999,
    hours: [
      [weekdays, '08:00', '17:30'],
      ['Saturday', '08:00', '12:00'],
    ],
    facts: { 'response-time': '2 hours', 'travel-radius': '20-mile radius', 'quote-validity': '30 days' },
    claims: {
      guarantee: ['10-year', 'guarantee on boilers we fit'],
      plumbers: ['7', 'plumbers'],
      years: ['25+', 'years in business'],
    },
    prices: {
      service: { name: 'Boiler service', fixed: 95 },
      callout: { name: 'Call-out', from: 85 },
      tap: { name: 'Tap replacement', from: 70 },
      boiler: { name: 'New boiler', from: 1950 },
    },
    services: { boilers: ['Boiler Servicing', 'service'], repairs: ['Plumbing Repairs', 'callout'] },
    payment: ['card', 'cash', 'bank transfer'],
  }),
  bicycles: declare({
    word: 'workshop',
    name: 'Spoke Works',
    town: 'Diss',
    established: 2015,
    hours: [['Tuesday Wednesday Thursday Friday Saturday', '09:30', '17:30']],
    facts: { turnaround: '3 days', 'storage-limit': '30 days', 'collection-radius': '8-mile radius' },
    claims: {
      guarantee: ['6-month', 'guarantee on labour'],
      mechanics: ['3', 'mechanics'],
      bikes: ['900', 'bikes a year'],
    },
    prices: {
      bronze: { name: 'Bronze service', fixed: 45 },
      gold: { name: 'Gold service', fixed: 140 },
      puncture: { name: 'Puncture repair', fixed: 14 },
      wheel: { name: 'Wheel build', from: 60 },
    },
    services: { servicing: ['Bike Servicing', 'bronze'], wheels: ['Wheel Building', 'wheel'] },
    payment: ['card', 'cash'],
  }),
  school: declare({
    word: 'school',
    name: 'Lark Music School',
    town: 'Beccles',
    established: 2003,
    hours: [
      [weekdays, '13:00', '20:00'],
      ['Saturday', '09:00', '16:00'],
    ],
    facts: { 'lesson-duration': '30 minutes', 'leaving-notice': '6 weeks', 'missed-lesson-notice': '24 hours' },
    claims: { group: ['6', 'children in a group'], teachers: ['11', 'teachers'], pupils: ['240', 'pupils'] },
    prices: {
      lesson: { name: 'Piano lesson', fixed: 19 },
      group: { name: 'Group lesson', fixed: 9 },
      hire: { name: 'Violin hire', from: 12 },
      trial: { name: 'Trial lesson', fixed: 10 },
    },
    services: { piano: ['Piano Lessons', 'lesson'], groups: ['Group Lessons', 'group'] },
    payment: ['bank transfer', 'card'],
  }),
};
