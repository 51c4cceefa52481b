import { todayIn } from '../../schema/clock.ts';
import { fillIn } from '../../schema/placeholders.ts';
import type { SiteInput } from '../../schema/site.ts';
import { english } from '../../schema/vocabulary/english.ts';
import { callBarButtons, completeDefinition } from '../../site/complete-definition.ts';
import { hasPremises } from '../../site/format-address.ts';
import { pricesOnPage } from '../../site/routes.ts';
import { vocabularyOf } from '../../site/vocabularies.ts';
import type { Definition } from '../definition.ts';
import {
  type Answers,
  type Kind,
  type Question,
  splitList,
  validateIcon,
  validateKey,
  validateNewKey,
  validateNumber,
  validatePath,
  validateService,
} from './answers.ts';

const derived: Question[] = [
  { name: 'title', prompt: 'Title, by default the heading and the name of the business', fallback: '' },
  { name: 'description', prompt: 'Description for search engines, by default the lead', fallback: '' },
  { name: 'heading', prompt: 'Heading, by default its name', fallback: '' },
];
const lead: Question = { name: 'lead', prompt: 'What the page is about, one to three sentences' };

/** A page with one text section, to which another page must link. */
export const page: Kind = {
  description: 'add a page with one text section',
  questions: [
    {
      name: 'path',
      prompt: 'Its address (/tips)',
      validate: (answer, { site }) =>
        site.pages.some(({ path }) => path === answer)
          ? 'that page exists already; write another address'
          : validatePath(answer),
    },
    { name: 'name', prompt: 'Its name in the breadcrumb trail (Tips)' },
    ...derived,
    lead,
    { name: 'section', prompt: 'The heading of its first section' },
    { name: 'about', prompt: 'The text of that section, a paragraph' },
  ],

  compose(_definition, answers) {
    const { path, name, section, about } = answers;
    const value = {
      path,
      name,
      ...heroAndHead(answers),
      sections: [{ kind: 'text', id: 'about', heading: section, paragraphs: [about] }],
    };
    return [{ table: 'pages', value }];
  },
};

function starterOf({ site }: Definition) {
  return (vocabularyOf(site.language) ?? english).starter;
}

/** Returns hero and head of a page, without a head that would be derived anyway. */
function heroAndHead({ title, description, heading, lead }: Answers, actions?: readonly object[]) {
  return { head: title || description ? { title, description } : undefined, hero: { heading, lead, actions } };
}

function defaultActions({ written }: Definition): object[] {
  return callBarButtons((completeDefinition(written) as SiteInput).layout);
}

export const claim: Kind = {
  description: 'add a trust claim with its evidence',
  questions: [
    { name: 'key', prompt: 'Key of the claim (insured)', validate: validateNewKey('claims') },
    { name: 'value', prompt: 'Its figure or key word (25+)' },
    { name: 'label', prompt: 'What the figure counts (years of experience)' },
    { name: 'icon', prompt: 'Its icon (shield), if any', fallback: '', validate: validateIcon },
    { name: 'source', prompt: 'Its evidence; for a rating, include the https:// address where it can be checked' },
    {
      name: 'checked',
      prompt: 'When the evidence was last checked (2026-11-20)',
      fallback: ({ site }) => todayIn(site.hours.timeZone),
    },
  ],

  compose(_definition, { key = '', value, label, icon, source, checked }) {
    return [{ table: 'claims', key, value: { value, label, icon, source, checked } }];
  },
};

const isNewPrice = ({ site }: Definition, { price }: Answers) =>
  Boolean(price) && !Object.hasOwn(site.prices, price ?? '');

export const service: Kind = {
  description: 'add a service with its page, and its price if it is new',
  questions: [
    { name: 'key', prompt: 'Key, which is its address too (gutter-cleaning)', validate: validateNewKey('services') },
    { name: 'name', prompt: 'Its name (Gutter Cleaning)' },
    { name: 'icon', prompt: 'Its icon (wrench), if any', fallback: '', validate: validateIcon },
    { name: 'summary', prompt: 'One or two sentences for its card' },
    { name: 'includes', prompt: 'What it includes, in one line (Gutters, downpipes), if any', fallback: '' },
    {
      name: 'price',
      prompt: 'Key of its price, existing or new (gutter-clean), if any',
      fallback: '',
      validate: validateKey,
    },
    { name: 'priceName', prompt: 'What that price is for (Gutter clean)', isAsked: isNewPrice },
    {
      name: 'fixed',
      prompt: 'Its amount (45), if it is the same for everybody',
      isAsked: isNewPrice,
      fallback: '',
      validate: validateNumber,
    },
    {
      name: 'from',
      prompt: 'The lowest amount (45)',
      isAsked: (definition, answers) => isNewPrice(definition, answers) && !answers.fixed,
      validate: validateNumber,
    },
    {
      name: 'related',
      prompt: 'Keys of related services (roof-repair, window-cleaning), if any',
      fallback: '',
      validate: (answer, definition) =>
        splitList(answer)
          .map((key) => validateService(key, definition))
          .find(Boolean),
    },
    ...derived,
    { name: 'lead', prompt: 'What the page is about, by default the summary', fallback: '' },
    { name: 'about', prompt: 'How the work is done, a paragraph' },
  ],

  compose(definition, answers) {
    const { key = '', name = '', icon, summary, includes, price = '', priceName, related, about } = answers;
    const words = starterOf(definition);
    const heading = fillIn(words.prices, { service: name });
    const entry = {
      name,
      icon,
      summary,
      includes,
      price,
      ...heroAndHead(answers, defaultActions(definition)),
      sections: [
        ...(price ? [{ kind: 'prices', id: 'prices', heading, prices: [price] }] : []),
        { kind: 'text', id: 'about', heading: words.work, paragraphs: [about] },
      ],
      related: related && splitList(related),
    };
    const amount = answers.fixed ? { fixed: Number(answers.fixed) } : { from: Number(answers.from) };
    const row = { table: 'prices', key: price, value: { name: priceName, ...amount } };
    const page = { table: 'services', key, value: entry };
    return isNewPrice(definition, answers) ? [row, page] : [page];
  },
};

const isNew = ({ site }: Definition, { town = '' }: Answers) => !Object.hasOwn(site.towns, town);

export const town: Kind = {
  description: 'add a page for a service in a town, and the town if it is new',
  questions: [
    { name: 'town', prompt: 'Key of the town (kingsbridge)', validate: validateKey },
    { name: 'name', prompt: 'Its name (Kingsbridge)', isAsked: isNew },
    { name: 'miles', prompt: 'Miles by road (11), if known', isAsked: isNew, fallback: '', validate: validateNumber },
    {
      name: 'kilometres',
      prompt: 'Kilometres by road (18) instead, if known',
      isAsked: (definition, answers) => isNew(definition, answers) && !answers.miles,
      fallback: '',
      validate: validateNumber,
    },
    { name: 'postcode', prompt: 'Postcode district or ZIP code (AB12, 28801), if known', isAsked: isNew, fallback: '' },
    { name: 'via', prompt: 'Roads from there, in order (M2, A2), if any', isAsked: isNew, fallback: '' },
    { name: 'service', prompt: 'Key of the service (gutter-cleaning)', validate: validateService },
    ...derived,
    lead,
    { name: 'about', prompt: 'Facts specific to this town, such as its roads or customers' },
  ],

  compose(definition, answers) {
    const { town: key = '', name, miles, kilometres, postcode, via } = answers;
    const entry = {
      name,
      miles: miles && Number(miles),
      kilometres: kilometres && Number(kilometres),
      postcode,
      via: via && splitList(via),
      served: Object.values(definition.site.towns).every(({ served }) => served) || undefined,
    };
    const page = { table: 'locations', value: composePage(definition, answers) };
    return isNew(definition, answers) ? [{ table: 'towns', key, value: entry }, page] : [page];
  },
};

/** Copies buttons and closing from the service, with tokens unresolved. */
function composePage(definition: Definition, answers: Answers) {
  const { site } = definition;
  const { town = '', service = '', about } = answers;
  const written = (definition.written as SiteInput).services?.[service];
  const parsed = site.services[service];
  const prices = parsed ? pricesOnPage(parsed) : [];
  const words = starterOf(definition);
  const names = { service: parsed?.name ?? service, town: site.towns[town]?.name ?? answers.name ?? town };
  const heading = fillIn(words.prices, names);
  const intro = hasPremises(site)
    ? fillIn(words.customers, names)
    : fillIn(site.wording.serviceInTown, { ...names, heading: `${names.service}, ${names.town}` });
  return {
    town,
    service,
    ...heroAndHead(answers, written?.hero?.actions ?? defaultActions(definition)),
    sections: [
      ...(prices.length > 0 ? [{ kind: 'prices', id: 'prices', heading, prices }] : []),
      { kind: 'text', id: 'about', heading: intro, paragraphs: [about] },
    ],
    closing: written?.closing,
  };
}
