import type { Site } from '../schema/site.ts';
import { parseSite } from './parse.ts';

/** Parses a definition, with the origin that the environment sets in place of its own. Throws a SiteError. */
export function loadSite(definition: unknown, siteUrl = process.env.SITE_URL): Site {
  const input = siteUrl ? { ...(definition as object), url: siteUrl.replace(/\/$/, '') } : definition;
  return parseSite(input);
}
