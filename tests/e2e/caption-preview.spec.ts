import { createCanvas, loadImage, type Canvas, type Image } from '@napi-rs/canvas';
import { expect, type Page } from '@playwright/test';
import { captionMoment, stillSecondsOf } from '#contract/word-captions/caption-moment.ts';
import { captionStyles, captionWeight, type CaptionStyle } from '#contract/word-captions/caption-styles.ts';
import { estimateCaptions } from '#contract/word-captions/estimate-captions.ts';
import { drawCaptions } from '#contract/word-captions/draw-captions.ts';
import { layOutCaptions } from '#contract/word-captions/lay-out-captions.ts';
import { setCaptionFont } from '#studio/captions/caption-strip.ts';
import { test } from './app-test.ts';
import { chromiumOptions } from './chromium.ts';
import { chooseAvatar, typeHook } from './steps/create-video.ts';
import { overlayTexts } from './steps/overlay-texts.ts';
import { signIn } from './steps/open-creator.ts';

const frame = { width: 720, height: 1280 };
const ground = '#8c8c8c';
/** A larger step is visible as a different brightness; a smaller one is only different antialiasing. */
const visibleStep = 96;

const styleNames: Record<CaptionStyle, string> = {
  pop: 'Pop',
  karaoke: 'Karaoke',
  boxed: 'Boxed',
  typewriter: 'Typewriter',
};

type Box = { left: number; right: number; top: number; bottom: number };

function readLuma(picture: Image | Canvas): Uint8Array {
  const context = createCanvas(frame.width, frame.height).getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, frame.width, frame.height);
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, frame.width, frame.height);
  const luma = new Uint8Array(frame.width * frame.height);
  for (let index = 0; index < luma.length; index += 1) luma[index] = data[index * 4 + 1]!;
  return luma;
}

/** The renderer's frame at the still moment, moved down by `drop` pixels, and the box of its captions. */
function render(text: string, style: CaptionStyle, drop = 0) {
  const canvas = createCanvas(frame.width, frame.height);
  const pen = canvas.getContext('2d');
  const desk = {
    pen,
    setFont: (font: object) => setCaptionFont(pen, { size: 40, scripts: [], ...font, weight: captionWeight }),
  };
  const plan = layOutCaptions(desk, { ...estimateCaptions(text, 'natural', 1), style, frame });
  const moment = captionMoment(plan, stillSecondsOf(plan))!;
  pen.translate(0, drop);
  drawCaptions(desk, plan, moment);
  return { luma: readLuma(canvas), box: plan.groups[moment.group]! };
}

function difference(one: Uint8Array, other: Uint8Array, box: Box): number {
  let different = 0;
  const [left, right] = [Math.floor(box.left), Math.ceil(box.right)];
  const [top, bottom] = [Math.floor(box.top), Math.ceil(box.bottom)];
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) {
      const index = row * frame.width + column;
      if (Math.abs(one[index]! - other[index]!) > visibleStep) different += 1;
    }
  return different / ((right - left) * (bottom - top));
}

const preview = (page: Page) => page.locator('canvas[height="1280"]');

/** The pixels of the preview's own canvas. */
async function shoot(page: Page): Promise<Uint8Array> {
  const url = await preview(page).evaluate((canvas) =>
    (canvas as unknown as { toDataURL: () => string }).toDataURL(),
  );
  return readLuma(await loadImage(Buffer.from(url.split(',')[1]!, 'base64')));
}

test.use({ launchOptions: chromiumOptions, viewport: frame, contextOptions: { reducedMotion: 'reduce' } });

test('the preview of word captions matches the rendering, for 30 texts, every third of them in four styles @creator-008', async ({
  page,
  app,
}) => {
  const person = await app.api.signIn();
  await person.buy('starter');
  await signIn(page, person);
  await page.goto('/create/video/ugc');
  await chooseAvatar(page, 'Maya');
  await page.getByRole('radio', { name: 'Word captions' }).check();
  const worst = { share: 0, of: '' };
  for (const style of captionStyles) {
    await page.getByRole('radio', { name: styleNames[style] }).click();
    for (const [index, text] of overlayTexts.entries()) {
      // The other styles differ in size, case and colors, which a sample of the texts shows.
      if (style !== captionStyles[0] && index % 3 > 0) continue;
      await typeHook(page, text);
      const { luma, box } = render(text, style);
      let shown = luma;
      let share = 1;
      const compare = async () => {
        shown = await shoot(page);
        share = difference(luma, shown, box);
        return share;
      };
      // Fonts that are still loading appear in a later frame.
      await expect.poll(compare, { message: `${style}: ${text}` }).toBeLessThan(0.02);
      if (share > worst.share) Object.assign(worst, { share, of: `${style}: ${text}` });
      // The negative control is slow, so it runs for every sixth text only.
      if (index % 6 > 0) continue;
      expect(difference(render(text, style, 3).luma, shown, box), `${text}, lower`).toBeGreaterThan(0.02);
    }
  }
  test.info().annotations.push({ type: 'worst', description: `${worst.share} ${worst.of}` });
});
