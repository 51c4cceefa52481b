import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findIn } from '../../checks/contradictions/check-contradictions.ts';
import { gatherFacts } from '../../checks/contradictions/facts.ts';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import type { Draft } from './quiet-site.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const morning = { opens: '08:00', closes: '12:30' };
const afternoon = { opens: '13:30', closes: '18:00' };

/** A practice with a lunch break, an appointment on Saturdays, holidays in August and a department for children. */
const practices: Record<string, Draft> = {
  polish: {
    language: 'pl-PL',
    money: { currency: 'PLN', from: 'od', onRequest: 'wycena' },
    business: {
      name: 'Fizjo Nadodrze',
      description: 'Fizjoterapia dorosłych i dzieci we Wrocławiu.',
      established: 1998,
      phone: { display: '71 555 01 20', dial: '+48715550120' },
      email: 'kontakt@fizjo-nadodrze.example',
      address: { street: 'ul. Łokietka 12', town: 'Wrocław', postcode: '50-243', country: 'PL' },
    },
    hours: {
      timeZone: 'Europe/Warsaw',
      regular: [
        { days: ['Monday', 'Wednesday', 'Friday'], periods: [morning, afternoon] },
        { days: ['Tuesday', 'Thursday'], opens: '08:00', closes: '18:00' },
        { days: ['Saturday'], byAppointment: true },
      ],
      seasons: [
        {
          name: 'Zima',
          from: '10-01',
          until: '03-31',
          regular: [
            {
              days: ['Monday', 'Wednesday', 'Friday'],
              periods: [
                { ...morning, opens: '07:00' },
                { ...afternoon, closes: '20:00' },
              ],
            },
            { days: ['Tuesday', 'Thursday'], opens: '07:00', closes: '20:00' },
          ],
        },
      ],
      exceptions: [
        { date: '2026-12-24', until: '2026-12-26', name: 'Boże Narodzenie' },
        { date: '2027-05-01', until: '2027-05-03', name: 'Majówka' },
        { date: '2027-08-02', until: '2027-08-15', name: 'Urlop' },
        { date: '2027-11-11', name: 'Święto Niepodległości' },
      ],
    },
    towns: { ...tinySiteInput.towns, olesnica: { name: 'Oleśnica', kilometres: 30 } },
    facts: { promieniu: '20 km' },
    departments: {
      dorosli: {
        name: 'Dział dorosłych',
        phone: { display: '71 555 01 21', dial: '+48715550121' },
        regular: [{ days: weekdays, opens: '08:00', closes: '18:00' }],
      },
      dzieci: {
        name: 'Dział dzieci',
        phone: { display: '71 555 01 22', dial: '+48715550122' },
        regular: [
          {
            days: weekdays.slice(0, 4),
            periods: [
              { opens: '09:00', closes: '13:00' },
              { opens: '14:00', closes: '17:00' },
            ],
          },
          { days: ['Friday'], opens: '09:00', closes: '13:00' },
        ],
      },
    },
    claims: {
      lata: { value: '25+', label: 'lat doświadczenia', atLeastYears: 25, source: 'Rejestr', checked: '2026-11-20' },
    },
    prices: {
      'brake-pads': { name: 'Pierwsza wizyta', description: 'Wywiad, badanie i plan terapii, 60 minut.', from: 160 },
      'brake-check': { name: 'Terapia manualna', description: '45 minut z fizjoterapeutą.', fixed: 140 },
      engine: { name: 'Rehabilitacja pooperacyjna', from: 150, to: 220 },
      dziecko: { name: 'Terapia dziecka', from: 120 },
      karnet: { name: 'Karnet na 10 wizyt', fixed: 1250 },
      wizyta: { name: 'Wizyta domowa', onRequest: true },
    },
  },
  german: {
    language: 'de-DE',
    money: { currency: 'EUR', from: 'ab', onRequest: 'auf Anfrage' },
    business: {
      name: 'Praxis Förde',
      description: 'Physiotherapie für Erwachsene und Kinder.',
      established: 1998,
      phone: { display: '0431 555 010', dial: '+49431555010' },
      email: 'hello@tiny.example',
      address: { street: 'Holtenauer Straße 12', town: 'Kiel', postcode: '24105', country: 'DE' },
    },
    hours: {
      timeZone: 'Europe/Berlin',
      regular: [
        { days: weekdays.slice(0, 4), periods: [morning, afternoon] },
        { days: ['Friday'], opens: '08:00', closes: '14:00' },
        { days: ['Saturday'], byAppointment: true },
      ],
      exceptions: [
        { date: '2026-12-24', until: '2026-12-26', name: 'Weihnachten' },
        { date: '2027-08-02', until: '2027-08-15', name: 'Betriebsferien' },
      ],
    },
    towns: { ...tinySiteInput.towns, laboe: { name: 'Laboe', kilometres: 18 } },
    facts: { umkreis: '20 km' },
    departments: {
      kinder: { name: 'Kinderabteilung', regular: [{ days: weekdays.slice(0, 4), opens: '09:00', closes: '17:00' }] },
    },
    prices: {
      'brake-pads': { name: 'Erster Termin', description: 'Befund und Plan, 60 Minuten.', from: 80 },
      'brake-check': { name: 'Manuelle Therapie', description: '30 Minuten Behandlung.', fixed: 45 },
      engine: { name: 'Zehnerkarte', fixed: 420 },
    },
  },
};

const [home, ...pages] = tinySiteInput.pages;
const staff = ['Eva Lang', 'Jakob Hofer', 'Mirela Novak', 'Petra Kern', 'Sabine Moser'];

/** A dentist with contracts, a team, a lunch break on most days, and somebody else's line for emergencies. */
practices.austrian = {
  language: 'de-AT',
  money: { currency: 'EUR', from: 'ab', onRequest: 'auf Anfrage' },
  business: {
    name: 'Zahnarztpraxis Graben',
    description: 'Zahnärztliche Ordination in Graz.',
    established: 2004,
    phone: { display: '0316 600 700', dial: '+43316600700' },
    email: 'hello@tiny.example',
    address: { street: 'Grabenstraße 27', town: 'Graz', postcode: '8010', country: 'AT' },
    parking: 'Kostenpflichtige Tiefgarage im Nachbarhaus.',
    payment: ['bar', 'Bankomatkarte', 'Kreditkarte'],
  },
  hours: {
    timeZone: 'Europe/Vienna',
    regular: [
      {
        days: ['Monday', 'Wednesday', 'Thursday'],
        periods: [
          { opens: '08:00', closes: '12:00' },
          { opens: '13:00', closes: '17:00' },
        ],
      },
      {
        days: ['Tuesday'],
        periods: [
          { opens: '08:00', closes: '12:00' },
          { opens: '14:00', closes: '20:00' },
        ],
      },
      { days: ['Friday'], byAppointment: true },
    ],
    exceptions: [{ date: '2026-12-24', until: '2027-01-06', name: 'Weihnachtsurlaub' }],
  },
  facts: { lagerfrist: '30 Tage', 'gutschein-dauer': '3 Jahre' },
  claims: {
    garantie: { value: '2 Jahre', label: 'Garantie auf Schienen', source: 'AGB', checked: '2026-11-20' },
    kassen: { value: '3', label: 'Kassen: ÖGK, BVAEB und SVS', source: 'Verträge', checked: '2026-11-20' },
  },
  notOffered: [{ name: 'Kieferorthopädie', words: ['Kieferorthopädie', 'Zahnspangen'] }],
  prices: {
    'brake-pads': { name: 'Mundhygiene für Erwachsene', fixed: 110, unit: '60 Minuten' },
    'brake-check': { name: 'Mundhygiene kurz', fixed: 75, unit: '40 Minuten' },
    engine: { name: 'Implantat ohne Krone', from: 1450 },
    kontrolle: { name: 'Kontrolle', fixed: 0 },
  },
  helplines: {
    notdienst: {
      name: 'Zahnärztlicher Notdienst',
      phone: { display: '0316 81 81 11', dial: '+43316818111' },
      text: 'Am Wochenende.',
      checked: '2026-11-20',
    },
  },
  mail: { changeNotice: '24 Stunden' },
  enquiryRetentionDays: 180,
  pages: [
    {
      ...home,
      sections: [
        { kind: 'team', heading: 'Unser Team', items: staff.map((name) => ({ name, role: 'Zahnmedizin' })) },
        {
          kind: 'text',
          heading: 'Kassen',
          paragraphs: ['Wir haben Verträge mit ÖGK, BVAEB und SVS; mit der KFA haben wir keinen Vertrag.'],
        },
      ],
    },
    ...pages,
  ],
};

/** Each line: whether a sentence is right or wrong, and whether it fails, warns or passes. */
it.each(Object.keys(practices))('compares the figures of sentences in %s with the definition', (name) => {
  const { business, prices, ...practice } = practices[name] ?? {};
  const draft: Draft = structuredClone({ ...tinySiteInput, ...practice });
  draft.business = {
    ...draft.business,
    position: undefined,
    tagline: undefined,
    parking: undefined,
    payment: undefined,
    ...business,
  };
  draft.prices = { ...draft.prices, ...prices };
  draft.mail = { respondWithin: '4 hours', ...practice.mail };
  const lines = readFileSync(`tests/contradictions/languages/${name}.txt`, 'utf8').trim().split('\n');
  const sentences = lines.map((line) => line.split(' | ')[1] ?? '');
  draft.pages[1].sections = sentences.map((words) => ({ kind: 'text', heading: 'Info', paragraphs: [words] }));
  const found = findIn(gatherFacts(parseSite(draft), '2026-11-28'));
  const verdicts = lines.map((line, index) => {
    const own = found.filter(
      ({ path: [table, page, , section] }) => table === 'pages' && page === 1 && section === index,
    );
    const verdict = own.some(({ severity }) => severity === 'fail') ? 'fails' : own.length > 0 ? 'warns' : 'passes';
    return line.replace(/ \w+/, ` ${verdict}`);
  });
  expect(verdicts).toEqual(lines);
});
