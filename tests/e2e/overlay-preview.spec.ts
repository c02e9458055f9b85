import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect } from '@playwright/test';
import { layoutOverlay, type OverlayLine } from '#contract/overlay-lines.ts';
import { overlayPng } from '#studio/captions/overlay-image.ts';
import { test } from './app-test.ts';
import { chooseAvatar, typeHook } from './steps/create-video.ts';

const frame = { width: 720, height: 1280 };
const text = 'Stop scrolling! Your coffee is cold by ten. This bottle keeps it hot until tomorrow.';
const ground = '#8c8c8c';

type Masks = { letters: boolean[]; contour: boolean[] };

/** Which points of a picture belong to the white letters and which to their dark contour. */
async function readMasks(png: Buffer): Promise<Masks> {
  const context = createCanvas(frame.width, frame.height).getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, frame.width, frame.height);
  context.drawImage(await loadImage(png), 0, 0);
  const { data } = context.getImageData(0, 0, frame.width, frame.height);
  const greens = Array.from({ length: frame.width * frame.height }, (_, index) => data[index * 4 + 1]!);
  return { letters: greens.map((green) => green > 200), contour: greens.map((green) => green < 64) };
}

/** What two masks share, of all that either has. */
function overlap(one: boolean[], other: boolean[]): number {
  const count = (belongs: (index: number) => boolean) => one.filter((_, index) => belongs(index)).length;
  return count((index) => one[index]! && other[index]!) / count((index) => one[index]! || other[index]!);
}

test('the text in the preview covers the points that the rendered text covers', async ({ page, app }) => {
  const person = await app.api.signIn();
  await person.buy('starter');
  await page.setViewportSize(frame);
  await page.addInitScript(`localStorage.setItem('hookline.token', '${person.token}')`);
  await page.goto('/create/video/ugc');
  await chooseAvatar(page, 'Maya');
  await typeHook(page, text);
  await page.locator('svg[viewBox="0 0 720 1280"]').waitFor();
  await page.evaluate(`
    const overlay = document.querySelector('svg[viewBox="0 0 720 1280"]');
    document.body.replaceChildren(overlay);
    document.documentElement.style.background = document.body.style.background = '${ground}';
    overlay.style.cssText = 'position: fixed; inset: 0; width: 720px; height: 1280px';
    document.fonts.ready.then(() => undefined);
  `);
  const shown = await readMasks(await page.screenshot());
  const lines = layoutOverlay(text, frame);
  const rendered = await readMasks(await overlayPng(lines));
  expect(shown.letters.filter(Boolean).length).toBeGreaterThan(5_000);
  expect(overlap(shown.letters, rendered.letters)).toBeGreaterThan(0.9);
  expect(overlap(shown.contour, rendered.contour)).toBeGreaterThan(0.85);

  const low = await readMasks(
    await overlayPng(lines.map((line: OverlayLine) => ({ ...line, middleY: line.middleY + 2 }))),
  );
  expect(overlap(shown.letters, low.letters)).toBeLessThan(0.8);
});
