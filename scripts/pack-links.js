import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { build } from 'esbuild';

/**
 * `npm run pack:links`: bundles the link checker as a program, `dist/link-checker/check-links.js`, and a package for
 * `npx ./link-checker-VERSION.tgz`. Both are self-contained but cannot check against a definition.
 */
const outdir = 'dist/link-checker';
new Command('npm run pack:links --')
  .description(
    `Writes the link checker as a standalone program, ${outdir}/check-links.js, and as a package that npx runs.`,
  )
  .parse();
const { version, license, engines, devDependencies, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const external = { ...dependencies, ...devDependencies };
const forDefinitions = ['esbuild', 'image-size', 'lucide-react', 'oxc-parser', 'svgo'];

rmSync(outdir, { recursive: true, force: true });
mkdirSync(outdir, { recursive: true });
await build({
  entryPoints: { 'check-links': 'cli/check-links.ts' },
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: forDefinitions.flatMap((name) => [name, `${name}/*`]),
  banner: {
    // Under another name, since our own files import createRequire, too.
    js: "#!/usr/bin/env node\nimport { createRequire as createRequireHere } from 'node:module';\nconst require = createRequireHere(import.meta.url);",
  },
});
const manifest = {
  name: 'link-checker',
  version,
  license,
  engines,
  type: 'module',
  bin: { 'link-checker': 'check-links.js' },
  peerDependencies: Object.fromEntries(forDefinitions.map((name) => [name, external[name]])),
  peerDependenciesMeta: Object.fromEntries(forDefinitions.map((name) => [name, { optional: true }])),
};
writeFileSync(`${outdir}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
mkdirSync(`${outdir}/docs`);
cpSync('docs/rules.md', `${outdir}/docs/rules.md`);
cpSync('docs/link-checker.md', `${outdir}/README.md`);
process.exitCode =
  spawnSync('npm', ['pack', '--silent', '--pack-destination', '..'], { cwd: outdir, stdio: 'inherit' }).status ?? 1;
