import { distance } from 'fastest-levenshtein';
import { type CountryCode, findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js';
import { formatKeyPath, type KeyPath } from '../../../site/key-path.ts';
import { readDays } from '../clock.ts';
import { isAsserted } from '../evidence.ts';
import type { Facts, Found } from '../facts.ts';
import { has, isVerb, tagWords } from '../grammar.ts';
import { readNumber } from '../numbers.ts';
import {
  type Contact,
  isDialled,
  isMisdialOf,
  type OwnContacts,
  prepareOwnContacts,
  withoutSpaces,
} from '../own-contacts.ts';
import { read } from '../subjects.ts';
import { hasName, sentencesOf } from '../words.ts';
import { approachesOf, exitsOf, otherRoads } from './directions.ts';

const silentEntries = ['business', 'towns', 'forms', 'facts', 'helplines'];

/** Finds phone numbers, postcodes, addresses and email addresses that differ from the business's own. */
export function findContactsThatDiffer(facts: Facts): Found[] {
  const own = prepareOwnContacts(facts);
  const contacts = listContacts(facts, own);
  const { vocabulary } = facts;
  const inTexts = facts.texts.flatMap(({ path, text }) => {
    const isSilent = silentEntries.includes(String(path[0]));
    if (isSilent && path[1] !== 'description' && path[1] !== 'tagline') return [];
    return sentencesOf(text.replace(vocabulary.approach.asked, '$1,'), vocabulary).flatMap((sentence) => {
      // Fast path: most sentences have no contact.
      if (!/\d|@| \p{Lu}/u.test(sentence)) return [];
      return contacts.flatMap((contact) =>
        // Directions are by the road of their own entry, whatever exit another has.
        (path[0] === 'access' && contact.declared[0] === 'access' && contact.declared.length > 1
          ? []
          : contact.othersIn(sentence)
        )
          .filter((said) => isGivenAsOurs(said, sentence, contact, facts))
          .map((said): Found => {
            const { declared, value } = contact;
            const message = `says "${said}", but ${formatKeyPath(declared)} is "${value}"; write ${correctionOf(said, contact, own)}`;
            return { path, declared, said, message, confidence: 'certain' };
          }),
      );
    });
  });
  return [...findMisspeltHosts(facts), ...inTexts];
}

/** Finds email addresses whose host is a letter or two from that of the site, where mail would be lost. */
function findMisspeltHosts({ site: { url, business, departments = {} } }: Facts): Found[] {
  if (business.placeholders.includes('url')) return [];
  const own = nameOfHost(new URL(url).hostname);
  const departmental = Object.entries(departments).map(([key, { email }]) => ({ path: ['departments', key], email }));
  return [{ path: ['business'], email: business.email }, ...departmental].flatMap(({ path, email }): Found[] => {
    const letters = email ? distance(nameOfHost(email), own) : 0;
    // Two letters of a short name may be another name.
    if (letters === 0 || letters >= Math.min(3, own.length / 3)) return [];
    const message = `found "${email}", but url is "${url}"; correct one of them`;
    return [{ path: [...path, 'email'], declared: ['url'], message, confidence: 'likely' }];
  });
}

/** `hello@mail-box.example` → `mailbox`. */
function nameOfHost(address: string): string {
  return address.toLowerCase().replace(/^.*@|^www\.|\.[^@]*$|-/g, '');
}

/** Whether a sentence gives a contact as that of the business, and does not deny it. */
function isGivenAsOurs(
  said: string,
  sentence: string,
  { declared, value }: Contact,
  { names, vocabulary }: Facts,
): boolean {
  const [table, key] = declared;
  const isPhone = declared.includes('phone');
  if (isPhone && (table === 'helplines' || isMisdialOf(said, value))) return true;
  const reading = read(sentence, vocabulary);
  const at = sentence.indexOf(said);
  const clause = reading.clauses.findLast(({ start }) => start <= at);
  if (!isPhone && vocabulary.polarity.not.test(sentence.slice(clause?.start, at))) return false;
  const isAddress = key === 'address' || table === 'access' || table === 'towns';
  return isAsserted(reading, at, names, [], { isPastAllowed: isAddress, isAboutBusiness: isAddress });
}

/** Says what to write instead, or how to declare somebody else's number, which a legal notice may require. */
function correctionOf(said: string, { declared, write }: Contact, { business, places }: OwnContacts): string {
  const [table, key] = declared;
  if (!declared.includes('phone')) return write ?? `{${declared.at(-1)}}`;
  const instead = write ?? (table === 'business' ? '{phone}' : `{phone:${key}}`);
  if (table === 'helplines' || places.some(({ phone }) => phone.display === said)) return instead;
  const dial = parsePhoneNumberFromString(said, business.address.country as CountryCode)?.number;
  return `${instead}; if it is someone else’s, declare it: helplines: { other: { name: '…', phone: { display: '${said}', dial: '${dial}' }, text: '…' } }`;
}

function listContacts(facts: Facts, own: OwnContacts): Contact[] {
  const { business, access } = facts.site;
  const { town, postcode = '', street = '' } = business.address;
  const [townKey] = Object.entries(facts.site.towns).find(([, { name }]) => name === town) ?? [];
  return [
    {
      declared: ['business', 'address', 'town'],
      value: town,
      write: townKey === undefined ? town : `{town:${townKey}}`,
      othersIn: (text) => otherTowns(text, own),
    },
    ...own.places.map((place) => ({
      declared: [...place.path, 'phone', 'display'],
      value: place.phone.display,
      // The number of a department beside its name is wrong beside that of another.
      othersIn: (text: string) => (placesNamed(text, own)[0] === place ? otherNumbers(text, own) : []),
    })),
    ...Object.entries(facts.site.departments ?? {}).flatMap(([key, { phone, name, text = '' }]) =>
      phone ? nightNumber(['departments', key, 'phone', 'display'], phone.display, `${name}: ${text}`, own) : [],
    ),
    ...Object.entries(facts.site.helplines).flatMap(([key, { name, phone, text }]) =>
      phone ? helplineNumber(['helplines', key, 'phone', 'display'], phone.display, `${name} ${text}`, own) : [],
    ),
    {
      declared: ['business', 'address', 'postcode'],
      value: postcode,
      othersIn: (text) =>
        [...text.matchAll(own.postcodePattern)].flatMap(({ 0: said, index }) =>
          own.postcodes.includes(withoutSpaces(said)) || followsOtherStreet(text.slice(0, index), own) ? [] : [said],
        ),
    },
    { declared: ['business', 'address', 'street'], value: street, othersIn: (text) => otherStreets(text, own) },
    {
      declared: ['access'],
      value: [...own.roads].join(', '),
      write: [...own.roads].join(', '),
      othersIn: (text) => otherRoads(text, own),
    },
    ...access.map((route, index) => exitsOf(route, index, own)),
    ...approachesOf(facts.site, own),
    { declared: ['business', 'email'], value: business.email, othersIn: (text) => otherEmails(text, own) },
  ];
}

/** Whether a postcode before its town is that of another address, such as the host's in a legal notice: `Weg 5, 24103 Kiel`. */
function followsOtherStreet(before: string, { streets }: OwnContacts): boolean {
  const [, street] = /(?:^|[\s(])(\d{1,3}\p{L}?,? \p{L}[^,\d]*|\p{L}[^,\d]* \d{1,3}\p{L}?), $/u.exec(before) ?? [];
  return street !== undefined && !streets.some(({ road }) => hasName(street, road));
}

/** Returns the departments that a sentence names, or else the business. */
function placesNamed(sentence: string, { places }: OwnContacts) {
  const plain = sentence.replaceAll('-', ' ');
  const named = places.filter(({ name }) => hasName(plain, name.replaceAll('-', ' ')));
  return named.length > 0 ? named : places.slice(0, 1);
}

/** Matches a word that may be the name of a town. */
const nameLike = /\p{Lu}[\p{L}’'-]+(?![\p{L}\d])/gu;

function otherTowns(sentence: string, { business, vocabulary, townNames, words, around }: OwnContacts): string[] {
  const { street = '' } = business.address;
  return [...sentence.matchAll(nameLike)].flatMap(({ 0: said, index }) => {
    const before = sentence.slice(0, index);
    const located = townNames.has(said) ? vocabulary.located : vocabulary.locatedOurs;
    // "A veterinary practice in Kinsale for cats and dogs", without a verb
    const isLabel =
      vocabulary.locatedLabel.test(before) &&
      !tagWords(read(sentence, vocabulary)).some((word) => isVerb(word) && !has('Gerund', 'Particle')(word));
    const isHere = located.test(before) || isLabel || (street !== '' && before.endsWith(`${street}, `));
    const own = isLabel ? Object.values(business.address).join(' ') : words;
    if (!isHere || hasName(own, said) || around.includes(said) || readDays(said, vocabulary).length > 0) return [];
    return isVisit(sentence.slice(index + said.length), vocabulary) ? [] : [said];
  });
}

/** Whether a sentence goes on from the name of a town with when the business is there: `every Thursday`. */
function isVisit(after: string, vocabulary: Facts['vocabulary']): boolean {
  const [, name = ''] = /^((?: \p{Lu}\S*)*)/u.exec(after) ?? [];
  const [day] = readDays(after, vocabulary);
  const isDay = day && /^ (?:\p{Lu}\S* )*(?:\p{Ll}+ )?$/u.test(after.slice(0, day.start));
  return isDay || vocabulary.visited.test(after.slice(name.length));
}

function otherNumbers(sentence: string, own: OwnContacts): string[] {
  if (!/(?:\d\D{0,5}){9}/.test(sentence)) return [];
  const { vocabulary, places, helplines, phoneOptions } = own;
  const named = placesNamed(sentence, own);
  const isNamed = named.some(({ name }) => name !== '');
  const allowed = (isNamed ? [...named, ...places.slice(0, 1)] : places).map(({ phone }) => phone.dial);
  const numbers: unknown[] = [...allowed, ...helplines.map((each) => each?.dial)];
  const isOfOther = (start: number) => vocabulary.callee.test(sentence.slice(0, start));
  const isLineOf = (end: number) => vocabulary.otherLine.test(sentence.slice(end));
  return findPhoneNumbersInText(sentence, phoneOptions).flatMap(({ number, startsAt, endsAt }) => {
    const said = sentence.slice(startsAt, endsAt);
    const isOwn = numbers.includes(number.number);
    const isOfOurs = places.some(({ phone }) => phone.dial === number.number);
    // Beside the right number, it is that of a department under another name.
    if (!isOwn && isOfOurs) return named.some(({ phone }) => sentence.includes(phone.display)) ? [] : [said];
    if (!isOwn && named.some(({ phone }) => isMisdialOf(said, phone.display))) return [said];
    if (helplines.some((each) => each && isMisdialOf(said, each.display))) return [];
    const isLabelled = vocabulary.contact.test(sentence.slice(0, startsAt));
    if (!(isLabelled || (number.isValid() && isDialled(said, number)))) return [];
    return isOwn || isOfOther(startsAt) || isLineOf(endsAt) ? [] : [said];
  });
}

/** Matches two or more capitalised words, such as the name of an organisation. */
const longName = /\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+/gu;

/** Finds a helpline's number with a wrong digit, and any after a name that its entry contains: `National Highways`. */
function helplineNumber(
  declared: KeyPath,
  display: string,
  about: string,
  { phoneOptions, places, helplines }: OwnContacts,
): Contact {
  const known: unknown[] = [...places.map(({ phone }) => phone), ...helplines].map((each) => each?.dial);
  const names = about.match(longName) ?? [];
  const othersIn = (sentence: string) =>
    findPhoneNumbersInText(sentence, phoneOptions).flatMap(({ number, startsAt, endsAt }) => {
      const before = sentence.slice(0, startsAt);
      const last = before.match(longName)?.at(-1) ?? '';
      const isCalled = names.some((name) => hasName(last, name));
      const said = sentence.slice(startsAt, endsAt);
      const isOfPlace = places.some(({ phone }) => isMisdialOf(said, phone.display));
      const isTheirs = isCalled || (!isOfPlace && isMisdialOf(said, display));
      return isTheirs && !known.includes(number.number) ? [said] : [];
    });
  return { declared, value: display, write: display, othersIn };
}

/** Finds the number of the business as the one to call when it is closed, if a department has another. */
function nightNumber(
  declared: KeyPath,
  value: string,
  about: string,
  { business, vocabulary }: OwnContacts,
): Contact[] {
  const { display } = business.phone;
  const { canWait, closedHours, polarity } = vocabulary;
  const isUrgent = (text: string) => closedHours.test(text) && !polarity.not.test(text) && !canWait.test(text);
  const othersIn = (sentence: string) => {
    const [, after] = sentence.split(display);
    const isForNight = after !== undefined && !sentence.includes(value) && isUrgent(sentence);
    return isForNight && readDays(after, vocabulary).length === 0 ? [display] : [];
  };
  return vocabulary.closedHours.test(about) ? [{ declared, value, othersIn }] : [];
}

function otherStreets(sentence: string, { vocabulary, streets, house, road, housePattern }: OwnContacts): string[] {
  // "Number forty on Pearse Street"
  const digits = (number: string) =>
    number.split('-').every((word) => word in vocabulary.numbers) ? `${readNumber(number, vocabulary)}` : number;
  const isHouse = (number = '') =>
    streets.some((each) => each.road === road && each.house === digits(number.toLowerCase()));
  const houses = [housePattern, vocabulary.house]
    .flatMap((each) => [...sentence.matchAll(each)])
    .flatMap(([said, number]) => (house === '' || isHouse(number) ? [] : [said]));
  const roads = [...sentence.matchAll(vocabulary.street)].flatMap(({ 0: said, index }) => {
    // The address may go on: "14 Ormond Quay" of 14 Ormond Quay Lower.
    const isOwn = ({ road }: (typeof streets)[number]) =>
      hasName(sentence.slice(index, index + said.length + road.length), road);
    if (streets.some(isOwn)) return [];
    // A street is meant as the address if it has the number of the business: "67 Church Street, Newington".
    const isHere = said.startsWith(`${house} `);
    const at = /^\d/.test(said) ? vocabulary.streetAt : vocabulary.streetIn;
    return isHere || at.test(sentence.slice(0, index).replace(/: $/, ' ')) ? [said] : [];
  });
  return [...houses, ...roads];
}

/** Finds other addresses at a host with a similar name, whatever its ending, and those under which to write to us. */
function otherEmails(sentence: string, { business: { email }, emails, vocabulary }: OwnContacts): string[] {
  const host = nameOfHost(email);
  return [...sentence.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)].flatMap(({ 0: said, index }) => {
    // Two letters of a short name may be another name: "tyre" is not "tiny".
    const isSimilar = distance(nameOfHost(said), host) < Math.min(3, host.length / 3);
    const isOurs = isSimilar || vocabulary.writeToUs.test(sentence.slice(0, index));
    return isOurs && !emails.includes(said.toLowerCase()) ? said : [];
  });
}
