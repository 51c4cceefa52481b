import { spawnSync } from 'node:child_process';
import { assertReplaceable, writeRelease } from '../prerender/release.ts';
import { sqlitePackage } from '../server/database/sqlite.ts';
import { siteFolders } from '../site/source/folders.ts';
import { createCommand, runCommand } from './run-command.ts';

const { outDir, releaseDir: defaultDir } = siteFolders();

const command = createCommand(
  'release',
  'Builds the site, and writes a folder with everything that a production machine needs.',
)
  .option('--allow-unconfirmed', 'write it even if a testimonial or the map position is unconfirmed')
  .option('--dir <folder>', 'folder to write', defaultDir)
  .addHelpText('after', '\nThen, in that folder on the machine: npm ci --omit=dev && npm start')
  .action(({ allowUnconfirmed, dir: releaseDir }: { allowUnconfirmed?: true; dir: string }) => {
    assertReplaceable(releaseDir);
    const build = ['scripts/run.js', 'cli/build.ts', ...(allowUnconfirmed ? [] : ['--release'])];
    const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
    if (status !== 0) {
      process.exitCode = status ?? 1;
      return;
    }
    const { files, packages } = writeRelease(outDir, releaseDir, sqlitePackage);
    console.log(`Wrote ${releaseDir}/ (${files} files); npm ci --omit=dev installs ${packages} packages there.`);
  });

await runCommand(command);
