import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import viteConfig from '../../vite.config.ts';

/** What draws a page by itself, beside the entries of vite-plugin-ssr, whose hook brings its run time along. */
const documentFile = 'renderer/render-document.ts';

/** The modules that the build draws pages with, and those that vite-plugin-ssr finds by their names. */
export function pageEntries(): string[] {
  const pageFiles = ['pages', 'renderer'].flatMap((dir) =>
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.page.server.tsx'))
      .map((name) => `${dir}/${name}`),
  );
  return [documentFile, ...pageFiles];
}

/**
 * Bundles the code that draws the pages into `dir/server`; `joined` has the file that stands for each entry. The
 * definition is no part of it: an edit needs no bundling.
 */
export async function bundlePages(dir: string, joined: ReadonlyMap<string, string>): Promise<void> {
  const { plugins, ...config } = await viteConfig({ command: 'build', mode: 'production' });
  await build({
    ...config,
    // It was read above.
    configFile: false,
    logLevel: 'error',
    plugins: [takeJoined(joined), ...plugins],
    publicDir: false,
    build: {
      ...config.build,
      ssr: true,
      outDir: dir,
      emptyOutDir: false,
      // What is not used was left out as the modules were joined.
      rollupOptions: { input: { 'entries/render-document': documentFile }, treeshake: false },
    },
  });
}

/** Puts the joined module of an entry in its place; Vite names it from its root or by its whole path. */
function takeJoined(joined: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'take-joined',
    enforce: 'pre',
    resolveId: (source) => joined.get(source) ?? joined.get(resolve(`./${source}`)),
  };
}
