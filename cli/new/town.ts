import type { SiteInput } from '../../schema/site.ts';
import { pricesOnPage } from '../../site/routes.ts';
import type { Definition } from '../definition.ts';
import { type Answers, faultOfKey, faultOfReference, type Kind, splitList } from './answers.ts';

const isNew = ({ site }: Definition, { town = '' }: Answers) => !Object.hasOwn(site.towns, town);

const nameOf = ({ site }: Definition, { town = '', name }: Answers) => site.towns[town]?.name ?? name ?? town;

const serviceOf = ({ site }: Definition, { service = '' }: Answers) => site.services[service];

/** A page for a service in a town, and the town if that is new. */
export const town: Kind = {
  description: 'A page for a service in a town, and the town if that is new',
  questions: [
    { name: 'town', ask: 'Key of the town (kingsbridge)', fault: faultOfKey },
    { name: 'name', ask: 'Its name (Kingsbridge)', isAsked: isNew },
    { name: 'miles', ask: 'Miles by road (11), if known', isAsked: isNew, fallback: () => '' },
    { name: 'postcode', ask: 'Postcode district (AB12), if known', isAsked: isNew, fallback: () => '' },
    { name: 'via', ask: 'Roads from there, in order (M2, A2), if any', isAsked: isNew, fallback: () => '' },
    { name: 'service', ask: 'Key of the service (gutter-cleaning)', fault: faultOfReference('services', 'service') },
    {
      name: 'title',
      ask: 'Title, at most 65 characters with the name of the business',
      fallback: (definition, answers) =>
        `${serviceOf(definition, answers)?.name} in ${nameOf(definition, answers)} | {name}`,
    },
    {
      name: 'description',
      ask: 'Description for search engines, at most 160 characters',
      fallback: (definition, answers) =>
        `${serviceOf(definition, answers)?.name} for customers from {town:${answers.town}}: ${serviceOf(definition, answers)?.includes}.`,
    },
    {
      name: 'heading',
      ask: 'Heading',
      fallback: (definition, answers) => `${serviceOf(definition, answers)?.name} for ${nameOf(definition, answers)}`,
    },
    { name: 'lead', ask: 'What the page is about, one to three sentences' },
    { name: 'about', ask: 'What is true of this town only: its roads, its customers, the way from there' },
  ],

  compose(definition, answers) {
    const { town: key = '', name, miles, postcode, via } = answers;
    const entry = {
      name,
      ...(miles && { miles: Number(miles) }),
      ...(postcode && { postcode }),
      ...(via && { via: splitList(via) }),
    };
    const page = { table: 'locations', value: composePage(definition, answers) };
    return isNew(definition, answers) ? [{ table: 'towns', key, value: entry }, page] : [page];
  },
};

/** Copies buttons and closing verbatim from the service, tokens included. */
function composePage(definition: Definition, answers: Answers) {
  const { town: key, service = '', title, description, heading, lead, about } = answers;
  const name = nameOf(definition, answers);
  const written = (definition.written as SiteInput).services?.[service];
  const parsed = definition.site.services[service];
  const prices = parsed ? pricesOnPage(parsed) : [];
  return {
    town: key,
    service,
    head: { title, description, keywords: [`${parsed?.name} ${name}`.toLowerCase()] },
    hero: { heading, lead, actions: written?.hero?.actions ?? [] },
    sections: [
      ...(prices.length > 0 ? [{ kind: 'prices', id: 'prices', heading: `${parsed?.name} prices`, prices }] : []),
      { kind: 'text', id: 'about', heading: `For customers from ${name}`, paragraphs: [about] },
    ],
    closing: written?.closing,
  };
}
