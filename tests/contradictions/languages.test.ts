import { expect, it } from 'vitest';
import { findIn } from '../../checks/contradictions/check-contradictions.ts';
import { gatherFacts } from '../../checks/contradictions/facts.ts';
import { readQuantities } from '../../checks/contradictions/quantities.ts';
import { finderVocabulary, type Words } from '../../checks/contradictions/vocabulary.ts';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { type Draft, places } from './quiet-site.ts';

/** A workshop in Kiel, whose definition is in German. */
function workshop(lead: string): Draft {
  const draft: Draft = structuredClone(tinySiteInput);
  draft.language = 'de-DE';
  draft.money = { currency: 'EUR', from: 'ab', onRequest: 'auf Anfrage' };
  Object.assign(draft.business, {
    name: 'Werkstatt Förde',
    tagline: 'Freie Werkstatt in Kiel',
    description: 'Wir reparieren Autos aller Marken.',
    phone: { display: '0431 555 010', dial: '+49431555010' },
    address: {
      street: 'Holtenauer Straße 12',
      town: 'Kiel',
      county: 'Schleswig-Holstein',
      postcode: '24105',
      country: 'DE',
    },
    position: { latitude: 54.33, longitude: 10.13 },
    parking: 'Kostenlose Parkplätze im Hof',
    payment: ['Bargeld', 'Karte'],
  });
  draft.hours = {
    timeZone: 'Europe/Berlin',
    regular: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' }],
  };
  draft.facts = { abholradius: '20 km' };
  draft.claims = {
    garantie: { value: '24 Monate', label: 'Garantie auf jede Reparatur', source: 'AGB', checked: '2026-11-01' },
  };
  draft.prices = {
    ...draft.prices,
    'brake-pads': { name: 'Bremsbeläge', from: 80 },
    'brake-check': { name: 'Bremsprüfung', fixed: 30 },
    engine: { name: 'Austauschmotor', from: 1250 },
  };
  draft.pages[1].hero.lead = lead;
  return draft;
}

const today = '2026-11-20';
const placed = (lead: string, words: Words = {}) => {
  const site = parseSite(workshop(lead));
  return findIn(gatherFacts(site, today, finderVocabulary(site, words))).filter(({ path }) => path[0] === 'pages');
};
const failures = (lead: string, words: Words = {}) =>
  placed(lead, words)
    .filter(({ severity }) => severity === 'fail')
    .map(({ rule }) => rule);

it('does not read a number without its 0 as a phone number', () => {
  expect(failures('Rufen Sie an: 0431 555 999.')).toEqual(['contact-differs']);
  expect(failures('Wir sind Fachbetrieb, eingetragen unter 431 555 999.')).toEqual([]);
});

it('finds nothing in a whole definition in another language', () => {
  const site = parseSite(workshop('Willkommen in der Werkstatt.'));
  expect(findIn(gatherFacts(site, today))).toEqual([]);
});

it.each([
  ['Bremsprüfung: 45 €', 'price-differs'],
  ['Die Bremsprüfung kostet 45 €.', 'price-differs'],
  ['Bremsbeläge ab 69,90 €', 'price-differs'],
  ['Austauschmotor ab 1.100 €', 'price-differs'],
  ['Rufen Sie uns an: 0431 987654.', 'contact-differs'],
  ['Holtenauer Straße 12, 24103 Kiel', 'contact-differs'],
  ['Geöffnet: Montag bis Freitag 9:00–18:00 Uhr', 'hours-differ'],
  ['Mo. bis Fr. 7:30–17:00', 'hours-differ'],
  ['Abholradius: 35 km', 'figure-differs'],
])('finds a figure without knowing the language: %s', (lead, rule) => {
  expect(failures(lead)).toEqual([rule]);
});

it.each([
  'Bremsprüfung: 30 €',
  'Bremsbeläge ab 80 €',
  'Austauschmotor ab 1.250 €',
  'In der Vertragswerkstatt zahlen Sie für eine Bremsprüfung gern 99 €.',
  'Rufen Sie uns an: 0431 555 010.',
  'Holtenauer Straße 12, 24105 Kiel',
  'Hoster: Förde Netz GmbH, Ostring 5, 24143 Kiel',
  'Förde Hosting, 5 place du Port, 24143 Kiel',
  'Geöffnet: Montag bis Freitag 8:00–17:00 Uhr',
  'Am Montag um 7:30 Uhr fährt der erste Bus vor unserer Tür ab.',
  'Der Wochenmarkt steht jeden Samstag von 8:00–13:00 Uhr auf dem Blücherplatz.',
  'Sonntags sind wir geschlossen, und bar zahlen müssen Sie bei uns nie.',
  'Nur Bargeld nimmt der Parkautomat am Bahnhof, wir nicht.',
  'Seit 1987 prüft der TÜV in 24143 Fällen im Jahr die Bremsen.',
  'Von 100 km/h bis zum Stand braucht ein Auto 40 m.',
])('finds nothing in a value that it cannot read: %s', (lead) => {
  expect(failures(lead)).toEqual([]);
});

it('ends a sentence at a number or a short word before a capital, without knowing the language', () => {
  const placedIn = (lead: string) => placed(lead).map(({ rule }) => rule);
  expect(placedIn('Gutscheine gibt es ab € 99. Eine Bremsprüfung dauert nicht lange.')).toEqual([]);
  expect(placedIn('Gutscheine gibt es ab 99 €, Hol- und Bringdienst bis 17 Uhr. Bremsprüfung ohne Termin.')).toEqual(
    [],
  );
  // A day of the month is followed by a small letter in many languages.
  expect(placedIn('Eine Bremsprüfung kostet bis zum 5. mai € 99.')).toEqual(['price-differs']);
});

it('reads the times of a course as its own, and the opening hours by their name in the language', () => {
  const show = (name: string) => {
    const draft = workshop('Willkommen in der Werkstatt.');
    const rows = [[name, 'Mo, Mi und Do, 18:00–21:00 Uhr']];
    draft.pages[1].sections.push({
      kind: 'table',
      heading: 'Zeiten',
      caption: 'Zeiten',
      columns: ['Was', 'Wann'],
      rows,
    });
    return findIn(gatherFacts(parseSite(draft), today)).map(({ rule }) => rule);
  };
  expect(show('B-Kurs Abend')).toEqual([]);
  expect(show('Öffnungszeiten')).toEqual(['hours-differ']);
});

it('warns of a figure in a longer sentence, which may be that of another business', () => {
  const found = placed('In der Vertragswerkstatt zahlen Sie für eine Bremsprüfung gern 99 €.');
  expect(found.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual(['warn price-differs']);
});

it('warns that a count may be wrong, in a language that it does not know', () => {
  const draft = workshop('6 Mechaniker für Ihr Auto');
  draft.claims.team = { value: '4', label: 'Mechaniker', source: 'Lohnliste', checked: '2026-11-01' };
  const found = findIn(gatherFacts(parseSite(draft), today)).filter(({ path }) => path[0] === 'pages');
  expect(found).toMatchObject([{ rule: 'figure-differs', severity: 'warn', confidence: 'possible' }]);
});

it('compares no text of the desk, whose links last for minutes of their own', () => {
  const draft = workshop('Ein Ölwechsel dauert {fact:dauer}.');
  draft.language = 'es-ES';
  draft.facts = { dauer: '45 minutos' };
  draft.desk = { mailText: 'Este enlace inicia tu sesión una vez. Funciona durante 15 minutos.' };
  const found = findIn(gatherFacts(parseSite(draft), today)).filter(({ path }) => path[0] === 'desk');
  expect(found).toEqual([]);
});

it('warns of a heading whose count differs from its list, in a language that it does not know', () => {
  const draft = workshop('Willkommen in der Werkstatt.');
  draft.pages[1].sections.push({ ...places('5 Orts rund um Kiel', ['Kiel', 'Laboe']), id: 'orte' });
  const found = findIn(gatherFacts(parseSite(draft), today)).filter(({ rule }) => rule === 'count-beside-list');
  expect(found).toMatchObject([{ severity: 'warn', confidence: 'possible' }]);
});

const days = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];

/** A little German. */
const german: Words = {
  lacksWords: false,
  numbers: { ein: 1, zwei: 2, drei: 3, zwölf: 12, sechs: 6, sieben: 7, acht: 8 },
  units: [{ dimension: 'duration', factor: 730, unit: /monate?n?/ }],
  to: /bis/,
  clock: {
    exactly: /\s?Uhr/,
    parts: [{ pattern: /halb\s/, minutes: -30 }],
  },
  days: days.map((name, index) => ({ pattern: new RegExp(`(?<!\\p{L})${name}s?(?!\\p{L})`, 'giu'), days: [index] })),
  fillers: new Set(['auf', 'bei', 'der', 'die', 'das', 'jede', 'und', 'wir']),
  concepts: { warranty: /\bgarantie\b/i },
  foreign: /\b(?:hersteller|bahnhof|vertragswerkstatt|parkautomat)\b/i,
  hours: {
    open: /\b(?:offen|auf)\b|geöffnet/i,
    closed: /\bgeschlossen\b/i,
    ours: /\b(?:wir|werkstatt)\b/i,
    neutral: /\b(?:sind|haben|ist|auch|immer|von|um|ab|am|und|uhr)\b/gi,
    until: /\bbis\s*$/i,
    negated: /\b(?:nicht|nie|kein\w*)\b/i,
  },
  payment: {
    methods: { Bargeld: /\b(?:bargeld|bar)\b/i, Karte: /\bkarten?\b/i },
    trigger: /\b(?:zahl\w+|nehmen)\b/i,
  },
  polarity: {
    not: /\b(?:nicht|nie|kein\w*)\b/i,
    only: /\bnur\b/i,
    light: /\b(?:bei|uns|zahlen|sie|karten|bar)\b/i,
  },
};

it.each([
  ['Wir geben zwölf Monate Garantie auf jede Reparatur.', 'figure-differs'],
  ['Wir haben auch sonntags geöffnet.', 'hours-differ'],
  ['Freitags haben wir geschlossen.', 'hours-differ'],
  ['Montag bis Freitag sind wir bis sechs Uhr geöffnet.', 'hours-differ'],
  ['Bei uns zahlen Sie nur bar.', 'statement-differs'],
])('finds a statement in a language that brings its words: %s', (lead, rule) => {
  expect(failures(lead, german)).toEqual([rule]);
  expect(failures(lead)).toEqual([]);
});

it.each([
  'Wir geben 24 Monate Garantie auf jede Reparatur.',
  'Der Hersteller gibt drei Monate Garantie.',
  'Sonntags haben wir geschlossen.',
  'Der Parkautomat nimmt nur Bargeld.',
  'Zahlen Sie bar oder mit Karte.',
])('finds nothing in a sentence of that language that agrees: %s', (lead) => {
  expect(failures(lead, german)).toEqual([]);
});

it.each([
  ['pl-PL', 'PLN', 'od 1,500 zł', 1500],
  ['pl-PL', 'PLN', 'od 1 500 zł', 1500],
  ['pl-PL', 'PLN', 'od 1.500,50 zł', 1500.5],
  ['pl-PL', 'PLN', '1,50 zł', 1.5],
  ['de-DE', 'EUR', '1.500 €', 1500],
  ['de-DE', 'EUR', '1,5 €', 1.5],
  ['fr-FR', 'EUR', '1\u202f500 €', 1500],
  ['en-GB', 'GBP', '£1,500.50', 1500.5],
])('reads amounts as %s writes them: %s %s', (tag, currency, sentence, low) => {
  expect(readQuantities(sentence, finderVocabulary({ language: tag, money: { currency } }))).toMatchObject([
    { dimension: 'money', low },
  ]);
});
