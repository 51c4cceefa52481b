import { readFileSync } from 'node:fs';
import harbour from '../../examples/harbour-vets/site.config.ts';
import garage from '../../site.config.ts';
import type { Draft } from './quiet-site.ts';
import { offer, trade, trades } from './trades.ts';

/** A veterinary surgery, to show that the finder suits any trade. */
function vet(): Draft {
  const draft = trade(
    'surgery',
    'Harbour Vets',
    {
      street: '12 Quay Street',
      town: 'Scarborough',
      county: 'North Yorkshire',
      postcode: 'YO11 1PL',
    },
    { latitude: 54.28, longitude: -0.4 },
  );
  draft.business.established = 2008;
  draft.business.payment = ['cash', 'card'];
  draft.business.parking = 'Free parking behind the surgery';
  draft.hours.regular = [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:30', closes: '18:30' },
    { days: ['Saturday'], opens: '09:00', closes: '12:00' },
  ];
  draft.facts = {
    'prescription-notice': '48 hours',
    'home-visit-radius': '10-mile radius',
  };
  draft.claims = {
    vets: { value: '6', label: 'vets', source: 'The register', checked: '2026-11-01' },
    pets: { value: '4,000+', label: 'registered pets', source: 'The card index', checked: '2026-11-01' },
  };
  draft.prices = {
    consultation: { name: 'Consultation', fixed: 42 },
    booster: { name: 'Booster vaccination', from: 38 },
    microchip: { name: 'Microchipping', fixed: 15 },
    scale: { name: 'Dental scale and polish', from: 180 },
  };
  offer(draft, {
    consultations: ['Consultations', 'consultation'],
    vaccinations: ['Vaccinations', 'booster'],
    'dental-care': ['Dental Care', 'scale'],
  });
  draft.towns = {
    scarborough: { name: 'Scarborough', miles: 0 },
    filey: { name: 'Filey', miles: 7, served: true },
    seamer: { name: 'Seamer', miles: 4, served: true },
  };
  return draft;
}

/** A piano tuner who works alone and travels. */
function tuner(): Draft {
  const draft = trade(
    'piano',
    'Tyne Pianos',
    {
      street: '4 Abbey Row',
      town: 'Hexham',
      county: 'Northumberland',
      postcode: 'NE46 3NB',
    },
    { latitude: 54.97, longitude: -2.1 },
  );
  draft.business.established = 1987;
  draft.business.payment = ['cash', 'bank transfer'];
  draft.hours.regular = [{ days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' }];
  draft.facts = {
    'travel-radius': '30-mile radius',
    'tuning-interval': 'every 6 months',
    'tuning-duration': '90 minutes',
  };
  draft.claims = {
    years: { value: '35+', label: 'years of experience', source: 'The apprenticeship papers', checked: '2026-11-01' },
    guarantee: { value: '5-year', label: 'guarantee on restringing', source: 'The terms', checked: '2026-11-01' },
    pianos: { value: '600', label: 'pianos a year', source: 'The diary', checked: '2026-11-01' },
  };
  draft.prices = {
    tuning: { name: 'Tuning', fixed: 70 },
    'pitch-raise': { name: 'Pitch raise', fixed: 35 },
    regulation: { name: 'Regulation', from: 120 },
    restoration: { name: 'Restoration', onRequest: true },
  };
  offer(draft, { 'piano-tuning': ['Piano Tuning', 'tuning'], regulation: ['Regulation', 'regulation'] });
  draft.towns = { hexham: { name: 'Hexham', miles: 0 }, corbridge: { name: 'Corbridge', miles: 4, served: true } };
  return draft;
}

/** The definitions in which the corpora replace a sentence. */
export const businesses: Record<string, Draft> = {
  garage,
  harbour: harbour as Draft,
  vet: vet(),
  tuner: tuner(),
  ...trades,
};

/** A line of a corpus: a sentence, its key path, and the entry it contradicts, if any. */
export type Case = { business: string; place: string; declared: string | undefined; sentence: string };

export const corpusNames = [
  'development',
  'usual',
  'held-out',
  'fresh',
  'plain',
  'everyday',
  'blind-a',
  'blind-b',
  'trades',
] as const;

/** The sentences of a corpus, by its name or the path of its file. */
export function readCorpus(name: string): Case[] {
  let at = { business: '', place: '' };
  const file = name.endsWith('.txt') ? name : `tests/contradictions/corpus/${name}.txt`;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): Case[] => {
      if (line.trim() === '' || line.startsWith('#')) return [];
      const [, business = '', place = ''] = /^@ (\w+) (.+)$/.exec(line) ?? [];
      if (place) at = { business, place };
      const [, declared, sentence = ''] = /^(\S+) \| (.+)$/.exec(line) ?? [];
      if (!place && !declared) throw new Error(`corpus ${name}: cannot read "${line}"`);
      return place ? [] : [{ ...at, declared: declared === '-' ? undefined : declared, sentence }];
    });
}
