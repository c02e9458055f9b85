import { expect, test } from 'vitest';
import { lumaChange, sampleLuma, withoutRepeats } from './repeated-frames.ts';
import { openPicture, pictureBytes } from '../../raw-frames/picture.ts';

/** Changes between pictures of a moving person, at frame `at` of a clip with `rate` fps. */
const filmedAt = (rate: number) => {
  const sourceOf = (frame: number) => Math.floor((frame * rate) / 30 + 1e-6);
  return Array.from({ length: 90 }, (_, frame) =>
    frame > 0 && sourceOf(frame) !== sourceOf(frame - 1) ? 2 + 1.5 * Math.sin(frame / 4) : 0.05,
  );
};

test('keeps each frame of a clip with 24 or 25 fps once', () => {
  for (const [rate, count] of [
    [24, 72],
    [25, 75],
  ] as const) {
    const changes = filmedAt(rate);
    const kept = withoutRepeats(changes);
    expect(kept).toHaveLength(count);
    expect(kept.slice(1).every((frame) => changes[frame]! > 0.4)).toBe(true);
  }
});

test('does not change clips with 30 fps, clips that would run too fast, and clips with pauses or without motion', () => {
  const even = filmedAt(30);
  const paused = even.map((change, frame) => (frame > 30 && frame < 50 ? 0.02 : change));
  for (const changes of [
    even,
    filmedAt(20),
    filmedAt(15),
    paused,
    even.map(() => 0),
    filmedAt(25).slice(0, 20),
  ])
    expect(withoutRepeats(changes)).toHaveLength(changes.length);
});

test('the change between two pictures is their mean grey difference', () => {
  const grey = (value: number) => {
    const picture = openPicture(new Uint8Array(pictureBytes(24, 48)), 24, 48);
    picture.luma.fill(value);
    return sampleLuma(picture);
  };
  expect(lumaChange(grey(100), grey(100))).toBe(0);
  expect(lumaChange(grey(100), grey(103))).toBe(3);
});
