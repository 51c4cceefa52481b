import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Builds a definition like `npm run build`. A failed build shows its output. */
export async function buildSite({ config, outDir, publicDir }: Build = {}): Promise<void> {
  const {
    SITE_CONFIG: _config,
    OUT_DIR: _outDir,
    PUBLIC_DIR: _publicDir,
    SITE_URL: _url,
    NODE_ENV: _env,
    VITEST: _vitest,
    ...env
  } = process.env;
  const child = spawn(process.execPath, ['scripts/run.js', 'prerender/build.ts'], {
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

/** Builds a definition into its own folder, inside the project so that the built code finds its packages. */
export async function buildElsewhere(
  config: string,
  publicDir?: string,
): Promise<{ clientDir: string; remove: () => Promise<void> }> {
  await mkdir('.cache', { recursive: true });
  const outDir = await mkdtemp(resolve('.cache/built-'));
  await buildSite({ config, outDir, ...(publicDir && { publicDir }) });
  return { clientDir: join(outDir, 'client'), remove: () => rm(outDir, { recursive: true, force: true }) };
}

/** Environment of the build; the pictures are the garage's by default. */
type Build = { config?: string; outDir?: string; publicDir?: string };
