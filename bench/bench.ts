import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { measureBacklog } from './backlog.ts';
import { measureBuilds } from './builds.ts';
import { measureChecks } from './checks.ts';
import { measureDevEdit } from './dev-edit.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLinkCheckers } from './link-checkers.ts';
import { measureMemory } from './memory.ts';
import { measureNextPage } from './next-page.ts';
import { cleanUp } from './processes.ts';
import { count, type Part, type PartOptions, type Ratio, reasonOf, round, spread, table } from './report.ts';
import { measureServing } from './serving.ts';
import { measureSubmissions } from './submissions.ts';

type Measure = (options: PartOptions) => Promise<Part>;

/** In the order of the results. */
const parts: Record<string, { title: string; measure: Measure }> = {
  builds: { title: 'Builds', measure: measureBuilds },
  serving: { title: 'Serving pages', measure: measureServing },
  submissions: { title: 'Submissions', measure: measureSubmissions },
  memory: { title: 'Memory of the server', measure: measureMemory },
  backlog: { title: 'Backlog of mails', measure: measureBacklog },
  next: { title: 'The next page', measure: measureNextPage },
  lighthouse: { title: 'Lighthouse', measure: measureLighthouse },
  links: { title: 'Link checkers', measure: measureLinkCheckers },
  checks: { title: 'Checks', measure: measureChecks },
  edit: { title: 'An edit during development', measure: measureDevEdit },
};

const usage = `Usage: npm run bench -- [options]

Measures this project beside its peers and writes bench/RESULTS.md; sections not measured stay as they are.

  --only NAME,…   only these: ${Object.keys(parts).join(', ')}
  --pages N,…     page counts to build (31,1000,10000)
  --quick         31 pages, short runs; prints the results instead of writing them
  --out FILE      where to write the results (bench/RESULTS.md)
`;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    pages: { type: 'string' },
    out: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
const names = values.only?.split(',') ?? Object.keys(parts);
const unknown = names.filter((name) => !(name in parts));
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) process.stderr.write(`Unknown part: ${unknown.join(', ')}\n\n${usage}`);
  else process.stdout.write(usage);
  process.exit(unknown.length > 0 ? 1 : 0);
}
const pages = (values.pages ?? (values.quick ? '31' : '31,1000,10000')).split(',').map(Number);
// A quick run must not overwrite measured results.
const out = values.out ?? (values.quick ? undefined : 'bench/RESULTS.md');
const sections = readSections(out ?? '');

for (const name of names) {
  const { title, measure } = parts[name] as { title: string; measure: Measure };
  process.stderr.write(`${name}\n`);
  const [noise, load] = [measureNoise(), loadavg()[0] ?? 0];
  const part = await measure({ isQuick: values.quick, pages }).catch((error: unknown): Part => {
    process.stderr.write(`${name}: ${String(error)}\n`);
    return { ratios: [], body: `Not measured: ${reasonOf(error)}` };
  });
  await cleanUp();
  const about = describeRun([noise, measureNoise(), measureNoise()], [load, loadavg()[0] ?? 0]);
  const section = [about, describeRatios(part.ratios), part.body].filter(Boolean).join('\n\n');
  sections.set(title, section);
  if (out) writeFileSync(out, describeResults());
  else process.stdout.write(`## ${title}\n\n${section}\n\n`);
}

/** Reads the sections of an earlier run, by title. */
function readSections(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const [, ...found] = readFileSync(file, 'utf8').split(/^## /m);
  return new Map(found.map((text) => [text.slice(0, text.indexOf('\n')), text.slice(text.indexOf('\n')).trim()]));
}

function describeResults(): string {
  const known = Object.values(parts).flatMap(({ title }) => {
    const section = sections.get(title);
    return section ? [`## ${title}\n\n${section}`] : [];
  });
  const intro =
    'Written by `npm run bench`, not by hand. Ratios hold on other machines; seconds are those of this one.';
  return `${['# Benchmark results', intro, ...known].join('\n\n')}\n`;
}

function describeRatios(ratios: readonly Ratio[]): string {
  if (ratios.length === 0) return '';
  const met = (isMet: boolean | undefined) => (isMet === undefined ? '' : isMet ? 'yes' : '**no**');
  const rows = ratios.map(({ what, value, target = '', isMet }) => [what, value, target, met(isMet)]);
  return table([['what', 'measured', 'target', 'met'], ...rows]);
}

/** Describes when and where a part was measured, and how quiet the machine was. */
function describeRun(noise: readonly number[], loads: readonly number[]): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${count(Math.round(totalmem() / 2 ** 30))} GiB`;
  const versions = `Linux ${release()}, Node ${process.version}`;
  const percent = round((Math.max(...noise) / Math.min(...noise) - 1) * 100);
  return `_${new Date().toISOString().slice(0, 10)}, ${machine}, ${versions}. Load average ${spread(loads)}; a fixed loop took ${spread(noise)} ms, so differences below ${percent} % mean nothing._`;
}

/** Returns the milliseconds that a fixed amount of work takes, which is constant on a quiet machine. */
function measureNoise(): number {
  const begun = performance.now();
  let sum = 0;
  for (let index = 0; index < 60_000_000; index += 1) sum = (sum + index * 7) % 1_000_003;
  return performance.now() - begun + (sum < 0 ? 1 : 0);
}
