import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * `node scripts/run.js PROGRAM.ts`: runs one of our programs, bundled to plain JavaScript, which takes a twentieth of a
 * second; a TypeScript loader takes half a second longer to start, and is called for every file.
 */
// Existing environment variables take precedence.
if (existsSync('.env')) process.loadEnvFile();
const [program = ''] = process.argv.slice(2);
const { metafile, outputFiles } = await build({
  entryPoints: [program],
  // Inside the project, so the bundle finds its packages.
  outdir: '.cache/programs',
  // File names contain a content hash, so programs that start at the same time can share them.
  entryNames: '[name].[hash]',
  chunkNames: '[name].[hash]',
  outExtension: { '.js': '.mjs' },
  write: false,
  metafile: true,
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});
for (const { path, contents } of outputFiles) {
  if (existsSync(path)) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, contents);
  renameSync(`${path}.${process.pid}`, path);
}
// Sets argv as if the program had been started directly.
process.argv.splice(1, 1);
// With many dynamic imports, esbuild lists their chunks before the program.
const [path = ''] =
  Object.entries(metafile.outputs).find(([, { entryPoint }]) => resolve(entryPoint ?? '') === resolve(program)) ?? [];
await import(pathToFileURL(resolve(path)).href);
