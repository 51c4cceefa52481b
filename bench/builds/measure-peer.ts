import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageTemplate, Row } from './page-template.ts';
import type { Peer } from './peer.ts';
import { type Run, runCommand } from './run-command.ts';

/** Builds all rows with one peer into a folder of its own, and makes sure that every page is there and as long as ours. */
export async function measurePeer(
  peer: Peer,
  dir: string,
  input: Input,
  trash: (path: string) => void,
): Promise<PeerRun> {
  const { template, rows, pageBytes } = input;
  peer.prepare(dir, template, rows);
  const out = join(dir, `out-${rows.length}-${Date.now()}`);
  mkdirSync(out);
  const run = await runCommand(peer.command(dir, out), dir);
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /town-\d+-[^/]*(\.html|\/index\.html)$/.test(name),
  );
  const sample = pages.slice(0, 20).map((name) => statSync(join(out, name)).size);
  const bytes = sample.reduce((total, size) => total + size, 0) / sample.length;
  trash(out);
  for (const cache of ['.next', '.astro', 'node_modules/.astro', 'node_modules/.cache', 'node_modules/.vite'])
    trash(join(dir, cache));
  if (pages.length !== rows.length) throw new Error(`wrote ${pages.length} of ${rows.length} pages`);
  return { ...run, bytes, share: bytes / pageBytes };
}

type Input = { template: PageTemplate; rows: readonly Row[]; pageBytes: number };

/** `share` is how long a page is against ours. */
export type PeerRun = Run & { bytes: number; share: number };
