import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `node scripts/run.js PROGRAM.ts`: bundles one of our programs to JavaScript and runs it. Bundling takes a twentieth
 * of a second; a TypeScript loader would take half a second more.
 */
// Does not override existing variables.
if (existsSync('.env')) process.loadEnvFile();
const [program = ''] = process.argv.slice(2);
// Programs read folders of the project by relative paths.
if (!existsSync(program)) {
  console.error(`There is no ${resolve(program)}. Run this in the folder of the project.`);
  process.exit(2);
}
try {
  await run();
} catch (error) {
  const refused = describeRefusal(error.cause ?? error);
  if (!refused) throw error;
  console.error(refused);
  process.exitCode = 1;
}

/** Describes an error of the disk or the installation, with its remedy. */
function describeRefusal({ code, syscall, path, message }) {
  const remedies = {
    ENOSPC: 'the disk is full; free some space',
    EDQUOT: 'the disk quota is used up; free some space',
    EFBIG: 'files of this size are not allowed; raise `ulimit -f`',
    EACCES: 'this user has no permission; change the owner of the file and its folder',
    EPERM: 'this is not permitted; check the owner and attributes of the file and its folder',
    EROFS: 'this file system is read-only; make it writable, or use another folder',
    ENAMETOOLONG: 'use a shorter path or key',
    EMFILE: 'too many files are open; raise `ulimit -n`',
    ERR_MODULE_NOT_FOUND: 'install the packages with `npm ci`, without --omit=dev',
  };
  // When it makes nested folders, Node reports a read-only file system as ENOENT.
  const remedy = remedies[code === 'ENOENT' && syscall === 'mkdir' ? 'EROFS' : code];
  const where = !path || message.includes(path) ? '' : ` '${path}'`;
  return remedy && `${message}${where}: ${remedy}.`;
}

async function run() {
  // Here, so that a missing package is explained.
  const { build } = await import('esbuild');
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
}
