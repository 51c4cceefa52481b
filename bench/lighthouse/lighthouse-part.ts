import { type Part, type PartOptions, type Ratio, table } from '../part.ts';
import { serveOwnSite } from '../serve-own-site.ts';
import { isPerfect } from './report.ts';
import { lighthouseHead, lighthouseRow } from './rows.ts';
import { runLighthouse } from './run-lighthouse.ts';

/** Lighthouse's mobile preset on every page of this garage's own site, three of them in a quick look. */
export async function measureLighthouse({ isQuick }: PartOptions): Promise<Part> {
  const site = await serveOwnSite();
  try {
    const paths = isQuick ? site.paths.slice(0, 3) : site.paths;
    const { version, chromium, benchmarkIndex, slowdown, results } = await runLighthouse(site.origin, paths);
    const perfect = results.filter(isPerfect).length;
    const slowest = Math.max(...results.map(({ lcpMs }) => lcpMs));
    const shift = Math.max(...results.map(({ cls }) => cls));
    const hasForm = await Promise.all(results.map(({ path }) => holdsForm(site.origin + path)));
    const blockedMs = (forms: boolean, figure: 'tbtMs' | 'fittedTbtMs') =>
      Math.max(...results.filter((_, at) => hasForm[at] === forms).map((result) => result[figure]));
    const fitted = `slowed ${slowdown} times, as fits this machine`;
    return {
      title: 'Lighthouse',
      ratios: [
        {
          what: 'pages with 100 in all four of Lighthouse, mobile',
          value: `${perfect} of ${results.length}`,
          target: 'every page',
          isMet: perfect === results.length,
        },
        atMostMs('slowest largest contentful paint', slowest, 1200),
        { what: 'largest layout shift', value: String(shift), target: '0', isMet: shift === 0 },
        atMostMs('longest total blocking time of a page without a form', blockedMs(false, 'tbtMs'), 0),
        atMostMs('of a page with a form', blockedMs(true, 'tbtMs'), 50),
        atMostMs(`of a page without a form, ${fitted}`, blockedMs(false, 'fittedTbtMs'), 0),
        atMostMs(`of a page with a form, ${fitted}`, blockedMs(true, 'fittedTbtMs'), 50),
      ],
      body: [
        `Lighthouse ${version}, ${chromium}, the site of \`site.config.ts\` on this project's own server, without a proxy: HTTP/1.1. A page that misses 100 is measured three times, and the best is shown.`,
        `The mobile preset slows a processor 4 times, which makes a mid-tier phone of a high-end desktop (Lighthouse's benchmark index 1,500 and more). This machine has ${Math.round(benchmarkIndex)}; by [Lighthouse's guide](https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md) it is to be slowed ${slowdown} times for the same phone. The fitted blocking time is the best of up to five such runs, where the preset finds any.`,
        table([lighthouseHead, ...results.map(lighthouseRow)]),
        ...results.filter(({ lost }) => lost.length > 0).map(({ path, lost }) => `* ${path}: ${lost.join(', ')}`),
      ].join('\n\n'),
    };
  } finally {
    await site.stop();
  }
}

const atMostMs = (what: string, ms: number, bound: number): Ratio => ({
  what,
  value: `${ms} ms`,
  target: `at most ${bound.toLocaleString('en-GB')} ms`,
  isMet: Number.isFinite(ms) ? ms <= bound : undefined,
});

async function holdsForm(url: string): Promise<boolean> {
  return (await (await fetch(url)).text()).includes('<form');
}
