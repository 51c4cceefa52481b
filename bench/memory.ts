import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildServer } from '../tests/chaos/build-server.ts';
import { createSqliteUrl, findFreePort, removeSqlite } from '../tests/server/databases.ts';
import { readMemoryMiB } from './cpu-time.ts';
import { median, type Part, type PartOptions, round, table } from './part.ts';
import { needProgram } from './peers.ts';
import { runWrk, wrkArguments } from './run-wrk.ts';
import { startProgram } from './start-program.ts';

/** Far more than fit into the bound, so that pages come and go all the time. */
const pages = 2000;
const cacheMb = 8;

/** Pages and submissions by turns for some minutes: what the server holds in memory must not grow with them. */
export async function measureMemory({ isQuick }: PartOptions): Promise<Part> {
  needProgram('wrk');
  const turns = isQuick ? 6 : 36;
  const server = await buildServer();
  writePages(join(dirname(dirname(server.entry)), 'client'));
  const database = await createSqliteUrl();
  const program = await startProgram([server.entry], {
    DATABASE_URL: database,
    METRICS_PORT: String(await findFreePort()),
    PAGE_CACHE_MB: String(cacheMb),
    RATE_LIMIT_PER_ADDRESS: '1000000',
    RATE_LIMIT_GLOBAL: '1000000',
  });
  const samples = [readMemoryMiB(program.pid)];
  let answers = 0;
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      const script = turn % 3 === 2 ? 'submit.lua' : 'pages.lua';
      const { perSecond } = await runWrk(program, '', [...wrkArguments(4, 16), '-s', resolve('bench', script)]);
      answers += perSecond * 4;
      samples.push(readMemoryMiB(program.pid));
    }
  } finally {
    await program.stop();
    await Promise.all([server.remove(), removeSqlite(database)]);
  }
  const third = Math.floor(samples.length / 3);
  const growth = median(samples.slice(-third)) / median(samples.slice(third, 2 * third));
  return {
    title: 'Memory of the server',
    ratios: [
      {
        what: 'memory in the last third of a soak, to the middle third',
        value: round(growth),
        target: 'flat: at most 1.1',
        isMet: growth <= 1.1,
      },
    ],
    body: [
      `${pages.toLocaleString('en-GB')} pages of 40 kB with no compressed copies, asked for at random in three encodings with a cache of ${cacheMb} MB, and submissions every third turn: ${turns} turns of 4 s, about ${Math.round(answers).toLocaleString('en-GB')} answers.`,
      table([
        ['', 'at the start', 'a quarter', 'half', 'three quarters', 'at the end', 'most'],
        [
          'MiB resident',
          ...[0, 0.25, 0.5, 0.75, 1].map((share) => round(samples[Math.round(share * (samples.length - 1))] ?? 0)),
          round(Math.max(...samples)),
        ],
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
