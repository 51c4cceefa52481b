import type { SiteInput } from '../schema/site.ts';
import type { Typed } from '../schema/typed-reference.ts';

/** The way that was not taken: the names come from the definition's own literal types. */
export function defineSite<const Definition extends SiteInput>(
  definition: Definition & Typed<SiteInput, NamesOf<Definition>>,
): Definition {
  return definition;
}

type Keys<Table> = keyof Table & string;

type NamesOf<D extends SiteInput> = {
  page: D['pages'][number]['path'] | `/${Keys<D['services']>}` | TownPages<D>;
  fragment: `/${string}#${string}`;
  deadLink: NonNullable<D['knownDeadLinks']>[number]['href'];
  service: Keys<D['services']>;
  town: Keys<D['towns']>;
  price: Keys<D['prices']>;
  claim: Keys<D['claims']>;
  form: Keys<D['forms']['forms']>;
  question: Keys<D['faq']>;
};

type TownPages<D extends SiteInput> = NonNullable<D['locations']>[number] extends infer Page
  ? Page extends { town: infer Town extends string; service: infer Service extends string }
    ? `/locations/${Town}-${SlugOf<D['services'], Service>}`
    : never
  : never;

type SlugOf<Services, Service extends string> = Service extends keyof Services
  ? Services[Service] extends { townSlug: infer Slug extends string }
    ? Slug
    : Service
  : Service;
