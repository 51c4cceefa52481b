import { spawnSync } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * `npm run typecheck`: everything that is TypeScript, half as long as by the compiler's own defaults. It gets one
 * checker for each core, since checkers share no results, and collects garbage only from half of the
 * memory on.
 */
const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url)),
    '--noEmit',
    ...['--checkers', String(Math.min(4, availableParallelism()))],
    // Caches its results for the next run.
    ...['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { GOGC: 'off', GOMEMLIMIT: String(Math.round(totalmem() / 2)), ...process.env } },
);
process.exitCode = status ?? 1;
