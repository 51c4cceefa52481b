import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadDefinition } from '../checks/load-definition.ts';

/** `own-steps.ts definition|floor|ours OUT`: validates the definition, or renders all pages, and prints the seconds. */
const [step = '', outDir = ''] = process.argv.slice(2);
if (step === 'definition') await loadDefinition();
else await renderAll();

async function renderAll(): Promise<void> {
  // Imported here, so the definition can be measured alone.
  const { brandAssets } = await import('../prerender/brand-assets.ts');
  const { bundleCode } = await import('../prerender/bundle.ts');
  const { loadRenderer } = await import('../prerender/render-page.ts');
  const { renderPages } = await import('../prerender/render-pages.ts');
  const { pageFile } = await import('../site/paths.ts');
  const { eachRoute } = await import('../site/routes.ts');
  const { sitePages } = await import('../site/shared-site.ts');

  const site = await loadDefinition();
  const { formPages: _, ...pages } = sitePages(site);
  const code = await bundleCode();
  const shared = { ...pages, codeDir: code.dir, assets: brandAssets(pages.site, code.assets).assets };
  const begun = performance.now();
  if (step === 'floor') {
    const render = await loadRenderer(shared);
    const folders = new Set<string>();
    for (const route of eachRoute(site)) {
      const file = `${outDir}/client${pageFile(route.path)}`;
      const folder = dirname(file);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      writeFileSync(file, render(route).html);
    }
  } else {
    const minPages = site.locations.length;
    const routes = eachRoute(site);
    const job = { outDir, shared, codeKey: code.pageKey, routes, minPages, brotliQuality: undefined };
    await renderPages(job);
  }
  console.log(JSON.stringify({ seconds: (performance.now() - begun) / 1000 }));
}
