import { join } from 'node:path';
import { makeCheckout } from './builds/own-checkout.ts';
import { runCommand } from './builds/run-command.ts';
import { lighthouseHead, lighthouseRow, runLighthouse } from './lighthouse.ts';
import { type Part, type PartOptions, table } from './part.ts';
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
    const perfect = results.filter(({ scores }) => scores.every((score) => score === 100)).length;
    const slowest = Math.max(...results.map(({ lcpMs }) => lcpMs));
    const shift = Math.max(...results.map(({ cls }) => cls));
    return {
      title: 'Lighthouse',
      ratios: [
        {
          what: 'pages with 100 in all four of Lighthouse, mobile',
          value: `${perfect} of ${results.length}`,
          target: 'every page',
          isMet: perfect === results.length,
        },
        {
          what: 'slowest largest contentful paint',
          value: `${slowest} ms`,
          target: 'at most 1,200 ms',
          isMet: slowest <= 1200,
        },
        { what: 'largest layout shift', value: String(shift), target: '0', isMet: shift === 0 },
      ],
      body: [
        `Lighthouse ${lighthouse}, ${chromium}, the site of \`site.config.ts\` on this project's own server, without a proxy: HTTP/1.1.`,
        table([lighthouseHead, ...results.map(lighthouseRow)]),
        ...results.filter(({ lost }) => lost.length > 0).map(({ path, lost }) => `* ${path}: ${lost.join(', ')}`),
      ].join('\n\n'),
    };
  } finally {
    await site.stop();
  }
}
