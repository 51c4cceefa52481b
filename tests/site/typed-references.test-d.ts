import type { SiteInputOf } from '../../schema/site.ts';

/** Type errors of a definition. `npx tsc --noEmit` fails if one of these lines has no error. */
type Names = {
  page: '/' | '/contact' | '/brake-repair' | '/locations/smallham-brake-repair';
  fragment: '/contact#hours';
  deadLink: '/services/brake-repair';
  service: 'brake-repair';
  town: 'smallham';
  price: 'brake-pads';
  claim: 'warranty';
  department: 'parts';
  field: 'name' | 'message';
  form: 'contact';
  question: 'warranty';
};
type Site = SiteInputOf<Names>;
type TownPage = NonNullable<Site['locations']>[number];
type Page = Site['pages'][number];
type Section = Page['sections'][number];
type Link = NonNullable<NonNullable<Site['faq']>[string]['links']>[number];

export const links: Link[] = [
  { name: 'A page', href: '/brake-repair' },
  { name: 'A part of a page', href: '/contact#hours' },
  { name: 'A part of a town page', href: '/locations/smallham-brake-repair#prices' },
  { name: 'A dead link that is declared', href: '/services/brake-repair' },
  { name: 'Elsewhere', href: 'https://example.org/' },
  { name: 'A file', href: '/files/Term-dates_2027.pdf' },
  // @ts-expect-error a page that the definition does not declare
  { name: 'A dead link', href: '/services/clutch-repair' },
  // @ts-expect-error a town page that the definition does not declare
  { name: 'A dead town page', href: '/locations/bigham-brake-repair' },
  // @ts-expect-error a fragment that the page does not have
  { name: 'A dead part', href: '/contact#prices' },
  // @ts-expect-error an address elsewhere begins with https
  { name: 'Elsewhere', href: 'http://example.org/' },
];

export const townPage: Pick<TownPage, 'town' | 'service'> = {
  // @ts-expect-error a town that the definition does not have
  town: 'bigham',
  // @ts-expect-error a service that the definition does not have
  service: 'clutch-repair',
};

export const service: Pick<NonNullable<Site['services']>[string], 'price' | 'related'> = {
  // @ts-expect-error a price that the table does not have
  price: 'brake-discs',
  // @ts-expect-error a related service that the definition does not have
  related: ['brake-repair', 'clutch-repair'],
};

export const hero: Page['hero'] = {
  heading: 'Brakes',
  lead: 'They stop the car.',
  // @ts-expect-error a claim that the definition does not have
  claims: ['warranty', 'rating'],
  // @ts-expect-error a button that leads nowhere
  actions: [{ label: 'Book', href: '/book-online' }],
};

export const sections: Section[] = [
  { kind: 'prices', heading: 'Prices', prices: ['brake-pads'] },
  // @ts-expect-error a price that the table does not have
  { kind: 'prices', heading: 'Prices', prices: ['brake-discs'] },
  // @ts-expect-error a form that the definition does not have
  { kind: 'form', heading: 'Write', form: 'quote' },
  // @ts-expect-error a question that the definition does not have
  { kind: 'faq', heading: 'Q', topicsHeading: 'T', topics: [{ label: 'L', question: 'parking' }] },
  // @ts-expect-error a town that the definition does not have
  { kind: 'towns', heading: 'Towns', items: [{ town: 'bigham' }] },
  // @ts-expect-error a service that the definition does not have
  { kind: 'services', heading: 'Services', services: ['clutch-repair'] },
  // @ts-expect-error a kind of section that does not exist
  { kind: 'cardz', heading: 'Cards' },
];

export const declared: NonNullable<Site['knownDeadLinks']> = [
  { href: '/anything', reason: 'Asked for', instead: '/brake-repair' },
  // @ts-expect-error a dead link cannot replace another
  { href: '/anything', reason: 'Asked for', instead: '/services/brake-repair' },
];

export const structure: Site['structure'] = {
  // @ts-expect-error a page that the definition does not declare
  services: '/services',
};

export const field: NonNullable<NonNullable<Site['forms']>['forms']>[string]['fields'][number] = {
  // @ts-expect-error a field that no form has
  field: 'colour',
};
