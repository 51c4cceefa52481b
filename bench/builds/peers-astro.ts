import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPeer, peerVersion } from '../peers.ts';
import type { Peer } from './peer.ts';
import { toAstro } from './to-components.ts';

/** Astro, as it comes, and with as many pages at a time as served it best. It needs a newer Node, which npm has. */
export const astroPeers: Peer[] = [1, 8].map((concurrency) => ({
  name: concurrency === 1 ? 'Astro' : `Astro, build.concurrency ${concurrency}`,
  most: 10_000,
  install() {
    const dir = installPeer('astro', { astro: '7.3.5', node: '24.21.0' });
    return { dir, version: peerVersion(dir, 'astro') };
  },
  prepare(dir, template, rows) {
    mkdirSync(join(dir, 'src/pages/locations'), { recursive: true });
    writeFileSync(join(dir, 'src/rows.json'), JSON.stringify(rows));
    writeFileSync(
      join(dir, 'astro.config.mjs'),
      `export default { build: { format: 'file', concurrency: Number(process.env.CONCURRENCY) }, compressHTML: false, devToolbar: { enabled: false } };`,
    );
    writeFileSync(
      join(dir, 'src/pages/locations/[file].astro'),
      `---
import rows from '../../rows.json';
export const getStaticPaths = () => rows.map((row) => ({ params: { file: row.file }, props: { d: row } }));
const { d } = Astro.props;
---
${toAstro(template.html)}`,
    );
  },
  command: (dir, out) => ({
    program: join(dir, 'node_modules/node/bin/node'),
    args: ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', out],
    env: { ASTRO_TELEMETRY_DISABLED: '1', CONCURRENCY: String(concurrency) },
  }),
}));
