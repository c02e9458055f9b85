import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { makeClip } from '../helpers/sample-media.ts';
import { test } from './app-test.ts';
import { chooseFile } from './steps/create-video.ts';
import { expectAccessible } from './steps/expect-accessible.ts';
import { openUploadStep } from './steps/open-upload-step.ts';

test('a caption file is accepted for the clip and seen in its preview; a file without cues is rejected @clip-captions-002', async ({
  page,
  hookOwner,
  folder,
}) => {
  const [captions, letter] = [path.join(folder, 'clip.srt'), path.join(folder, 'letter.srt')];
  await writeFile(captions, '1\n00:00:00,500 --> 00:00:02,000\nLook at *this*\n');
  await writeFile(letter, 'Dear Sir or Madam');
  await openUploadStep(page, hookOwner);
  await chooseFile(page, await makeClip(path.join(folder, 'clip.mp4'), { seconds: 6, size: '320x240' }));
  const input = page.locator('input[type=file][accept*=".srt"]');
  await input.setInputFiles(letter);
  await expect(page.getByText('This file could not be read as captions.')).toBeVisible();
  await input.setInputFiles(captions);
  await expect(page.getByRole('button', { name: 'clip.srt' })).toBeVisible();
  await expect(page.getByText('This file could not be read as captions.')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Typewriter' }).click();
  await expectAccessible(page);
  // The clip's words stand in its picture while they are due.
  const inkAt = (seconds: number): Promise<number> =>
    page.evaluate<number>(`(async () => {
      const canvas = [...document.querySelectorAll('canvas')].find((found) => found.height === 1280);
      const video = canvas.parentElement.querySelector('video');
      video.pause();
      video.currentTime = ${seconds};
      await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, index) => index % 4 === 3 && value > 0).length;
    })()`);
  await expect.poll(() => inkAt(1.8)).toBeGreaterThan(1_000);
  expect(await inkAt(4)).toBe(0);
  const sent = page.waitForRequest((request) => request.url().endsWith('/components/product'));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    captions: { style: 'typewriter', fileName: 'clip.srt', offsetSeconds: 0 },
  });
});
