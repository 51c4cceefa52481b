import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { renderChart } from './chart.ts';
import { type Generator, generators } from './generators.ts';
import { benchEnv, makeCheckout } from './own-site.ts';
import { makeRows, type PageTemplate, type Row, readTemplate } from './page-template.ts';
import { writeFiles } from './peers.ts';
import { npmScript, type Run, runCommand, takeBest } from './processes.ts';
import { atLeast, atMost, count, type Part, type PartOptions, type Ratio, reasonOf, round, table } from './report.ts';

/** Builds the same pages with this project, with the simplest loop over its components, and with its peers. */
export async function measureBuilds({ pages, isQuick }: PartOptions): Promise<Part> {
  const checkout = makeCheckout();
  const installed: Peer[] = [];
  for (const generator of generators) installed.push(await install(generator));
  const sizes: Size[] = [];
  for (const towns of pages) {
    process.stderr.write(`builds: ${towns} pages\n`);
    const own = await measureOwnBuilds(checkout, towns, isQuick);
    const template = readTemplate(own.page);
    const input = { template, rows: makeRows(template, towns), pageBytes: Buffer.byteLength(own.page) };
    const [floor, ours, ...runs] = await takeBest<PagesRun>(isQuick, [
      () => renderOurs(checkout, towns, 'floor'),
      () => renderOurs(checkout, towns, 'ours'),
      ...installed.map((peer) => () => runPeer(peer, input)),
    ]);
    const peers = installed.map(({ name }, index) => ({ name, run: runs[index] ?? new Error('not run') }));
    sizes.push({ towns, pageBytes: input.pageBytes, own: { ...own, floor: must(floor), ours: must(ours) }, peers });
    rmSync(trash, { recursive: true, force: true });
  }
  if (!isQuick) writeFileSync('bench/builds.svg', renderChart(seriesOf(sizes)));
  const chart = isQuick ? [] : ['![Seconds by pages, for each generator](builds.svg)'];
  const body = [...chart, method, ...sizes.map(describeSize)].join('\n\n');
  return { ratios: [...sizes.flatMap(ratiosOf), ...growthOf(sizes)], body };
}

async function install(generator: Generator): Promise<Peer> {
  const { name } = generator;
  try {
    const { dir, version } = await generator.install();
    return { generator, name: `${name} ${version}`, dir };
  } catch (cause) {
    process.stderr.write(`builds: ${name} cannot be installed and is skipped\n`);
    return { generator, name, dir: new Error(`cannot be installed: ${reasonOf(cause)}`) };
  }
}

const ownStep = 'node scripts/run.js bench/own-steps.ts';
const trash = resolve('.cache/bench/trash');

/** Moves output aside to be deleted later: writing right after a mass deletion is two to three times slower. */
function discard(path: string): void {
  if (!existsSync(path)) return;
  mkdirSync(trash, { recursive: true });
  renameSync(path, join(trash, randomUUID()));
}

/** Measures our own build: from scratch, unchanged, and after an edit; and the definition alone. */
async function measureOwnBuilds(checkout: string, towns: number, isQuick: boolean): Promise<OwnBuilds> {
  const env = { ...benchEnv(towns), OUT_DIR: `.cache/out-${towns}` };
  const build = (edit = '') => runCommand(npmScript('build'), { cwd: checkout, env: { ...env, BENCH_EDIT: edit } });
  const [cold, unchanged, edited, definition] = await takeBest(isQuick, [
    () => {
      for (const path of ['code', 'pages', 'programs', `out-${towns}`]) discard(join(checkout, '.cache', path));
      return build();
    },
    () => build(),
    (round) => build(` and beyond ${round}`),
    () => runCommand(`${ownStep} definition`, { cwd: checkout, env }),
  ]);
  const page = readFileSync(join(checkout, env.OUT_DIR, 'client/locations/town-0-brake-repair.html'), 'utf8');
  discard(join(checkout, env.OUT_DIR));
  return { cold: must(cold), unchanged: must(unchanged), edited: must(edited), definition: must(definition), page };
}

function must<Found>(found: Found | Error | undefined): Found {
  if (found instanceof Error || found === undefined) throw found;
  return found;
}

/** Renders and writes all pages with the simplest loop over our components, or with the build's own. */
async function renderOurs(checkout: string, towns: number, kind: 'floor' | 'ours'): Promise<PagesRun> {
  const outDir = `.cache/out-${kind}`;
  const run = await runCommand(`${ownStep} ${kind} ${outDir}`, { cwd: checkout, env: benchEnv(towns) });
  discard(join(checkout, outDir));
  const last = run.output.trim().split('\n').at(-1) ?? '';
  return { ...run, share: 1, loopSeconds: (JSON.parse(last) as { seconds: number }).seconds };
}

/** Builds all rows with a peer in a new folder, and checks that every page is there. */
async function runPeer({ generator, dir }: Peer, { template, rows, pageBytes }: Input): Promise<PagesRun> {
  if (dir instanceof Error) throw dir;
  if (!generator.isFast && rows.length > 10_000) throw new Error('too slow to wait for');
  process.stderr.write(`builds: ${generator.name}, ${rows.length} pages\n`);
  discard(join(dir, 'content'));
  writeFiles(dir, generator.files(template, rows));
  if (generator.prepare) await runCommand(generator.prepare, { cwd: dir });
  const out = join(dir, `out-${rows.length}-${Date.now()}`);
  mkdirSync(out);
  const run = await runCommand(generator.command(out), { cwd: dir });
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((name) => /town-\d+-[^/]*(\.html|\/index\.html)$/.test(name));
  const sample = pages.slice(0, 20).map((name) => statSync(join(out, name)).size);
  const bytes = sample.reduce((total, size) => total + size, 0) / sample.length;
  const caches = ['.next', '.astro', 'node_modules/.astro', 'node_modules/.cache', 'node_modules/.vite'];
  for (const path of [out, ...caches.map((cache) => join(dir, cache))]) discard(path);
  if (pages.length !== rows.length) throw new Error(`wrote ${pages.length} of ${rows.length} pages`);
  return { ...run, share: bytes / pageBytes, loopSeconds: Number.NaN };
}

const method = `Elapsed seconds, each in a separate process, with an empty output folder and the peers’ caches deleted, the best of three in turns where a run takes less than a minute. Every generator writes the same pages: one of our town pages, converted to the generator's template language by a program, with the placeholders filled from the same JSON. "Rendered and written" is the part that the peers do too. \`npm run build\` does more: it validates the definition, bundles the code of pages, islands and server, and compresses every page. Processor seconds are the sum of all threads and processes; memory is the largest process's.`;

function describeSize({ towns, pageBytes, own, peers }: Size): string {
  const { ours, floor } = own;
  const figures = ({ seconds, cpuSeconds, peakMiB }: Run) => [seconds, cpuSeconds, peakMiB].map(round);
  const row = (name: string, run: PagesRun) => {
    return [name, round(run.seconds / ours.seconds), ...figures(run), run.share.toFixed(2)];
  };
  const unmeasured = (name: string, error: Error) => [name, '', `not measured: ${reasonOf(error)}`, '', '', ''];
  return [
    `### ${count(towns)} town pages of ${(pageBytes / 1000).toFixed(1)} kB`,
    table([
      ['', 'to ours', 'seconds', 'processor seconds', 'MiB', 'page length'],
      row('**this project, rendered and written** (code bundled before)', ours),
      row('the floor: our components, one loop, one thread', floor),
      ...peers.map(({ name, run }) => (run instanceof Error ? unmeasured(name, run) : row(name, run))),
    ]),
    `Only the loop, without startup, definition and code: ours ${round(ours.loopSeconds)} s, the floor ${round(floor.loopSeconds)} s.`,
    table([
      ['`npm run build`', 'seconds', 'processor seconds', 'MiB'],
      ['from nothing', ...figures(own.cold)],
      ['again, nothing changed', ...figures(own.unchanged)],
      ['one town page edited', ...figures(own.edited)],
      ['the definition alone, imported and validated', ...figures(own.definition)],
    ]),
  ].join('\n\n');
}

function seriesOf(sizes: readonly Size[]) {
  const line = (name: string, of: (size: Size) => Run | Error | undefined) => ({
    name,
    points: sizes.flatMap((size) => {
      const run = of(size);
      return run && 'seconds' in run ? [[size.towns, run.seconds] as const] : [];
    }),
  });
  const peers = sizes[0]?.peers.map(({ name }, index) => line(name, (size) => size.peers[index]?.run)) ?? [];
  return [
    line('this project', ({ own }) => own.ours),
    line('this project, whole build', ({ own }) => own.cold),
    ...peers.filter(({ points }) => points.length > 0),
  ];
}

function ratiosOf({ towns, own, peers }: Size): Ratio[] {
  const { ours, floor, cold, edited, unchanged } = own;
  const title = `${count(towns)} pages`;
  if (towns === 31) {
    return [
      atMost(`${title}, \`npm run build\` from nothing`, cold.seconds, 3, ' s'),
      atMost(`${title}, one entry edited`, edited.seconds, 1, ' s'),
    ];
  }
  if (towns < 10_000) return [];
  const against = (name: string, min: number) => {
    const run = peers.find((peer) => peer.name.startsWith(name))?.run;
    return run && 'seconds' in run ? [atLeast(`${title}: ${name}, to ours`, run.seconds / ours.seconds, min)] : [];
  };
  return [
    atMost(`${title}, rendered and written, to the floor`, ours.loopSeconds / floor.loopSeconds, 1.5),
    ...against('Hugo', 1),
    ...against('Eleventy', 1),
    ...against('Astro', 4),
    atMost(`${title}, one entry edited, over nothing changed`, edited.seconds - unchanged.seconds, 2, ' s'),
  ];
}

function growthOf(sizes: readonly Size[]): Ratio[] {
  const [small, large] = [10_000, 100_000].map((towns) => sizes.find((size) => size.towns === towns)?.own.ours);
  if (!small || !large) return [];
  return [
    atMost('100,000 pages to 10,000, rendered and written', large.loopSeconds / small.loopSeconds, 10.5),
    atMost('100,000 pages to 10,000, peak memory', large.peakMiB / small.peakMiB, 1.2),
  ];
}

type OwnBuilds = Record<'cold' | 'unchanged' | 'edited' | 'definition', Run> & { page: string };
/** `share` is the page length relative to ours. Only our own steps measure their loop. */
type PagesRun = Run & { share: number; loopSeconds: number };
/** A generator in its folder, or why it could not be installed. */
type Peer = { generator: Generator; name: string; dir: string | Error };
type Input = { template: PageTemplate; rows: readonly Row[]; pageBytes: number };
type Size = {
  towns: number;
  pageBytes: number;
  own: OwnBuilds & { floor: PagesRun; ours: PagesRun };
  peers: { name: string; run: PagesRun | Error }[];
};
