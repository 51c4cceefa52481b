import { build } from 'esbuild';

/** Our own programs: those of production, with the server's second thread, and the thread that draws during a build. */
const programs = {
  'server/index': 'server/index.ts',
  'server/backend-thread': 'server/backend/thread.ts',
  'server/enquiries': 'cli/enquiries.ts',
  'build/worker': 'prerender/render/worker.ts',
};

/** Bundles our own files of each program into `dir/NAME.js`, as plain JavaScript; packages stay in node_modules. */
export async function bundleServer(dir: string): Promise<void> {
  await build({
    entryPoints: programs,
    outdir: dir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
}
