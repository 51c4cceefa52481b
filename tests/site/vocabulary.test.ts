import { compileFunction } from 'node:vm';
import type { LocalBusiness } from 'schema-dts';
import { expect, it } from 'vitest';
import { placeholderWarnings } from '../../checks/load-definition.ts';
import { businessTypes } from '../../schema/business-types.ts';
import { fieldKinds } from '../../schema/field-kinds.ts';
import { english } from '../../schema/vocabulary/english.ts';
import { german } from '../../schema/vocabulary/german.ts';
import { languages } from '../../schema/vocabulary/languages.ts';
import { locationName } from '../../site/format.ts';
import { hoursRows, nameDays } from '../../site/format-hours.ts';
import { parseSite } from '../../site/parse.ts';
import { findUntranslated, vocabularyOf } from '../../site/vocabularies.ts';
import { soleTrader } from '../fixtures/sole-trader.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

type Leaves = Record<string, string>;

function leavesOf(words: unknown, path = ''): Leaves {
  if (typeof words === 'string') return { [path]: words };
  return Object.assign({}, ...Object.entries(words as object).map(([key, item]) => leavesOf(item, `${path}.${key}`)));
}

/** The same in any language: a code, the name of the business, marks; and words that another language has too. */
const shared = ['.wording.list', '.wording.longList'];

it.each([
  ['pl-PL', ['.wording.menu', '.wording.parking']],
  ['de-AT', ['.wording.name', '.wording.serviceInTown']],
])('has every word in %s, with the same values to fill in', (language, alike) => {
  const [of, own] = [leavesOf(english), leavesOf(vocabularyOf(language))];
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
  const british = /enquir|postcode|POA|\bregistration|on \[phone\]/i;
  const leaves = (language: string) => Object.values(leavesOf(vocabularyOf(language)));
  expect(leaves('en-GB').filter((text) => british.test(text)).length).toBeGreaterThan(10);
  expect(leaves('en-US').filter((text) => british.test(text))).toEqual([]);
  expect(leaves('en-US')).toEqual(
    expect.arrayContaining(['Your inquiry', 'Inquiries', 'Please enter a valid ZIP code']),
  );
  expect(placeholderWarnings(parseSite({ ...soleTrader, language: 'en-US' }))).toEqual([]);
});

it('lists the words that stay English in a language without a file, and where to write them', () => {
  const language = 'fr-FR';
  const wording = { skipLink: 'Aller au contenu' };
  const site = parseSite({ ...tinySiteInput, language, wording } as never);
  const [warning, ...lines] = placeholderWarnings(site, { details: true });
  expect(warning).toMatch(
    /^warning: \d+ texts of pages and forms and \d+ of mails and the desk stay in English: schema\/vocabulary\/ has no file for fr-FR, only for en, de, pl, and the definition does not write them\. Translate them in schema\/vocabulary\/french\.ts, which `npm run new -- language fr` begins, or copy these into the definition:$/,
  );
  const ofWording = lines.find((line) => line.startsWith('  wording: '));
  expect(ofWording).toContain(" menu: 'Menu',");
  expect(ofWording).not.toContain('skipLink');
  expect(lines.filter((line) => /^ {2}(?:mail|desk)/.test(line))).toEqual([]);
  expect(placeholderWarnings(parseSite({ ...tinySiteInput, language: 'pl-PL' }))).toEqual([]);
});

it('lists them as the definition writes them, which leaves only those of mails and the desk', () => {
  const written = { ...soleTrader, language: 'fr-FR' };
  const [, ...lines] = placeholderWarnings(parseSite(written), { details: true });
  const copied = compileFunction(`return {${lines.join('\n')}}`)();
  const [warning, ...left] = placeholderWarnings(parseSite({ ...written, ...copied }), { details: true });
  expect(warning).toMatch(/^warning: 0 texts of pages and forms and \d+ of mails and the desk stay in English/);
  expect(left.every((line) => /^ {2}(?:mail|desk|forms: \{ refusals): /.test(line))).toBe(true);
});

it('asks only for words that the definition has a use for', () => {
  const said = (more: object) => {
    const site = parseSite({ ...soleTrader, language: 'fr-FR', ...more } as never);
    return findUntranslated(site, {}).map((path) => path.join('.'));
  };
  const plain = said({});
  const unused = /stripMap|mapOf|stars|pager|^money|bookingMessages|plate$|\.quote$|nearby|anyTime/;
  expect(plain.filter((text) => unused.test(text))).toEqual([]);
  expect(plain).toEqual(expect.arrayContaining(['wording.menu', 'layout.headings.learnMore', 'mail.kinds.contact']));
  const booking = {
    type: 'booking',
    fields: [
      { field: 'name' },
      { field: 'email', required: true },
      { name: 'day', kind: 'date', role: 'appointment', label: 'Jour' },
    ],
  };
  const more = said({
    prices: { tuning: { name: 'Accord', from: 60 } },
    money: { currency: 'EUR' },
    forms: { forms: { booking } },
  });
  const added = ['money.from', 'forms.bookingMessages.closed', 'forms.messages.date', 'mail.next.booking'];
  expect(more).toEqual(expect.arrayContaining(added));
  expect(plain.filter((text) => added.includes(text))).toEqual([]);
});

it('lists the words of a vocabulary that are not translated yet', () => {
  const begun = { ...english, wording: { ...german.wording } };
  const whole = languages.de;
  Object.assign(languages, { de: begun });
  const site = parseSite({ ...tinySiteInput, language: 'de-DE' } as never);
  const [warning, ...lines] = placeholderWarnings(site, { details: true });
  Object.assign(languages, { de: whole });
  expect(warning).toMatch(
    /^warning: \d+ texts of pages and forms and \d+ of mails and the desk stay in English: schema\/vocabulary\/german.ts does not translate them yet,/,
  );
  expect(lines.join('\n')).not.toContain('skipLink');
  expect(lines.join('\n')).toContain("money: { from: 'From', onRequest: 'POA', free: 'Free' },");
  expect(placeholderWarnings(parseSite({ ...tinySiteInput, language: 'de-DE' } as never))).toEqual([]);
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
