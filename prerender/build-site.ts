import { join } from 'node:path';
import type { PagePolicies } from '../renderer/content-security.ts';
import type { BuiltSite } from '../renderer/page-context.ts';
import type { Site } from '../schema/site.ts';
import { eachRoute, type Route } from '../site/routes.ts';
import { sitePages } from '../site/site-pages.ts';
import type { Code } from './code/bundle-code.ts';
import { compressionFor, startCompressing } from './compress-files.ts';
import { writeDocuments, writeIfChanged } from './documents.ts';
import { copyFolder, removeOthers } from './mirror.ts';
import { drawPictures } from './pictures.ts';
import { showProgress } from './progress.ts';
import { renderPages } from './render/render-pages.ts';

/** Where the site goes and where its pictures and icons lie. */
type Folders = { outDir: string; publicDir: string };

/** Builds a parsed definition with bundled code. What is there already as it would be written now is left alone. */
export async function buildSite(
  site: Site,
  code: Code,
  { outDir, publicDir }: Folders,
): Promise<{ pages: number; drawn: number }> {
  const clientDir = join(outDir, 'client');
  const pictured = await drawPictures(site, { publicDir, clientDir });
  const { formPages, ...pages } = sitePages(pictured.site);
  const shared = { ...pages, codeDir: code.dir, assets: code.assets };
  const files = [
    ...copyFolder(publicDir, clientDir),
    ...copyFolder(join(code.dir, 'client'), clientDir),
    ...pictured.files,
  ];

  const leastPages = site.pages.length + Object.keys(site.services).length + site.locations.length;
  const compression = compressionFor(leastPages);
  const compressor = startCompressing(compression);
  compressor.add(files);
  // Few pages are compressed as well as can be, while others are drawn; many by the threads that draw them.
  const isSmall = compression['.gz'] !== undefined;
  const paths: string[] = [];
  const progress = showProgress('pages', leastPages);
  const rendered = await renderPages({
    outDir,
    shared,
    codeKey: code.pageKey,
    routes: noting(paths, eachRoute(pictured.site)),
    leastPages,
    brotliQuality: isSmall ? undefined : compression['.br'],
    copies: isSmall ? [] : ['.br'],
    onPage: isSmall ? (file) => compressor.add([file]) : undefined,
    progress,
  });
  progress.end();
  const documents = writeDocuments(shared.site, paths, clientDir);
  compressor.add(documents);
  files.push(...documents);

  const copies = await compressor.finish();
  const pageCopies = isSmall ? [] : [...rendered.files].map((file) => `${file}.br`);
  removeOthers(clientDir, new Set([...files, ...rendered.files, ...copies, ...pageCopies]));
  writeServer(
    { 'site.json': { site: pages.site, assets: code.assets, formPages }, 'policies.json': rendered.policies },
    code,
    outDir,
  );
  return { pages: paths.length, drawn: rendered.drawn };
}

/** Writes the programs, and the data that they share with the pages. */
function writeServer(data: ServerData, code: Code, outDir: string): void {
  const serverDir = join(outDir, 'server');
  const files = copyFolder(join(code.dir, 'server'), serverDir);
  for (const [name, content] of Object.entries(data)) {
    const file = join(serverDir, name);
    writeIfChanged(file, JSON.stringify(content));
    files.push(file);
  }
  removeOthers(serverDir, new Set(files));
}

/** What the server reads as it starts, by file name. */
type ServerData = { 'site.json': BuiltSite; 'policies.json': PagePolicies };

/** Passes routes on and remembers their paths, so that they are listed once. */
function* noting(paths: string[], routes: Iterable<Route>): Generator<Route> {
  for (const route of routes) {
    paths.push(route.path);
    yield route;
  }
}
