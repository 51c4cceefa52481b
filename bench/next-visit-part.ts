import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { measureNextVisit, type NextVisit } from './next-visit.ts';
import { type Part, type PartOptions, table } from './part.ts';
import { serveOwnSite } from './serve-own-site.ts';

/** The press on a link to the first paint of the next page, on this site and between two pages of one line. */
export async function measureNextPage({ isQuick }: PartOptions): Promise<Part> {
  const site = await serveOwnSite();
  const floor = await serveOneLine();
  const rounds = isQuick ? 1 : 7;
  try {
    const ours = await measureNextVisit(site.origin, rounds);
    const least = await measureNextVisit(floor.origin, rounds);
    const isMet = ours.still.medianMs < 50;
    return {
      title: 'The next page',
      ratios: [
        { what: 'press to first paint of a page drawn ahead', value: ms(ours, 'still'), target: 'under 50 ms', isMet },
        { what: 'the same between two pages of one line', value: ms(least, 'still') },
        { what: 'with the fade from page to page', value: ms(ours, 'fade') },
        { what: 'with the fade, between two pages of one line', value: ms(least, 'fade') },
      ],
      body: [
        `From the press to the first paint, Chromium without a graphics card, median of ${rounds}. The visitor rests on the link for as long as the browser takes to draw the page ahead, or presses at once. The fade is off where the visitor's system asks for less motion; pages of one line have the same rules for drawing ahead and the same fade, and nothing else.`,
        table([
          ['', 'this site, ms', 'fastest to slowest', 'one line, ms', 'fastest to slowest'],
          row('drawn ahead, no fade', ours.still, least.still),
          row('drawn ahead, with the fade', ours.fade, least.fade),
          row('pressed at once, no fade', ours.unreached, least.unreached),
        ]),
      ].join('\n\n'),
    };
  } finally {
    await Promise.all([site.stop(), floor.stop()]);
  }
}

type Openings = NextVisit[keyof NextVisit];

const ms = (visit: NextVisit, kind: keyof NextVisit) => `${visit[kind].medianMs} ms`;
const span = ({ fastestMs, slowestMs }: Openings) => `${fastestMs} to ${slowestMs}`;
const row = (what: string, ours: Openings, least: Openings) => [
  what,
  ours.medianMs,
  span(ours),
  least.medianMs,
  span(least),
];

/** Two pages of one line that lead to each other, drawn ahead and faded as those of this site are. */
async function serveOneLine(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const rules = JSON.stringify({ prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] });
  const fade =
    '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:.12s}}';
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>One line</title><style>${fade}</style><script type="speculationrules">${rules}</script></head><body><header><nav><a href="/services">Services</a></nav></header><p>One line.</p></body></html>`;
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
