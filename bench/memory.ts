import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../tests/helpers/postgres.ts';
import { highLimits, runWrk, wrkArguments } from './load.ts';
import { bundleServer, sqliteUrl } from './own-site.ts';
import { readStatusMiB, requireProgram, startServer } from './processes.ts';
import { atMost, count, median, type Part, type PartOptions, round, table } from './report.ts';

/** Far more than the cache can hold, so pages are evicted all the time. */
const pages = 2000;
const cacheMb = 8;

/** Alternates between loading pages and submitting for some minutes; memory must not grow. */
export async function measureMemory({ isQuick }: PartOptions): Promise<Part> {
  requireProgram('wrk');
  const turns = isQuick ? 6 : 36;
  const { command, dir } = await bundleServer();
  writePages(dir);
  const metrics = String(await findFreePort());
  const env = { ...highLimits, DATABASE_URL: await sqliteUrl(), METRICS_PORT: metrics, PAGE_CACHE_MB: String(cacheMb) };
  const program = await startServer(command, env);
  const samples = [readStatusMiB(program.pid, 'VmRSS')];
  let responses = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const script = turn % 3 === 2 ? 'submit.lua' : 'pages.lua';
    const { perSecond } = await runWrk(program, '', wrkArguments(4, 16, script));
    responses += perSecond * 4;
    samples.push(readStatusMiB(program.pid, 'VmRSS'));
  }
  const third = Math.floor(samples.length / 3);
  const growth = median(samples.slice(-third)) / median(samples.slice(third, 2 * third));
  const at = (share: number) => round(samples[Math.round(share * (samples.length - 1))] ?? Number.NaN);
  return {
    ratios: [atMost('memory in the last third of a soak, to the middle third', growth, 1.1)],
    body: [
      `${count(pages)} pages of 40 kB without compressed copies, requested at random in three encodings with a cache of ${cacheMb} MB, and submissions every third turn: ${turns} turns of 4 s, about ${count(Math.round(responses))} responses.`,
      table([
        ['', 'at the start', 'a quarter', 'half', 'three quarters', 'at the end', 'max'],
        ['MiB resident', ...[0, 0.25, 0.5, 0.75, 1].map(at), round(Math.max(...samples))],
      ]),
    ].join('\n\n'),
  };
}

function writePages(dir: string): void {
  for (let index = 0; index < pages; index += 1) {
    const line = `<p>Page ${index} says that brakes are checked while you wait, and that nothing is done unasked.</p>\n`;
    const page = `<!doctype html><html lang="en"><head><title>${index}</title></head><body>\n${line.repeat(400)}`;
    writeFileSync(join(dir, `page-${index}.html`), page);
  }
}
