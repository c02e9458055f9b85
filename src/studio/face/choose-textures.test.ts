import { expect, test } from 'vitest';
import { chooseTextures, type Texture } from './choose-textures.ts';
import { longestStretch } from './longest-stretch.ts';
import { pingPong } from './ping-pong-frames.ts';

const pose = { xx: 100, xy: 0, x0: 0, yx: 0, yy: 100, y0: 0 };
const clip: Texture[] = Array.from({ length: 60 }, (_, frame) => {
  const openness = 0.15 + 0.15 * Math.sin(frame / 4);
  const mouthPatch = Float32Array.from({ length: 16 }, (_unused, at) => 100 + openness * 200 * (at % 3));
  return { openness, width: 0.8, sharpness: 1, pose, mouthPatch, lipGap: openness < 0.02 ? 0.5 : 2 };
});
const choose = (openings: number[]) =>
  chooseTextures(
    clip,
    openings.map((openness) => ({ openness, width: 0.8, isClosure: false })),
    openings.map(() => pose),
  );

test('what the clip itself says is left as it was filmed', () => {
  expect(choose(clip.slice(10, 40).map(({ openness }) => openness))).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 10),
  );
});

test('other words get mouths that fit, with few jumps', () => {
  const wanted = Array.from({ length: 50 }, (_, frame) => 0.15 + 0.15 * Math.sin(frame / 2.5));
  const chosen = choose(wanted);
  const errors = chosen.map((index, frame) => Math.abs(clip[index]!.openness - wanted[frame]!));
  expect(Math.max(...errors)).toBeLessThan(0.12);
  const jumps = chosen.filter((index, frame) => frame > 0 && Math.abs(index - chosen[frame - 1]!) > 2);
  expect(jumps.length).toBeLessThan(15);
});

test('to and fro, no frame shown twice at a turn', () => {
  expect(Array.from({ length: 9 }, (_, step) => pingPong(4, step))).toEqual([0, 1, 2, 3, 2, 1, 0, 1, 2]);
  expect(pingPong(1, 5)).toBe(0);
});

test('short gaps are bridged, of longer ones the longest side is kept', () => {
  const middle = (one: number, other: number, share: number) => one + (other - one) * share;
  expect(longestStretch([1, null, 3], middle)).toEqual({ first: 0, values: [1, 2, 3] });
  const lost = [null, null, null, null, null];
  expect(longestStretch([1, 2, ...lost, 5, 6, 7], middle)).toEqual({ first: 7, values: [5, 6, 7] });
  expect(longestStretch([null, null], middle)).toEqual({ first: 0, values: [] });
});

test('on a closure a mouth that shows teeth is avoided, however well its mesh fits', () => {
  const toothy = clip.map((texture) => ({ ...texture, lipGap: texture.openness < 0.04 ? 2 : 0.3 }));
  const speak = (isClosure: boolean) =>
    chooseTextures(
      toothy,
      [0.1, 0.05, 0, 0.05, 0.1].map((openness) => ({
        openness,
        width: 0.8,
        isClosure: isClosure && openness === 0,
      })),
      Array.from({ length: 5 }, () => pose),
    );
  expect(toothy[speak(true)[2]!]!.lipGap).toBeLessThan(1);
  expect(toothy[speak(false)[2]!]!.lipGap).toBeGreaterThan(1);
});

test('lips that are wanted apart are not taken from a mouth that looks shut, whatever its mesh says', () => {
  const misread = clip.map((texture, frame) => ({ ...texture, lipGap: frame < 30 ? 0.3 : 3 }));
  const wanted = clip.slice(0, 15).map(({ openness }) => ({ openness, width: 0.8, isClosure: false }));
  const gaps = chooseTextures(
    misread,
    wanted,
    wanted.map(() => pose),
  ).flatMap((index, frame) => (wanted[frame]!.openness > 0.15 ? [misread[index]!.lipGap] : []));
  expect(gaps.length).toBeGreaterThan(8);
  expect(Math.min(...gaps)).toBeGreaterThan(1);
});
