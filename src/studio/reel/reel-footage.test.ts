import { beforeAll, expect, it } from 'vitest';
import { makeMedia, testFolder } from '../ffmpeg/test-media.ts';
import { reelStyles } from './reel-plan.ts';
import { contrastBehind, letterMask, settledTexts, withoutLetters } from './test-pixels.ts';
import { testReel } from './test-reels.ts';

/** Footage that is hard to read on, a second each: white, black, fine coloured noise, broad black and white stripes. */
const hardSources = [
  'color=white:s=360x640:r=30:d=1',
  'color=black:s=360x640:r=30:d=1',
  'color=gray:s=360x640:r=30:d=1,noise=alls=100:allf=t',
  "color=black:s=360x640:r=30:d=1,geq=lum='255*gt(mod(Y\\,80)\\,40)':cb=128:cr=128",
];

const at = await testFolder();
const path = at('reference.mp4');
beforeAll(async () => {
  const join = `concat=n=${hardSources.length}:v=1:a=0,format=yuv420p`;
  await makeMedia(path, hardSources, ['-filter_complex', join, '-preset', 'ultrafast']);
});

/** The lowest contrast of any still text with the footage behind it, in moments spread over the film. */
async function minContrast(style: (typeof reelStyles)[number], fill?: string): Promise<number> {
  const film = testReel(style, '9:16', {
    reference: {
      path,
      durationSeconds: hardSources.length,
      shots: [1, 2, 3],
      width: 360,
      height: 640,
    },
  });
  const ratios: number[] = [];
  for (const frame of [200, 260]) {
    const behind = await withoutLetters(film, frame);
    for (const layer of settledTexts(film, frame)) {
      const mask = await letterMask(film, layer, frame);
      ratios.push(contrastBehind(mask, behind, fill ?? (layer.style.fill as string)));
    }
  }
  expect(ratios.length).toBeGreaterThan(0);
  return Math.min(...ratios);
}

it.each(reelStyles)(
  '%s: texts have a contrast of 4.5 over white, black, noisy and striped footage',
  async (style) => {
    expect(await minContrast(style)).toBeGreaterThanOrEqual(4.5);
  },
);

it('the check detects mid-grey letters over the same footage', async () => {
  expect(await minContrast('cinematic', '#808080')).toBeLessThan(4.5);
});
