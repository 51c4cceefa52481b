import type { Part, PartOptions } from '../part.ts';
import { describeBuilds } from './describe-builds.ts';
import { type Drawn, drawOurs, measureOurs, type OwnRuns } from './measure-ours.ts';
import { measurePeer, type PeerRun } from './measure-peer.ts';
import { makeCheckout } from './own-checkout.ts';
import { makeRows, readTemplate } from './page-template.ts';
import type { Peer } from './peer.ts';
import { astroPeers } from './peers-astro.ts';
import { bareReact, eleventy, hugo } from './peers-plain.ts';
import { next, ownPrerender, vike } from './peers-react.ts';
import { takeBestInTurns } from './take-best.ts';
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
    const options = { checkout, towns, isQuick, trash: trash.put };
    const own = await measureOurs(options);
    const template = readTemplate(own.page, 0, towns);
    const input = { template, rows: makeRows(template, towns), pageBytes: Buffer.byteLength(own.page) };
    const isTooSlow = (peer: Peer) => towns > (peer.most ?? Number.POSITIVE_INFINITY);
    const ready = installed.flatMap(({ peer, dir }) => (dir && !isTooSlow(peer) ? [{ peer, dir }] : []));
    const [floor, ours, ...runs] = await takeBestInTurns<Drawn | PeerRun>(isQuick, [
      (round) => drawOurs(options, 'floor', round),
      (round) => drawOurs(options, 'ours', round),
      ...ready.map(({ peer, dir }) => () => {
        say(`builds: ${peer.name}, ${towns} pages`);
        return measurePeer(peer, dir, input, trash.put);
      }),
    ]);
    const peerRuns = new Map(ready.map(({ peer }, index) => [peer, runs[index]]));
    const found = installed.map(({ peer, version, reason }) => {
      const run = peerRuns.get(peer);
      const name = `${peer.name} ${version}`.trim();
      if (run instanceof Error) return { name, reason: reasonOf(run) };
      return run && 'share' in run ? { name, run } : { name, reason: reason ?? 'too slow to wait for' };
    });
    const drawn = { floor: asDrawn(floor), ours: asDrawn(ours) };
    sizes.push({ towns, ours: { ...own, ...drawn }, pageBytes: input.pageBytes, peers: found });
    trash.empty();
  }
  return describeBuilds(sizes);
}

/** Without figures of our own there is nothing to compare. */
function asDrawn(found: Drawn | PeerRun | Error | undefined): Drawn {
  if (found && 'loopSeconds' in found) return found;
  throw found;
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
