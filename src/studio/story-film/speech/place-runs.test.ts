import { expect, test } from 'vitest';
import { minSceneSeconds, placeRuns } from './place-runs.ts';

const pausesSeconds = 0.75;
const said = (seconds: number) => ({ startSeconds: 0.1, endSeconds: 0.1 + seconds, endsSentence: true });

test.each([0, 0.1, 0.3, 0.49, 0.51, 0.7, 0.9])(
  'eight scenes that end %s of a frame late last as long as speech and pauses, within 0.2 s',
  (share) => {
    const scenes = Array.from({ length: 8 }, (_, index) => (90 + index + share) / 30);
    const total = scenes.reduce((sum, seconds) => sum + placeRuns([said(seconds)]).durationSeconds, 0);
    const expected = scenes.reduce((sum, seconds) => sum + seconds + pausesSeconds, 0);
    expect(Math.abs(total - expected)).toBeLessThanOrEqual(0.2);
  },
);

test('runs start on whole frames after their pauses, and a short scene keeps its length', () => {
  const { starts, durationSeconds } = placeRuns([said(1.013), said(0.42)]);
  for (const seconds of [...starts, durationSeconds])
    expect(seconds * 30).toBeCloseTo(Math.round(seconds * 30), 6);
  expect(Math.abs(starts[1]! - (starts[0]! + 1.013 + 0.34))).toBeLessThanOrEqual(1 / 60 + 1e-9);
  expect(placeRuns([said(0.3)]).durationSeconds).toBe(minSceneSeconds);
});
