import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { startOpenaiStandIn } from '../helpers/openai-stand-in/openai-stand-in.ts';
import { test as base } from './app-test.ts';

export type Pictures = Awaited<ReturnType<typeof startOpenaiStandIn>>;

/** A test with an app whose pictures a stand-in draws, which fails where it is told to. */
export const test = base.extend<object, { pictures: Pictures; app: RunningApp }>({
  pictures: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names off this pattern
    async ({}, use) => {
      const closings: (() => Promise<void>)[] = [];
      await use(await startOpenaiStandIn((close) => closings.push(close)));
      for (const close of closings) await close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ pictures }, use) => {
      const app = await startApp({
        environment: {
          PICTURE_ENGINE: 'openai',
          OPENAI_PICTURES_BASE_URL: pictures.settings.baseUrl,
          OPENAI_PICTURES_API_KEY: pictures.apiKey,
        },
      });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** Where the stand-in is asked for a picture. */
export const drawing = /\/images\/generations$/;
