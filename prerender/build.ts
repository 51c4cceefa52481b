import { mkdir, rm, symlink } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadDefinition, placeholderWarnings } from '../checks/load-definition.ts';
import { findReleaseBlockers, unconfirmedWarnings } from '../checks/unconfirmed.ts';
import { noticeWarnings } from '../site/dated-notices.ts';
import { SiteError } from '../site/problem.ts';
import { siteFolders } from '../site/source/folders.ts';
import { buildSite } from './build-site.ts';
import { bundleCode } from './bundle.ts';

/**
 * `npm run build`: turns the definition into dist/client (the site) and dist/server (the server for it). With
 * `--release` it fails while a testimonial or the position is not confirmed by the owner.
 */
const { release } = readOptions();
const started = performance.now();
const { outDir, publicDir } = siteFolders();

const site = await loadDefinition().catch(reportProblems);
for (const warning of [...placeholderWarnings(site), ...unconfirmedWarnings(site), ...noticeWarnings(site)])
  console.warn(warning);
const blockers = release ? findReleaseBlockers(site) : undefined;
if (blockers) {
  console.error(blockers);
  process.exit(1);
}

await mkdir(`${outDir}/client`, { recursive: true });
const { pages, rendered } = await buildSite(site, await bundleCode(site.look), {
  outDir,
  publicDir,
}).catch(reportProblems);

// Outside the project the server would not find its packages.
if (relative('.', outDir).startsWith('..')) {
  const link = join(outDir, 'node_modules');
  await rm(link, { force: true });
  await symlink(resolve('node_modules'), link);
}

const seconds = ((performance.now() - started) / 1000).toFixed(1);
const how = rendered === pages ? '' : `, ${rendered} of them rendered`;
console.log(`Built ${outDir}/client (${pages} pages${how}) and ${outDir}/server in ${seconds} s.`);
const { length: dead } = site.deadLinks === 'keep' ? site.knownDeadLinks : [];
if (dead > 0) {
  console.log(
    `${dead} declared dead ${dead === 1 ? 'link' : 'links'} (knownDeadLinks); npm run check:links reports each.`,
  );
}

/** Ends the build with every problem of the definition, without a stack: the code is not at fault. */
function reportProblems(error: unknown): never {
  if (!(error instanceof SiteError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Reads the command line; ends the process after `--help`, or with the usage after an unknown option. */
function readOptions(): { release?: boolean } {
  const usage = `Usage: npm run build -- [options]

Turns the definition into dist/client (the site) and dist/server (its server), next to it.

Options:
  --release   fail while a testimonial or the position is not confirmed by the owner
  -h, --help  display help for command`;
  try {
    const { help, ...options } = parseArgs({
      options: { release: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    }).values;
    if (!help) return options;
    console.log(usage);
    process.exit();
  } catch (error) {
    console.error(`error: ${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}
