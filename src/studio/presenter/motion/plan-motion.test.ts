import { describe, expect, test } from 'vitest';
import { restPose, type MouthTrack } from '../../mouth/mouth-track.ts';
import { planEyes } from './plan-eyes.ts';
import { planMotion } from './plan-motion.ts';
import { framings } from './plan-shots.ts';
import { findStresses } from './stresses.ts';

/** Syllables of equal length; the listed ones are louder. */
function speaking(seconds: number, strongAt: readonly number[]): MouthTrack {
  const poses = Array.from({ length: seconds * 30 }, (_, frame) => {
    const syllable = Math.max(0, Math.sin((frame / 30) * Math.PI * 8)) * 0.35;
    const strong = Math.max(0, ...strongAt.map((at) => 1 - Math.abs(frame / 30 - at) / 0.12));
    return { ...restPose, opening: Math.max(syllable, strong) };
  });
  return { framesPerSecond: 30, poses };
}

const track = speaking(6, [1, 2.5, 4]);

test('motion is reproducible for a seed and differs between seeds', () => {
  expect(planMotion(track, 5)).toEqual(planMotion(track, 5));
  expect(planMotion(track, 6)).not.toEqual(planMotion(track, 5));
});

test('finds strong syllables at their positions', () => {
  const strongest = findStresses(track).filter(({ strength }) => strength > 0.8);
  expect(strongest.map(({ frame }) => frame / 30)).toEqual([1, 2.5, 4]);
});

test('the head nods on strong syllables', () => {
  const still = planMotion(speaking(6, []), 5);
  const moved = planMotion(track, 5);
  for (const at of [1, 2.5, 4]) {
    const nod = Math.max(
      ...[0, 3, 6, 9].map((later) => moved[at * 30 + later]!.headY - still[at * 30 + later]!.headY),
    );
    expect(nod).toBeGreaterThan(2);
  }
});

test('the hand rises on strong words and rests in between', () => {
  const raised = planMotion(track, 5).map((pose) => pose.arms.raise);
  expect(Math.max(...raised)).toBe(1);
  expect(raised.filter((value) => value === 0).length).toBeGreaterThan(30);
  expect(raised.at(-1)).toBe(0);
});

test('a silent presenter still breathes and blinks', () => {
  const poses = planMotion({ framesPerSecond: 30, poses: Array.from({ length: 240 }, () => restPose) }, 5);
  expect(Math.max(...poses.map((pose) => pose.eyes.blink))).toBe(1);
  expect(new Set(poses.map((pose) => pose.bodyY.toFixed(2))).size).toBeGreaterThan(40);
});

test('the eyes are open and on the viewer before the cut, for any seed', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const last = planEyes(track, seed, []).slice(-9);
    expect(Math.max(...last.map(({ blink }) => blink))).toBe(0);
    expect(Math.abs(last.at(-1)!.gazeX)).toBeLessThan(1.5);
  }
});

test('the head moves less than four pixels between frames', () => {
  const poses = planMotion(track, 5);
  for (let frame = 1; frame < poses.length; frame += 1) {
    expect(
      Math.hypot(
        poses[frame]!.headX - poses[frame - 1]!.headX,
        poses[frame]!.headY - poses[frame - 1]!.headY,
      ),
    ).toBeLessThan(4);
  }
});

test('hands that are held out on both sides of the body are shown in a wide shot', () => {
  const words = 'Nobody knows why it works. But one thing is clear to everyone here.'
    .split(' ')
    .map((word, index) => ({ word, startSeconds: 0.2 + index * 0.42, endSeconds: 0.55 + index * 0.42 }));
  const poses = planMotion(track, 5, 'casual', words);
  const open = poses.filter(({ arms }) => arms.isPair && arms.raise === 1);
  expect(open.length).toBeGreaterThan(8);
  for (const { shot } of open) expect(shot!.zoom).toBeLessThan(framings.medium * 0.9);
  expect(poses.some(({ shot }) => shot!.zoom >= framings.medium)).toBe(true);
});

describe('hook styles', () => {
  const styles = ['minimalist', 'professional', 'casual', 'energetic'] as const;
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const raisesOf = (style: (typeof styles)[number]) =>
    planMotion(speaking(20, [1, 2.5, 4, 5.5, 7, 8.5, 10, 11.5, 13, 14.5, 16, 17.5]), 5, style)
      .map(({ arms }) => arms.raise)
      .filter((raise, frame, all) => {
        const before = all[frame - 1] ?? 0;
        return raise > before && before <= (all[frame - 2] ?? 0);
      }).length;

  test('livelier styles move the head more; casual equals no style', () => {
    expect(planMotion(track, 5, 'casual')).toEqual(planMotion(track, 5));
    const turns = styles.map((style) => spread(planMotion(track, 5, style).map(({ yaw }) => yaw)));
    expect(turns).toEqual(turns.toSorted((one, other) => one - other));
    expect(new Set(turns).size).toBe(styles.length);
  });

  test('livelier styles raise the hand more often, minimalist never @constants-003', () => {
    const [minimalist, professional, casual, energetic] = styles.map(raisesOf);
    expect(minimalist).toBe(0);
    expect(professional).toBeGreaterThan(0);
    expect(casual).toBeGreaterThan(professional!);
    expect(energetic).toBeGreaterThan(casual!);
  });

  test.each(styles)('%s motion has no jumps', (style) => {
    const poses = planMotion(track, 5, style);
    const steps = poses
      .slice(1)
      .map((pose, index) => Math.hypot(pose.headX - poses[index]!.headX, pose.headY - poses[index]!.headY));
    expect(Math.max(...steps)).toBeLessThan(4);
  });
});
