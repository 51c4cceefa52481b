import { openPlainChromium, type PlainPage } from '../tests/browser/plain-chromium.ts';
import { median } from './part.ts';
import { serveBuiltSite } from './served-site.ts';

/**
 * How long the next page takes to open on a warm connection: from the start of the navigation to its first paint.
 * The visitor follows a link of the navigation, reaching for it long enough for the page to be drawn ahead, or not.
 */
export async function measureNextVisit(origin: string, rounds = 7): Promise<NextVisit> {
  const page = await openPlainChromium();
  try {
    const fade = await repeat(rounds, () => follow(page, origin, { reach: true }));
    await page.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    const still = await repeat(rounds, () => follow(page, origin, { reach: true }));
    const unreached = await repeat(rounds, () => follow(page, origin, { reach: false }));
    return { fade, still, unreached };
  } finally {
    await page.close();
  }
}

/** Follows one link and returns the milliseconds to the first paint. */
async function follow(page: PlainPage, origin: string, { reach }: { reach: boolean }): Promise<Opening> {
  await page.send('Page.navigate', { url: `${origin}/about` });
  await wait(1200);
  const [x, y] = (await page.run(`(() => {
    const { x, y, width, height } = document.querySelector('header nav a[href="/services"]').getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  })()`)) as [number, number];
  await page.hover(x, y);
  // Long enough to be drawn ahead; a browser that is moderately eager begins after 200 ms.
  if (reach) await wait(1200);
  await page.click(x, y);
  await wait(800);
  await page.hover(1, 1);
  return (await page.run(`(() => {
    const { activationStart = 0 } = performance.getEntriesByType('navigation')[0];
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return { ms: paint.startTime - activationStart, isDrawnAhead: activationStart > 0 };
  })()`)) as Opening;
}

async function repeat(rounds: number, measure: () => Promise<Opening>): Promise<Openings> {
  const openings: Opening[] = [];
  for (let round = 0; round < rounds; round += 1) openings.push(await measure());
  const times = openings.map(({ ms }) => Math.round(ms));
  return {
    medianMs: median(times),
    fastestMs: Math.min(...times),
    slowestMs: Math.max(...times),
    drawnAhead: openings.filter(({ isDrawnAhead }) => isDrawnAhead).length,
    rounds,
  };
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

if (process.argv[1] === import.meta.filename) {
  const site = await serveBuiltSite();
  try {
    console.table(await measureNextVisit(site.origin));
  } finally {
    await site.stop();
  }
}

type Opening = { ms: number; isDrawnAhead: boolean };
type Openings = { medianMs: number; fastestMs: number; slowestMs: number; drawnAhead: number; rounds: number };

export type NextVisit = {
  /** Drawn ahead, with the fade between pages. */
  fade: Openings;
  /** Drawn ahead, where motion is not wanted. */
  still: Openings;
  /** Pressed before anything could be drawn ahead. */
  unreached: Openings;
};
