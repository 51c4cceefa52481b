import { readFileSync, statSync } from 'node:fs';
import { policyByFile } from '../renderer/content-security.ts';
import type { ServedSite } from '../renderer/render-hook.ts';
import { site as siteSchema } from '../schema/site.ts';

/** Returns a function that reads the policies of pages by file name, again after a build, which may change them. */
export function policiesOfBuild(file: string | URL = new URL('./policies.json', import.meta.url)) {
  let known = { at: -1, policies: new Map<string, string>() };
  return (): ReadonlyMap<string, string> => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? known.at;
    if (at !== known.at) known = { at, policies: policyByFile(JSON.parse(readFileSync(file, 'utf8'))) };
    return known.policies;
  };
}

/** Reads `site.json` beside the program. SITE_URL replaces the built origin. */
export function readServedSite(): ServedSite & { builtUrl: string } {
  const siteUrl = process.env.SITE_URL;
  const built = JSON.parse(readFileSync(new URL('./site.json', import.meta.url), 'utf8')) as ServedSite;
  const builtUrl = built.site.url;
  if (!siteUrl) return { ...built, builtUrl };
  const url = siteSchema.shape.url.safeParse(siteUrl.replace(/\/$/, ''));
  if (!url.success) {
    const [fault = ''] = url.error.issues.map(({ message }) => message);
    throw new Error(`SITE_URL: found "${siteUrl}"; it ${fault}.`);
  }
  return { ...built, site: { ...built.site, url: url.data }, builtUrl };
}
