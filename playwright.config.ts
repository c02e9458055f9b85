import { defineConfig } from '@playwright/test';
import { shellOptions } from './tests/e2e/chromium.ts';
import { useMemoryFolder } from './tests/helpers/memory-folder.ts';

useMemoryFolder();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // One more than the cores of the smallest machine: each has its own app, and much of a test's time is spent waiting for it.
  workers: 3,
  // A machine that shares its cores has needed four minutes for what takes one here.
  timeout: 420_000,
  // One retry for a busy machine; a second failure counts. The summary lists retried tests, which need a fix.
  retries: 1,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: shellOptions,
  },
});
