import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What a real browser runs, under Playwright, and the long run of `npm run chaos`. */
const browserTests = ['tests/browser/**', 'tests/chaos/**'];

/** Tests that read the built site. */
const builtTests = ['tests/built/**/*.test.ts', 'tests/renderer/**/*.test.ts'];

/** The longest tests of the built site, longest first. */
const longestBuilt = [
  'tests/built/proxies.test.ts',
  'tests/built/static-hosts.test.ts',
  'tests/built/vite-config.test.ts',
  'tests/built/only-what-changed.test.ts',
  'tests/built/examples.test.ts',
  'tests/built/bicycle-workshop.test.ts',
];

/**
 * Tests that start processes, need PostgreSQL or the built server of the tiny site, or take two seconds of processor
 * time: `npm run test:fast` leaves them out. The longest are first; some compute and others wait, so that neither the processor nor a
 * worker idles.
 */
const slowTests = [
  'tests/server/outbox-fairness.test.ts',
  'tests/contradictions/corpus.test.ts',
  'tests/server/dev.test.ts',
  'tests/server/kill.test.ts',
  'tests/server/databases.test.ts',
  'tests/server/recipes.test.ts',
  'tests/server/database-thread.test.ts',
  'tests/cli/impact.test.ts',
  'tests/server/outbox.test.ts',
  'tests/cli/new.test.ts',
  'tests/server/process.test.ts',
  'tests/server/desk-sign-in.test.ts',
  'tests/checks/planted-faults.test.ts',
  'tests/server/malformed.test.ts',
  'tests/server/full-disk.test.ts',
  'tests/cli/new-site.test.ts',
  'tests/cli/other-definition.test.ts',
  'tests/schema/any-value.test.ts',
  'tests/checks/check-links-command.test.ts',
  'tests/checks/diff.test.ts',
  'tests/checks/many-pages.test.ts',
  'tests/cli/explain.test.ts',
  'tests/cli/lint.test.ts',
  'tests/cli/packed-link-checker.test.ts',
  'tests/cli/programs.test.ts',
  'tests/cli/readme.test.ts',
  'tests/contradictions/check-command.test.ts',
  'tests/schema/hours-of-a-year.test.ts',
  'tests/schema/many-towns.test.ts',
  'tests/server/change-enquiry.test.ts',
  'tests/server/cli-data.test.ts',
  'tests/server/cli-mail.test.ts',
  'tests/server/cli-postgres.test.ts',
  'tests/server/cli.test.ts',
  'tests/server/confirmation-limit.test.ts',
  'tests/server/copy-database.test.ts',
  'tests/server/desk.test.ts',
  'tests/server/done-link.test.ts',
  'tests/server/embedded-postgres.test.ts',
  'tests/server/erasure.test.ts',
  'tests/server/flood.test.ts',
  'tests/server/litestream.test.ts',
  'tests/server/mail.test.ts',
  'tests/server/migrations.test.ts',
  'tests/server/notices.test.ts',
  'tests/server/page-cache.test.ts',
  'tests/server/purge.test.ts',
  'tests/server/readiness.test.ts',
  'tests/server/restore.test.ts',
  'tests/server/search.test.ts',
  'tests/site/many-towns.test.ts',
  'tests/site/mutations.test.ts',
  'tests/site/palette.test.ts',
];

/**
 * Starts the built site first, and the longest files of a project first, so that all workers end together. Vitest
 * itself only knows how long a file takes once it has run, and starts larger files first until then.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = [...longestBuilt, ...slowTests];
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = ranked.indexOf(relative(import.meta.dirname, moduleId));
      // The others of the built site follow its longest.
      return rank === -1 ? longestBuilt.length - 0.5 : rank;
    };
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }
}

export default defineConfig({
  // A worker loads React once for all its files: in production mode, which rendering a page sets.
  oxc: { jsx: { development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    // Keeps transformed modules between runs.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    sequence: { sequencer: LongestFirst },
    // Only for hung tests; generous, so that slow machines do not hit it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    // One retry, for stalls on shared machines; reported as a retry.
    retry: process.env.CI ? 1 : 0,
    // Definitions are bundled before they are imported; transforming them again takes most of the time of their tests.
    server: { deps: { external: [/\/\.cache\/definitions\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...browserTests, ...builtTests, ...slowTests],
          // Importing the modules again for each file, or in more workers, takes longer than the tests.
          isolate: false,
          maxWorkers: availableParallelism(),
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: slowTests,
          isolate: false,
          sequence: { groupOrder: 1 },
          // Three for each core: the longest tests mostly wait, for a process, a mail or a disk.
          maxWorkers: 3 * availableParallelism(),
          globalSetup: ['tests/setup/bundle-tiny-server.ts', 'tests/setup/start-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: builtTests,
          globalSetup: 'tests/setup/build.ts',
          isolate: false,
          sequence: { groupOrder: 1 },
          maxWorkers: 3 * availableParallelism(),
        },
      },
    ],
  },
});
