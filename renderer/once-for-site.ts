import type { PageSite } from '../site/site-pages.ts';

/** Keeps what is the same on every page of a site, so that it is made for the first of them only. */
export function onceForSite<Made>(make: (site: PageSite) => Made): (site: PageSite) => Made {
  const known = new WeakMap<PageSite, { made: Made }>();
  return (site) => {
    const kept = known.get(site) ?? { made: make(site) };
    known.set(site, kept);
    return kept.made;
  };
}
