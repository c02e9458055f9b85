import { expect, test } from 'vitest';
import { evenLipTones, readLipTones, type LipTones } from './lip-tones.ts';
import { drawMouth, lipPaint, meshTop, thickness, toothPaint } from '../test-mouth.ts';

test('measures lips relative to the skin, without teeth that the mesh includes', () => {
  const { crop, face } = drawMouth(0.1, [
    { from: -0.6, to: -thickness - 0.02, paint: { luma: 140, cr: 145 } },
    { from: 0, to: 0.15, paint: toothPaint },
  ]);
  // Skin is sampled above the mouth only.
  for (const at of face.shape.keys())
    if (face.shape[at] === 0 && at % 2 === 1) face.shape[at] = meshTop - 0.4;
  const { upper, lower, skin } = readLipTones(crop, face);
  expect(skin[2]).toBeCloseTo(145, 0);
  expect(upper[2]).toBeCloseTo(lipPaint.cr - 145, 0);
  expect(lower[2]).toBeCloseTo(lipPaint.cr - 145, 0);
});

const tone = (luma: number, red: number): LipTones => ({
  upper: [luma, -5, red],
  lower: [luma, -5, red],
  skin: [130, 110, 140],
});

test('lips of a different red get the usual red and keep part of their brightness', () => {
  const clip = Array.from({ length: 9 }, (_, at) => (at === 4 ? tone(10, 26) : tone(-10, 16)));
  const own = Array.from({ length: 9 }, () => tone(10, 26));
  const [change] = evenLipTones(
    clip,
    own,
    own.map(() => false),
  );
  expect(change!.lower[2]).toBeLessThan(-8);
  expect(change!.lower[0]).toBeCloseTo(-10);
  const [closed] = evenLipTones(
    clip,
    own,
    own.map(() => true),
  );
  expect(closed!.lower[2]).toBeCloseTo(change!.lower[2]!);
  expect(Math.abs(closed!.lower[0]!)).toBeLessThan(Math.abs(change!.lower[0]!));
});

test('lips with the usual red do not change', () => {
  const clip = Array.from({ length: 5 }, () => tone(-10, 16));
  for (const { upper, lower } of evenLipTones(
    clip,
    clip,
    clip.map(() => false),
  ))
    for (const value of [...upper, ...lower]) expect(value).toBeCloseTo(0);
});
