import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { layoutOverlay, type OverlayLine, type OverlayPlace } from '#contract/overlay-lines.ts';
import { overlayPng } from '#studio/captions/overlay-image.ts';
import type { RunningApp } from '../helpers/running-app.ts';
import { makeClip } from '../helpers/sample-media.ts';
import { test } from './app-test.ts';
import { chromiumOptions } from './chromium.ts';
import { chooseAvatar, chooseFile, typeHook } from './steps/create-video.ts';
import { openCreator, signInWithCredits } from './steps/open-creator.ts';
import { openUploadStep } from './steps/open-upload-step.ts';
import { overlayTexts } from './steps/overlay-texts.ts';

const frame = { width: 720, height: 1280 };
const ground = '#8c8c8c';
/** A larger step is visible as a different brightness; a smaller one is only different antialiasing. */
const visibleStep = 96;

const textsInOtherFaces = [
  'Save 50% 🔥 now! ❤️ 👩🏽‍💻',
  'שלום עולם! 50% הנחה',
  'مرحبا بالعالم! خصم 50%',
  'हिन्दी में वीडियो',
  'ทำวิดีโอ วันนี้',
  '今日から始める新しい動画広告を、「今」作る！',
  '别滑了！这个产品改变了我的生活。 ★ →',
  '지금 바로 시작하세요! 할인 ✅',
];

/** Luma of every pixel of a picture drawn on the background colour. */
async function readLuma(png: Buffer): Promise<Uint8Array> {
  const context = createCanvas(frame.width, frame.height).getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, frame.width, frame.height);
  context.drawImage(await loadImage(png), 0, 0);
  const { data } = context.getImageData(0, 0, frame.width, frame.height);
  const luma = new Uint8Array(frame.width * frame.height);
  for (let index = 0; index < luma.length; index += 1) luma[index] = data[index * 4 + 1]!;
  return luma;
}

/** The share of visibly different pixels in the bounding box of the rendered text, 0 to 1. */
function difference(rendered: Uint8Array, shown: Uint8Array): number {
  let [left, right, top, bottom] = [frame.width, 0, frame.height, 0];
  for (const [index, luma] of rendered.entries()) {
    if (luma <= 200) continue;
    const [column, row] = [index % frame.width, Math.floor(index / frame.width)];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
  }
  let different = 0;
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const index = row * frame.width + column;
      if (Math.abs(rendered[index]! - shown[index]!) > visibleStep) different += 1;
    }
  return different / ((right - left + 1) * (bottom - top + 1));
}

/** A screenshot of the preview's overlay alone, in the renderer's size. */
async function shoot(page: Page): Promise<Buffer> {
  await page.evaluate(`
    const overlay = document.querySelector('svg[viewBox="0 0 720 1280"]');
    const copy = overlay.cloneNode(true);
    copy.id = 'copy';
    copy.style.cssText = 'position: fixed; inset: 0; z-index: 9999; width: 720px; height: 1280px; background: ${ground}';
    document.getElementById('copy')?.remove();
    document.body.append(copy);
    document.fonts.ready.then(() => undefined);
  `);
  return page.screenshot({ clip: { x: 0, y: 0, ...frame } });
}

async function compare(
  page: Page,
  place: OverlayPlace,
  texts: string[],
  write: (text: string) => Promise<void>,
): Promise<void> {
  for (const [index, text] of texts.entries()) {
    await write(text);
    const lines = layoutOverlay(text, frame, place);
    await expect(page.locator('svg[viewBox="0 0 720 1280"]').first()).toContainText(lines.at(-1)!.text);
    const shown = await readLuma(await shoot(page));
    await page.evaluate(`document.getElementById('copy').remove()`);
    const rendered = await readLuma(await overlayPng(lines));
    expect(difference(rendered, shown), text).toBeLessThan(0.02);
    // The negative control is slow, so it runs for every sixth text only.
    if (index % 6 > 0) continue;
    const low = lines.map((line: OverlayLine) => ({ ...line, middleY: line.middleY + 2 }));
    expect(
      difference(await readLuma(await overlayPng(low)), shown),
      `${text}, 2 points lower`,
    ).toBeGreaterThan(0.02);
  }
}

/** A browser that draws letters as those of users do, beside that of the other stories, whose app this file shares. */
let drawing: Browser;
test.beforeAll(async () => {
  drawing = await chromium.launch(chromiumOptions);
});
test.afterAll(() => drawing.close());

const openPage = (app: RunningApp): Promise<Page> => drawing.newPage({ baseURL: app.url, viewport: frame });

test('the preview of the text above a presenter matches the rendering, for 30 texts @creator-014', async ({
  app,
}) => {
  const page = await openPage(app);
  await signInWithCredits(page, app, 'starter');
  await openCreator(page);
  await chooseAvatar(page, 'Maya');
  await compare(page, 'top', overlayTexts, (text) => typeHook(page, text));

  await test.step('so does that of emoji and other scripts', async () => {
    for (const text of textsInOtherFaces) {
      await typeHook(page, text);
      // With mixed fonts in a line the renderer's baseline may be up to one pixel lower.
      const rendered = await Promise.all(
        [0, 0.5, 1].map(async (points) => {
          const lines = layoutOverlay(text, frame);
          const raised = lines.map((line) => ({ ...line, middleY: line.middleY - points }));
          return readLuma(await overlayPng(raised));
        }),
      );
      const readDifference = async (): Promise<number> => {
        const shown = await readLuma(await shoot(page));
        return Math.min(...rendered.map((one) => difference(one, shown)));
      };
      // Complex glyphs have more edges whose antialiasing differs.
      await expect.poll(readDifference, { message: text }).toBeLessThan(0.03);
      await page.evaluate(`document.getElementById('copy').remove()`);
    }
  });
  await page.close();
});

test('the preview of the text on a product clip matches the rendering, for ten texts', async ({
  app,
  hookOwner,
  folder,
}) => {
  const page = await openPage(app);
  await openUploadStep(page, hookOwner);
  await chooseFile(page, await makeClip(path.join(folder, 'clip.mp4'), { seconds: 5, size: '320x240' }));
  const field = page.getByRole('textbox', { name: 'Text on your clip' });
  await compare(page, 'bottom', overlayTexts.slice(0, 10), (text) => field.fill(text));
  await page.close();
});
