import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Assets } from '../../renderer/page-assets.ts';
import { hashSources } from './code-key.ts';

/** The bundled code of a site, whatever its definition. */
export type Code = {
  /** Holds `server`, the programs and what draws the pages, `client`, what browsers fetch, `build`, the threads. */
  dir: string;
  /** Equal keys mean that pages are drawn by equal code. */
  pageKey: string;
  assets: Assets;
};

const cacheDir = '.cache/code';

/** Bundles all code, or takes it from the cache where it was bundled before. The cache may be deleted at any time. */
export async function bundleCode(): Promise<Code> {
  const dir = join(cacheDir, hashSources());
  // What bundles is loaded only when there is something to bundle: loading it takes as long as a small site.
  if (!existsSync(dir)) await (await import('./bundle-into.ts')).bundleInto(dir);
  const facts = JSON.parse(await readFile(join(dir, 'facts.json'), 'utf8')) as Omit<Code, 'dir'>;
  return { dir, ...facts };
}
