import { startApp, type RunningApp } from '../helpers/running-app.ts';
import { startOpenaiStandIn } from '../helpers/openai-stand-in/openai-stand-in.ts';
import { test as base } from './app-test.ts';

export type Pictures = Awaited<ReturnType<typeof startOpenaiStandIn>>;

/** A test with an app that uses a stand-in picture service, which can be made to fail. */
export const test = base.extend<object, { pictures: Pictures; app: RunningApp }>({
  pictures: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern
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
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** The stand-in's path for picture requests. */
export const drawing = /\/images\/generations$/;

/** Holds the next pictures until the returned function is called. */
export function holdDrawings(pictures: Pictures, times: number): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  pictures.fail('POST', drawing, { kind: 'held', until: promise }, times);
  return resolve;
}
