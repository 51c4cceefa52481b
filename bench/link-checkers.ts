import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadDefinition } from '../checks/load-definition.ts';
import { type PlantedFault, plantedFaults } from '../tests/fixtures/planted-faults.ts';
import { addPages } from './many-pages.ts';
import { plantFaults } from './plant-faults.ts';
import { serveFolder } from './serve-folder.ts';

/**
 * `npx tsx bench/link-checkers.ts [--pages N]`: our link check beside well-known ones, over the same built site with
 * the same planted faults. Who finds what, and how long each takes, as Markdown. `--pages` adds a run over N pages.
 */
type Checker = {
  name: string;
  command: (at: { dir: string; origin: string }) => [program: string, ...args: string[]];
  /** The part of what it says that calls something broken. */
  broken: (said: string) => string;
};

const packages = { linkinator: '7.6.1', 'broken-link-checker': '0.7.8', hyperlink: '5.0.4' };
const home = resolve('node_modules/.cache/link-checkers');
const bin = (name: string) => `${home}/node_modules/.bin/${name}`;
const mostMs = 120_000;
const { url: siteUrl } = await loadDefinition();

const checkers: Checker[] = [
  {
    name: 'check:links',
    command: ({ dir }) => [process.execPath, '--import', 'tsx', 'cli/check-links.ts', '--dir', dir, '--format', 'json'],
    broken: (said) =>
      (JSON.parse(said) as { findings: { severity: string; target: string }[] }).findings
        .filter(({ severity }) => severity === 'error')
        .map(({ target }) => target)
        .join('\n'),
  },
  {
    name: `linkinator ${packages.linkinator}`,
    command: ({ origin }) => [
      bin('linkinator'),
      origin,
      '--recurse',
      '--check-css',
      '--check-fragments',
      '--format',
      'json',
    ],
    broken: (said) =>
      (JSON.parse(said) as { links: { state: string; url: string }[] }).links
        .filter(({ state }) => state === 'BROKEN')
        .map(({ url }) => url)
        .join('\n'),
  },
  {
    name: `broken-link-checker ${packages['broken-link-checker']}`,
    command: ({ origin }) => [bin('blc'), origin, '-r', '-f', '-g', '--filter-level', '3'],
    broken: (said) => linesWith(said, /BROKEN/),
  },
  {
    name: `hyperlink ${packages.hyperlink}`,
    command: ({ dir }) => [
      ...([bin('hyperlink'), '--recursive', '--internal', '--pretty'] as const),
      ...['--canonicalroot', `${siteUrl}/`, '--root', dir, `${dir}/index.html`],
    ],
    broken: (said) => linesWith(said, /^not ok/),
  },
];

install();
const sound = copySite('sound');
const faulty = copySite('faulty');
plantFaults(faulty);
const runs = [{ title: '31 pages', dir: sound }, ...manyPages()];

const found = new Map<string, Set<PlantedFault>>();
const seconds = new Map<string, string[]>();
for (const checker of checkers) {
  found.set(checker.name, findFaults(await run(checker, faulty), checker));
  const times: string[] = [];
  for (const { title, dir } of runs) {
    const time = formatSeconds((await run(checker, dir)).ms);
    console.error(`${checker.name}, ${title}: ${time} s`);
    times.push(time);
  }
  seconds.set(checker.name, times);
}
console.log(formatTables());

type Ran = { said: string; ms: number };

async function run({ command }: Checker, dir: string): Promise<Ran> {
  const server = await serveFolder(dir, siteUrl);
  const [program, ...args] = command({ dir, origin: server.origin });
  const started = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: mostMs });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await new Promise((done) => child.on('close', done));
  server.close();
  return { said, ms: performance.now() - started };
}

/** A fault counts as found when its address, or its fragment, is called broken, whatever the reason given. */
function findFaults({ said }: Ran, { broken }: Checker): Set<PlantedFault> {
  const lines = broken(said).replaceAll(/http:\/\/127\.0\.0\.1:\d+|(file:\/\/)?[^\s"]*\/link-checkers\/faulty/g, '');
  const isNamed = (target: string) => {
    const address = target.replace(siteUrl, '').replace('*', '');
    const needle = address.slice(Math.max(0, address.indexOf('#'))).replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    const end = target.endsWith('*') || target.startsWith('https:') ? '' : '(?![\\w/.-])';
    return new RegExp(`${needle.startsWith('/') ? '(?<![\\w/-])' : ''}${needle}${end}`).test(lines);
  };
  return new Set(plantedFaults.filter(({ target }) => isNamed(target)));
}

function linesWith(said: string, pattern: RegExp): string {
  return said
    .split('\n')
    .filter((line) => pattern.test(line))
    .join('\n');
}

function install(): void {
  if (Object.keys(packages).every((name) => existsSync(`${home}/node_modules/${name}`))) return;
  mkdirSync(home, { recursive: true });
  writeFileSync(`${home}/package.json`, '{ "private": true }\n');
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  spawnSync('npm', ['install', '--no-audit', '--no-fund', ...wanted], { cwd: home, stdio: 'ignore' });
}

function copySite(name: string): string {
  const dir = `.cache/link-checkers/${name}`;
  rmSync(dir, { recursive: true, force: true });
  cpSync('dist/client', dir, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  return dir;
}

function manyPages(): { title: string; dir: string }[] {
  const count = Number(process.argv[process.argv.indexOf('--pages') + 1]);
  if (!process.argv.includes('--pages') || !(count > 0)) return [];
  const dir = copySite('many');
  addPages(dir, count);
  return [{ title: `${count.toLocaleString('en-GB')} pages`, dir }];
}

function formatSeconds(ms: number): string {
  return ms >= mostMs ? `stopped after ${mostMs / 1000}` : (ms / 1000).toFixed(1);
}

function formatTables(): string {
  const names = checkers.map(({ name }) => name);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = row(['---', ...names.map(() => ':-:')]);
  const finds = plantedFaults.map((fault) =>
    row([fault.name, ...names.map((name) => (found.get(name)?.has(fault) ? '✓' : '–'))]),
  );
  const sums = row(['**found**', ...names.map((name) => `**${found.get(name)?.size} of ${plantedFaults.length}**`)]);
  const times = runs.map(({ title }, index) =>
    row([`seconds, ${title}`, ...names.map((name) => seconds.get(name)?.[index] ?? '')]),
  );
  return [row(['planted fault', ...names]), rule, ...finds, sums, ...times].join('\n');
}
