import { expect, test } from 'vitest';
import { longestStretch } from '../footage/measure-footage.ts';
import type { MouthOpening } from '../footage/plan-openings.ts';
import { pingPong } from '../footage/ping-pong-frames.ts';
import { chooseTextures, type Texture } from './choose-textures.ts';

const noTeeth = { filled: 0, lower: null };
const pose = { xx: 100, xy: 0, x0: 0, yx: 0, yy: 100, y0: 0 };
const clip: Texture[] = Array.from({ length: 60 }, (_, frame) => {
  const openness = 0.15 + 0.15 * Math.sin(frame / 4);
  // The skin around the mouth is the same in all frames.
  const mouthPatch = Float32Array.from({ length: 22 * 17 }, (_unused, at) =>
    at > 22 * 4 && at < 22 * 12 && at % 22 > 4 && at % 22 < 17 ? 100 + openness * 400 * (at % 3) : 100,
  );
  const looks = { mouthPatch, lipGap: openness < 0.02 ? 0.5 : 2, teethSeen: 0, teeth: noTeeth, asymmetry: 0 };
  return { openness, width: 0.8, sharpness: 1, pose, ...looks };
});
const mouth: MouthOpening = {
  openness: 0,
  width: 0.8,
  isClosure: false,
  teeth: 0,
  tongue: 0,
  tuck: 0,
};
const shown = { pose, mouthPatch: new Float32Array(22 * 17).fill(100) };
const choose = (openings: number[]) =>
  chooseTextures(
    clip,
    openings.map((openness) => ({ ...mouth, openness })),
    openings.map(() => shown),
  );

test('the clip’s own words keep the filmed frames', () => {
  expect(choose(clip.slice(10, 40).map(({ openness }) => openness))).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 10),
  );
});

test('other words get matching mouths with few jumps', () => {
  const wanted = Array.from({ length: 50 }, (_, frame) => 0.15 + 0.15 * Math.sin(frame / 2.5));
  const chosen = choose(wanted);
  const errors = chosen.map((index, frame) => Math.abs(clip[index]!.openness - wanted[frame]!));
  expect(Math.max(...errors)).toBeLessThan(0.12);
  const jumps = chosen.filter((index, frame) => frame > 0 && Math.abs(index - chosen[frame - 1]!) > 2);
  expect(jumps.length).toBeLessThan(15);
});

test('plays back and forth without repeating a frame at a turn', () => {
  expect(Array.from({ length: 9 }, (_, step) => pingPong(4, step))).toEqual([0, 1, 2, 3, 2, 1, 0, 1, 2]);
  expect(pingPong(1, 5)).toBe(0);
});

test('short gaps are bridged; at longer gaps the longest stretch is kept', () => {
  const middle = (one: number, other: number, share: number) => one + (other - one) * share;
  expect(longestStretch([1, null, 3], middle)).toEqual({ first: 0, values: [1, 2, 3] });
  const lost = [null, null, null, null, null];
  expect(longestStretch([1, 2, ...lost, 5, 6, 7], middle)).toEqual({ first: 7, values: [5, 6, 7] });
  expect(longestStretch([null, null], middle)).toEqual({ first: 0, values: [] });
});

test('avoids a mouth with visible teeth for a closure, even if its mesh matches', () => {
  const toothy = clip.map((texture) => ({ ...texture, lipGap: texture.openness < 0.04 ? 2 : 0.3 }));
  const speak = (isClosure: boolean) =>
    chooseTextures(
      toothy,
      [0.1, 0.05, 0, 0.05, 0.1].map((openness) => ({
        ...mouth,
        openness,
        isClosure: isClosure && openness === 0,
      })),
      Array.from({ length: 5 }, () => shown),
    );
  expect(toothy[speak(true)[2]!]!.lipGap).toBeLessThan(1);
  expect(toothy[speak(false)[2]!]!.lipGap).toBeGreaterThan(1);
});

test('avoids a mouth that looks closed for open lips, even if its mesh is open', () => {
  const misread = clip.map((texture, frame) => ({ ...texture, lipGap: frame < 30 ? 0.3 : 3 }));
  const wanted = clip.slice(0, 15).map(({ openness }) => ({ ...mouth, openness }));
  const gaps = chooseTextures(
    misread,
    wanted,
    wanted.map(() => shown),
  ).flatMap((index, frame) => (wanted[frame]!.openness > 0.15 ? [misread[index]!.lipGap] : []));
  expect(gaps.length).toBeGreaterThan(8);
  expect(Math.min(...gaps)).toBeGreaterThan(1);
});

test('prefers teeth for "s" and "f", and avoids bared teeth, grimaces and different light', () => {
  const alike = clip.map((texture) => ({ ...texture, openness: 0.06, lipGap: 2 }));
  const pick = (
    change: (texture: Texture, frame: number) => Partial<Texture>,
    wanted: Partial<MouthOpening>,
  ) => {
    const textures = alike.map((texture, frame) => ({ ...texture, ...change(texture, frame) }));
    const openings = Array.from({ length: 6 }, () => ({ ...mouth, openness: 0.06, ...wanted }));
    return chooseTextures(
      textures,
      openings,
      openings.map(() => shown),
    );
  };
  const isToothy = (frame: number) => frame >= 20 && frame < 40;
  const toothy = (_: Texture, frame: number) => ({ teethSeen: isToothy(frame) ? 1 : 0 });
  expect(pick(toothy, { teeth: 1 }).every(isToothy)).toBe(true);
  expect(pick(toothy, { tuck: 1 }).every(isToothy)).toBe(true);
  const bared = (_: Texture, frame: number) => ({
    teeth: { filled: isToothy(frame) ? 0.05 : 0.2, lower: null },
  });
  expect(pick(bared, {}).every(isToothy)).toBe(true);
  const odd = (_: Texture, frame: number) => ({ asymmetry: isToothy(frame) ? 0 : 1 });
  expect(pick(odd, {}).every(isToothy)).toBe(true);
  const lit = ({ mouthPatch }: Texture, frame: number) => ({
    mouthPatch: isToothy(frame) ? shown.mouthPatch : mouthPatch.map((value, at) => value + 3 * (at % 22)),
  });
  expect(pick(lit, {}).every(isToothy)).toBe(true);
});
