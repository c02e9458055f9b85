import { outerLowerLip, outerUpperLip } from '../landmarks/face-points.ts';
import type { LipChange } from './lip-tones.ts';
import type { Shape } from '../footage/measure-clip.ts';
import { insideOf, lineThrough } from '../mouth/mouth-inside.ts';
import { toFace, type Pose } from '../landmarks/pose.ts';
import { isSmallFace } from '../landmarks/small-face.ts';
import type { Box, WarpedPlane } from '../textures/warp-map.ts';

/** In eye distances. */
const softEdge = 0.02;
/** Minimum difference in Cr at which lips can be distinguished from skin or a beard. */
const minRed = 4;
/** Shares of the lip's red at which a pixel starts to belong to the lip and belongs to it completely. */
const [firstRed, wholeRed] = [0.3, 0.7] as const;

/** Adds the corrections of `evenLipTones` to the lips of a patch; less red skin, teeth and hair do not change. */
export function toneLips(
  patch: readonly WarpedPlane[],
  box: Box,
  pose: Pose,
  target: Shape,
  change: LipChange,
): void {
  if (isSmallFace(pose) || change.lipRed < minRed) return;
  const inside = insideOf(target);
  const top = lineThrough(target, outerUpperLip);
  const bottom = lineThrough(target, [outerUpperLip[0], ...outerLowerLip, outerUpperLip.at(-1)!]);
  const [left, right] = [top.left, top.right];
  const red = patch[2]!;
  const reds = red.values.slice();
  for (const [plane, { step, width, height, values }] of patch.entries()) {
    const half = 2 / step;
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const [u, v] = toFace(pose, box.left + (column + 0.5) * step, box.top + (row + 0.5) * step);
        if (u <= left || u >= right) continue;
        const [above, below] = [v - top.at(u), bottom.at(u) - v];
        if (above <= -softEdge || below <= -softEdge) continue;
        const middle = (inside.upper(u) + inside.lower(u)) / 2;
        const between = hold((v - middle) / softEdge + 0.5);
        const added = change.upper[plane]! * (1 - between) + change.lower[plane]! * between;
        const redness =
          reds[Math.floor(row / half) * red.width + Math.floor(column / half)]! - change.skinRed;
        const edge = hold((Math.min(above, below) + softEdge) / (2 * softEdge));
        values[row * width + column]! +=
          added * edge * hold((redness / change.lipRed - firstRed) / (wholeRed - firstRed));
      }
    }
  }
}

const hold = (value: number): number => Math.max(0, Math.min(1, value));
