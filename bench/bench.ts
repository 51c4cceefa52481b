import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { measureBuilds } from './builds/measure-builds.ts';
import { measureLighthouse } from './lighthouse/lighthouse-part.ts';
import { measureMemory } from './memory.ts';
import { measureNextPage } from './next-visit-part.ts';
import { describeNoise, measureNoise } from './noise.ts';
import { type Part, type PartOptions, type Ratio, table } from './part.ts';
import { measureServing } from './serving.ts';
import { measureSubmissions } from './submissions.ts';
import { measureWeight } from './weight.ts';

/**
 * `npm run bench [-- --quick] [--only builds,serving] [--pages 31,1000]`: this project and its peers side by side, and
 * bench/RESULTS.md from it. A part that cannot be measured says why; the others are measured all the same.
 */
const parts: Record<string, (options: PartOptions) => Promise<Part>> = {
  builds: measureBuilds,
  weight: measureWeight,
  serving: measureServing,
  submissions: measureSubmissions,
  memory: measureMemory,
  next: measureNextPage,
  lighthouse: measureLighthouse,
};

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    pages: { type: 'string' },
    out: { type: 'string', default: 'bench/RESULTS.md' },
  },
});
const names = values.only?.split(',') ?? Object.keys(parts);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no part ${unknown.join(', ')}; write one or more of ${Object.keys(parts).join(', ')}.\n`,
  );
  process.exit(1);
}
const pages = (values.pages ?? (values.quick ? '31' : '31,1000,10000')).split(',').map(Number);

const isOnlyShown = values.quick && values.out === 'bench/RESULTS.md';
const noise = [measureNoise()];
const loads = [loadavg()[0] ?? 0];
const measured: Part[] = [];
for (const name of names) {
  process.stderr.write(`${name}\n`);
  measured.push(await attempt(name, { isQuick: values.quick, pages }));
  noise.push(measureNoise(), measureNoise());
  loads.push(loadavg()[0] ?? 0);
  // A quick look must not stand in place of a measurement. What was measured is kept, whatever comes after it.
  if (!isOnlyShown) writeFileSync(values.out, describe(measured));
}
if (isOnlyShown) process.stdout.write(describe(measured));

async function attempt(name: string, options: PartOptions): Promise<Part> {
  try {
    return await (parts[name] as (options: PartOptions) => Promise<Part>)(options);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return { title: name, ratios: [{ what: name, value: 'not measured' }], body: `Not measured: ${reason}` };
  }
}

function describe(all: readonly Part[]): string {
  const rows = all.flatMap(({ ratios }) => ratios.map(toRow));
  return `${[
    '# Results of `npm run bench`',
    'Written by the program, not by hand. Ratios of one run hold on other machines; seconds are of this one.',
    '## Ratios',
    table([['what', 'measured', 'target', 'met'], ...rows]),
    '## The machine',
    describeMachine(),
    ...all.flatMap(({ title, body }) => [`## ${title}`, body]),
  ].join('\n\n')}\n`;
}

function toRow({ what, value, target = '', isMet }: Ratio): string[] {
  return [what, value, target, isMet === undefined ? '' : isMet ? 'yes' : '**no**'];
}

function describeMachine(): string {
  const version = (program: string, flag: string) => {
    const { stdout, stderr } = spawnSync(program, [flag], { encoding: 'utf8' });
    return /\d+(\.\d+)+/.exec(`${stdout ?? ''}${stderr ?? ''}`)?.[0] ?? 'not there';
  };
  const gib = (totalmem() / 2 ** 30).toFixed(0);
  const load = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
  return [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gib} GiB, Linux ${release()}, Node ${process.version}, nginx ${version('nginx', '-v')}, wrk ${version('wrk', '-v')}.`,
    `Load average during the run: ${load}; whatever is above one for each core at work is the work of others.`,
    describeNoise(noise),
  ].join('\n');
}
