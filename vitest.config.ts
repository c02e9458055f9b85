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
    testTimeout: 120_000,
    // The machine may be busy with two other files.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    // One more than the smallest machine has cores: journeys wait for takeovers and starts a good part of their time.
    maxWorkers: 3,
  },
});
