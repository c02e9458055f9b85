import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { completeUpload, readUpload } from '#contract/calls/uploads.ts';
import { uploadTemplateVideo } from '#contract/calls/templates.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { makeClip } from '../helpers/sample-media.ts';
import { readDetails } from '../helpers/video-steps.ts';
import { test } from './app-test.ts';
import { changeReply } from './steps/change-reply.ts';
import { chooseFile, clickContinue } from './steps/create-video.ts';
import { openAsEditor } from './steps/open-as-editor.ts';
import { openUploadStep } from './steps/open-upload-step.ts';
import { makeTemplateClip, videoField } from './steps/template-form.ts';

/** Refuses a call the given number of times; later calls reach the server. */
async function refuseTimes(
  page: Page,
  address: string,
  times: number,
  refusal: { status: number; error: ErrorCode; retryAfterSeconds: number },
): Promise<void> {
  const { status, ...body } = refusal;
  const headers = { 'retry-after': String(body.retryAfterSeconds) };
  await page.route(
    `**${address}`,
    (route) => route.fulfill({ status, headers, json: { message: 'refused', ...body } }),
    { times },
  );
}

/** Returns a counter of the upload chunks that the page sends from now on. */
function countSentParts(page: Page): () => number {
  let parts = 0;
  page.on('request', (request) => (parts += request.method() === 'PATCH' ? 1 : 0));
  return () => parts;
}

test('an upload waits for a full queue, shows that it waits, and continues without a second transfer', async ({
  page,
  folder,
  hookOwner,
}) => {
  const generationId = await openUploadStep(page, hookOwner);
  await chooseFile(page, await makeClip(path.join(folder, 'busy.mp4'), { seconds: 6, size: '320x240' }));
  await page.getByText(/^On your device/).waitFor();
  const parts = countSentParts(page);
  await refuseTimes(page, completeUpload.path, 1, {
    status: 503,
    error: 'uploads_busy',
    retryAfterSeconds: 3,
  });
  await clickContinue(page);
  await expect(page.getByText('Other files are being checked first; yours follows by itself.')).toBeVisible();
  await expect
    .poll(async () => (await readDetails(hookOwner.person, generationId)).components.length, {
      timeout: 150_000,
    })
    .toBe(2);
  expect(parts()).toBe(1);
});

test('a file check that timed out is explained, and Try Again does not upload the file twice @fix-005', async ({
  page,
  folder,
  hookOwner,
}) => {
  const generationId = await openUploadStep(page, hookOwner);
  await chooseFile(page, await makeClip(path.join(folder, 'slow.mp4'), { seconds: 7, size: '320x240' }));
  await page.getByText(/^On your device/).waitFor();
  const parts = countSentParts(page);
  await refuseTimes(page, completeUpload.path, 1, {
    status: 503,
    error: 'file_check_timeout',
    retryAfterSeconds: 60,
  });
  await clickContinue(page);
  await expect(page.getByText(/^Checking this file took too long\./)).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect
    .poll(async () => (await readDetails(hookOwner.person, generationId)).components.length, {
      timeout: 150_000,
    })
    .toBe(2);
  expect(parts()).toBe(1);
});

test('Try Again prepares a clip whose preparation failed', async ({ page, folder, hookOwner }) => {
  await openUploadStep(page, hookOwner);
  await chooseFile(page, await makeClip(path.join(folder, 'again.mp4'), { seconds: 8, size: '320x240' }));
  await page.getByText(/^On your device/).waitFor();
  let isFailed = true;
  const failure = { status: 'failed', errorCode: 'preparation_failed' };
  const address = `**${readUpload.path.replace(':uploadId', '*')}`;
  await changeReply(page, address, (upload) => (isFailed ? { ...upload, ...failure } : upload));
  await clickContinue(page);
  await page.getByRole('heading', { name: 'Do you need background music' }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('This file could not be prepared. Please try again.')).toBeVisible();
  const asked = page.waitForRequest(`**${completeUpload.path}`);
  // Only after the request: a poll that finds no failure would hide the button.
  void asked.then(() => (isFailed = false));
  await page.getByRole('button', { name: 'Try Again' }).click();
  expect((await asked).method()).toBe('POST');
  await expect(page.getByText(/^Uploaded/)).toBeVisible();
});

test('a form shows that the server is busy and resends the same file on Try Again', async ({
  browser,
  app,
  folder,
}) => {
  const { page } = await openAsEditor(browser, app);
  await page.goto('/templates/add');
  await refuseTimes(page, uploadTemplateVideo.path, 1, {
    status: 429,
    error: 'too_many_uploads',
    retryAfterSeconds: 5,
  });
  await videoField(page).setInputFiles(await makeTemplateClip(folder));
  await expect(page.getByText(/^Several of your files are being checked already\./)).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Video uploaded successfully')).toBeVisible();
  await page.close();
});
