import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { prefixesOf, prefixStyle } from '../renderer/base-path.ts';
import type { ServedSite } from '../renderer/render-hook.ts';
import type { Site } from '../schema/site.ts';
import { SiteError } from '../site/problem.ts';
import { eachRoute } from '../site/routes.ts';
import { sitePages } from '../site/shared-site.ts';
import { readIcons } from '../site/source/read-icons.ts';
import { renderBrand } from './brand.ts';
import { brandAssets } from './brand-assets.ts';
import type { Code } from './bundle.ts';
import { type Compression, compressFiles, compressionFor } from './compressed-copies.ts';
import { copyFolder, removeOthers, stateOf, writeFiles, writeIfChanged } from './files.ts';
import { writeRedirects, writeStaticHeaders } from './hosting-files.ts';
import { resizeImages } from './images.ts';
import { renderPages } from './render-pages.ts';
import { writeSiteFiles } from './site-files.ts';

/** `compression` depends on the size of the site by default. */
type Settings = { outDir: string; publicDir: string; compression?: Compression };

/** Builds a site, in parallel with the bundling of its code. Leaves unchanged files alone. */
export async function buildSite(
  site: Site,
  bundling: Code | Promise<Code>,
  { outDir, publicDir, ...settings }: Settings,
): Promise<{ pages: number; rendered: number }> {
  const clientDir = join(outDir, 'client');
  const serverDir = join(outDir, 'server');
  assertBuilt(serverDir);
  const [code, { resized, formPages, pages, brandDir }] = await Promise.all([
    bundling,
    prepareSite(site, { publicDir, clientDir }),
  ]);
  const { assets, files: brandFiles } = brandAssets(pages.site, code.assets);
  const shared = { ...pages, codeDir: code.dir, assets, formFiles: true };
  const publicFiles = copyFolder(publicDir, clientDir);
  const files = [
    ...publicFiles,
    ...copyFolder(join(code.dir, 'client'), clientDir),
    ...resized.files,
    ...copyFolder(brandDir, clientDir),
    ...writeFiles(clientDir, brandFiles),
  ];

  for (const file of site.hosting.base ? files.filter((name) => name.endsWith('.css')) : [])
    writeIfChanged(file, prefixStyle(readFileSync(file, 'utf8'), prefixesOf(site)));

  const minPages = site.pages.length + Object.keys(site.services).length + site.locations.length;
  const compression = settings.compression ?? compressionFor(minPages);
  // A small site is compressed after rendering, at the best level; a large one fast, by the thread that renders.
  const isSmall = compression['.gz'] !== undefined;
  const result = await renderPages({
    outDir,
    shared,
    codeKey: code.pageKey,
    routes: eachRoute(resized.site),
    minPages,
    brotliQuality: isSmall ? undefined : compression['.br'],
  });
  const siteFiles = writeSiteFiles(shared.site, result.paths, formPages, clientDir);
  const copies = await compressFiles([...files, ...siteFiles, ...(isSmall ? result.files : [])], compression);
  files.push(...siteFiles);
  files.push(...writeRedirects(site.redirects, { clientDir, outDir, base: site.hosting.base }));
  files.push(...writeStaticHeaders({ site: pages.site, policies: result.policies, files, clientDir, outDir }));

  const pageCopies = isSmall ? [] : [...result.files].map((file) => `${file}.br`);
  const written = new Set([...files.slice(publicFiles.length), ...result.files, ...copies, ...pageCopies]);
  assertCopied(
    publicFiles.filter((file) => written.has(file) || !stateOf(file)).map((file) => relative(clientDir, file)),
    { publicDir, clientDir },
  );
  removeOthers(clientDir, new Set([...publicFiles, ...written]));
  const built: ServedSite = { site: pages.site, assets, formPages, redirects: site.redirects };
  const serverFiles = [
    ...copyFolder(join(code.dir, 'server'), serverDir),
    ...writeFiles(serverDir, [
      ['site.json', JSON.stringify(built)],
      ['policies.json', JSON.stringify(result.policies)],
    ]),
  ];
  removeOthers(serverDir, new Set(serverFiles));
  return { pages: result.paths.length, rendered: result.rendered };
}

/** Throws if a folder of this name exists that no build wrote, such as the source of a server: a build empties it. */
function assertBuilt(serverDir: string): void {
  if (!existsSync(serverDir) || readdirSync(serverDir).length === 0 || existsSync(join(serverDir, 'site.json'))) return;
  throw new SiteError(
    [],
    `${serverDir}/ holds files that no build wrote, and would be emptied: name another OUT_DIR, or delete it.`,
  );
}

/** Throws if the build has replaced a file of the public folder with one of its own. */
function assertCopied(
  names: readonly string[],
  { publicDir, clientDir }: { publicDir: string; clientDir: string },
): void {
  const replaced = names.filter(
    (name) =>
      !stateOf(join(clientDir, name)) ||
      !readFileSync(join(publicDir, name)).equals(readFileSync(join(clientDir, name))),
  );
  if (replaced.length === 0) return;
  const named = replaced.map((name) => join(publicDir, name)).join(', ');
  throw new SiteError([], `The build writes files of its own with the names of ${named}: rename or delete these.`);
}

/** Prepares the pictures and shared data, which do not depend on the code and so can be made while it is bundled. */
async function prepareSite(site: Site, { publicDir, clientDir }: { publicDir: string; clientDir: string }) {
  const resized = await resizeImages(site, { publicDir, clientDir });
  const { icons } = await readIcons(site, publicDir);
  const { formPages, ...pages } = sitePages(resized.site, icons);
  return { resized, formPages, pages, brandDir: await renderBrand(pages.site, publicDir) };
}
