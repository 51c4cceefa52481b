import type { Definition } from '../definition.ts';
import {
  type Answers,
  faultOfAmount,
  faultOfIcon,
  faultOfKey,
  faultOfNewKey,
  faultOfReference,
  type Kind,
  splitList,
} from './answers.ts';
import { usualActions } from './page.ts';

const isNewPrice = ({ site }: Definition, { price = '' }: Answers) => !Object.hasOwn(site.prices, price);

/** A service with its page, and its price if that is new. */
export const service: Kind = {
  description: 'A service with its page, and its price if that is new',
  questions: [
    { name: 'key', ask: 'Key, which is its address too (gutter-cleaning)', fault: faultOfNewKey('services') },
    { name: 'name', ask: 'Its name (Gutter Cleaning)' },
    {
      name: 'icon',
      ask: 'Its icon (wrench)',
      fault: faultOfIcon,
    },
    { name: 'summary', ask: 'One or two sentences for its card' },
    { name: 'includes', ask: 'What it includes, in one line (Gutters, downpipes)' },
    { name: 'price', ask: 'Key of its price, existing or new (gutter-clean)', fault: faultOfKey },
    { name: 'priceName', ask: 'What that price is for (Gutter clean)', isAsked: isNewPrice },
    { name: 'from', ask: 'The lowest amount (45)', isAsked: isNewPrice, fault: faultOfAmount },
    {
      name: 'related',
      ask: 'Keys of related services (roof-repair, window-cleaning)',
      fault: (answer, definition) =>
        splitList(answer)
          .map((key) => faultOfReference('services', 'service')(key, definition))
          .find(Boolean),
    },
    { name: 'title', ask: 'Title of its page', fallback: (_definition, { name }) => `${name} | {name}` },
    {
      name: 'description',
      ask: 'Description for search engines, at most 160 characters',
      fallback: (_definition, { name, includes, price }) => `${name} {from:${price}}: ${includes}.`,
    },
    { name: 'heading', ask: 'Heading of its page', fallback: (_definition, { name = '' }) => name },
    { name: 'lead', ask: 'What the page is about, one to three sentences' },
    { name: 'about', ask: 'How the work is done, a paragraph' },
  ],

  compose(definition, answers) {
    const { key = '', name, icon, summary, includes, price = '', priceName, from, related = '' } = answers;
    const { title, description, heading, lead, about } = answers;
    const actions = usualActions(definition);
    const entry = {
      name,
      icon,
      summary,
      includes,
      price,
      head: { title, description, keywords: [String(name).toLowerCase()] },
      hero: { heading, lead, actions },
      sections: [
        { kind: 'prices', id: 'prices', heading: `${name} prices`, prices: [price] },
        { kind: 'text', id: 'about', heading: 'How we work', paragraphs: [about] },
      ],
      related: splitList(related),
      closing: { heading: 'Ask us', text: summary, actions },
    };
    const row = { table: 'prices', key: price, value: { name: priceName, from: Number(from) } };
    const page = { table: 'services', key, value: entry };
    return isNewPrice(definition, answers) ? [row, page] : [page];
  },
};
