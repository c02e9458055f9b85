import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { restPose } from '../mouth/mouth-track.ts';
import { gesturePoses } from './arms/gestures.ts';
import { riseShare } from './draw-trunk.ts';
import { enterHead, enterTrunk, trunkShare } from './head-space.ts';
import type { FramePose } from './motion/frame-pose.ts';
import { planMotion } from './motion/plan-motion.ts';
import { framings } from './motion/plan-shots.ts';
import { getPerson } from './people/people.ts';
import { openPresenterStage } from './presenter-stage.ts';

const person = getPerson('kai');
const [planned] = planMotion({ framesPerSecond: 30, poses: [restPose] }, 1);
const still: FramePose = { ...planned!, shot: { zoom: framings.wide } };

/** The upper edge of the figure `x` pixels beside the middle, as the first row that a colour of the clothes differs from the room. */
async function shoulderTops(shoulders: number): Promise<(x: number) => number> {
  const { canvas, show } = await openPresenterStage('kai', []);
  const read = (pose: FramePose): Uint8ClampedArray => {
    show(pose);
    return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const empty = read({ ...still, bodyY: 4000 });
  const seen = read({ ...still, arms: { ...still.arms, shoulders } });
  return (x) => {
    for (let y = 300; y < canvas.height; y += 1) {
      const at = (y * canvas.width + 360 + x) * 4;
      const apart = [0, 1, 2].reduce((sum, part) => sum + Math.abs(seen[at + part]! - empty[at + part]!), 0);
      if (apart > 60) return y;
    }
    return canvas.height;
  };
}

test('a shrug raises the shoulders far above the place where the neck ends', async () => {
  const [low, raised] = [await shoulderTops(0), await shoulderTops(gesturePoses.shrug.shoulders)];
  for (const x of [-160, 160]) expect(low(x) - raised(x), `at ${x}`).toBeGreaterThan(36);
});

test('the line of the shoulders has no steps: it rises evenly from the neck', () => {
  const shares = Array.from({ length: 61 }, (_, index) => riseShare(index * 5));
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
  for (const [index, share] of shares.slice(1).entries()) {
    expect(share).toBeGreaterThanOrEqual(shares[index]!);
    expect(share - shares[index]!).toBeLessThan(0.06);
  }
});

/** The position of a point in the picture, and the angle there. */
function placed(enter: typeof enterHead, pose: FramePose) {
  const context = createCanvas(1, 1).getContext('2d');
  enter(context, person, pose);
  const { a, b, e } = context.getTransform();
  return { angle: Math.atan2(b, a), x: e };
}

test('a head never leans alone: the trunk takes a part of its angle and moves to the same side', () => {
  const leaning = { ...still, tilt: 0.17, torsoLean: 0.17 };
  const upright = { ...still, tilt: 0, torsoLean: 0 };
  const [head, trunk] = [enterHead, enterTrunk].map(
    (enter) => placed(enter, leaning).angle - placed(enter, upright).angle,
  );
  expect(head).toBeCloseTo(0.17);
  expect(trunk).toBeCloseTo(0.17 * trunkShare);
  const alone = { ...leaning, torsoLean: 0 };
  expect(placed(enterHead, leaning).x - placed(enterHead, alone).x).toBeGreaterThan(20);
});
