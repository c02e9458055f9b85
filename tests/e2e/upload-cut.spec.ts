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
  await makeClip(file, { seconds: 5, size: '320x240' });
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
  line.slowDown(clipBytes / 20);
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

/** Waits until about a third has been uploaded. The rest takes longer than a busy machine needs for what follows. */
async function waitForAThird(): Promise<void> {
  await page.getByText(/^Uploading [3-6]\d%$/).waitFor({ timeout: 150_000 });
  line.slowDown(clipBytes / 120);
}

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

/** Waits until more of the file has been sent than now. */
async function waitForMore(): Promise<void> {
  const before = line.sent().length;
  await expect.poll(() => line.sent().length, { timeout: 150_000 }).toBeGreaterThan(before + 100_000);
}

test('one upload survives being offline, a dropped connection, a pause and a reload', async () => {
  test.slow();
  await test.step('it waits while offline, at the start or later, and resumes once online @upload-014', async () => {
    await context.setOffline(true);
    await clickContinue(page);
    await expect(page.getByText(/^Connection lost/)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Do you need background music' }).waitFor();
    await waitForAThird();
    // Playwright's offline mode does not abort requests in flight; losing the network does.
    await context.setOffline(true);
    line.cut();
    await expect(page.getByText(/^Connection lost at \d+%/)).toBeVisible();
    line.mend();
    await context.setOffline(false);
    await waitForMore();
  });

  await test.step('a dropped connection is retried, and the upload resumes where it stopped @upload-013', async () => {
    line.cut();
    await expect(page.getByText(/^Connection lost at \d+%/)).toBeVisible();
    expect(await percentSent(/^Connection lost/)).toBeGreaterThan(20);
    line.mend();
    await waitForMore();
  });

  await test.step('a paused upload sends nothing @upload-015', async () => {
    const aborted = page.waitForEvent('requestfailed', isPart);
    await page.getByRole('button', { name: 'Pause upload' }).click();
    await aborted;
    const sentWhilePaused: string[] = [];
    const note = (request: Request) => isPart(request) && sentWhilePaused.push(request.url());
    page.on('request', note);
    await expect(page.getByText(/^Paused at \d+%$/)).toBeVisible();
    // At full speed, an upload that went on would be complete by the time of the server's reply.
    line.slowDown(null);
    await readDetails(person, generationId);
    expect(sentWhilePaused).toEqual([]);
    expect(line.sent().length).toBeLessThan(clipBytes);
    page.off('request', note);
    line.slowDown(clipBytes / 120);
    await page.getByRole('button', { name: 'Resume upload' }).click();
    await waitForMore();
  });

  await test.step('after a reload, choosing the same file resumes the upload @upload-016', async () => {
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
});

test('replacing a clip during its upload deletes the partial upload on the server @upload-006', async ({
  folder,
}) => {
  await clickContinue(page);
  await waitForAThird();
  await page.getByRole('button', { name: 'Back' }).click();
  const other = await makeClip(path.join(folder, 'other.mp4'), { seconds: 5, size: '320x240' });
  const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE', {
    timeout: 150_000,
  });
  await page.locator('input[type=file][accept*="video"]').setInputFiles(other);
  expect((await ended).status()).toBe(204);
  // Not before: at full speed, a busy machine completes the upload while the other file is being chosen.
  line.slowDown(null);
  await clickContinue(page);
  const { fileName } = await person.uploadReady(await productUpload());
  expect(fileName).toBe('other.mp4');
});
