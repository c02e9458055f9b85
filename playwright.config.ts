import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './tests/e2e/chromium.ts';
import { useMemoryFolder } from './tests/helpers/memory-folder.ts';

useMemoryFolder();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Each has an app of its own; much of a browser's story is waiting for it.
  workers: 2,
  timeout: 180_000,
  // A busy machine may be late once; a second failure is one. What needed it is named in the summary, to be mended.
  retries: 1,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    launchOptions: chromiumOptions,
  },
});
