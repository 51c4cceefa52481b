import type { PageSite } from '../site/shared-site.ts';

/** Caches a value that is the same on every page of a site. */
export function oncePerSite<Value>(compute: (site: PageSite) => Value): (site: PageSite) => Value {
  const cache = new WeakMap<PageSite, { value: Value }>();
  return (site) => {
    const cached = cache.get(site) ?? { value: compute(site) };
    cache.set(site, cached);
    return cached.value;
  };
}
