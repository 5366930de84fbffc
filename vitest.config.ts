import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

// What Node has made of the sources is kept for the next worker.
process.env['NODE_COMPILE_CACHE'] ??= 'node_modules/.cache/compiled';

const OF_THE_CLIENT = 'tests/client/**/*.test.ts';

export default defineConfig({
  test: {
    // Each worker holds an embedded PostgreSQL: two cores, two workers.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'client', include: [OF_THE_CLIENT] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/**/*.test.ts'],
          exclude: [OF_THE_CLIENT],
          globalSetup: 'tests/support/global-setup.ts',
          // Node reads the sources itself, as it does when it serves them: no bundler in between.
          experimental: { viteModuleRunner: false },
        },
      },
    ],
  },
});
