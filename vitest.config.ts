import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'tools/**/*.test.ts',
      'tests/journeys/**/*.test.ts',
      'tests/contract/**/*.test.ts',
    ],
    globalSetup: ['tests/helpers/postgres-for-tests.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Two cores: more files at once would only make the media tests wait for one another.
    maxWorkers: 2,
  },
});
