import { defineConfig } from 'vitest/config';

/** What a real browser runs, under Playwright. */
const browserTests = ['tests/browser/**', 'tests/chaos/**'];

/** What reads the built site. */
const builtTests = ['tests/built/**/*.test.ts', 'tests/renderer/**/*.test.ts'];

export default defineConfig({
  test: {
    // Tests that start processes or builds say so themselves; the rest is done in milliseconds.
    testTimeout: 20_000,
    hookTimeout: 240_000,
    // A machine that is shared may stand still for a second. What passes only the second time is listed as a retry.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: { name: 'source', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...browserTests, ...builtTests] },
      },
      {
        extends: true,
        test: { name: 'built', include: builtTests, globalSetup: 'tests/helpers/build-once.ts' },
      },
    ],
  },
});
