import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../../scripts/find-chromium.ts';
import { installPeer, peerVersion } from '../peers.ts';
import type { Report } from './report.ts';

/** How many times slower than this machine the mobile preset plays a phone. */
export const usualSlowdown = 4;

/** Lighthouse with its mobile preset, and one browser for all pages. */
export async function openLighthouse(): Promise<OpenLighthouse> {
  const dir = installPeer('lighthouse', { lighthouse: '12.8.2' });
  const load = <Module>(file: string) => import(pathToFileURL(join(dir, 'node_modules', file)).href) as Promise<Module>;
  const { default: lighthouse } = await load<{ default: Lighthouse }>('lighthouse/core/index.js');
  const { throttling } = await load<Constants>('lighthouse/core/config/constants.js');
  const { default: puppeteer } = await load<{ default: Puppeteer }>(
    'puppeteer-core/lib/esm/puppeteer/puppeteer-core.js',
  );
  const browser = await puppeteer.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const audit = async (url: string, slowdown = usualSlowdown, tries = 3): Promise<Report> => {
    const page = await browser.newPage();
    await answerOtherHosts(page);
    const flags = {
      logLevel: 'silent',
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    };
    const run = await lighthouse(url, flags, undefined, page);
    await page.close();
    const trouble = run?.lhr.runtimeError?.message;
    if (run && !trouble) return run.lhr;
    // On a busy machine a page may not be painted in the time that Lighthouse gives it.
    if (tries > 1) return audit(url, slowdown, tries - 1);
    throw new Error(`Lighthouse cannot measure ${url}: ${trouble}`);
  };
  return {
    version: peerVersion(dir, 'lighthouse'),
    chromium: await browser.version(),
    audit,
    close: () => browser.close(),
  };
}

/**
 * Hosts of others are not reached from everywhere, and what they send is not ours to measure: each is answered at
 * once with nothing, so that the page runs all of its own code for them.
 */
async function answerOtherHosts(page: PuppeteerPage): Promise<void> {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'Content-Type', value: 'text/javascript' }];
    // A page that is gone by now wants no answer.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

type OpenLighthouse = {
  version: string;
  chromium: string;
  /** Visits a page for the first time, and says what that cost. */
  audit: (url: string, slowdown?: number) => Promise<Report>;
  close: () => Promise<void>;
};

type Lighthouse = (
  url: string,
  flags: { logLevel: string; throttling: object },
  config: undefined,
  page: PuppeteerPage,
) => Promise<{ lhr: Report } | undefined>;

type Constants = { throttling: { mobileSlow4G: object } };

type Puppeteer = {
  launch: (options: { executablePath: string | undefined; args: string[] }) => Promise<{
    newPage: () => Promise<PuppeteerPage>;
    version: () => Promise<string>;
    close: () => Promise<void>;
  }>;
};

type PuppeteerPage = {
  createCDPSession: () => Promise<{
    on: (event: string, listener: (event: { requestId: string }) => void) => void;
    send: (method: string, parameters: object) => Promise<unknown>;
  }>;
  close: () => Promise<void>;
};
