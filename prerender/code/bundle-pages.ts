import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import viteConfig from '../../vite.config.ts';

/** What draws a page by itself, beside the entries of vite-plugin-ssr, whose hook brings its run time along. */
const documentModule = 'renderer/render-document.js';

/** The modules that the build draws pages with, and those that vite-plugin-ssr finds by their names. */
export function pageEntries(): string[] {
  const pageFiles = ['pages', 'renderer'].flatMap((dir) =>
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.page.server.tsx'))
      .map((name) => `${dir}/${name}`),
  );
  return [documentModule.replace('.js', '.ts'), ...pageFiles];
}

/**
 * Bundles the joined modules of `joinedDir` into `dir/server`. They are all that Vite sees of the project: it would
 * look for pages in every folder below its root, and there may be a hundred thousand built ones. The definition is no
 * part of it: an edit needs no bundling.
 */
export async function bundlePages(dir: string, joinedDir: string): Promise<void> {
  const config = await viteConfig({ command: 'build', mode: 'production' });
  await build({
    ...config,
    // It was read above.
    configFile: false,
    logLevel: 'error',
    root: joinedDir,
    publicDir: false,
    build: {
      ...config.build,
      ssr: true,
      outDir: resolve(dir),
      emptyOutDir: false,
      // What is not used was left out as the modules were joined.
      rollupOptions: { input: { 'entries/render-document': resolve(joinedDir, documentModule) }, treeshake: false },
    },
  });
}
