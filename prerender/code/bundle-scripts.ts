import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import type { Assets } from '../../renderer/page-assets.ts';
import type { StyleModules } from './compile-styles.ts';
import { nameClasses } from './name-classes.ts';

/** The script of each kind of page, by the entry that vite-plugin-ssr names for it. */
const entries: Record<keyof Assets['scripts'], string> = {
  none: 'pages/content/index.page.client.ts',
  faq: 'pages/faq/index.page.client.ts',
  form: 'pages/form/index.page.client.ts',
  notFound: 'renderer/_error.page.client.ts',
};

const shared = {
  bundle: true,
  format: 'esm',
  minify: true,
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions;

/**
 * Bundles the islands into hashed files below `clientDir`, and returns the small script of each kind of page, which
 * stands in the page itself and imports an island when it is wanted, and the classes that islands may take on.
 */
export async function bundleScripts(clientDir: string, styleModules: StyleModules): Promise<Scripts> {
  const metafile = await bundleIslands(clientDir, styleModules);
  const addresses = addressesOf(metafile);
  const texts = await Promise.all(Object.values(entries).map((entry) => bundleInline(entry, addresses)));
  const scripts = Object.fromEntries(Object.keys(entries).map((kind, at) => [kind, texts[at]])) as Assets['scripts'];
  return { scripts, islandClasses: classesOf(metafile, styleModules) };
}

type Scripts = Pick<Assets, 'scripts' | 'islandClasses'>;

async function bundleIslands(clientDir: string, styleModules: StyleModules): Promise<Metafile> {
  const { metafile } = await build({
    ...shared,
    entryPoints: ['templates/islands/enquiry-form-island.ts', 'templates/islands/faq-accordion-island.ts'],
    outdir: join(clientDir, 'assets/scripts'),
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    splitting: true,
    metafile: true,
    plugins: [nameClasses(styleModules)],
  });
  return metafile;
}

/** The address of each island's file, by the name of its module. */
function addressesOf({ outputs }: Metafile): Map<string, string> {
  return new Map(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint ? [[basename(entryPoint), `/assets/scripts/${basename(file)}`] as const] : [],
    ),
  );
}

/** Every class of the style modules that the islands import; which of a module they use, esbuild does not tell. */
function classesOf({ inputs }: Metafile, styleModules: StyleModules): string[] {
  const texts = Object.keys(inputs).flatMap((file) => [
    ...(styleModules.get(resolve(file)) ?? '').matchAll(/"([^"]+)"/g),
  ]);
  return [...new Set(texts.flatMap(([, text = '']) => text.split(' ')))];
}

async function bundleInline(entry: string, islands: ReadonlyMap<string, string>): Promise<string> {
  const { outputFiles } = await build({
    ...shared,
    entryPoints: [entry],
    write: false,
    plugins: [importBuiltIslands(islands)],
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Imports an island from the file that was built of it. */
function importBuiltIslands(islands: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'import-built-islands',
    setup({ onResolve }) {
      onResolve({ filter: /-island\.ts$/ }, ({ path }) => ({
        path: islands.get(basename(path)) ?? path,
        external: true,
      }));
    },
  };
}
