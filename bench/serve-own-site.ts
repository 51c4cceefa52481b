import { join } from 'node:path';
import { makeCheckout } from './builds/own-checkout.ts';
import { runCommand } from './builds/run-command.ts';
import { type ServedSite, serveBuiltSite } from './served-site.ts';

/** Builds this garage's own site from the sources as they stand, and serves it; `dist` is left alone. */
export async function serveOwnSite(): Promise<ServedSite> {
  const checkout = makeCheckout();
  const outDir = '.cache/site';
  const args = ['scripts/run.js', 'prerender/build.ts'];
  await runCommand({ program: process.execPath, args, env: { OUT_DIR: outDir } }, checkout);
  return serveBuiltSite(join(checkout, outDir));
}
