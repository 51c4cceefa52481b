import { spawnSync } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * `npm run typecheck`: everything that is TypeScript, half as long as by the compiler's own defaults. It gets one
 * checker for each core, since each works out anew what another knows, and collects garbage only from half of the
 * memory on.
 */
const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url)),
    '--noEmit',
    ...['--checkers', String(Math.min(4, availableParallelism()))],
    // What it knows is kept, for the next time.
    ...['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { GOGC: 'off', GOMEMLIMIT: String(Math.round(totalmem() / 2)), ...process.env } },
);
process.exitCode = status ?? 1;
