import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleServer } from '../../prerender/code/bundle-server.ts';
import type { BuiltSite } from '../../renderer/page-context.ts';
import { sitePages } from '../../site/site-pages.ts';
import { tinySite } from '../fixtures/tiny-site.ts';

/** Bundles the server into `outDir/server`, about the tiny site, without its pages. */
export async function bundleTinyServer(outDir: string): Promise<void> {
  await bundleServer(outDir);
  const { site, formPages } = sitePages(tinySite);
  const scripts = { none: '', faq: '', form: '', notFound: '' };
  const data: BuiltSite = { site, formPages, assets: { stylesheet: '', islandClasses: [], scripts } };
  await mkdir(join(outDir, 'server'), { recursive: true });
  await writeFile(join(outDir, 'server/site.json'), JSON.stringify(data));
  await writeFile(join(outDir, 'server/policies.json'), '{}');
}
