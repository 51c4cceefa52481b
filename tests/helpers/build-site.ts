import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Builds a definition with a program, by default that of `npm run build`. A failed build shows its output. */
export async function buildSite({ config, outDir, publicDir, program = 'cli/build.ts' }: Build = {}): Promise<void> {
  const {
    SITE_CONFIG: _config,
    OUT_DIR: _outDir,
    PUBLIC_DIR: _publicDir,
    SITE_URL: _url,
    NODE_ENV: _env,
    VITEST: _vitest,
    ...env
  } = process.env;
  const child = spawn(process.execPath, ['scripts/run.js', program], {
    env: {
      ...env,
      ...(config && { SITE_CONFIG: config }),
      ...(outDir && { OUT_DIR: outDir }),
      PUBLIC_DIR: publicDir ?? 'public',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${said}`);
}

/**
 * Builds a definition into its own folder, inside the project so that the built code finds its packages. `isCompressed`:
 * as well as `npm run build` compresses it, for what weighs pages.
 */
export async function buildElsewhere(
  config: string,
  publicDir?: string,
  { isCompressed = false } = {},
): Promise<{ clientDir: string; remove: () => Promise<void> }> {
  await mkdir('.cache', { recursive: true });
  const outDir = await mkdtemp(resolve('.cache/built-'));
  const program = isCompressed ? undefined : 'tests/helpers/fast-build.ts';
  await buildSite({ config, outDir, publicDir, program });
  return { clientDir: join(outDir, 'client'), remove: () => rm(outDir, { recursive: true, force: true }) };
}

/** Environment of the build; the pictures are the garage's by default. */
type Build = { config?: string; outDir?: string; publicDir?: string | undefined; program?: string | undefined };
