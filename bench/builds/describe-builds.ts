import { type Part, type Ratio, round, table } from '../part.ts';
import type { SizeResult } from './measure-builds.ts';
import type { OwnRuns } from './measure-ours.ts';
import type { Run } from './run-command.ts';

/** What the builds come to: ratios, and a table of seconds for each number of pages. */
export function describeBuilds(sizes: readonly SizeResult[]): Part {
  return {
    title: 'Builds',
    ratios: [...sizes.flatMap(ratiosOf), ...growthOf(sizes)],
    body: [
      'Wall seconds, each a process of its own, output folder empty, caches of peers deleted, the best of three, in turns, where it takes less than a minute. Every generator writes the same pages: a town page of ours, whose HTML was turned into its template language by a program, with the same holes filled from the same JSON. "Drawn and written" is what the peers do too. `npm run build` does more: it checks the definition, bundles the code of pages, islands and server, and compresses every page. Processor seconds are of all threads and processes together. Memory is that of the largest process.',
      ...sizes.map(describeSize),
    ].join('\n\n'),
  };
}

function describeSize({ towns, pageBytes, ours, peers }: SizeResult): string {
  const { floor } = ours;
  const line = (name: string, { seconds, cpuSeconds, peakMiB }: Run, share: string) => [
    name,
    round(seconds / ours.ours.seconds),
    round(seconds),
    round(cpuSeconds),
    round(peakMiB),
    share,
  ];
  return [
    `### ${towns.toLocaleString('en-GB')} town pages of ${(pageBytes / 1000).toFixed(1)} kB`,
    table([
      ['', 'to ours', 'seconds', 'processor seconds', 'MiB', 'page length'],
      line('**this project, drawn and written** (code bundled before)', ours.ours, '1'),
      line('the floor: our components, one loop, one thread', floor, '1'),
      ...peers.map(({ name, run, reason }) =>
        run ? line(name, run, run.share.toFixed(2)) : [name, '', `not measured: ${reason}`, '', '', ''],
      ),
    ]),
    `Of that the loop alone, without start, definition and code: ours ${round(ours.ours.loopSeconds)} s, the floor ${round(floor.loopSeconds)} s.`,
    table([
      ['the definition alone', 'seconds', 'processor seconds', 'MiB'],
      ['imported', ...figures(ours.imported)],
      ['imported and checked', ...figures(ours.checked)],
    ]),
    table([
      ['`npm run build`', 'seconds', 'processor seconds', 'MiB'],
      ['from nothing', ...figures(ours.cold)],
      ['again, nothing changed', ...figures(ours.unchanged)],
      ['one town page edited', ...figures(ours.edited)],
    ]),
  ].join('\n\n');
}

const figures = ({ seconds, cpuSeconds, peakMiB }: Run) => [round(seconds), round(cpuSeconds), round(peakMiB)];

function ratiosOf({ towns, ours, peers }: SizeResult): Ratio[] {
  const count = towns.toLocaleString('en-GB');
  if (towns === 31) {
    return [
      atMost('31 pages, `npm run build` from nothing', ours.cold.seconds, 3, 's'),
      atMost('31 pages, one entry edited', ours.edited.seconds, 1, 's'),
    ];
  }
  if (towns < 10_000) return [];
  const of = (start: string) => peers.find(({ name }) => name.startsWith(start))?.run?.seconds ?? Number.NaN;
  const tuned = Math.min(
    ...peers.filter(({ name }) => name.startsWith('Astro')).map(({ run }) => run?.seconds ?? Number.POSITIVE_INFINITY),
  );
  return [
    atMost(
      `${count} pages, drawn and written, to the floor of the same components`,
      ours.ours.loopSeconds / ours.floor.loopSeconds,
      1.5,
      '',
    ),
    atLeast(`${count} pages: Hugo takes, to ours`, of('Hugo') / ours.ours.seconds, 1),
    atLeast(`${count} pages: Eleventy takes, to ours`, of('Eleventy') / ours.ours.seconds, 1),
    ...(Number.isFinite(tuned)
      ? [atLeast(`${count} pages: Astro, tuned, takes, to ours`, tuned / ours.ours.seconds, 4)]
      : []),
    atMost(
      `${count} pages, one entry edited, over nothing changed`,
      ours.edited.seconds - ours.unchanged.seconds,
      2,
      's',
    ),
  ];
}

function growthOf(sizes: readonly SizeResult[]): Ratio[] {
  const [small, large] = [10_000, 100_000].map((towns) => sizes.find((size) => size.towns === towns)?.ours);
  if (!small || !large) return [];
  return [
    atMost('100,000 pages to 10,000, drawn and written', large.ours.loopSeconds / small.ours.loopSeconds, 10.5, ''),
    atMost('100,000 pages to 10,000, peak memory', large.ours.peakMiB / small.ours.peakMiB, 1.2, ''),
    {
      what: '100,000 pages to 10,000, the definition alone',
      value: round(large.checked.peakMiB / small.checked.peakMiB),
    },
    {
      what: '100,000 pages to 10,000, peak memory beyond the definition',
      value: round(beyondDefinition(large) / beyondDefinition(small)),
    },
  ];
}

const beyondDefinition = ({ ours, checked }: OwnRuns) => ours.peakMiB - checked.peakMiB;

const atMost = (what: string, value: number, bound: number, unit: string): Ratio => ({
  what,
  value: `${round(value)}${unit && ` ${unit}`}`,
  target: `at most ${bound}${unit && ` ${unit}`}`,
  isMet: Number.isFinite(value) ? value <= bound : undefined,
});

const atLeast = (what: string, value: number, bound: number): Ratio => ({
  what,
  value: round(value),
  target: `at least ${bound}`,
  isMet: Number.isFinite(value) ? value >= bound : undefined,
});
