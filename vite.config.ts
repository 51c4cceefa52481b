import { readdirSync } from 'node:fs';
import { dirname, extname, relative, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { ownKindFolders, siteFolders } from './site/source/folders.ts';

/** How Vite reads the sources, in development and in the build. docs/decisions/0001-vite-plugin-ssr-pinned.md */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    pageFileGlobs(),
    inlineScripts(),
    enhancementsOnly(),
    ownSectionViews(),
    inAnyFolder(command === 'build' ? builtStyles() : vanillaExtractPlugin()),
    // prerender/ has its own schedule.
    ssr({ prerender: { disableAutoRun: true } }),
  ],
  // The templates import the parts of a look as `#look/NAME`; package.json names those of types and tests.
  resolve: {
    alias: { '#look': resolve(`templates/looks/${look()}`) },
    // Section kinds beside a definition may lie where no packages are installed.
    dedupe: ['react', 'zod', '@vanilla-extract/css'],
  },
  publicDir: resolve(siteFolders().publicDir),
  // None of these is installed in production, and 60 icons one by one would load in every process that renders.
  ssr: { noExternal: ['fastest-levenshtein', 'localized-address-format', 'lucide-react', 'marked'] },
  // Makes vanilla-extract's compiler load its libraries in Node; bundler builds of them would pass through Vite.
  environments: { ssr: { resolve: { conditions: defaultServerConditions.filter((name) => name !== 'module') } } },
  build: {
    target: 'es2022',
    // Prerendering copies public files, so that a build from the cache has them too.
    copyPublicDir: false,
    // Pages inline the rules that they use, from one stylesheet in one order.
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ...(!isSsrBuild && { rolldownOptions: { output: { chunkFileNames: 'assets/scripts/[name].[hash].js' } } }),
  },
}));

/** The look that is built: set by the build and by the development server. */
const look = () => process.env.LOOK || 'road';

/** Writes the globs by which vite-plugin-ssr finds page files in the syntax of Vite 8, which matches no `.(js|ts)`. */
function pageFileGlobs(): Plugin {
  return {
    name: 'page-file-globs',
    enforce: 'pre',
    transform: {
      filter: { id: /virtual:vite-plugin-ssr:importUserCode:/ },
      handler: (code) =>
        code
          // In these folders alone: there may be 100,000 built pages below the root.
          .replace(/'\/\*\*\/\*(\.page[.\w]*)\.\([\w|]+\)'/g, "'/{pages,renderer}/**/*$1.{ts,tsx}'")
          .replace(/"as":"(\w+)"/g, '"query":"?$1"'),
    },
  };
}

/** Gives the script of each kind of page its own copy of its modules, to be inlined. */
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

/** Lets the client runtime of vite-plugin-ssr load a page's scripts in development, and not ask for a `render` hook. */
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

/** Fills in the components of the section kinds beside the definition. */
function ownSectionViews(): Plugin {
  return {
    name: 'own-section-views',
    enforce: 'pre',
    // vite-plugin-ssr collects the styles of components below the root alone.
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

/** Whether a file belongs to a section kind beside the definition, which may be outside the project. */
const isOwn = (file: string) =>
  Object.values(ownKindFolders(siteFolders().definition)).some((folder) => file.startsWith(`${folder}/`));

/** Names own styles by their path from the root: vanilla-extract takes `/tmp/site/styles.css.ts` for one below it. */
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

/** One instance for client and server, so that the styles are compiled once. */
function builtStyles() {
  styles ??= vanillaExtractPlugin({ identifiers: shortNames() });
  return styles;
}

/** No vowels: content blockers hide class names such as `ad`. No `h`: `h2` would match headings. */
const letters = 'bcdfgjkmnpqrstvwxzBCDFGHJKMNPQRSTVWXZ';

/** Names a class by its module and place: two characters, not seven, are 2.6 % of a page. */
function shortNames() {
  // Common modules first: later ones get longer names.
  const isRare = (file: string) => file.startsWith('sections') || !file.includes('/');
  const files = readdirSync('templates', { recursive: true, encoding: 'utf8' })
    // Only of the current look, which keeps names short.
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
    // Digits alone: vanilla-extract would find `di` in `:disabled`.
    return `${prefixes.get(filePath)}${place}`;
  };
}
