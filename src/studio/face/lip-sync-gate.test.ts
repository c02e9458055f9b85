import { expect, test } from 'vitest';
import { lipSyncLimits, measureLipSync, meetsLipSyncGate } from './lip-sync-gate.ts';
import type { MeasuredClip, MeasuredFrame } from './footage/measure-clip.ts';
import { sharpnessOf } from './mouth/mouth-patch.ts';
import { openPicture, pictureBytes, type Picture } from '../raw-frames/picture.ts';
import { restPose } from '../mouth/mouth-track.ts';

const size = 120;
const plan = {
  framesPerSecond: 30,
  poses: Array.from({ length: 60 }, (_, frame) => ({
    ...restPose,
    opening: Math.abs(Math.sin((frame * Math.PI) / 10)),
  })),
};
/** Mouth corners, nose and chin of a face that fills the picture. */
const landmarks = new Float32Array(468 * 2);
for (const [point, x, y] of [
  [61, 20, 60],
  [291, 100, 60],
  [2, 60, 20],
  [18, 60, 100],
] as const)
  landmarks.set([x, y], point * 2);

/** Skin with pores, box-blurred by a number of neighbours on each side. */
function drawSkin(blur: number): Picture {
  const picture = openPicture(new Uint8Array(pictureBytes(size, size)), size, size);
  const pores = Array.from({ length: size * size }, (_, at) => 120 + ((at * 7919) % 41) - 20);
  for (const at of pores.keys()) {
    const near = pores.slice(Math.max(0, at - blur), at + blur + 1);
    picture.luma[at] = near.reduce((sum, value) => sum + value, 0) / near.length;
  }
  return picture;
}

const still = { pose: { xx: 100, xy: 0, x0: 0, yx: 0, yy: 100, y0: 0 } };

/** `flicker` grey levels alternate every frame, in addition to speaking. */
function film(picture: Picture, flicker = 0): MeasuredClip {
  const sharpness = sharpnessOf(picture, landmarks);
  const frames = plan.poses.map(({ opening }, frame) => {
    const mouthPatch = Float32Array.from(
      { length: 64 },
      (_, at) => 100 + (at % 2) * (60 * opening + flicker * (frame % 2)),
    );
    return {
      openness: 0.3 * opening,
      sharpness,
      mouthPatch,
      ...still,
      lipGap: 0,
      seam: 3,
      pictureChange: 1,
    } as MeasuredFrame;
  });
  return { frames, otherFaces: 0 };
}

test('a result as sharp and steady as its template passes', () => {
  const figures = measureLipSync(film(drawSkin(0)), plan, film(drawSkin(0)));
  expect(figures).toMatchObject({ detail: 1, popping: 1, lagFrames: 0 });
  expect(meetsLipSyncGate(figures)).toBe(true);
});

test('a blurred mouth fails, even if it moves as planned', () => {
  const figures = measureLipSync(film(drawSkin(1)), plan, film(drawSkin(0)));
  expect(figures.detail).toBeLessThan(lipSyncLimits.detail);
  expect(figures.correlation).toBeGreaterThan(0.99);
  expect(meetsLipSyncGate(figures)).toBe(false);
});

test('a flickering mouth fails, even if it is sharp', () => {
  const figures = measureLipSync(film(drawSkin(0), 20), plan, film(drawSkin(0)));
  expect(figures.popping).toBeGreaterThan(lipSyncLimits.popping);
  expect(figures.detail).toBe(1);
  expect(meetsLipSyncGate(figures)).toBe(false);
});

test('frames duplicated by a rate conversion do not make a template steadier', () => {
  const calm = film(drawSkin(0));
  const doubled = calm.frames.flatMap((frame, at) =>
    at % 5 === 4 ? [frame, { ...frame!, pictureChange: 0.02 }] : [frame],
  );
  const figures = measureLipSync(calm, plan, { frames: doubled, otherFaces: 0 });
  expect(figures.popping).toBeCloseTo(1);
});

test('a seam around the mouth fails, a seam of the template does not', () => {
  const seamed = film(drawSkin(0));
  for (const frame of seamed.frames) frame!.seam = 5;
  const figures = measureLipSync(seamed, plan, film(drawSkin(0)));
  expect(figures.seam).toBeGreaterThan(lipSyncLimits.seam);
  expect(meetsLipSyncGate(figures)).toBe(false);
  expect(meetsLipSyncGate(measureLipSync(seamed, plan, seamed))).toBe(true);
});

test('a jerk where the clip reverses fails, reversing at a slow point passes', () => {
  const swaying = (placeAt: (frame: number) => number) => {
    const clip = film(drawSkin(0));
    clip.frames = clip.frames.map((frame, at) => ({ ...frame!, pose: { ...still.pose, x0: placeAt(at) } }));
    return clip;
  };
  const sway = (frame: number) => 30 * Math.sin(frame / 9);
  const turnAt = (turn: number) => (frame: number) => sway(frame <= turn ? frame : 2 * turn - frame);
  const source = swaying(sway);
  const jerked = measureLipSync(swaying(turnAt(28)), plan, source, [28]);
  expect(jerked.turning).toBeGreaterThan(4);
  expect(meetsLipSyncGate(jerked)).toBe(false);
  const gentle = measureLipSync(swaying(turnAt(43)), plan, source, [43]);
  expect(meetsLipSyncGate(gentle), JSON.stringify(gentle)).toBe(true);
  expect(measureLipSync(swaying(turnAt(28)), plan, source).turning).toBeNull();
});
