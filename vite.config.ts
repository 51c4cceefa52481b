import { readdirSync } from 'node:fs';
import { dirname, extname, isAbsolute, relative, resolve, sep } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { ownKindFolders, siteFolders } from './site/source/folders.ts';

/** Vite's configuration for development and builds. docs/decisions/0001-vite-plugin-ssr-pinned.md */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    pageFileGlobs(),
    inlineScripts(),
    enhancementsOnly(),
    ownSectionViews(),
    inAnyFolder(command === 'build' ? builtStyles() : vanillaExtractPlugin()),
    // prerender/ renders the pages.
    ssr({ prerender: { disableAutoRun: true } }),
  ],
  // Resolves `#look/NAME` to the current look. package.json has the default for types and tests.
  resolve: {
    alias: { '#look': resolve(`templates/looks/${look()}`) },
    // Own kinds may be in a folder without node_modules.
    dedupe: ['react', 'zod', '@vanilla-extract/css'],
  },
  publicDir: resolve(siteFolders().publicDir),
  // Here, and not where development starts Vite, because vanilla-extract's compiler watches the project too.
  server: {
    watch: {
      ignored: isUnused,
      // Otherwise a change within 50 ms of another is missed: an editor may empty a file before writing it.
      awaitWriteFinish: { stabilityThreshold: 10, pollInterval: 10 },
    },
  },
  // Bundle packages that production lacks; it also avoids loading 60 icon files one by one.
  ssr: { noExternal: ['fastest-levenshtein', 'localized-address-format', 'lucide-react', 'marked'] },
  // Makes vanilla-extract's compiler use the Node builds of its libraries, which need no transforms by Vite.
  environments: { ssr: { resolve: { conditions: defaultServerConditions.filter((name) => name !== 'module') } } },
  build: {
    target: 'es2022',
    // prerender/ copies public files, so that a build from cached bundles has them too.
    copyPublicDir: false,
    // One stylesheet gives a single order of rules, from which pages inline those that they use.
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ...(!isSsrBuild && { rolldownOptions: { output: { chunkFileNames: 'assets/scripts/[name].[hash].js' } } }),
  },
}));

/** The current look, which the build and the development server set. */
const look = () => process.env.LOOK || 'road';

/** Whether a path is output, judging by the folders below the definition's or the project's, or no part of a page. */
function isUnused(path: string): boolean {
  const { definition, outDir, publicDir } = siteFolders();
  const folders = relative(isWithin(dirname(definition), path) ? dirname(definition) : '.', path).split(sep);
  // Usual names of folders of output, of this definition or another.
  const isNamed = ['.cache', 'test-results', 'dist', 'release'].some((name) => folders.includes(name));
  // Half of all files, each of which is watched twice; not the files themselves, which a definition may import.
  const isBeside = ['bench', 'deploy', 'docs', 'tests'].includes(relative('.', path));
  // No source is HTML, so it must be output in a folder of another name; Vite would reload the browser.
  return (
    isBeside ||
    (folders[0] !== '..' && isNamed) ||
    isWithin(outDir, path) ||
    (path.endsWith('.html') && !isWithin(publicDir, path))
  );
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}

/** Rewrites vite-plugin-ssr's globs of page files for Vite 8, which does not support `.(js|ts)`. */
function pageFileGlobs(): Plugin {
  return {
    name: 'page-file-globs',
    enforce: 'pre',
    transform: {
      filter: { id: /virtual:vite-plugin-ssr:importUserCode:/ },
      handler: (code) =>
        code
          // Search only these folders, because there may be 100,000 built pages below the root.
          .replace(/'\/\*\*\/\*(\.page[.\w]*)\.\([\w|]+\)'/g, "'/{pages,renderer}/**/*$1.{ts,tsx}'")
          .replace(/"as":"(\w+)"/g, '"query":"?$1"'),
    },
  };
}

/** Gives the script of each kind of page its own copies of modules, so that it can be inlined. */
function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '', { kind }) {
      const [, page] = /\/(\w+)\.page\.client\.ts$/.exec(importer) ?? /\?inline=(\w+)/.exec(importer) ?? [];
      if (!page || kind === 'dynamic-import') return;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}?inline=${page}&lang.ts` };
    },
    load(id) {
      if (id.includes('vite/preload-helper')) return 'export const __vitePreload = (load) => load();';
      if (/vite-plugin-ssr\/dist\/esm\/client\/\S+\/entry\.js$/.test(id)) return '';
    },
  };
}

/** Stops vite-plugin-ssr's client runtime from calling a client-side `render` hook in development: we have none. */
function enhancementsOnly(): Plugin {
  return {
    name: 'enhancements-only',
    apply: 'serve',
    transform: {
      filter: { id: /vite-plugin-ssr\/dist\/esm\/client\/server-routing-runtime\/entry\.js/ },
      handler: (code) => code.replace('await executeOnRenderClientHook(pageContext, false);', ''),
    },
  };
}

/** Supplies the components of own kinds to templates/sections/own-views.ts. */
function ownSectionViews(): Plugin {
  return {
    name: 'own-section-views',
    enforce: 'pre',
    // vite-plugin-ssr collects styles only of components below the root.
    resolveId(source, importer = '') {
      const file = resolve(dirname(importer.replace(/\?.*/, '')), source);
      return /\?extractAssets/.test(importer) && /^[./]/.test(source) && isOwn(file)
        ? `${file}?extractAssets&lang${extname(file)}`
        : undefined;
    },
    load: {
      filter: { id: /\/templates\/sections\/own-views\.ts/ },
      handler() {
        const kinds = Object.entries(ownKindFolders(siteFolders().definition));
        const imports = kinds.map(
          ([, folder], at) => `import { View as v${at} } from ${JSON.stringify(`${folder}/View.tsx`)};`,
        );
        const entries = kinds.map(([name], at) => `${JSON.stringify(name)}: v${at}`);
        return `${imports.join('\n')}\nexport const ownViews = { ${entries.join(', ')} };`;
      },
    },
  };
}

/** Whether a file belongs to an own kind, or is beside a definition outside the project and so may be imported by one. */
function isOwn(file: string): boolean {
  const { definition } = siteFolders();
  const isBeside = isWithin(dirname(resolve(definition)), file) && !isWithin('.', file);
  return isBeside || Object.values(ownKindFolders(definition)).some((folder) => isWithin(folder, file));
}

/** Makes paths of own kinds' styles relative to the root; vanilla-extract assumes that absolute ones are below it. */
function inAnyFolder(plugins: Plugin[]): Plugin[] {
  type Hook = (this: unknown, ...args: string[]) => unknown;
  const fromRoot = (id = '') => (isOwn(id) ? `/${relative('.', id)}` : id);
  const wrap = (plugin: Plugin, name: 'transform' | 'resolveId' | 'load'): Plugin => {
    const hook = plugin[name] as Hook | undefined;
    const idAt = name === 'transform' ? 1 : 0;
    const wrapped: Hook = function (...args) {
      return hook?.apply(this, args.with(idAt, fromRoot(args[idAt])));
    };
    return hook ? { ...plugin, [name]: wrapped } : plugin;
  };
  return plugins.map((plugin) => (['transform', 'resolveId', 'load'] as const).reduce(wrap, plugin));
}

let styles: ReturnType<typeof vanillaExtractPlugin> | undefined;

/** Returns one plugin instance for client and server, so that styles are compiled once. */
function builtStyles() {
  styles ??= vanillaExtractPlugin({ identifiers: shortNames() });
  return styles;
}

/** No vowels: content blockers hide class names such as `ad`. No `h`: `h2` would match headings. */
const letters = 'bcdfgjkmnpqrstvwxzBCDFGHJKMNPQRSTVWXZ';

/** Names a class by its module and index: two characters instead of seven, which saves 2.6 % of a page. */
function shortNames() {
  // Common modules first, because later ones get longer names.
  const isRare = (file: string) => file.startsWith('sections') || !file.includes('/');
  const files = readdirSync('templates', { recursive: true, encoding: 'utf8' })
    // Only the current look, to keep names short.
    .filter((file) => file.endsWith('.css.ts') && (!file.startsWith('looks/') || file.startsWith(`looks/${look()}/`)))
    .sort((a, b) => Number(isRare(a)) - Number(isRare(b)) || (a < b ? -1 : 1));
  const own = Object.values(ownKindFolders(siteFolders().definition)).flatMap((folder) =>
    readdirSync(folder).map((file) => relative('.', `${folder}/${file}`)),
  );
  const prefixes = new Map(
    [...files.map((file) => `templates/${file}`), ...own].map((file, at) => {
      const letter = letters.charAt(at % letters.length);
      return [file, '_'.repeat(Math.floor(at / letters.length)) + letter];
    }),
  );
  const names = new Map<string, string[]>();
  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const hashes = names.get(filePath) ?? [];
    names.set(filePath, hashes);
    const place = hashes.includes(hash) ? hashes.indexOf(hash) : hashes.push(hash) - 1;
    const prefix = prefixes.get(filePath);
    // Digits only: vanilla-extract would replace `di` in `:disabled`. Own kinds may import styles from other folders.
    return prefix ? `${prefix}${place}` : `_${hash}`;
  };
}
