import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { phone as phoneSchema } from '../../schema/business.ts';
import { businessTypes } from '../../schema/business-types.ts';
import { maxTitle } from '../../schema/pages.ts';
import { fillIn } from '../../schema/placeholders.ts';
import { toSlug } from '../../schema/text.ts';
import { english } from '../../schema/vocabulary/english.ts';
import { hasAllDigits } from '../../site/check-business.ts';
import { explainLanguage } from '../../site/language-tag.ts';
import { areSynonyms, nearestName } from '../../site/nearest-name.ts';
import { describeFault } from '../../site/problem.ts';
import { guessTimeZone } from '../../site/time-zones.ts';
import { vocabularyOf } from '../../site/vocabularies.ts';
import { type Answers, type Question, splitList, validateEmail } from './answers.ts';
import { formatCode } from './edit-definition.ts';

export const siteQuestions: readonly Question<undefined>[] = [
  {
    name: 'name',
    prompt: 'Name of the business (Tuned in Brecon)',
    validate: ({ length }) =>
      length > maxTitle ? `has ${length} characters; titles of pages have room for ${maxTitle}` : undefined,
  },
  {
    name: 'type',
    prompt: 'Its type in schema.org (Dentist, Plumber, Florist)',
    fallback: 'LocalBusiness',
    validate: validateType,
  },
  {
    name: 'about',
    prompt: 'What it does and for whom, in one sentence of at most 160 characters',
    validate: ({ length }) => (length > 160 ? `has ${length} characters; write at most 160` : undefined),
  },
  { name: 'services', prompt: 'What it offers, separated by commas (Tuning, Repairs)', validate: validateServices },
  { name: 'town', prompt: 'Its town (Brecon; Asheville, NC 28801)' },
  { name: 'locale', prompt: 'Language and country (en-GB, en-US, pl-PL)', fallback: 'en-GB', validate: validateLocale },
  {
    name: 'phone',
    prompt: 'Its phone number (01632 960200)',
    validate: (answer, _, answers) =>
      dialOf(answer, answers) || validateLocale(answers.locale ?? '')
        ? undefined
        : `"${answer}" is not a valid phone number in ${answers.locale?.slice(3)}; write all its digits`,
  },
  { name: 'email', prompt: 'Its email address (hello@tuner.example)', validate: validateEmail },
];

function validateType(answer: string): string | undefined {
  if (businessTypes.some((type) => type === answer)) return undefined;
  const nearest = nearestName(answer, businessTypes) ?? businessTypes.find((type) => areSynonyms(answer, type));
  const hint = nearest ? `did you mean ${nearest}? ` : '';
  return describeFault(
    answer,
    `is not a type of business; ${hint}LocalBusiness fits any, and schema/business-types.ts lists all`,
  );
}

function validateServices(answer: string): string | undefined {
  const services = splitList(answer);
  const names = services.map((service) => service.toLowerCase());
  const twice = services.find((_, index) => names.indexOf(names[index] ?? '') < index);
  if (twice) return `names "${twice}" twice; write it once`;
  const long = services.find(({ length }) => length > maxTitle);
  return long && `"${long}" has ${long.length} characters; titles of pages have room for ${maxTitle}`;
}

function validateLocale(answer: string): string | undefined {
  const isTag = /^[a-z]{2}-[A-Z]{2}$/.test(answer);
  const fault = isTag ? explainLanguage(answer) : 'must be a language and a country such as en-GB';
  return fault && describeFault(answer, fault);
}

function dialOf(phone: string, { locale = '' }: Answers): string | undefined {
  const parsed = parsePhoneNumberFromString(phone, locale.slice(3) as CountryCode);
  return hasAllDigits(parsed) && phoneSchema.shape.dial.safeParse(parsed?.number).success ? parsed?.number : undefined;
}

/** Writes a definition and a folder for its pictures. Returns the exit code. */
export function writeSite(answers: Answers, dir = toSlug(answers.name ?? '', answers.locale)): number {
  if (dir === '') {
    console.error(`"${answers.name}" has no letters from a to z that could name the folder; name it with --dir.`);
    return 1;
  }
  const file = join(dir, 'site.config.ts');
  if (existsSync(file)) {
    console.error(`${file} exists already; name another folder with --dir.`);
    return 1;
  }
  mkdirSync(join(dir, 'public/pictures'), { recursive: true });
  writeFileSync(file, printDefinition(composeSite(answers, dir), dir));
  const { locale = '' } = answers;
  const { county } = splitTown(answers);
  console.log(`Wrote ${file}. Pictures go into ${join(dir, 'public/pictures')}.`);
  console.log(`The time zone is ${guessTimeZone(locale, county)}; to change it, set hours.timeZone.\n`);
  if (!vocabularyOf(locale)) {
    console.log(
      `There is no wording for ${locale} yet, so the menu, forms and emails are in English, as are the first texts of this\ndefinition. npm run check lists them by key.\n`,
    );
  }
  const setting = `SITE_CONFIG=${/[^\w./+-]/.test(file) ? JSON.stringify(file) : file}`;
  console.log(`${setting} npm run dev     shows it as you edit`);
  console.log(`${setting} npm run check   says what is missing or wrong`);
  console.log(`${setting} npm start       builds and serves it`);
  return 0;
}

function composeSite(answers: Answers, dir: string): object {
  const { name = '', type, about, services = '', locale = '', phone = '', email } = answers;
  const place = splitTown(answers);
  const words = (vocabularyOf(locale) ?? english).starter;
  const offers: Record<string, { name: string; summary: string }> = {};
  for (const [index, service] of splitList(services).entries()) {
    const slug = toSlug(service, locale);
    const key = slug === '' || Object.hasOwn(offers, slug) ? `service-${index + 1}` : slug;
    offers[key] = { name: service, summary: fillIn(words.offer, { service, town: place.town }) };
  }
  const call = { label: words.call, call: true };
  const visit = { kind: 'visit', heading: words.reach, show: ['address', 'phone', 'email', 'hours'] };
  return {
    url: `https://${toSlug(name, locale) || toSlug(basename(dir)) || 'business'}.example`,
    language: locale,
    business: {
      name,
      type,
      description: about,
      phone: { display: phone, dial: dialOf(phone, answers) },
      email,
      address: { ...place, country: locale.slice(3) },
      placeholders: ['url', 'hours'],
    },
    hours: {
      timeZone: guessTimeZone(locale, place.county),
      regular: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' }],
    },
    services: offers,
    pages: [
      {
        path: '/',
        name: words.home,
        hero: { heading: '{name}', lead: about, actions: [call], sign: 'hours' },
        sections: [{ kind: 'services', heading: words.offers, services: Object.keys(offers) }],
      },
      {
        path: words.contactPath,
        name: words.contact,
        hero: { lead: words.lead },
        sections: [{ kind: 'form', heading: words.write, form: 'contact', aside: [visit] }],
      },
    ],
    unconfirmed: [{ at: 'services', confirm: 'What each one is, in your own words' }],
    look: 'folio',
    brand: { colours: { main: '#1f3a5f', accent: '#ffd166' } },
  };
}

/** `Asheville, NC 28801` → `{ town: 'Asheville', county: 'NC', postcode: '28801' }`, and `69001 Lyon` likewise. */
function splitTown({ town = '' }: Answers): { town: string; county?: string; postcode?: string } {
  const [, code, named] = /^((?:\p{Lu}{1,2}-)?\d[\d -]*\d(?: \p{Lu}{2}(?= ))?) (\p{L}[^,]*)$/u.exec(town) ?? [];
  if (code && named) return { town: named, postcode: code };
  const parts = /^([^,]*),\s*([^,]*?)[\s,]*((?:[^\s,]*\d[^\s,]*\s?)*)(?:,\D*)?$/.exec(town);
  const [, name = town, county, postcode] = parts ?? [];
  return { town: name, ...(county && { county }), ...(postcode && { postcode }) };
}

function printDefinition(site: object, dir: string): string {
  const path = relative(dir, 'schema/site.ts').replaceAll('\\', '/');
  const lines = [
    `import type { SiteInputOf } from '${path}';`,
    "import type { SiteNames } from './site.names.ts';\n",
    '/** Everything the site says about this business. README.md has examples of what else can be added; schema/ explains every key. */',
    `const site: SiteInputOf<SiteNames> = ${JSON.stringify(site)};\n`,
    'export default site;',
  ];
  return formatCode(lines.join('\n'));
}
