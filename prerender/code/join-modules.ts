import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { StyleModules } from './compile-styles.ts';
import { nameClasses } from './name-classes.ts';

/**
 * Joins the hundreds of modules behind some entries into few, below `dir`, where each entry keeps its place. Vite and
 * Rollup take milliseconds for every module that they are given, esbuild a tenth of that.
 */
export async function joinModules(entries: readonly string[], dir: string, styleModules: StyleModules): Promise<void> {
  await build({
    entryPoints: [...entries],
    outdir: dir,
    outbase: '.',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'warning',
    plugins: [nameClasses(styleModules), joinIcons],
  });
}

/** Unlike other packages the icons are joined too: each is a file of its own, and they are many. */
const joinIcons: Plugin = {
  name: 'join-icons',
  setup({ onResolve }) {
    onResolve({ filter: /^lucide-react\// }, ({ path }) => ({ path: fileURLToPath(import.meta.resolve(path)) }));
  },
};
