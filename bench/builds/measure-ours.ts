import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Run, runCommand } from './run-command.ts';
import { takeBest } from './take-best.ts';

/** What this project's own build takes for so many town pages, in a checkout of its own. */
export async function measureOurs(options: OwnOptions): Promise<OwnBuilds> {
  const { checkout, towns, isQuick, trash } = options;
  const run = (args: string[], more?: Record<string, string>) => runOwn(options, args, more);
  const outDir = (round: number) => `.cache/bench-out-${towns}-${round}`;
  const build = (more: Record<string, string>) => run(['prerender/build.ts'], more);
  const cold = await takeBest(isQuick, (round) => {
    if (round > 0) trash(join(checkout, outDir(round - 1)));
    for (const cache of ['code', 'pages', 'programs']) {
      rmSync(join(checkout, '.cache', cache), { recursive: true, force: true });
    }
    return build({ OUT_DIR: outDir(round) });
  });
  // Whichever of them was built last.
  const built = [2, 1, 0].map(outDir).find((dir) => has(checkout, dir)) ?? '';
  const page = readFileSync(join(checkout, built, firstPage), 'utf8');
  const unchanged = await takeBest(isQuick, () => build({ OUT_DIR: built }));
  const edited = await takeBest(isQuick, (round) => build({ OUT_DIR: built, BENCH_EDIT: ` and beyond ${round}` }));
  trash(join(checkout, built));
  return {
    cold,
    unchanged,
    edited,
    imported: await run(['bench/builds/import-definition.ts', 'imported']),
    checked: await run(['bench/builds/import-definition.ts', 'checked']),
    page,
  };
}

/** All pages drawn and written by the barest loop over our components, or by the build's own. */
export async function drawOurs(options: OwnOptions, kind: 'floor' | 'ours', round: number): Promise<Drawn> {
  const target = `.cache/bench-out-${options.towns}-${kind}-${round}`;
  const drawn = await runOwn(options, ['bench/builds/render-and-write.ts', kind, target]);
  options.trash(join(options.checkout, target));
  return { ...drawn, loopSeconds: (JSON.parse(drawn.output.trim().split('\n').at(-1) ?? '') as Run).seconds };
}

function runOwn({ checkout, towns }: OwnOptions, args: string[], more: Record<string, string> = {}): Promise<Run> {
  const env = { SITE_CONFIG: 'bench/builds/bench-definition.ts', BENCH_TOWNS: String(towns), ...more };
  return runCommand({ program: process.execPath, args: ['scripts/run.js', ...args], env }, checkout);
}

const firstPage = 'client/locations/town-0-brake-repair.html';

function has(checkout: string, dir: string): boolean {
  try {
    return readFileSync(join(checkout, dir, firstPage)).length > 0;
  } catch {
    return false;
  }
}

export type OwnOptions = { checkout: string; towns: number; isQuick: boolean; trash: (path: string) => void };

export type Drawn = Run & { loopSeconds: number };

export type OwnBuilds = {
  /** `npm run build` with every cache deleted: code bundled, pages drawn, compressed and written, server bundled. */
  cold: Run;
  /** The same again. */
  unchanged: Run;
  /** With one town page changed. */
  edited: Run;
  /** The definition in memory and nothing else, as it was written. */
  imported: Run;
  /** The same, and as it was checked and filled in. */
  checked: Run;
  /** The HTML of the first town page. */
  page: string;
};

export type OwnRuns = OwnBuilds & { floor: Drawn; ours: Drawn };
