import type { LocalBusiness } from 'schema-dts';
import { expect, it } from 'vitest';
import { formatWarning } from '../../checks/report/reporters.ts';
import { placeholderWarnings } from '../../checks/warnings.ts';
import { findBookingProblem } from '../../schema/booking.ts';
import { businessTypes } from '../../schema/business-types.ts';
import { fieldKinds, formatAnswer } from '../../schema/field-kinds.ts';
import { english } from '../../schema/vocabulary/english.ts';
import { bookingRules } from '../../site/form-rules.ts';
import { hoursRows, hoursSentence, nameDays } from '../../site/format-hours.ts';
import { parseSite } from '../../site/parse.ts';
import { locationName } from '../../site/town-pages.ts';
import { vocabularyOf } from '../../site/vocabularies.ts';
import { soleTrader } from '../fixtures/sole-trader.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

type Leaves = Record<string, string>;

function leavesOf(words: unknown, path = ''): Leaves {
  if (typeof words === 'string') return { [path]: words };
  return Object.assign({}, ...Object.entries(words as object).map(([key, item]) => leavesOf(item, `${path}.${key}`)));
}

/** The same in any language: a code, the name of the business, marks; and words that another language has too. */
const shared = ['.wording.labelled', '.wording.list', '.wording.longList'];

it.each([
  ['pl-PL', ['.wording.menu', '.wording.parking']],
  ['de-AT', ['.wording.name', '.wording.serviceInTown']],
])('has every word in %s, with the same values to fill in', (language, alike) => {
  const of = leavesOf(english);
  const own = leavesOf(vocabularyOf(language));
  const same = Object.keys(of).filter((path) => own[path] === of[path]);
  expect(same.sort()).toEqual([...shared, ...alike].sort());
  const slots = (text = '') => [...new Set(text.match(/\[\w+\]|\{\w+\}/g) ?? [])].sort();
  const optional = ['.mail.onDay', '.mail.onMorning'];
  const other = Object.keys(of).filter((path) => slots(of[path]).join() !== slots(own[path]).join());
  expect(other.filter((path) => !optional.includes(path))).toEqual([]);
  const { forms } = vocabularyOf(language) as unknown as { forms: { messages: object } };
  expect(Object.keys(forms.messages).sort()).toEqual(Object.keys(fieldKinds).sort());
});

it('has the words of the United States in American English, and no text left to translate', () => {
  const british = /enquir|postcode|POA|\bregistration|on \[phone\]|opening hours/i;
  const leaves = (language: string) => Object.values(leavesOf(vocabularyOf(language)));
  expect(leaves('en-GB').filter((text) => british.test(text)).length).toBeGreaterThan(10);
  expect(leaves('en-US').filter((text) => british.test(text))).toEqual([]);
  expect(leaves('en-US')).toEqual(
    expect.arrayContaining(['Your inquiry', 'Inquiries', 'Please enter a valid ZIP code']),
  );
  expect(placeholderWarnings(parseSite({ ...soleTrader, language: 'en-US' }))).toEqual([]);
  expect(vocabularyOf('en-US-u-hc-h23')).toBe(vocabularyOf('en-US'));
  expect(leaves('en-CA').filter((text) => british.test(text) || /tick|ZIP|license/.test(text))).toEqual([]);
  const canadian = ['Your inquiry', 'Please enter a valid postal code', 'Call [name] at [phone]', '[first] to [last]'];
  expect(leaves('en-CA')).toEqual(expect.arrayContaining(canadian));
});

it('speaks German to visitors that fits a site that says du as well as one that says Sie', () => {
  const isForStaff =
    /^\.(?:desk|mail\.(?:digest|done))|^\.forms\.refusals\.(?:noEnquiry|needsTls|notFromDesk|oldSession|newSession|deskCannot|deskFailed)$/;
  const addressed = Object.entries(leavesOf(vocabularyOf('de-AT'))).filter(
    ([path, text]) => !isForStaff.test(path) && /\b(?:Sie|Ihnen|Ihr\w*|[Dd](?:u|ir|ich|ein\w*))\b/.test(text),
  );
  expect(addressed.map(([path]) => path)).toEqual([]);
});

it.each([
  ['en-GB', 'POA'],
  ['de-AT', 'auf Anfrage'],
  ['pl-PL', 'wycena indywidualna'],
])('begins every entry of a price list with a capital in %s, and not in a sentence', (language, inSentence) => {
  const prices = { job: { name: 'Job', onRequest: true } };
  const { money, facts } = parseSite({
    ...soleTrader,
    language,
    money: { currency: 'EUR' },
    prices,
    facts: { job: '{price:job}', from: '{from:job}' },
  });
  const words = [money.from, money.onRequest, money.free];
  expect(words.filter((text) => text[0] !== text[0]?.toUpperCase())).toEqual([]);
  expect(facts).toEqual({ job: inSentence, from: inSentence });
});

it('finds a weekday in a text for any day, but not within another word', () => {
  const parse = (otherDay: string) => parseSite({ ...soleTrader, language: 'de-DE', forms: { expect: { otherDay } } });
  expect(() => parse('Wir melden uns am Montag bis [time].')).toThrow('forms.expect.otherDay: found "Montag"');
  parse('Wir melden uns nach der Montage bis [time].');
});

it('uses the clock of the language, in English only', () => {
  const parse = (language: string) => parseSite({ ...soleTrader, language });
  expect(hoursSentence(parse('en-GB-u-hc-h12'))).toBe('Monday and Tuesday 9 am-5 pm, Wednesday to Sunday closed');
  expect(hoursSentence(parse('en-US-u-hc-h23'))).toBe('Monday and Tuesday 9:00-17:00, Wednesday through Sunday closed');
  expect(() => parse('pl-PL-u-hc-h12')).toThrow(
    'language: found "pl-PL-u-hc-h12"; it must be a language tag such as en-GB',
  );
  expect(() => parse('en-UK-u-hc-h12')).toThrow('names a region that does not exist; write "en-GB-u-hc-h12"');
});

it('names by key what is still English in a language without texts: a group, or what is left of it', () => {
  const { form, starter: _starter, forms, ...others } = english;
  const { stars: _stars, here: _here, ...most } = others.wording;
  const [first, ...pages] = soleTrader.pages;
  const home = { ...first, name: 'Accueil', hero: { lead: 'Accord de pianos.' } };
  const fields = [{ field: 'email', required: true }];
  const warningsIn = (language: string, change: object = {}) => {
    const business = { ...soleTrader.business, description: 'Accord de pianos.' };
    const definition = { ...soleTrader, business, language, pages: [home, ...pages], ...change };
    return placeholderWarnings(parseSite(definition as never)).map((each) => formatWarning(each));
  };
  const warning = (keys: string) => [
    `warning: schema/vocabulary/ has no texts for fr-FR; still English until the definition writes them: ${keys}`,
  ];
  expect(warningsIn('pl-PL')).toEqual([]);
  expect(warningsIn('fr-FR')).toEqual(warning('money, notFound, layout, wording, forms, mail, desk'));
  const written = { ...others, forms: { ...forms, forms: { contact: { type: 'contact', fields, ...form } } } };
  expect(warningsIn('fr-FR', written)).toEqual([]);
  expect(warningsIn('fr-FR', { ...written, wording: most })).toEqual(warning('wording.here, wording.stars'));
  expect(warningsIn('fr-FR', { ...written, forms })).toEqual(warning('forms.forms.contact'));
  // A page about privacy replaces the notice.
  const { privacy: _notice, ...unsaid } = written.forms;
  const privacy = { path: '/vie-privee', name: 'Privacy', hero: { lead: 'Vos données.' }, sections: first?.sections };
  expect(warningsIn('fr-FR', { ...written, forms: unsaid })).toEqual(warning('forms.privacy.sentences'));
  expect(warningsIn('fr-FR', { ...written, forms: unsaid, pages: [home, ...pages, privacy] })).toEqual([]);
  // "Home" is the word in Dutch and Italian too, so alone it is taken as meant.
  const untouched = [{ ...home, name: 'Home' }, ...pages];
  expect(warningsIn('fr-FR', { ...written, pages: untouched })).toEqual([]);
  const starting = [{ ...home, name: 'Home', hero: { lead: 'Call {phone}, or send us a message.' } }, ...pages];
  expect(warningsIn('fr-FR', { ...written, pages: starting })).toEqual(
    warning("pages['/'].name, pages['/'].hero.lead"),
  );
});

it('names the weekday of a visit, and not of a day long ago, such as one of birth', () => {
  expect(formatAnswer({ kind: 'date', value: '2027-01-07' }, 'de-AT')).toBe('Donnerstag, 7. Jänner 2027');
  expect(formatAnswer({ kind: 'date', value: '2009-05-03' }, 'de-AT')).toBe('3. Mai 2009');
});

it('writes the days of an Italian range without a zero before them, as single days', () => {
  const christmas = { name: 'Natale', from: '12-24', until: '01-01' };
  expect(nameDays(christmas, { language: 'it-IT' })).toBe('Natale (24 dicembre – 1º gennaio)');
  expect(nameDays({ ...christmas, from: '01-02', until: '01-05' }, { language: 'it-IT' })).toBe('Natale (2–5 gennaio)');
});

it('writes dates, slots and labels as French does', async () => {
  const seasons = [
    {
      name: 'Hiver',
      from: '12-01',
      until: '02-01',
      regular: [{ days: ['Saturday'], opens: '09:00', closes: '12:00' }],
    },
  ];
  const hours = { ...soleTrader.hours, seasons };
  const wording = { timeRange: '[opens]–[closes]', labelled: '[label]\u202f:' };
  const fields = [
    { field: 'email', required: true },
    { name: 'jour', kind: 'date', role: 'appointment', label: 'Jour' },
    { name: 'heure', kind: 'slot', role: 'appointment', label: 'Heure' },
  ];
  const forms = { slotMinutes: 240, forms: { contact: { type: 'booking', fields } } };
  const site = parseSite({ ...soleTrader, language: 'fr-FR', hours, wording, forms } as never);
  expect(nameDays(seasons[0] as never, site)).toBe('Hiver (1er décembre – 1er février)');
  expect(hoursSentence(site)).toContain('; Hiver (1er décembre – 1er février)\u202f: ');
  expect(site.forms.timeSlots).toEqual(['9:00–13:00', '13:00–17:00']);
  const at = { now: '2026-11-20T10:00', date: '2026-12-02', slot: '' };
  expect(findBookingProblem(bookingRules(site), at)?.message).toContain('mardi 1er décembre');
  expect(formatAnswer({ kind: 'date', value: '2026-12-01' }, 'fr-FR')).toBe('mardi 1er décembre 2026');
  expect(formatAnswer({ kind: 'date', value: '2026-12-11' }, 'fr-FR')).toBe('vendredi 11 décembre 2026');
  const words = parseSite({
    ...soleTrader,
    language: 'fr-FR',
    wording: { timeRange: '[opens] à [closes]' },
    forms,
    hours,
  } as never);
  expect(words.forms.timeSlots).toEqual(['9:00–13:00', '13:00–17:00']);
});

it('composes days and names of pages without English words in a language without a file', () => {
  const seasons = [{ name: 'Agosto', from: '08-01', until: '08-31', regular: [{ days: ['Saturday'] }] }];
  const hours = { ...tinySiteInput.hours, seasons };
  const site = parseSite({ ...tinySiteInput, language: 'es-ES', hours } as never);
  expect(hoursRows(site.hours.regular, site).map(({ days }) => days)).toEqual(['lunes', 'martes–domingo']);
  expect(nameDays(seasons[0] as never, site)).toBe('Agosto (1–31 de agosto)');
  const [page] = site.locations;
  expect(page && locationName(site, page)).toBe(page?.hero.heading);
});

type TypeOf<Thing> = Thing extends { '@type': infer Name } ? Name : never;

it('has exactly the local business types of schema-dts', () => {
  const known: readonly TypeOf<LocalBusiness>[] = businessTypes;
  // @ts-expect-error a person is not a business
  const wrong: TypeOf<LocalBusiness> = 'Person';
  type Missing = Exclude<TypeOf<LocalBusiness>, (typeof businessTypes)[number]>;
  const missing: [Missing] extends [never] ? true : Missing = true;
  expect([known.length, missing, wrong]).toEqual([152, true, 'Person']);
});
