import type { Service } from '../schema/service.ts';
import type { Site } from '../schema/site.ts';

/** What other pages and the server know of a service; the rest stands on its own page. */
export type ServiceSummary = Pick<Service, 'name' | 'townSlug' | 'icon' | 'summary' | 'includes' | 'price'>;

/**
 * What any page and the server may read of the site: all but the lists that grow with the number of towns and the
 * content of single pages. It is the same for every page, so that an edit of one entry changes only the pages that
 * show the entry.
 */
export type SharedSite = Omit<Site, 'locations' | 'pages' | 'towns' | 'services' | keyof Declarations> & {
  services: Readonly<Record<string, ServiceSummary>>;
};

/** What is declared for the checks alone. */
type Declarations = Pick<Site, 'acceptedContradictions' | 'knownDeadLinks' | 'deadLinks'>;

/** Takes the part of a site that all pages share. */
export function shareSite(site: Site): SharedSite {
  const { locations, pages, towns, services, acceptedContradictions, knownDeadLinks, deadLinks, ...shared } = site;
  return {
    ...shared,
    services: Object.fromEntries(Object.entries(services).map(([key, service]) => [key, summarise(service)])),
  };
}

function summarise({ name, townSlug, icon, summary, includes, price }: Service): ServiceSummary {
  return { name, icon, summary, includes, price, ...(townSlug && { townSlug }) };
}
