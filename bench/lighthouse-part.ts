import { join } from 'node:path';
import { makeCheckout } from './builds/own-checkout.ts';
import { runCommand } from './builds/run-command.ts';
import { isPerfect, lighthouseHead, lighthouseRow, runLighthouse } from './lighthouse.ts';
import { type Part, type PartOptions, type Ratio, table } from './part.ts';
import { serveBuiltSite } from './served-site.ts';

/** Lighthouse's mobile preset on every page of this garage's own site, three of them in a quick look. */
export async function measureLighthouse({ isQuick }: PartOptions): Promise<Part> {
  const checkout = makeCheckout();
  const outDir = '.cache/site';
  const args = ['scripts/run.js', 'build/build.ts'];
  await runCommand({ program: process.execPath, args, env: { OUT_DIR: outDir } }, checkout);
  const site = await serveBuiltSite(join(checkout, outDir));
  try {
    const paths = isQuick ? site.paths.slice(0, 3) : site.paths;
    const { lighthouse, chromium, results } = await runLighthouse(site.origin, paths);
    const perfect = results.filter(isPerfect).length;
    const slowest = Math.max(...results.map(({ lcpMs }) => lcpMs));
    const shift = Math.max(...results.map(({ cls }) => cls));
    const hasForm = await Promise.all(results.map(({ path }) => holdsForm(site.origin + path)));
    const blockedMs = (forms: boolean) =>
      Math.max(...results.filter((_, at) => hasForm[at] === forms).map(({ tbtMs }) => tbtMs));
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
        atMostMs('longest total blocking time of a page without a form', blockedMs(false), 0),
        atMostMs('of a page with a form', blockedMs(true), 50),
      ],
      body: [
        `Lighthouse ${lighthouse}, ${chromium}, the site of \`site.config.ts\` on this project's own server, without a proxy: HTTP/1.1. A page that misses 100 is measured three times, and the best is shown.`,
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
