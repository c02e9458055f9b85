import { randomBytes } from 'node:crypto';
import { appendFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import type { Person } from '../helpers/api.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { makeClip } from '../helpers/sample-media.ts';
import { readDetails } from '../helpers/video-steps.ts';
import { openWatchedLine, type WatchedLine } from '../helpers/watched-line.ts';
import { test } from './app-test.ts';
import { chooseFile, clickContinue } from './steps/create-video.ts';
import { openUploadStep } from './steps/open-upload-step.ts';

let line: WatchedLine;
let context: BrowserContext;
let page: Page;
let person: Person;
let clip: string;
let clipBytes: number;
let generationId: string;

/** Slow to upload and quick to prepare: most of the file is an MP4 `free` box. */
async function makeHeavyClip(file: string): Promise<string> {
  await makeClip(file, { seconds: 6, size: '320x240' });
  const box = randomBytes(12_000_000);
  box.writeUInt32BE(box.length, 0);
  box.write('free', 4, 'latin1');
  await appendFile(file, box);
  return file;
}

test.beforeEach(async ({ app, browser, folder, hookOwner }) => {
  clip = await makeHeavyClip(path.join(folder, 'film.mp4'));
  clipBytes = (await stat(clip)).size;
  ({ person } = hookOwner);
  line = await openWatchedLine(app.url);
  context = await browser.newContext({ baseURL: line.url });
  page = await context.newPage();
  generationId = await openUploadStep(page, hookOwner);
  await chooseFile(page, clip);
  await expect(page.getByText(/^On your device/)).toBeVisible();
  line.slowDown(clipBytes / 10);
});
// A test that was not begun has neither.
test.afterEach(async () => {
  await context?.close();
  await line?.close();
});

const percentSent = async (words: RegExp): Promise<number> => {
  const text = await page.getByText(words).textContent();
  return Number(/(\d+)%/.exec(text ?? '')?.[1]);
};

/** Waits until about a third has been uploaded. */
const waitForAThird = (): Promise<unknown> =>
  page.getByText(/^Uploading [3-6]\d%$/).waitFor({ timeout: 150_000 });

/** Sends a part of a resumable upload. */
const isPart = (request: Request): boolean => request.method() === 'PATCH';

const productUpload = () =>
  waitFor(async () => {
    const { components } = await readDetails(person, generationId);
    return components.find(({ type }) => type === 'product')?.videoFileId;
  }, 150_000);

/** Expects a complete upload with hardly any bytes sent twice. */
async function expectWholeClip(): Promise<void> {
  const { sizeBytes } = await person.uploadReady(await productUpload());
  expect(sizeBytes).toBe(clipBytes);
  expect(line.sent().length).toBeLessThan(clipBytes * 1.35);
}

test('a dropped connection is retried, and the upload resumes where it stopped @upload-013', async () => {
  await clickContinue(page);
  await page.getByRole('heading', { name: 'Do you need background music' }).waitFor();
  await waitForAThird();
  line.cut();
  await expect(page.getByText(/^Connection lost at \d+%/)).toBeVisible();
  const kept = await percentSent(/^Connection lost/);
  line.slowDown(null);
  line.mend();
  await expect(page.getByRole('region', { name: 'Your product clip' })).toHaveCount(0, { timeout: 150_000 });
  expect(kept).toBeGreaterThan(20);
  await expectWholeClip();
});

test('an upload waits while offline, at the start or later, and resumes once online @upload-014', async () => {
  await context.setOffline(true);
  await clickContinue(page);
  await expect(page.getByText(/^Connection lost/)).toBeVisible();
  await context.setOffline(false);
  await waitForAThird();
  // Playwright's offline mode does not abort requests in flight; losing the network does.
  await context.setOffline(true);
  line.cut();
  await expect(page.getByText(/^Connection lost at \d+%/)).toBeVisible();
  line.mend();
  line.slowDown(null);
  await context.setOffline(false);
  await expectWholeClip();
});

test('a paused upload sends nothing, and resuming completes it @upload-015', async () => {
  await clickContinue(page);
  await waitForAThird();
  const aborted = page.waitForEvent('requestfailed', isPart);
  await page.getByRole('button', { name: 'Pause upload' }).click();
  await aborted;
  const sentWhilePaused: string[] = [];
  page.on('request', (request) => {
    if (isPart(request)) sentWhilePaused.push(request.url());
  });
  await expect(page.getByText(/^Paused at \d+%$/)).toBeVisible();
  // At full speed, an upload that went on would be complete by the time of the server's reply.
  line.slowDown(null);
  await readDetails(person, generationId);
  expect(sentWhilePaused).toEqual([]);
  expect(line.sent().length).toBeLessThan(clipBytes);
  await page.getByRole('button', { name: 'Resume upload' }).click();
  await expectWholeClip();
});

test('after a reload, choosing the same file resumes the upload @upload-016', async () => {
  await clickContinue(page);
  await waitForAThird();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('The upload of film.mp4 was interrupted. Choose the same file to go on.').waitFor();
  line.slowDown(null);
  await chooseFile(page, clip);
  await expect(page.getByText(/^(Uploading|Uploaded)/)).toBeVisible();
  await clickContinue(page);
  await expectWholeClip();
  await expect(page.getByText('was interrupted')).toHaveCount(0);
});

test('replacing a clip during its upload deletes the partial upload on the server @upload-006', async ({
  folder,
}) => {
  await clickContinue(page);
  await waitForAThird();
  await page.getByRole('button', { name: 'Back' }).click();
  const other = await makeClip(path.join(folder, 'other.mp4'), { seconds: 6, size: '320x240' });
  const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  line.slowDown(null);
  await page.locator('input[type=file][accept*="video"]').setInputFiles(other);
  expect((await ended).status()).toBe(204);
  await clickContinue(page);
  const { fileName } = await person.uploadReady(await productUpload());
  expect(fileName).toBe('other.mp4');
});
