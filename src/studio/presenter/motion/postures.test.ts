import { expect, test } from 'vitest';
import { forearmAngle, projectedForearmLength, wrapAngle, type ArmPose } from '../arms/arm-pose.ts';
import { handReach } from '../arms/keep-in-frame.ts';
import { feelings, type Feeling } from './feelings.ts';
import { planArms } from './plan-arms.ts';
import { fallSeconds, riseSeconds, type PlannedGesture } from './plan-gestures.ts';
import { postureOf } from './postures.ts';

const rate = 30;
const rise = riseSeconds * rate;
const strong = ['excited', 'surprised', 'sad', 'annoyed', 'worried', 'doubtful', 'proud', 'tender'] as const;

test('no two strong feelings have the same posture, and none has the clasped hands of a calm one', () => {
  const postures = [...strong, 'neutral' as const].map(postureOf);
  for (const [index, one] of postures.entries())
    for (const other of postures.slice(index + 1)) {
      const apart = (side: 'near' | 'far') =>
        Math.hypot(one[side].wrist[0] - other[side].wrist[0], one[side].wrist[1] - other[side].wrist[1]);
      expect(apart('near') + apart('far') + (one.near.hand === other.near.hand ? 0 : 200)).toBeGreaterThan(
        150,
      );
    }
  expect(postureOf('happy')).toBe(postureOf('neutral'));
});

test('pride has the hands at the hips and the elbows out; grief lets the arms hang', () => {
  const { near: proud } = postureOf('proud');
  // The flank of the trunk is at 235.
  expect(Math.min(...handReach(proud).map(([x]) => x))).toBeLessThan(235);
  expect(proud.wrist[0]).toBeGreaterThan(235);
  expect(proud.elbow[0] - proud.wrist[0]).toBeGreaterThan(60);
  const { near: sad, far } = postureOf('sad');
  for (const arm of [sad, far]) expect(Math.abs(wrapAngle(forearmAngle(arm) - Math.PI))).toBeLessThan(0.2);
});

/** Both arms from one gesture to the next, with a rest of a second in between. */
function armsBetween(gesture: PlannedGesture['gesture'], feeling: Feeling): ArmPose[][] {
  const planned: PlannedGesture[] = [
    { gesture, start: 10, up: 10 + rise, end: 40 },
    { gesture: 'stop', start: 40 + (fallSeconds + 1) * rate, up: 70 + fallSeconds * rate + rise, end: 120 },
  ];
  const still = Array.from({ length: 150 }, () => 0);
  const poses = planArms(planned, still, rate, () => feeling);
  return [poses.map(({ near }) => near), poses.map(({ far }) => far)];
}

test.each(feelings)(
  '%s: arms fall from gestures into the posture and rise from it without a jump',
  (feeling) => {
    for (const gesture of ['beat', 'palms-up', 'heart', 'down', 'thinking', 'shrug'] as const)
      for (const arm of armsBetween(gesture, feeling)) {
        const steps = arm
          .slice(1)
          .map(({ wrist: [x, y] }, index) => Math.hypot(x - arm[index]!.wrist[0], y - arm[index]!.wrist[1]));
        expect(Math.max(...steps), gesture).toBeLessThan(125);
        expect(Math.min(...arm.map(projectedForearmLength)), gesture).toBeGreaterThan(95);
      }
  },
);

test('the arms keep the posture of the feeling between two gestures', () => {
  const [near] = armsBetween('beat', 'proud');
  const [x, y] = postureOf('proud').near.wrist;
  for (const { wrist } of near!.slice(40 + fallSeconds * rate, 40 + (fallSeconds + 1) * rate))
    expect(Math.hypot(wrist[0] - x, wrist[1] - y)).toBeLessThan(6);
  const [calm] = armsBetween('beat', 'neutral');
  expect(calm![40 + (fallSeconds + 0.5) * rate]!.wrist[0]).toBeLessThan(x - 80);
});
