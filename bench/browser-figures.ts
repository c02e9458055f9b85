import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../tests/e2e/chromium.ts';
import { chooseFile, clickContinue } from '../tests/e2e/steps/create-video.ts';
import { makeHookOwner } from '../tests/e2e/steps/hook-owner.ts';
import { openUploadStep } from '../tests/e2e/steps/open-upload-step.ts';
import { moveHandle } from '../tests/e2e/steps/trim-clip.ts';
import { startApp } from '../tests/helpers/running-app.ts';
import { makeClip } from '../tests/helpers/sample-media.ts';

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
};

const chooseClip = async (page: Page, clip: string): Promise<void> => {
  await chooseFile(page, clip);
  await page.getByText('1920×1080').waitFor();
};

/** From the click to the finished file, including loading the code that cuts it. */
async function trimSeconds(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Trim', exact: true }).click();
  await moveHandle(page, 'Start', 30.3);
  await moveHandle(page, 'End', 40.3);
  return seconds(async () => {
    await page.getByRole('button', { name: 'Apply Trim' }).click();
    await page.getByText('0:30.3 to 0:40.3 is used').waitFor({ state: 'attached' });
  });
}

/** From Continue until the server has received the last part. */
async function uploadSeconds(page: Page, bytes: number): Promise<number> {
  const isLastPart = (headers: Record<string, string>): boolean => headers['upload-offset'] === String(bytes);
  const arrived = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && isLastPart(answer.headers()),
    { timeout: 120_000 },
  );
  return seconds(async () => {
    await clickContinue(page);
    await arrived;
  });
}

export type BrowserFigures = {
  trimSeconds: number;
  /** Relative to the throughput of copying the same file through Node's streams. */
  uploadShareOfCopy: number;
};

/** Times in the browser as a user sees them, measured in a real browser. */
export async function measureBrowser(folder: string): Promise<BrowserFigures> {
  const clip = await makeClip(path.join(folder, 'film.mp4'), { seconds: 60, size: '1920x1080' });
  const { size } = await stat(clip);
  const copySeconds = await seconds(() =>
    pipeline(createReadStream(clip), createWriteStream(path.join(folder, 'copy.mp4'))),
  );
  const app = await startApp({ environment: { LOG_LEVEL: 'warn' } });
  const browser = await chromium.launch(chromiumOptions);
  try {
    const owner = await makeHookOwner(app);
    const open = async (): Promise<Page> => {
      const page = await (await browser.newContext({ baseURL: app.url })).newPage();
      await openUploadStep(page, owner);
      await chooseClip(page, clip);
      return page;
    };
    return {
      trimSeconds: await trimSeconds(await open()),
      uploadShareOfCopy: copySeconds / (await uploadSeconds(await open(), size)),
    };
  } finally {
    await browser.close();
    await app.stop();
  }
}
