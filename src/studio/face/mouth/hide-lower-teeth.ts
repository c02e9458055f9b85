import { heightAt, type LowerTeeth } from './teeth-rows.ts';
import type { Shape } from '../footage/measure-clip.ts';
import { insideOf } from './mouth-inside.ts';
import { toFace, type Pose } from '../landmarks/pose.ts';
import type { Box, WarpedPlane } from '../textures/warp-map.ts';

/** In eye distances. */
const softEdge = 0.014;
const lipEdge = 0.02;
/** Openings at which the shading of lower teeth starts and is complete. */
const [firstOpening, fullOpening] = [0.05, 0.1] as const;
/** Brightness of the dark mouth relative to the lip. */
const darkness = 0.4;
/** Share of the way from the teeth's to the lip's colour. */
const redness = 0.6;
/** Teeth of a mouth that is opened further are stretched a little. */
const drawnOut = 1.15;

/**
 * Shades the lower row of teeth of an open mouth. Talking people show their upper teeth; two rows look bared, and the
 * rows of different mouths do not match.
 */
export function hideLowerTeeth(
  patch: readonly WarpedPlane[],
  box: Box,
  pose: Pose,
  target: Shape,
  teeth: LowerTeeth | null,
): void {
  if (!teeth) return;
  const inside = insideOf(target);
  const middle = (inside.left + inside.right) / 2;
  const opening = inside.lower(middle) - inside.upper(middle);
  const cover = hold((opening - firstOpening) / (fullOpening - firstOpening));
  if (cover === 0) return;
  const { lip, light, heights } = teeth;
  const shade = Math.min(1, (lip.bright * darkness) / Math.max(1, light));
  const weightAt = (u: number, v: number, bright: number) => {
    if (u <= inside.left || u >= inside.right || v < inside.upper(u)) return 0;
    const lower = inside.lower(u);
    const height = heightAt(heights, (u - inside.left) / (inside.right - inside.left)) * drawnOut;
    if (height < softEdge / 2 || v > lower + lipEdge) return 0;
    // The lip's edge is accurate to a pixel or two; pixels as bright as teeth are not lip.
    const isLip = smooth((v - lower + lipEdge) / lipEdge);
    const tooth = hold((bright - lip.bright * 1.1) / Math.max(10, (light - lip.bright * 1.1) * 0.5));
    return cover * smooth((v - lower + height + softEdge) / (2 * softEdge)) * (1 - isLip * (1 - tooth));
  };
  const [luma] = patch as [WarpedPlane, ...WarpedPlane[]];
  const weights = luma.values.map((bright, at) => {
    const x = box.left + (at % luma.width) + 0.5;
    const y = box.top + Math.floor(at / luma.width) + 0.5;
    return weightAt(...toFace(pose, x, y), bright);
  });
  for (const [plane, { step, width, values }] of patch.entries()) {
    const colour = plane === 1 ? lip.blue : lip.red;
    for (const [at, value] of values.entries()) {
      const weight = weights[Math.floor(at / width) * step * luma.width + (at % width) * step]!;
      if (weight > 0)
        values[at] = value + (plane === 0 ? value * (shade - 1) : (colour - value) * redness) * weight;
    }
  }
}

const hold = (value: number): number => Math.max(0, Math.min(1, value));
const smooth = (value: number): number => {
  const held = hold(value);
  return held * held * (3 - 2 * held);
};
