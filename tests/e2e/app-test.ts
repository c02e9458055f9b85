import { rm } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { sampleFolder } from '../helpers/sample-media.ts';
import { hasTimeLeft, noTimeLeft } from '../helpers/time-left.ts';
import { makeHookOwner, type HookOwner } from './steps/hook-owner.ts';

/** A test with an app shared by its file and a folder for the files that it creates. */
export const test = base.extend<
  { timeLeft: void },
  { app: RunningApp; folder: string; hookOwner: HookOwner }
>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const folder = await sampleFolder();
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  hookOwner: [async ({ app }, use) => use(await makeHookOwner(app)), { scope: 'worker', timeout: 480_000 }],
  timeLeft: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use, testInfo) => {
      testInfo.skip(testInfo.retry === 0 && !hasTimeLeft(), noTimeLeft);
      await use();
    },
    { auto: true },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});
