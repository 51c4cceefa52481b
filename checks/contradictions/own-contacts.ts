import { distance } from 'fastest-levenshtein';
import type { CountryCode, PhoneNumber } from 'libphonenumber-js';
import { escapeRegExp } from '../../site/escape.ts';
import { branchesOf } from '../../site/format-address.ts';
import type { KeyPath } from '../../site/key-path.ts';
import type { Facts } from './facts.ts';

/** The declared contacts, prepared once for thousands of sentences. */
export type OwnContacts = ReturnType<typeof prepareOwnContacts>;

/** A contact detail of the business, and a function that finds different ones in a sentence. */
export type Contact = { declared: KeyPath; value: string; write?: string; othersIn: (sentence: string) => string[] };

export function prepareOwnContacts({ site, texts, vocabulary }: Facts) {
  const { access, business, towns, departments = {}, helplines } = site;
  const { town, postcode = '', country } = business.address;
  const addresses = [business.address, ...branchesOf(site).map(({ address }) => address)];
  const streets = addresses.map(({ street = '' }) => parseStreet(street, vocabulary));
  const { house = '', road = '' } = streets[0] ?? {};
  const places = [
    { name: '', phone: business.phone, path: ['business'] },
    ...Object.entries(departments).flatMap(([key, { name, phone }]) =>
      phone ? [{ name, phone, path: ['departments', key] }] : [],
    ),
  ];
  return {
    business,
    vocabulary,
    words: [...addresses.flatMap((each) => Object.values(each)), business.tagline, business.description].join(' '),
    // "Norwood, Adelaide" says that the town of the business is a part of another, "Norwood, Kent Town and" does not.
    around: texts.flatMap(
      ({ text }) =>
        new RegExp(`${escapeRegExp(town)}, (\\p{Lu}[\\p{L}’'-]+)(?!\\p{L}|,| and\\b| or\\b| \\p{Lu})`, 'u').exec(
          text,
        )?.[1] ?? [],
    ),
    townNames: new Set(Object.values(towns).map(({ name }) => name.split(' ')[0])),
    places,
    helplines: Object.values(helplines).map(({ phone }) => phone),
    emails: [business, ...Object.values(departments)].map(({ email }) => email?.toLowerCase()),
    phoneOptions: { defaultCountry: country as CountryCode, extended: true } as const,
    roads: new Set(JSON.stringify([access, towns, addresses]).match(vocabulary.road)),
    postcodes: [...addresses, ...Object.values(towns)].map((each) => withoutSpaces(each.postcode ?? '')),
    postcodePattern: postcodeLike(postcode, town),
    streets,
    house,
    road,
    housePattern: housePattern(streets[0], vocabulary),
  };
}

type Street = { house: string; road: string; isNumberLast: boolean };

/** `67 High Street`, or as other countries write it, `ul. Łokietka 12`. */
function parseStreet(street: string, { lacksWords }: Facts['vocabulary']): Street {
  const [, name = '', number = ''] = /^(?:\p{L}+\. )?(\D+) (\d+\w?)$/u.exec(street) ?? [];
  // In English, "Unit 5" has no street.
  if (name && lacksWords) return { house: number.toLowerCase(), road: name, isNumberLast: true };
  const [house = '', ...rest] = street.split(' ');
  return { house: house.toLowerCase(), road: rest.join(' '), isNumberLast: false };
}

/** Matches the house numbers in the street of the business. */
function housePattern(street: Street | undefined, { onStreet }: Facts['vocabulary']): RegExp {
  const { house = '', road = '', isNumberLast } = street ?? {};
  const name = road.replace(/\W/g, '.');
  // "Alte Marktstraße" and "Altmarktstraße" are not "Marktstraße".
  if (isNumberLast) return new RegExp(`(?<!\\p{L}|\\p{Lu}\\p{L}* )${name} (\\d+[a-z]?)(?![\\w/])`, 'gu');
  const isNumbered = /^\d/.test(house) && road !== '';
  return new RegExp(isNumbered ? `\\b(\\d+[a-z]?)(?:[-–]\\d+)?${onStreet.source} ${name}` : '(?!)', 'gi');
}

/** Matches postcodes of the same format: `ME9 7JJ` finds `SW1A 2AA` too. */
function postcodeLike(postcode: string, town: string): RegExp {
  if (postcode === '') return /(?!)/g;
  if (/^[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}$/i.test(postcode)) return /\b[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b/g;
  const form = postcode.replace(/[A-Z]/g, '[A-Z]').replace(/\d/g, '\\d').replace(/\s/g, '\\s');
  // Five digits may be any number, unless the town follows.
  return new RegExp(`\\b${form}\\b${/[A-Z\s]/.test(postcode) ? '' : `(?= ${town}\\b)`}`, 'g');
}

/** `ME9 7JJ` → `ME97JJ`. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Whether a number is written with its prefix. Without one, `512 345 678` may be a company number. */
export function isDialled(said: string, number: PhoneNumber): boolean {
  const forms = [number.formatNational(), number.number, number.number.replace('+', '00')];
  return forms.some((form) => digitsOf(said).startsWith(digitsOf(form)));
}

/** Whether a number is that of the business with one digit wrong, or two swapped. */
export function isMisdialOf(said: string, own: string): boolean {
  const [digits, ownDigits] = [digitsOf(said), digitsOf(own)];
  const isSwapped = [...digits].sort().join() === [...ownDigits].sort().join();
  return [1, isSwapped ? 2 : 1].includes(distance(digits, ownDigits));
}

export const digitsOf = (text: string) => text.replace(/\D/g, '');
