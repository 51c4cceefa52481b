import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './scripts/find-chromium.ts';

const port = Number(process.env.BROWSER_TEST_PORT ?? 4173);
const outDir = process.env.OUT_DIR ?? 'dist';
const executablePath = findTestBrowser();

/**
 * A whole Chromium renders two pages for the suggestions of its address bar with each context, a third of its processor
 * time. It obeys only the last such switch, so those of Playwright that concern us are repeated.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'ThirdPartyStoragePartitioning',
  'LensOverlay',
  'MediaRouter',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The built and served site in a real browser. */
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  // Two for each core keep the cores 93 % busy.
  workers: 2 * availableParallelism(),
  // One retry, for stalls on shared machines; reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list']],
  // Only for hung tests: the longest takes over 90 s beside another run.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium refuses its sandbox to root, as in a container; it only ever sees our own pages here.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--no-first-run',
        `--disable-features=${disabledFeatures.join()}`,
        // Resolves third-party hosts to nothing; `page.route` would slow every request.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  webServer: {
    command: `node ${outDir}/server/index.js`,
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    stdout: 'ignore',
    env: {
      PORT: String(port),
      DATABASE_URL: `file:test-results/browser-${port}.sqlite`,
      RATE_LIMIT_PER_ADDRESS: '0',
      RATE_LIMIT_GLOBAL: '0',
    },
  },
});
