import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { measureAll } from '../tests/contradictions/measure.ts';
import { tinySite } from '../tests/fixtures/tiny-site.ts';
import { eachChangedFolder, formatPlanted, measureDefinition, measureLinks } from '../tests/helpers/measure-planted.ts';
import { linkCheckers, serveFolder } from './link-checkers.ts';
import { installPeer } from './peers.ts';
import type { Part, PartOptions } from './report.ts';

/** Measures every corpus of the checks, and how many faults in built pages other tools find. */
export async function measureChecks({ isQuick }: PartOptions): Promise<Part> {
  const contradictions = Object.entries(measureAll()).map(
    ([name, { contradiction, innocent }]) =>
      `| contradictions, ${name} | ${contradiction.failed} of ${contradiction.all} | ${innocent.failed} of ${innocent.all} |`,
  );
  const planted = [
    formatPlanted('built pages', await measureLinks()),
    ...(isQuick ? [] : [await measureLinkinator()]),
    formatPlanted('definition', await measureDefinition()),
  ];
  return {
    ratios: [],
    body: [
      'Each corpus contains faults, and sound content that resembles them (`tests/contradictions/corpus`, `tests/fixtures/links`, `tests/fixtures/definition`). A fault counts as found if it is the only finding, under its rule, at its line and column; for linkinator, if anything more is broken than in the sound folder. [Link checkers](#link-checkers) shows how many of one fault of each kind the others find.',
      ['| corpus | found | false alarms |', '| --- | ---: | ---: |', ...contradictions, ...planted].join('\n'),
    ].join('\n\n'),
  };
}

/** Runs linkinator over a copy of the folder after each change. */
async function measureLinkinator(): Promise<string> {
  const peers = await installPeer('link-checkers', linkCheckers);
  const entry = pathToFileURL(join(peers, 'node_modules/linkinator/build/src/index.js')).href;
  const { check } = (await import(entry)) as {
    check: (options: object) => Promise<{ links: { state: string; url: string }[] }>;
  };
  const options = { recurse: true, checkCss: true, checkFragments: true, linksToSkip: ['^(?!http://127\\.)'] };
  const dir = resolve('.cache/bench/planted');
  const find = async (from: string) => {
    rmSync(dir, { recursive: true, force: true });
    cpSync(from, dir, { recursive: true });
    const server = await serveFolder({ dir, url: tinySite.url });
    const { links } = await check({ ...options, path: server.origin }).finally(server.close);
    return links.flatMap(({ state, url }) => (state === 'BROKEN' ? [url.replace(server.origin, '')] : []));
  };
  const before = new Set(await find('tests/fixtures/links/sound'));
  const counts = { faults: 0, found: 0, sound: 0, refused: 0 };
  await eachChangedFolder(async ({ dir: changed, isFault }) => {
    const isFound = (await find(changed)).some((each) => !before.has(each));
    counts[isFault ? 'faults' : 'sound'] += 1;
    if (isFound) counts[isFault ? 'found' : 'refused'] += 1;
  });
  return `| faults planted in the built pages, linkinator ${linkCheckers.linkinator} | ${counts.found} of ${counts.faults} | ${counts.refused} of ${counts.sound} |`;
}
