import { expect, test } from 'vitest';
import { testFolder } from '../../ffmpeg/test-media.ts';
import { normaliseAndAnalyseFootage } from './normalise-and-analyse-footage.ts';
import { footageWarningTexts, judgeFootage } from './judge-footage.ts';
import type { MeasuredFrame } from './measure-clip.ts';
import { babble, filmTalker } from '../test-talker.ts';

const inFolder = await testFolder();

const usual = {
  openness: 0,
  brightness: 120,
  sharpness: 3,
  eyeDistancePixels: 140,
  yawDegrees: 4,
} as MeasuredFrame;

const talking = (change: Partial<MeasuredFrame> = {}, count = 150): MeasuredFrame[] =>
  Array.from({ length: count }, (_, frame) => ({
    ...usual,
    openness: 0.25 * Math.abs(Math.sin(frame / 3)),
    ...change,
  }));

const judge = (frames: MeasuredFrame[], { otherFaces = 0, lost = 0, seconds = frames.length / 30 } = {}) =>
  judgeFootage(
    { frames: [...frames, ...Array.from({ length: lost }, () => null)], otherFaces },
    frames,
    seconds,
  );

test('a clear clip of somebody who talks scores 5 without a warning, as it was seen to earn', () => {
  expect(judge(talking())).toEqual({ kind: 'talking', score: 5, warnings: [] });
});

test.each([
  ['face-turned', judge(talking({ yawDegrees: -26 }))],
  ['face-too-small', judge(talking({ eyeDistancePixels: 60 }))],
  ['too-dark', judge(talking({ brightness: 30 }))],
  ['blurred', judge(talking({ sharpness: 0.7 }))],
  ['mouth-unclear', judge(talking({ isMouthUnclear: true }))],
  ['several-faces', judge(talking(), { otherFaces: 1 })],
  ['face-leaves-frame', judge(talking(), { lost: 20 })],
  ['too-short', judge(talking({}, 60))],
  ['too-long', judge(talking(), { seconds: 40 })],
  ['mouth-stays-shut', judge(talking({ openness: 0.01 }))],
  ['mouth-covered', judge([...talking(), ...talking({ brightness: 60 }, 20)])],
] as const)('%s is reported in plain words', (code, { warnings, score }) => {
  expect(warnings).toEqual([code]);
  expect(footageWarningTexts[code]).toMatch(/^[A-Z].*\.$/);
  expect(score).toBeLessThanOrEqual(5);
});

test('a barely visible face does not count', () => {
  expect(judge(talking({}, 10))).toMatchObject({ kind: 'no-face', score: 0 });
});

test('detects a turned head', { timeout: 180_000 }, async () => {
  const videoPath = await filmTalker(inFolder('turned.mp4'), { mouth: babble(16), yaw: 3 });
  const outputPath = inFolder('turned-house.mp4');
  const { analysis } = await normaliseAndAnalyseFootage({ videoPath, outputPath, workFolder: inFolder('.') });
  expect(analysis.verdict.warnings).toContain('face-turned');
});
