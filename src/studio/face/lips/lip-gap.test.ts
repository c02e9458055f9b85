import { expect, test } from 'vitest';
import { openPicture, pictureBytes, type Picture } from '../../raw-frames/picture.ts';
import { measureLipGap } from './lip-gap.ts';
import { lipSyncLimits, measureLipSync, meetsLipSyncGate } from '../lip-sync-gate.ts';
import type { MeasuredClip, MeasuredFrame } from '../footage/measure-clip.ts';
import { restPose } from '../../mouth/mouth-track.ts';
import { toFace } from '../landmarks/pose.ts';

type Colour = readonly [luma: number, cb: number, cr: number];
const skin: Colour = [140, 112, 148];
const lips: Colour = [105, 118, 162];
const line: Colour = [55, 122, 156];
const tooth: Colour = [165, 122, 134];
const dark: Colour = [35, 126, 140];

const pose = { xx: 160, xy: 0, x0: 180, yx: 0, yy: 160, y0: 40 };
const [top, bottom] = [0.95, 1.25];

/** A mouth with a gap of `gap` eye distances that the mesh reports as closed, with content in the gap. */
function drawMouth(gap: number, between: Colour, light = 1): Picture {
  const bytes = new Uint8Array(pictureBytes(360, 360));
  const picture = openPicture(bytes, 360, 360);
  const colourAt = (x: number, y: number): Colour => {
    const [u, v] = toFace(pose, x, y);
    if (Math.abs(u) > 0.35 || v < top || v > bottom) return skin;
    const away = Math.abs(v - 1.09);
    if (away < gap / 2) return between;
    return away < gap / 2 + 0.012 ? line : lips;
  };
  for (let y = 0; y < 360; y += 1) {
    for (let x = 0; x < 360; x += 1) {
      const [luma, cb, cr] = colourAt(x + 0.5, y + 0.5);
      picture.luma[y * 360 + x] = luma * light;
      const half = (y >> 1) * 180 + (x >> 1);
      picture.cb[half] = 128 + (cb - 128) * light;
      picture.cr[half] = 128 + (cr - 128) * light;
    }
  }
  return picture;
}

const look = (picture: Picture, openness = 0) =>
  measureLipGap(picture, pose, { centreU: 0, halfWidth: 0.35, top, bottom, openness });

test.each([1, 0.55])('lips that meet in a dark line are closed, at a brightness of %s', (light) => {
  expect(look(drawMouth(0, line, light))).toBeLessThan(0.8);
});

test.each([1, 0.55])(
  'detects teeth between lips that the mesh reports as closed, at a brightness of %s',
  (light) => {
    expect(look(drawMouth(0.06, tooth, light))).toBeGreaterThan(1);
  },
);

test('detects the dark of a mouth without visible teeth', () => {
  expect(look(drawMouth(0.1, dark))).toBeGreaterThan(1);
  expect(look(drawMouth(0.1, [35, 118, 162]))).toBeGreaterThan(1);
});

test('a result with teeth in closures fails, even if its mesh closes as planned', () => {
  const shut = drawMouth(0, line);
  const toothy = drawMouth(0.06, tooth);
  const isClosure = (frame: number) => frame % 10 === 0;
  const plan = {
    framesPerSecond: 30,
    poses: Array.from({ length: 80 }, (_, frame) => ({
      ...restPose,
      opening: Math.abs(Math.sin((frame * Math.PI) / 10)),
      press: isClosure(frame) ? 1 : 0,
    })),
  };
  const film = (closure: Picture): MeasuredClip => ({
    otherFaces: 0,
    frames: plan.poses.map(({ opening }, frame) => {
      const openness = 0.3 * opening;
      return { openness, lipGap: isClosure(frame) ? look(closure) : 2 } as MeasuredFrame;
    }),
  });
  const clean = measureLipSync(film(shut), plan, null);
  expect(clean).toMatchObject({ closuresHit: 1, closuresShut: 1 });
  expect(meetsLipSyncGate(clean)).toBe(true);
  const failed = measureLipSync(film(toothy), plan, null);
  expect(failed).toMatchObject({ closuresHit: 1, closuresShut: 0 });
  expect(meetsLipSyncGate(failed)).toBe(false);
  expect(lipSyncLimits.closuresShut).toBeGreaterThanOrEqual(0.9);
});
