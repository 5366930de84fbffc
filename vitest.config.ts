import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SecondTries } from './tests/support/second-tries.ts';

// Node keeps the compiled sources of one worker for the next.
process.env['NODE_COMPILE_CACHE'] ??= 'node_modules/.cache/compiled';

const UNIT = ['tests/{architecture,client,content,shared,unit}/**/*.test.ts'];
const BROWSER = ['tests/browser/**/*.test.ts'];
/** What judges a list of cases reads the stored Bible, and nothing else of a database. */
const SETS = ['tests/scripture/{sets,filter}.test.ts', 'tests/ai/fasting-health.test.ts'];
const PREPARE_DATABASES = 'tests/support/prepare-databases.ts';
const SHOW_ERRORS = 'tests/support/show-server-errors.ts';
const PREPARE_PAGES = 'tests/support/prepare-pages.ts';

// Node reads the server's sources itself, as it does in production, and once for all files of a
// worker: each file has an application and a database of its own.
const onNode = { isolate: false, experimental: { viteModuleRunner: false } };

/** Files that take longer than their size tells: they open browsers, start processes, or repeat much. */
const LONG =
  /\/tests\/(?:browser\/|server\/(?:access|any-input|first-starts|new-feature|postgres|process)|bible\/(?:import|install)|ai\/poisoned)/;

/** Runs the longest files first, so that all workers end at about the same time. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => Number(LONG.test(moduleId));
    return sorted.toSorted((one, other) => isLong(other) - isLong(one));
  }
}

const onServer = {
  globalSetup: [PREPARE_DATABASES],
  setupFiles: [SHOW_ERRORS],
  ...onNode,
};

/** Projects, so that a test prepares only what it needs, and a run may leave some out. */
export default defineConfig({
  test: {
    // On two cores a third worker runs while the others wait for their browsers and databases.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // A shared machine may stand still for seconds, and makes everything slower.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // A second try is for a machine that stands still; the run ends with the tests that needed it.
    retry: 1,
    reporters: [
      'default',
      ...(process.env['GITHUB_ACTIONS'] ? ['github-actions'] : []),
      new SecondTries(),
    ],
    // `npm test -- --coverage`; the client runs in browsers, which it does not count.
    coverage: {
      include: ['{server,shared}/**/*.ts'],
      exclude: ['server/content/**'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: '.data/coverage',
    },
    projects: [
      // Starting a process for each of these small files took as long as their tests.
      { extends: true, test: { name: 'unit', include: UNIT, isolate: false } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/**/*.test.ts'],
          exclude: [...UNIT, ...BROWSER, ...SETS],
          ...onServer,
        },
      },
      { extends: true, test: { name: 'sets', include: SETS, ...onServer } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          globalSetup: [PREPARE_DATABASES, PREPARE_PAGES],
          setupFiles: [SHOW_ERRORS],
          ...onNode,
        },
      },
    ],
  },
});
