import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * `node scripts/run.js PROGRAM.ts`: bundles one of our programs to JavaScript and runs it. Bundling takes a twentieth
 * of a second; a TypeScript loader would take half a second more.
 */
// Does not override existing variables.
if (existsSync('.env')) process.loadEnvFile();
const [program = ''] = process.argv.slice(2);
const { metafile, outputFiles } = await build({
  entryPoints: [program],
  // Inside the project, so that the bundle finds its packages.
  outdir: '.cache/programs',
  // With a content hash, so that programs started at the same time do not overwrite each other's files.
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
  // A crash may leave an empty file.
  if (existsSync(path) && readFileSync(path).equals(contents)) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, contents);
  renameSync(`${path}.${process.pid}`, path);
}
// Set argv as if the program had been started directly.
process.argv.splice(1, 1);
// Outputs include chunks of dynamic imports, sometimes before the program.
const [path = ''] =
  Object.entries(metafile.outputs).find(([, { entryPoint }]) => resolve(entryPoint ?? '') === resolve(program)) ?? [];
await import(pathToFileURL(resolve(path)).href);
