import { readFileSync } from 'node:fs';
import type { PagePolicies } from '../renderer/content-security.ts';
import type { BuiltSite } from '../renderer/page-context.ts';
import { site as siteSchema } from '../schema/site.ts';

/** Reads the content security policies of the built pages from `policies.json` next to the program. */
export function readPolicies(): PagePolicies {
  return JSON.parse(readFileSync(new URL('./policies.json', import.meta.url), 'utf8'));
}

/** Reads `site.json` next to the program. An origin set in the environment replaces the built one. */
export function readBuiltSite(siteUrl = process.env.SITE_URL): BuiltSite & { builtUrl: string } {
  const built = JSON.parse(readFileSync(new URL('./site.json', import.meta.url), 'utf8')) as BuiltSite;
  const builtUrl = built.site.url;
  if (!siteUrl) return { ...built, builtUrl };
  const url = siteSchema.shape.url.safeParse(siteUrl.replace(/\/$/, ''));
  if (!url.success) {
    throw new Error(
      `SITE_URL: found "${siteUrl}", which ${url.error.issues[0]?.message}; write https://www.example.org.`,
    );
  }
  return { ...built, site: { ...built.site, url: url.data }, builtUrl };
}
