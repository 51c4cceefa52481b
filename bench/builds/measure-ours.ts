import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Run, runCommand } from './run-command.ts';
import { takeBest } from './take-best.ts';

/** What this project's own build takes for so many town pages, in a checkout of its own. */
export async function measureOurs({ checkout, towns, isQuick, trash }: OwnOptions): Promise<OwnRuns> {
  const env = { SITE_CONFIG: 'bench/builds/bench-definition.ts', BENCH_TOWNS: String(towns) };
  const run = (args: string[], more: Record<string, string> = {}) =>
    runCommand({ program: process.execPath, args: ['scripts/run.js', ...args], env: { ...env, ...more } }, checkout);
  const outDir = (name: string | number) => `.cache/bench-out-${towns}-${name}`;
  const build = (more: Record<string, string>) => run(['build/build.ts'], more);
  const draw = (kind: 'floor' | 'ours') => async (round: number) => {
    const target = outDir(`${kind}-${round}`);
    const drawn = await run(['bench/builds/render-and-write.ts', kind, target]);
    trash(join(checkout, target));
    return { ...drawn, loopSeconds: (JSON.parse(drawn.output.trim().split('\n').at(-1) ?? '') as Run).seconds };
  };

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
    floor: await takeBest(isQuick, draw('floor')),
    ours: await takeBest(isQuick, draw('ours')),
    imported: await run(['bench/builds/import-definition.ts', 'imported']),
    checked: await run(['bench/builds/import-definition.ts', 'checked']),
    page,
  };
}

const firstPage = 'client/locations/town-0-brake-repair.html';

function has(checkout: string, dir: string): boolean {
  try {
    return readFileSync(join(checkout, dir, firstPage)).length > 0;
  } catch {
    return false;
  }
}

type OwnOptions = { checkout: string; towns: number; isQuick: boolean; trash: (path: string) => void };

type Drawn = Run & { loopSeconds: number };

export type OwnRuns = {
  /** `npm run build` with every cache deleted: code bundled, pages drawn, compressed and written, server bundled. */
  cold: Run;
  /** The same again. */
  unchanged: Run;
  /** With one town page changed. */
  edited: Run;
  floor: Drawn;
  ours: Drawn;
  /** The definition in memory and nothing else, as it was written. */
  imported: Run;
  /** The same, and as it was checked and filled in. */
  checked: Run;
  /** The HTML of the first town page. */
  page: string;
};
