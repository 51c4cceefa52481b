import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const cacheDir = '.cache/definitions';

/**
 * Imports a definition and what it imports, as it stands now, and returns its default export. It is bundled first:
 * that needs no TypeScript loader, and a second import is given what was saved meanwhile.
 */
export async function importDefinition(file: string): Promise<unknown> {
  const { outputFiles } = await build({
    entryPoints: [resolve(file)],
    bundle: true,
    write: false,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const module = join(cacheDir, `${createHash('sha256').update(code).digest('hex').slice(0, 24)}.mjs`);
  if (!existsSync(module)) {
    mkdirSync(cacheDir, { recursive: true });
    // Renamed into place, so that no other process reads half of it.
    writeFileSync(`${module}.${process.pid}`, code);
    renameSync(`${module}.${process.pid}`, module);
  }
  return ((await import(pathToFileURL(resolve(module)).href)) as { default: unknown }).default;
}
