import { mkdir, rm, symlink } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { loadDefinition } from '../checks/load-definition.ts';
import { formatWarning } from '../checks/report/reporters.ts';
import { findReleaseBlockers, listWarnings } from '../checks/warnings.ts';
import { buildSite } from '../prerender/build-site.ts';
import { bundleCode } from '../prerender/bundle.ts';
import { countOf } from '../site/problem.ts';
import { siteFolders } from '../site/source/folders.ts';
import { createCommand, runCommand } from './run-command.ts';

const command = createCommand(
  'build',
  'Builds the site (dist/client) and its server (dist/server), next to the definition.',
)
  .option('--release', 'fail if any testimonial or the map position is unconfirmed')
  .action(build);
await runCommand(command);

async function build({ release }: { release?: true }): Promise<void> {
  const started = performance.now();
  const { definition, outDir, publicDir } = siteFolders();
  const site = await loadDefinition(definition, 'text', publicDir);
  for (const warning of listWarnings(site, { details: false })) console.warn(formatWarning(warning));
  const blockers = release ? findReleaseBlockers(site) : undefined;
  if (blockers) {
    console.error(blockers);
    process.exitCode = 1;
    return;
  }

  await mkdir(`${outDir}/client`, { recursive: true });
  const { pages, rendered } = await buildSite(site, bundleCode(site.look), { outDir, publicDir });

  // A server outside the project does not find its packages.
  if (relative('.', outDir).startsWith('..')) {
    const link = join(outDir, 'node_modules');
    await rm(link, { force: true });
    await symlink(resolve('node_modules'), link);
  }

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const how = rendered === pages ? '' : `, ${rendered} of them rendered`;
  console.log(`Built ${outDir}/client (${pages} pages${how}) and ${outDir}/server in ${seconds} s.`);
  const { length: dead } = site.deadLinks === 'keep' ? site.knownDeadLinks : [];
  if (dead > 0)
    console.log(`${countOf(dead, 'declared dead link')} (knownDeadLinks); npm run check:links reports each.`);
}
