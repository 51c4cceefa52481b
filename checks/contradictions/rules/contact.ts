import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js';
import { branchesOf } from '../../../site/format-address.ts';
import { formatKeyPath, type KeyPath } from '../../../site/problem.ts';
import { readDays } from '../clock.ts';
import { isAsserted } from '../evidence.ts';
import type { Facts, Found } from '../facts.ts';
import { read } from '../subjects.ts';
import { hasName, sentencesOf } from '../words.ts';

/** A part of the address or a number of the business, and patterns that find others. */
type Contact = { declared: KeyPath; value: string; othersIn: (sentence: string) => string[] };

const silentEntries = ['business', 'towns', 'forms', 'facts', 'helplines'];

/** Finds phone numbers, postcodes, addresses and e-mail addresses that differ from the business's own. */
export function findContactsThatDiffer(facts: Facts): Found[] {
  const contacts = listContacts(facts);
  const { names, vocabulary } = facts;
  return facts.texts.flatMap(({ path, text }) => {
    if (silentEntries.includes(String(path[0]))) return [];
    return sentencesOf(text, vocabulary).flatMap((sentence) => {
      // Most sentences have neither a digit nor an @.
      if (!/\d|@| \p{Lu}/u.test(sentence)) return [];
      return contacts.flatMap(({ declared, value, othersIn }) =>
        othersIn(sentence).flatMap((said): Found[] => {
          const isAddress = declared[1] === 'address';
          const options = { isPastAllowed: isAddress, isOfBusiness: isAddress };
          const [reading, at] = [read(sentence, vocabulary), sentence.indexOf(said)];
          const clause = reading.clauses.findLast(({ start }) => start <= at);
          const isDenied = declared[1] !== 'phone' && vocabulary.polarity.not.test(sentence.slice(clause?.start, at));
          const objection = isDenied || !isAsserted(reading, at, names, [], options);
          const token = declared[1] === 'phone' ? 'phone' : declared.at(-1);
          const write = declared[0] === 'access' ? value : `{${token}}`;
          const message = `says "${said}", but ${formatKeyPath(declared)} is "${value}"; write ${write}`;
          return objection ? [] : [{ path, declared, said, message, confidence: 'certain' }];
        }),
      );
    });
  });
}

/** Matches a word that may be the name of a town. */
const nameLike = /\p{Lu}[\p{L}’'-]+(?![\p{L}\d])/gu;

function listContacts({ site, vocabulary }: Facts): Contact[] {
  const { business, towns } = site;
  const { street = '', town, postcode = '', country } = business.address;
  // The number of a helpline belongs to someone else.
  const numbers = [business, ...Object.values(site.departments ?? {}), ...Object.values(site.helplines)].map(
    ({ phone }) => phone?.dial,
  );
  const options = { defaultCountry: country, extended: true } as { defaultCountry: CountryCode; extended: true };
  const addresses = [business.address, ...branchesOf(site).map(({ address }) => address)];
  const postcodes = [...addresses, ...Object.values(towns)].map((each) => plain(each.postcode ?? ''));
  const postcodePattern = postcodeLike(postcode, town);
  const streets = addresses.map(({ street = '' }) => {
    const [house = '', ...rest] = street.split(' ');
    return { house: house.toLowerCase(), road: rest.join(' ') };
  });
  const { house = '', road = '' } = streets[0] ?? {};
  const isNumbered = /^\d/.test(house) && road !== '';
  const houses = new RegExp(isNumbered ? `\\b(\\d+[a-z]?)(?:[-–]\\d+)? ${road.replace(/\W/g, '.')}` : '(?!)', 'gi');
  const own = [...addresses.flatMap((each) => Object.values(each)), business.tagline, business.description].join(' ');
  const townNames = new Set(Object.values(towns).map(({ name }) => name.split(' ')[0]));
  return [
    {
      declared: ['business', 'address', 'town'],
      value: town,
      othersIn: (sentence) =>
        [...sentence.matchAll(nameLike)].flatMap(({ 0: said, index }) => {
          const before = sentence.slice(0, index);
          const located = townNames.has(said) ? vocabulary.located : vocabulary.locatedOurs;
          const isHere = located.test(before) || (street !== '' && before.endsWith(`${street}, `));
          return isHere && !hasName(own, said) && readDays(said, vocabulary).length === 0 ? [said] : [];
        }),
    },
    {
      declared: ['business', 'phone', 'display'],
      value: business.phone.display,
      othersIn: (sentence) =>
        (/(?:\d\D{0,5}){9}/.test(sentence) ? findPhoneNumbersInText(sentence, options) : [])
          .filter(({ number, startsAt }) => number.isValid() || vocabulary.contact.test(sentence.slice(0, startsAt)))
          .filter(({ number }) => !numbers.includes(number.number))
          .filter(({ startsAt }) => {
            const [, callee] = vocabulary.callee.exec(sentence.slice(0, startsAt)) ?? [];
            return !callee || hasName(own, callee.trim()) || hasName(business.name, callee.trim());
          })
          .map(({ startsAt, endsAt }) => sentence.slice(startsAt, endsAt))
          .filter((said) => said !== business.phone.display && said.replace(/\D/g, '').length > 8),
    },
    {
      declared: ['business', 'address', 'postcode'],
      value: postcode,
      othersIn: (sentence) =>
        (sentence.match(postcodePattern) ?? []).filter((said) => !postcodes.includes(plain(said))),
    },
    {
      declared: ['business', 'address', 'street'],
      value: street,
      othersIn: (sentence) => [
        ...[...sentence.matchAll(houses)].flatMap(([said, number]) =>
          streets.some((each) => each.road === road && each.house === number?.toLowerCase()) ? [] : [said],
        ),
        ...[...sentence.matchAll(vocabulary.street)].flatMap(({ 0: said, index }) => {
          const isOwn = streets.some((each) => hasName(said, each.road));
          // "67 Church Street, Newington" has the number and the town of the business.
          const isHere = said.startsWith(`${house} `) && sentence.slice(index + said.length).startsWith(`, ${town}`);
          const at = /^\d/.test(said) ? vocabulary.streetAt : vocabulary.streetIn;
          return isOwn || !(isHere || at.test(sentence.slice(0, index))) ? [] : [said];
        }),
      ],
    },
    ...site.access.map(({ name, text }, index): Contact => {
      const exits = [...text.matchAll(vocabulary.exit)].map(([, exit]) => exit?.toLowerCase());
      const othersIn = (sentence: string) =>
        exits.length > 0 && hasName(sentence, name)
          ? [...sentence.matchAll(vocabulary.exit)].flatMap(([said, exit]) =>
              exits.includes(exit?.toLowerCase()) ? [] : [said],
            )
          : [];
      return { declared: ['access', index, 'text'], value: text, othersIn };
    }),
    {
      declared: ['business', 'email'],
      value: business.email,
      othersIn: (sentence) =>
        (sentence.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []).filter((said) => {
          const [address, other] = [business.email, said].map((each) => each.toLowerCase());
          return address !== other && address?.split('@')[1] === other?.split('@')[1];
        }),
    },
  ];
}

/** Matches postcodes of the same format: `ME9 7JJ` finds `SW1A 2AA` too. */
function postcodeLike(postcode: string, town: string): RegExp {
  if (postcode === '') return /(?!)/g;
  if (/^[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}$/i.test(postcode)) return /\b[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b/g;
  const form = postcode.replace(/[A-Z]/g, '[A-Z]').replace(/\d/g, '\\d').replace(/\s/g, '\\s');
  // Five digits in a row may be any number, unless the town follows.
  return new RegExp(`\\b${form}\\b${/[A-Z\s]/.test(postcode) ? '' : `(?= ${town}\\b)`}`, 'g');
}

function plain(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}
