import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, loadImage, type Image } from '@napi-rs/canvas';
import { expect, type Locator, type Page } from '@playwright/test';
import { placePicture, wholePicture, type Framing } from '#contract/framing.ts';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { normaliseClip } from '#studio/house-format/normalise-clip.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { ffmpeg } from '../helpers/sample-media.ts';
import { readDetails } from '../helpers/video-steps.ts';
import { test } from './app-test.ts';
import { chooseFile, clickContinue } from './steps/create-video.ts';
import { openUploadStep } from './steps/open-upload-step.ts';
import { screens } from './tour.ts';

const frame = { width: 720, height: 1280 };
const picture = { width: 960, height: 540 };
/** Frames are compared at this size, because the page shows them smaller than rendered. */
const compared = { width: 180, height: 320 };
/** On a scale of 0 to 255: a larger step is visible; a smaller one is only different scaling. */
const visibleStep = 48;
/**
 * A share of all pixels. A screenshot is rounded outwards to whole pixels, so that a small frame shows up to a pixel of the page at its
 * edges, and lines move by half a pixel: 2.1 % on a phone. A wrong zoom or focus changes more.
 */
const maxDifference = 0.03;

/** A static landscape clip of 6 s. */
async function makeStill(file: string): Promise<string> {
  const source = `smptehdbars=s=${picture.width}x${picture.height}:r=30:d=6`;
  const colour = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const encoding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '10', '-pix_fmt', 'yuv420p'];
  await ffmpeg(['-f', 'lavfi', '-i', source, ...encoding, ...colour, file]);
  return file;
}

function readPixels(image: Image): Uint8ClampedArray {
  const context = createCanvas(compared.width, compared.height).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, compared.width, compared.height);
  return context.getImageData(0, 0, compared.width, compared.height).data;
}

/** A frame of the clip as the renderer places it. */
async function render(clip: string, framing: Framing, folder: string): Promise<Uint8ClampedArray> {
  const workFolder = path.join(folder, 'rendered');
  await mkdir(workFolder, { recursive: true });
  const outputPath = path.join(workFolder, 'clip.mp4');
  await normaliseClip({
    inputPath: clip,
    facts: await inspectMedia({ path: clip, kind: 'video' }),
    outputPath,
    workFolder,
    endSeconds: 1,
    placement: placePicture(picture, frame, framing),
  });
  await ffmpeg(['-ss', '0.5', '-i', outputPath, '-frames:v', '1', path.join(workFolder, 'frame.png')]);
  return readPixels(await loadImage(path.join(workFolder, 'frame.png')));
}

const frameOf = (page: Page): Locator => page.getByRole('region', { name: 'Preview of your product clip' });

/** The preview without player buttons and rounded corners. */
async function shoot(page: Page): Promise<Uint8ClampedArray> {
  await frameOf(page).evaluate((shown: { style: { borderRadius: string } }) => {
    shown.style.borderRadius = '0';
  });
  for (const part of await frameOf(page).locator('button, button ~ div').all())
    await part.evaluate((hidden: { style: { visibility: string } }) => {
      hidden.style.visibility = 'hidden';
    });
  return readPixels(await loadImage(await frameOf(page).screenshot()));
}

/** The share of pixels that differ visibly, 0 to 1. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let different = 0;
  for (let at = 0; at < one.length; at += 4) {
    const steps = [0, 1, 2].map((channel) => Math.abs(one[at + channel]! - other[at + channel]!));
    if (Math.max(...steps) > visibleStep) different += 1;
  }
  return different / (one.length / 4);
}

const slider = (page: Page, name: string): Locator => page.getByRole('slider', { name });

/** The picture does not depend on the screen, so one walk is compared on both. */
const viewports = [screens.phone, screens.desktop];

test('a landscape clip is framed by buttons, keys and pointer, and the preview matches the rendering', async ({
  page,
  hookOwner,
  folder,
}) => {
  const generationId = await openUploadStep(page, hookOwner);
  const clip = await makeStill(path.join(folder, 'still.mp4'));
  await chooseFile(page, clip);
  await expect(page.getByText('Zoom: 125%')).toBeVisible();
  const begun = { ...wholePicture, zoom: 1.25 };
  const rendered = await render(clip, begun, folder);
  const closer = await render(clip, { ...begun, zoom: 1.45 }, folder);
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await expect.poll(async () => difference(await shoot(page), rendered)).toBeLessThan(maxDifference);
    expect(difference(await shoot(page), closer)).toBeGreaterThan(maxDifference);
  }

  await expect(page.getByRole('radio', { name: 'Closer' })).toBeChecked();
  await expect(page.getByText('80% of your clip is in view.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the whole clip' }).click();
  await expect(page.getByRole('radio', { name: 'Fit' })).toBeChecked();
  await expect(page.getByText('Zoom: 100%')).toBeVisible();
  await expect(page.getByText('All of your clip is in view.')).toBeVisible();
  await page.getByRole('radio', { name: 'Closer' }).click();
  await expect(page.getByText('Zoom: 125%')).toBeVisible();

  await page.getByRole('radio', { name: 'Fill' }).click();
  const left: Framing = { ...wholePicture, mode: 'fill', focusX: 0.25 };
  const filled = await render(clip, left, folder);
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await slider(page, 'Left to right').focus();
    await page.keyboard.press('Home');
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Left to right: 25%')).toBeInViewport();
    // The controls and the whole picture are in view at once.
    await expect(frameOf(page)).toBeInViewport({ ratio: 0.99 });
    await expect.poll(async () => difference(await shoot(page), filled)).toBeLessThan(maxDifference);

    const box = (await frameOf(page).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width, box.y + box.height / 4, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByText(/^Left to right: [01]?\d%$/)).toBeVisible();
  }

  await clickContinue(page);
  await page.getByRole('heading', { name: 'Do you need background music' }).waitFor();
  const product = await waitFor(async () => {
    const { components } = await readDetails(hookOwner.person, generationId);
    return components.find(({ type, framing }) => type === 'product' && framing);
  }, 150_000);
  expect(product.framing).toMatchObject({ mode: 'fill', zoom: 1 });
  expect(product.framing!.focusX).toBeLessThan(0.2);

  await page.goBack();
  await page.reload();
  await expect(page.getByText(/^Left to right: [01]?\d%$/)).toBeVisible();
});
