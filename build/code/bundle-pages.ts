import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { StyleModules } from './bundle-scripts.ts';

/** What the pages are drawn with, and the files that their styles ask for. */
export type PageCode = { styleModules: StyleModules; stylesheet: string };

/**
 * Bundles the code that draws the pages into `dir/server`, and the fonts of the one stylesheet into `dir/client`.
 * The definition is no part of it: an edit of it needs no bundling.
 */
export async function bundlePages(dir: string): Promise<PageCode> {
  const styleModules: StyleModules = new Map();
  await build({
    logLevel: 'error',
    plugins: [collectStyles(styleModules)],
    publicDir: false,
    build: {
      ssr: true,
      outDir: dir,
      ssrEmitAssets: true,
      cssMinify: true,
      emptyOutDir: false,
      // Beside the entries of vite-plugin-ssr, whose hook brings its run time along.
      rollupOptions: { input: { 'entries/render-document': 'renderer/render-document.ts' } },
    },
  });
  const [from, to] = [join(dir, 'server/assets'), join(dir, 'client/assets')];
  const sheet = (await readdir(join(from, 'static'))).find((name) => name.endsWith('.css')) ?? '';
  const stylesheet = (await readFile(join(from, 'static', sheet), 'utf8')).trim();
  // The rules stand in the pages.
  await rm(join(from, 'static', sheet));
  await cp(from, to, { recursive: true });
  await rm(from, { recursive: true });
  return { styleModules, stylesheet };
}

/** Keeps what each `.css.ts` says to the templates, so that the islands are given the same class names. */
function collectStyles(modules: StyleModules): Plugin {
  return {
    name: 'collect-styles',
    enforce: 'post',
    transform(code, id) {
      if (/\.css\.ts$/.test(id)) modules.set(id, code);
    },
  };
}
