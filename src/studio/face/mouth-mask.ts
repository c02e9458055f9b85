import { outerLowerLip, outerUpperLip, placeOf } from './face-points.ts';
import type { Shape } from './measure-clip.ts';

/** A rounded patch around the lips in the face's plane. */
export type MouthMask = { centreU: number; centreV: number; halfWidth: number; above: number; below: number };

const sideMargin = 0.17;
const topMargin = 0.13;
const bottomMargin = 0.15;
const chinMargin = 0.04;
/** Over a lip that was filmed low on the chin it fades no sooner than at the chin's edge. */
const coveringChinMargin = -0.03;
/** A wide open mouth is never wholly drawn shut; the patch reaches so far down for each eye distance that it is shut by. */
const reachPerShut = 1.1;

/** Of the patch's reach below the mouth: where it covers a lip that was filmed there. */
const coveringShare = 0.75;
/** The shade below a lip goes with it. */
const lipShade = 0.05;

/** A mouth that the mesh has lost is also wider than the mesh's own. */
const widenedShare = 0.6;
const maxWidened = 0.12;

/**
 * @param shutBy how much further open, in eye distances, the mouth below the patch was filmed than it has to look.
 * @param filmed down to where the picture below shows a lip that has to be covered, and by how much the mesh lost it.
 */
export function buildMouthMask(
  shape: Shape,
  shutBy = 0,
  filmed: { edge: number; lostBy: number } | null = null,
): MouthMask {
  const u = (point: number) => shape[placeOf(point) * 2]!;
  const v = (point: number) => shape[placeOf(point) * 2 + 1]!;
  const lips = [...outerUpperLip, ...outerLowerLip];
  const [left, right] = [Math.min(...lips.map(u)), Math.max(...lips.map(u))];
  const [top, bottom] = [Math.min(...lips.map(v)), Math.max(...lips.map(v))];
  // The patch ends below the nostrils: they stand still.
  const upper = Math.max(top - topMargin, v(2) + (top - v(2)) * 0.25);
  const middle = (top + bottom) / 2;
  const covering = middle + Math.max(0, (filmed?.edge ?? 0) + lipShade - middle) / coveringShare;
  const reach = Math.max(bottom + bottomMargin + Math.max(0, shutBy) * reachPerShut, covering);
  // Not beyond the chin: behind it is another background.
  const chin = v(152) - (filmed && filmed.edge > bottom ? coveringChinMargin : chinMargin);
  const lower = Math.max(bottom + bottomMargin, Math.min(reach, chin));
  return {
    centreU: (left + right) / 2,
    centreV: middle,
    halfWidth: (right - left) / 2 + sideMargin + Math.min(maxWidened, (filmed?.lostBy ?? 0) * widenedShare),
    above: middle - upper,
    below: lower - middle,
  };
}

/** 1 on the lips, falling to 0 at the patch's edge. */
export function maskAt(mask: MouthMask, u: number, v: number): number {
  const across = Math.abs(u - mask.centreU) / mask.halfWidth;
  const down = v < mask.centreV ? (mask.centreV - v) / mask.above : (v - mask.centreV) / mask.below;
  if (across >= 1 || down >= 1) return 0;
  const reach = across * across * Math.sqrt(across) + down * down * Math.sqrt(down);
  if (reach >= 1) return 0;
  if (reach <= 0.55) return 1;
  const share = (1 - reach) / 0.45;
  return share * share * (3 - 2 * share);
}
