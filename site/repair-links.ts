import type { Site } from '../schema/site.ts';

/** Renders every known dead link as the page that serves instead; how `deadLinks: 'repair'` works. */
export function repairLinks(site: Site): Site {
  const insteadOf = new Map(site.knownDeadLinks.map(({ href, instead }) => [href, instead]));
  const repair = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(repair);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        key === 'href' && typeof item === 'string' ? (insteadOf.get(item) ?? item) : repair(item),
      ]),
    );
  };
  return { ...(repair(site) as Site), knownDeadLinks: site.knownDeadLinks };
}
