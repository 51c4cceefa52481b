import { setTimeout as wait } from 'node:timers/promises';
import { openPlainChromium, type PlainPage } from '../tests/browser/plain-chromium.ts';
import { serveOwnSite } from './own-site.ts';
import { afterPart } from './processes.ts';
import { atMost, measured, median, type Part, type PartOptions, spread, table } from './report.ts';

/** Measures the time from a click on a link to the next page's first paint. */
export async function measureNextPage({ isQuick }: PartOptions): Promise<Part> {
  const rounds = isQuick ? 1 : 7;
  const { origin } = await serveOwnSite();
  const visits = await measureVisits(origin, rounds);
  const row = (what: string, times: readonly number[]) => [what, median(times), spread(times)];
  return {
    ratios: [
      atMost('click to first paint, prerendered', median(visits.still), 50, ' ms'),
      measured('with the fade from page to page', median(visits.fade), ' ms'),
    ],
    body: [
      `From click to first paint, Chromium without a graphics card, median of ${rounds}. The visitor hovers over the link until the browser has prerendered the page, or clicks at once. The fade is off for visitors who prefer reduced motion.`,
      table([
        ['', 'ms', 'fastest to slowest'],
        row('prerendered, no fade', visits.still),
        row('prerendered, with the fade', visits.fade),
        row('clicked at once, no fade', visits.unreached),
      ]),
    ].join('\n\n'),
  };
}

/** Milliseconds of each visit: prerendered with the fade, prerendered without it, and clicked before prerendering. */
type Visits = Record<'fade' | 'still' | 'unreached', number[]>;

async function measureVisits(origin: string, rounds: number): Promise<Visits> {
  const page = await openPlainChromium();
  afterPart(page.close);
  const repeat = async (reach: boolean) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(Math.round(await follow(page, origin, reach)));
    return times;
  };
  const fade = await repeat(true);
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  await page.send('Emulation.setEmulatedMedia', { features });
  return { fade, still: await repeat(true), unreached: await repeat(false) };
}

/** Follows one link and returns the milliseconds to the first paint. */
async function follow(page: PlainPage, origin: string, reach: boolean): Promise<number> {
  await page.send('Page.navigate', { url: `${origin}/about` });
  await wait(1200);
  const [x, y] = (await page.run(`(() => {
    const { x, y, width, height } = document.querySelector('header nav a[href="/services"]').getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  })()`)) as [number, number];
  await page.hover(x, y);
  // Long enough to prerender: with moderate eagerness a browser begins after 200 ms.
  if (reach) await wait(1200);
  await page.click(x, y);
  for (let tries = 0; tries < maxTries; tries += 1) {
    await wait(800);
    const ms = await page.run(`(() => {
      const { activationStart = 0 } = performance.getEntriesByType('navigation')[0];
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return location.pathname === '/services' && paint ? paint.startTime - activationStart : undefined;
    })()`);
    if (typeof ms !== 'number') continue;
    await page.hover(1, 1);
    return ms;
  }
  throw new Error('The next page is not painted within 16 seconds of the click.');
}

/** More than one is needed only on a busy machine. */
const maxTries = 20;
