import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js';
import { formatKeyPath, type KeyPath } from '../../../site/problem.ts';
import type { Facts, Found, Rules } from '../facts.ts';
import { objectionTo } from '../grammar.ts';
import { read } from '../subjects.ts';
import { hasName, sentencesOf } from '../words.ts';

/** Finds phone numbers, postcodes, addresses and e-mail addresses that are not those of the business. */
function findContactsThatDiffer(facts: Facts): Found[] {
  const { site, texts, vocabulary } = facts;
  return texts.flatMap(({ path, text }) => {
    const [entry] = path;
    if (entry === 'business' || entry === 'towns' || entry === 'forms' || entry === 'facts' || entry === 'helplines')
      return [];
    return sentencesOf(text, facts.vocabulary).flatMap((sentence) => {
      // Most sentences have neither a digit nor an @.
      if (!/\d|@| \p{Lu}/u.test(sentence)) return [];
      const reading = read(sentence, vocabulary);
      return contactsIn(sentence, facts)
        .filter(
          ({ said, declared }) =>
            declared[1] === 'address' || !objectionTo(reading, sentence.indexOf(said), facts.names),
        )
        .map(({ declared, said, value }): Found => {
          const message = `says "${said}", but ${formatKeyPath(declared)} is "${value}"; write {${declared.at(-1) === 'display' ? 'phone' : declared.at(-1)}}`;
          return { path, declared, said, message, confidence: 'certain' };
        });
    });
  });

  function contactsIn(
    sentence: string,
    { site: { business } }: Facts,
  ): { declared: KeyPath; said: string; value: string }[] {
    // The number of a helpline is somebody else's.
    const known = [business, ...Object.values(site.departments ?? {}), ...Object.values(site.helplines)].map(
      ({ phone }) => phone?.dial,
    );
    const country = business.address.country as CountryCode;
    const phones = findPhoneNumbersInText(sentence, { defaultCountry: country, extended: true } as CountryCode & object)
      .filter(({ number, startsAt }) => number.isValid() || vocabulary.contact.test(sentence.slice(0, startsAt)))
      .map(({ number, startsAt, endsAt }) => ({ dial: String(number.number), said: sentence.slice(startsAt, endsAt) }))
      .filter(
        ({ dial, said }) =>
          !known.includes(dial) && said !== business.phone.display && said.replace(/\D/g, '').length > 8,
      );
    const { street = '', postcode = '' } = business.address;
    const [house = '', ...road] = street.split(' ');
    const postcodes = [...sentence.matchAll(postcodeLike(postcode, business.address.town))]
      .map(([said]) => said)
      .filter(
        (said) =>
          plain(said) !== plain(postcode) &&
          !Object.values(site.towns).some((town) => plain(town.postcode ?? '') === plain(said)),
      );
    const roadName = road.join(' ');
    const numbers =
      /^\d/.test(house) && roadName
        ? [
            ...sentence.matchAll(new RegExp(`\\b(\\d+[a-z]?)(?:[-–]\\d+)? ${roadName.replace(/\W/g, '.')}`, 'gi')),
          ].filter(([, number]) => number?.toLowerCase() !== house.toLowerCase())
        : [];
    const roads = [...sentence.matchAll(new RegExp(vocabulary.street.source, 'g'))].filter(
      ([, said = '']) => !hasName(said, roadName),
    );
    const emails = [...sentence.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g)].filter(
      ([said, host]) =>
        said.toLowerCase() !== business.email.toLowerCase() &&
        host?.toLowerCase() === business.email.split('@')[1]?.toLowerCase(),
    );
    const own = [...Object.values(business.address), business.tagline, business.description].join(' ');
    const towns = [...sentence.matchAll(/\p{Lu}[\p{L}’'-]+/gu)].flatMap(({ 0: name, index }) => {
      const before = sentence.slice(0, index);
      const isTown = Object.values(site.towns).some((town) => town.name.split(' ')[0] === name);
      return !hasName(own, name) && (isTown ? vocabulary.located : vocabulary.locatedOurs).test(before) ? [name] : [];
    });
    return [
      ...towns.map((name) => ({
        declared: ['business', 'address', 'town'],
        said: name,
        value: business.address.town,
      })),
      ...phones.map(({ said }) => ({
        declared: ['business', 'phone', 'display'],
        said,
        value: business.phone.display,
      })),
      ...postcodes.map((said) => ({ declared: ['business', 'address', 'postcode'], said, value: postcode })),
      ...[...numbers, ...roads].map(([said]) => ({ declared: ['business', 'address', 'street'], said, value: street })),
      ...emails.map(([said]) => ({ declared: ['business', 'email'], said, value: business.email })),
    ];
  }
}

/** Postcodes of the form of one: `ME9 7JJ` finds `SW1A 2AA` too. */
function postcodeLike(postcode: string, town: string): RegExp {
  if (postcode === '') return /(?!)/g;
  if (/^[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}$/i.test(postcode)) return /\b[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b/g;
  const form = postcode.replace(/[A-Z]/g, '[A-Z]').replace(/\d/g, '\\d').replace(/\s/g, '\\s');
  // Five digits in a row may count anything, unless the town follows.
  return new RegExp(`\\b${form}\\b${/[A-Z\s]/.test(postcode) ? '' : `(?= ${town}\\b)`}`, 'g');
}

function plain(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

export const contactRules = {
  'contact-differs': { severity: 'fail', find: findContactsThatDiffer },
} satisfies Rules;
