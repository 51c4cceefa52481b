import type { Part, PartOptions } from '../part.ts';
import { describeBuilds } from './describe-builds.ts';
import { measureOurs, type OwnRuns } from './measure-ours.ts';
import { measurePeer, type PeerRun } from './measure-peer.ts';
import { makeCheckout } from './own-checkout.ts';
import { makeRows, readTemplate } from './page-template.ts';
import type { Peer } from './peer.ts';
import { astroPeers } from './peers-astro.ts';
import { bareReact, eleventy, hugo } from './peers-plain.ts';
import { next, ownPrerender, vike } from './peers-react.ts';
import { takeBest } from './take-best.ts';
import { createTrash } from './trash.ts';

const peers: Peer[] = [bareReact, eleventy, hugo, ...astroPeers, vike, ownPrerender, next];

/** Builds of the same pages by this project, by the barest loop over its own components, and by its peers. */
export async function measureBuilds({ pages, isQuick }: PartOptions): Promise<Part> {
  const trash = createTrash();
  const checkout = makeCheckout();
  const installed = peers.map((peer) => ({ peer, ...install(peer) }));
  const sizes: SizeResult[] = [];
  for (const towns of pages) {
    say(`builds: this project, ${towns} pages`);
    const ours = await measureOurs({ checkout, towns, isQuick, trash: trash.put });
    const template = readTemplate(ours.page, 0, towns);
    const input = { template, rows: makeRows(template, towns), pageBytes: Buffer.byteLength(ours.page) };
    const found: SizeResult['peers'] = [];
    for (const { peer, dir, version, reason } of installed) {
      const name = `${peer.name} ${version}`.trim();
      if (dir === undefined) found.push({ name, reason });
      else if (towns > (peer.most ?? Number.POSITIVE_INFINITY)) found.push({ name, reason: 'too slow to wait for' });
      else {
        say(`builds: ${name}, ${towns} pages`);
        found.push({
          name,
          ...(await attempt(() => takeBest(isQuick, () => measurePeer(peer, dir, input, trash.put)))),
        });
      }
    }
    sizes.push({ towns, ours, pageBytes: input.pageBytes, peers: found });
    trash.empty();
  }
  return describeBuilds(sizes);
}

async function attempt(run: () => Promise<PeerRun>): Promise<{ run?: PeerRun; reason?: string }> {
  try {
    return { run: await run() };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

function install(peer: Peer): { dir?: string; version: string; reason?: string } {
  try {
    return peer.install();
  } catch (error) {
    return { version: '', reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0]?.slice(0, 160) ?? '';
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

export type SizeResult = {
  towns: number;
  pageBytes: number;
  ours: OwnRuns;
  peers: { name: string; run?: PeerRun; reason?: string | undefined }[];
};
