import { samplePlane, type Picture } from '../../raw-frames/picture.ts';
import { coordinatesOf, innerLipBottom, outerLipBottom } from '../landmarks/face-points.ts';
import type { FaceFrame } from '../footage/footage-analysis.ts';
import { toPicture } from '../landmarks/pose.ts';
import { quantile } from '../footage/statistics.ts';

/** In eye distances. */
const step = 0.015;
const acrossReach = 0.12;
const columns = 5;
/** Maximum distance from the mesh's lip to the start of the filmed lip. */
const lostBy = 0.12;
/** Distance above the edge of the chin that is certainly skin. */
const skinAbove = 0.06;
/** Minimum difference in Cr at which a lip can be distinguished from skin. */
const minContrast = 5;
const lipShare = 0.5;

/**
 * The lower edge of the filmed lower lip in face space; null if its red cannot be distinguished from the skin. The mesh
 * lags behind mouths that open wide, and the missing part would show below the new mouth.
 */
export function findFilmedLip(picture: Picture, { pose, shape }: FaceFrame): number | null {
  const at = coordinatesOf(shape);
  const [from, lipEdge, to] = [at(innerLipBottom, 1), at(outerLipBottom, 1), at(152, 1) - skinAbove];
  const redAt = (u: number, v: number): number => {
    const [x, y] = toPicture(pose, u, v);
    return samplePlane(picture.cr, picture.width / 2, picture.height / 2, x / 2 - 0.5, y / 2 - 0.5);
  };
  const us = Array.from(
    { length: columns },
    (_, column) => at(outerLipBottom, 0) + acrossReach * ((2 * column) / (columns - 1) - 1),
  );
  const rows = Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, row) => {
    const v = from + row * step;
    const reds = us.map((u) => redAt(u, v));
    return { v, red: quantile(reds, 0.5) };
  });
  const lip = Math.max(...rows.filter(({ v }) => v < lipEdge + lostBy).map(({ red }) => red));
  const skin = Math.min(...rows.filter(({ v }) => v > lipEdge).map(({ red }) => red));
  if (!(lip - skin >= minContrast)) return null;
  const limit = skin + (lip - skin) * lipShare;
  return rows.findLast(({ v, red }) => v > lipEdge && red > limit)?.v ?? lipEdge;
}
