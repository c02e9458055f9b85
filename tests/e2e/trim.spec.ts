import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { processGeneration, type Generation } from '#contract/calls/generations.ts';
import { chooseAudio } from '#contract/calls/video-parts.ts';
import type { Person } from '../helpers/api.ts';
import { makeNumberedClip, readFrameNumber } from '../helpers/numbered-clip.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { readDetails, videoEnd } from '../helpers/video-steps.ts';
import { openWatchedLine, type WatchedLine } from '../helpers/watched-line.ts';
import { test } from './app-test.ts';
import { chooseFile, clickContinue } from './steps/create-video.ts';
import { openUploadStep } from './steps/open-upload-step.ts';
import { trimClip } from './steps/trim-clip.ts';

const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '2', '-g', '30', '-crf', '34'];
const vp8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-g', '30', '-b:v', '1M'];
const vp9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-g', '30', '-b:v', '1M'];
const hevc = [
  '-c:v',
  'libx265',
  '-preset',
  'ultrafast',
  '-g',
  '30',
  '-tag:v',
  'hvc1',
  '-x265-params',
  'log-level=error',
];
/** Both ends of the trim are inside a GOP of one second, and whole GOPs on both sides stay unused. */
const clipSeconds = 8;
const [startSeconds, endSeconds] = [1.3, 6.4];

// The longest file but one, and one of the last: on one worker it would outlast all others by a minute.
test.describe.configure({ mode: 'parallel' });

type Product = Generation['components'][number];

const productReady = (person: Person, generationId: string): Promise<Product> =>
  waitFor(async () => {
    const { components } = await readDetails(person, generationId);
    const product = components.find(({ type }) => type === 'product');
    if (product?.status === 'failed') throw new Error(`the clip failed: ${product.errorCode}`);
    return product?.status === 'completed' ? product : undefined;
  }, 120_000);

/** Samples of bytes from the parts of the file that the trim excludes. */
async function unchosenBytes(file: string): Promise<Buffer[]> {
  const bytes = await readFile(file);
  const places = [0.1, 0.92, 0.97].map((share) => Math.floor(bytes.length * share));
  return places.map((place) => bytes.subarray(place, place + 64));
}

/** Trims and continues. Returns the product component as the server prepared it. */
async function trimAndGoOn(page: Page, person: Person, generationId: string): Promise<Product> {
  await trimClip(page, startSeconds, endSeconds);
  await expect(page.getByText('00:01.3 to 00:06.4 is used')).toBeVisible({ timeout: 150_000 });
  await clickContinue(page);
  await page.getByRole('heading', { name: 'Do you need background music' }).waitFor();
  return productReady(person, generationId);
}

/** Expects the video at `url` to start at the trimmed frame and to have the trimmed length. */
async function expectTrimmed(url: string, fromSeconds: number, partSeconds: number): Promise<void> {
  const first = await readFrameNumber(url, fromSeconds);
  const wanted = Math.round(startSeconds * 30);
  expect(Math.abs(first - wanted), `begins with frame ${first}, not ${wanted}`).toBeLessThanOrEqual(1);
  expect(Math.abs(partSeconds - (endSeconds - startSeconds))).toBeLessThanOrEqual(3.5 / 30);
}

/** Renders the whole video. Returns its URL and the second at which the product clip starts. */
async function makeFinalVideo(person: Person, generationId: string): Promise<[string, number]> {
  const params = { generationId };
  await person.call(chooseAudio, { params, body: { audioSource: 'none' } });
  await person.call(processGeneration, { params, query: { async: 'true' }, body: {} });
  const { status, videoUrl, components } = await videoEnd(person, generationId);
  expect(status).toBe('completed');
  return [videoUrl!, components.find(({ type }) => type === 'hook')!.durationSeconds!];
}

test.describe('a clip is trimmed in the browser, and the rest of it is never uploaded @upload-007', () => {
  let line: WatchedLine;
  test.beforeEach(async ({ app }) => {
    line = await openWatchedLine(app.url);
  });
  // A test that was not begun has none.
  test.afterEach(() => line?.close());

  const cases = [
    ['mp4', [...h264, '-c:a', 'aac'], false],
    ['mov', [...h264, '-c:a', 'pcm_s16le'], true],
    ['webm', [...vp9, '-c:a', 'libopus'], false],
    ['mkv', [...h264, '-c:a', 'aac'], false],
  ] as const;
  for (const [format, codecs, isTurned] of cases) {
    test(`${isTurned ? 'a turned ' : ''}${format.toUpperCase()}`, async ({
      browser,
      app,
      folder,
      hookOwner,
    }) => {
      const file = await makeNumberedClip(path.join(folder, `numbered.${format}`), {
        seconds: clipSeconds,
        codecs: [...codecs],
        isTurned,
      });
      const { person } = hookOwner;
      const context = await browser.newContext({ baseURL: line.url });
      const page = await context.newPage();
      const generationId = await openUploadStep(page, hookOwner);
      await chooseFile(page, file);
      await expect(page.getByText('360×640')).toBeVisible();
      await expect(page.getByText(/^On your device/)).toBeVisible();
      const product = await trimAndGoOn(page, person, generationId);
      expect(product.startTime ?? null).toBeNull();
      const { previewUrl } = await person.uploadReady(product.videoFileId!);
      await expectTrimmed(new URL(previewUrl!, app.url).href, 0, product.durationSeconds!);
      const sent = line.sent();
      for (const bytes of await unchosenBytes(file)) expect(sent.includes(bytes)).toBe(false);
      await context.close();
    });
  }

  test('negative control: after Reset the clip is uploaded whole, including those bytes @upload-009', async ({
    browser,
    app,
    folder,
    hookOwner,
  }) => {
    const file = await makeNumberedClip(path.join(folder, 'whole.webm'), {
      seconds: 8,
      codecs: [...vp8, '-c:a', 'libvorbis'],
    });
    const { person } = hookOwner;
    const context = await browser.newContext({ baseURL: line.url });
    const page = await context.newPage();
    const generationId = await openUploadStep(page, hookOwner);
    await chooseFile(page, file);
    await expect(page.getByText(/^On your device/)).toBeVisible();
    await trimClip(page, 1, 7);
    await expect(page.getByText('00:01.0 to 00:07.0 is used')).toBeVisible({ timeout: 150_000 });
    await page.getByRole('button', { name: 'Trim', exact: true }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    const handle = (name: string) => page.getByRole('slider', { name, exact: true });
    await expect(handle('Start')).toHaveAttribute('aria-valuenow', '0');
    await expect(handle('End')).toHaveAttribute('aria-valuenow', /^8(\.0\d*)?$/);
    await page.getByRole('button', { name: 'Apply Trim' }).click();
    await expect(page.getByText('00:01.0 to 00:07.0 is used')).toHaveCount(0);
    await expect(page.getByText(/^On your device/)).toBeVisible();
    await clickContinue(page);
    const product = await productReady(person, generationId);
    expect(await readFrameNumber(new URL(product.videoUrl!, app.url).href)).toBeLessThanOrEqual(1);
    const sent = line.sent();
    for (const bytes of await unchosenBytes(file)) expect(sent.includes(bytes)).toBe(true);
    await context.close();
  });
});

test.describe('a format that the browser cannot cut is uploaded whole and cut by the server @upload-010', () => {
  // After its preparation a clip is cut alike, whatever it was.
  const cases = [
    ['avi', ['-c:v', 'mpeg4', '-q:v', '3', '-bf', '0', '-c:a', 'libmp3lame'], true],
    ['mov', [...hevc, '-c:a', 'aac'], false],
  ] as const;
  for (const [format, codecs, isFinalCutWatched] of cases) {
    test(format === 'avi' ? 'an AVI' : 'an HEVC MOV', async ({ page, app, folder, hookOwner }) => {
      const file = await makeNumberedClip(path.join(folder, `for-server.${format}`), {
        seconds: clipSeconds,
        codecs: [...codecs],
      });
      const { person } = hookOwner;
      const generationId = await openUploadStep(page, hookOwner);
      await chooseFile(page, file);
      await expect(page.getByText(/^Your browser cannot play or cut this format/)).toBeVisible();
      const picture = page.getByRole('region', { name: 'Preview of your product clip' }).locator('video');
      await expect(picture).toBeVisible({ timeout: 150_000 });
      const product = await trimAndGoOn(page, person, generationId);
      expect([product.startTime, product.endTime]).toEqual([startSeconds, endSeconds]);
      if (!isFinalCutWatched) return;
      const [videoUrl, hookSeconds] = await makeFinalVideo(person, generationId);
      await expectTrimmed(new URL(videoUrl, app.url).href, hookSeconds, product.durationSeconds!);
    });
  }

  test('an MP4 that can be cut once but not again', async ({ page, app, folder, hookOwner }) => {
    const file = await makeNumberedClip(path.join(folder, 'cut-once.mp4'), {
      seconds: clipSeconds,
      codecs: [...h264, '-c:a', 'aac'],
    });
    const { person } = hookOwner;
    const generationId = await openUploadStep(page, hookOwner);
    await chooseFile(page, file);
    await expect(page.getByText(/^On your device/)).toBeVisible();
    await trimClip(page, 0, 5);
    await expect(page.getByText('00:00.0 to 00:05.0 is used')).toBeVisible({ timeout: 150_000 });
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new Error('the file cannot be read'));
      Blob.prototype.arrayBuffer = refuse;
      Blob.prototype.stream = () => new ReadableStream({ start: (reading) => reading.error(new Error()) });
    });
    const product = await trimAndGoOn(page, person, generationId);
    expect([product.startTime, product.endTime]).toEqual([startSeconds, endSeconds]);
    // The server's clip begins with the trimmed frame of the whole file, not with that of the first part.
    const [videoUrl, hookSeconds] = await makeFinalVideo(person, generationId);
    await expectTrimmed(new URL(videoUrl, app.url).href, hookSeconds, product.durationSeconds!);
  });
});
