import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SiteError } from '../site/problem.ts';
import { listFiles } from './files.ts';

/** Files that a production machine needs besides the build. */
const copied = ['.env.example', 'LICENSE', 'deploy', 'docs/glossary.md', 'docs/operations.md'];

/** What else a release has at its top, and npm adds. */
const written = ['dist', 'node_modules', 'package.json', 'package-lock.json', 'sbom.cdx.json', 'SHA256SUMS'];

/** Throws if writing a release would delete files of another kind, such as settings and enquiries of a server run there. */
export function assertReplaceable(releaseDir: string): void {
  if (!existsSync(releaseDir)) return;
  const known = new Set([...written, ...copied.map((path) => path.replace(/\/.*/, ''))]);
  const others = readdirSync(releaseDir).filter((name) => !known.has(name));
  if (others.length === 0) return;
  const named = others.length > 3 ? `${others.length} other files` : others.sort().join(' and ');
  throw new SiteError(
    [],
    `${releaseDir} holds ${named}, which a release would delete: move them, or name another folder with --dir.`,
  );
}

/** Writes the build, a manifest of the server's packages and checksums. Needs no network. */
export function writeRelease(builtDir: string, releaseDir: string, sqlite: SqlitePackage) {
  rmSync(releaseDir, { recursive: true, force: true });
  mkdirSync(releaseDir, { recursive: true });
  // Other commands, such as `pack:links`, write further folders there.
  for (const name of ['client', 'proxy', 'server']) {
    // The server ignores a compressed copy that is older than its file.
    const options = { recursive: true, preserveTimestamps: true };
    cpSync(join(builtDir, name), join(releaseDir, 'dist', name), options);
  }
  for (const name of copied) cpSync(name, join(releaseDir, name), { recursive: true });

  const own: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const { name, version, license, type, allowScripts, ...ours } = own;
  const dependencies = Object.fromEntries(
    Object.entries({ ...ours.dependencies, ...ours.optionalDependencies })
      .filter(([each]) => !each.startsWith('better-sqlite3') || each === sqlite.name)
      .sort(),
  );
  const serve = 'node dist/server/index.js';
  const allowed = Object.entries(allowScripts).filter(
    ([of]) => Object.hasOwn(dependencies, of) || of === 'better-sqlite3',
  );
  const manifest = {
    name,
    version,
    private: true,
    license,
    type,
    engines: { node: sqlite.nodes },
    dependencies,
    allowScripts: Object.fromEntries(allowed),
    scripts: { start: serve, serve, enquiries: 'node dist/server/enquiries.js' },
  };
  writeFileSync(join(releaseDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // npm removes packages that this manifest does not need from the copied lock file.
  copyFileSync('package-lock.json', join(releaseDir, 'package-lock.json'));
  runNpm(releaseDir, 'install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund');
  const sbom = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  writeFileSync(join(releaseDir, 'sbom.cdx.json'), runNpm(releaseDir, 'sbom', ...sbom));

  const files = listFiles(releaseDir).sort();
  const sums = files.map((file) => `${hash('sha256', readFileSync(file))}  ${relative(releaseDir, file)}\n`);
  writeFileSync(join(releaseDir, 'SHA256SUMS'), sums.join(''));
  const lock = JSON.parse(readFileSync(join(releaseDir, 'package-lock.json'), 'utf8')) as { packages: object };
  return { files: files.length + 1, packages: Object.keys(lock.packages).length - 1 };
}

type Manifest = Record<'name' | 'version' | 'license' | 'type', string> &
  Record<'dependencies' | 'optionalDependencies' | 'allowScripts', Record<string, unknown>>;

type SqlitePackage = { name: string; nodes: string };

function runNpm(cwd: string, ...args: string[]): string {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
