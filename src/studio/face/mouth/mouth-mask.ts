import { outerLowerLip, outerUpperLip, placeOf } from '../landmarks/face-points.ts';
import type { Shape } from '../footage/measure-clip.ts';

/** A rounded patch around the lips in face space. */
export type MouthMask = { centreU: number; centreV: number; halfWidth: number; above: number; below: number };

const sideMargin = 0.17;
const topMargin = 0.13;
const bottomMargin = 0.15;
const chinMargin = 0.04;
/** Over a lip filmed low on the chin, the patch fades at the edge of the chin. */
const coveringChinMargin = -0.03;
/** A wide open mouth is never completely closed: extension of the patch per eye distance of closing. */
const reachPerShut = 1.1;

/** Share of the patch's extent below the mouth within which it covers a filmed lip. */
const coveringShare = 0.75;
/** Includes the shade below a lip. */
const lipShade = 0.05;

/** A mouth that the mesh lost is also wider than the mesh's. */
const widenedShare = 0.6;
const maxWidened = 0.12;

/**
 * @param shutBy how much further open the filmed mouth is than required, in eye distances.
 * @param filmed lower edge of the filmed lip that must be covered, and the mesh's error.
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
  // The patch ends below the nostrils, which do not move.
  const upper = Math.max(top - topMargin, v(2) + (top - v(2)) * 0.25);
  const middle = (top + bottom) / 2;
  const covering = middle + Math.max(0, (filmed?.edge ?? 0) + lipShade - middle) / coveringShare;
  const reach = Math.max(bottom + bottomMargin + Math.max(0, shutBy) * reachPerShut, covering);
  // Not beyond the chin, because the background there differs.
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

/** 1 on the lips, falling to 0 at the edge of the patch. */
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
