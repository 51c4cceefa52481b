import { spawnSync } from 'node:child_process';
import { writeRelease } from '../prerender/release.ts';
import { createCommand, runCommand } from './run-command.ts';

const releaseDir = 'release';

const command = createCommand(
  'release',
  `Builds the site and writes ${releaseDir}/: all that a production machine needs, and nothing else.`,
)
  .option('--confirmed', 'fail while a testimonial or the position is not confirmed by the owner')
  .addHelpText('after', `\nThen, on the machine: cd ${releaseDir} && npm ci --omit=dev && npm start`)
  .action(({ confirmed }: { confirmed?: true }) => {
    const build = ['scripts/run.js', 'prerender/build.ts', ...(confirmed ? ['--release'] : [])];
    const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
    if (status !== 0) {
      process.exitCode = status ?? 1;
      return;
    }
    const { files, packages } = writeRelease(process.env.OUT_DIR ?? 'dist', releaseDir);
    console.log(`Wrote ${releaseDir}/ (${files} files); npm ci --omit=dev installs ${packages} packages there.`);
  });

await runCommand(command);
