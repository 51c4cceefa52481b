import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundlePrograms } from '../../prerender/bundle.ts';
import type { ServedSite } from '../../renderer/render-hook.ts';
import { sitePages } from '../../site/shared-site.ts';
import { tinySite } from '../fixtures/tiny-site.ts';

/** Bundles the server's programs like `npm run build`, for the tiny site with two pages, into its own folder. */
export async function bundleTinyServer() {
  // Inside the project, so that the bundle finds its packages.
  await mkdir('.cache', { recursive: true });
  const outDir = await mkdtemp(resolve('.cache/tiny-server-'));
  await mkdir(join(outDir, 'client'));
  await writeFile(join(outDir, 'client/index.html'), '<h1>Home</h1>');
  await writeFile(join(outDir, 'client/404.html'), '<h1>Not found</h1>');
  await bundlePrograms(outDir);
  const { site, formPages } = sitePages(tinySite);
  const scripts = { none: '', faq: '', form: '', notFound: '' };
  const data: ServedSite = {
    site,
    formPages,
    redirects: [],
    assets: { rules: [], stylesheets: ['/assets/style.css'], scripts },
  };
  await writeFile(join(outDir, 'server/site.json'), JSON.stringify(data));
  await writeFile(join(outDir, 'server/policies.json'), '{}');
  return { entry: join(outDir, 'server/index.js'), remove: () => rm(outDir, { recursive: true, force: true }) };
}
