import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ffmpeg } from '../helpers/sample-media.ts';
import { test } from './app-test.ts';
import { chooseFile } from './steps/create-video.ts';
import { openUploadStep } from './steps/open-upload-step.ts';
import { moveHandle } from './steps/trim-clip.ts';
import { screens } from './tour.ts';

type Picture = { getAttribute: (name: string) => string | null; toDataURL: () => string };

/** A digest of each picture on the strip; null while it is not drawn. */
const readStrip = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('dialog')
    .locator('canvas[data-drawn]')
    .evaluateAll((canvases) =>
      (canvases as unknown as Picture[]).map((canvas) =>
        canvas.getAttribute('data-drawn') === 'true' ? canvas.toDataURL().slice(-4_000) : null,
      ),
    );

test('a clip with a single key frame shows the picture of each place on its filmstrip', async ({
  page,
  folder,
  hookOwner,
}) => {
  const file = path.join(folder, 'one-key-frame.mp4');
  // Few frames: after 12 seconds of decoding the page keeps the key frame, and a shared machine is slow.
  const source = ['-f', 'lavfi', '-i', 'testsrc2=s=640x360:r=5:d=14'];
  const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '9999', '-sc_threshold', '0'];
  await ffmpeg([...source, ...codec, '-pix_fmt', 'yuv420p', file]);
  await openUploadStep(page, hookOwner);
  await chooseFile(page, file);
  await expect(page.getByText(/^On your device/)).toBeVisible();
  await page.getByRole('button', { name: 'Trim', exact: true }).click();
  await expect(async () => {
    const strip = await readStrip(page);
    expect(strip.length).toBeGreaterThan(3);
    expect(strip).not.toContain(null);
    // The key frame alone would be the same picture in all places.
    expect(new Set(strip).size).toBe(strip.length);
  }).toPass({ timeout: 150_000 });
  await test.step('a choice in progress outlasts a turn of the device', async () => {
    const end = page.getByRole('slider', { name: 'End', exact: true });
    await expect(page.getByText('Please select a portion of the video first')).toBeVisible();
    await moveHandle(page, 'End', 9.5);
    await expect(page.getByText('A part lasts between 5 and 120 seconds.')).toBeVisible();
    await expect(page.getByText('Please select a portion of the video first')).toHaveCount(0);
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize(screens.phone);
    await expect(page.getByRole('dialog')).toHaveAttribute('data-full-screen', 'true');
    await expect(end).toHaveAttribute('aria-valuenow', '9.5');
    await page.setViewportSize({ width, height });
    await expect(end).toHaveAttribute('aria-valuenow', '9.5');
  });
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
