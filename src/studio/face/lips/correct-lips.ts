import {
  chinSkin,
  innerLipBottom,
  innerLipTop,
  innerLowerLip,
  jawLine,
  outerLowerLip,
} from '../landmarks/face-points.ts';
import type { Landmarks } from '../landmarks/find-landmarks.ts';
import { samplePlane, type Picture } from '../../raw-frames/picture.ts';
import { toFace, toPicture, type Pose } from '../landmarks/pose.ts';
import { mean, quantile } from '../footage/statistics.ts';

/** In eye distances, downwards. */
const step = 0.01;
const maxUp = 0.06;
const maxDown = 0.32;
/** Distance below the lip's edge at which skin is sampled. */
const skinFar = [0.03, 0.06, 0.09] as const;
/** Minimum difference in Cr at which lips can be distinguished from skin. */
const minContrast = 4;
/** Required gain over the mesh's position, as shares of the best contrast: start and full strength of the correction. */
const doubtedGain = 0.08;
const trustedGain = 0.22;
/** Cost of moving the lip by one eye distance, as a share of the contrast. */
const strayCost = 0.35;
/** The mesh draws lips too thin: share of the shift that only moves the edge; the rest moves the whole lip. */
const thinness = 0.06;
/** Openings between which the inner lips start to follow: below the first, the mesh's nearly closed mouth is kept. */
const doubtedOpening = 0.1;
const trustedOpening = 0.2;

/**
 * The mesh lags behind mouths that open wide: lower lips were up to a third of an eye distance below its position and
 * then showed below the new mouth. Finds the edge of the lower lip by its red above the skin, and moves chin and jaw with
 * it. Small deviations are kept, to avoid jitter.
 */
export function correctLowerLip(picture: Picture, landmarks: Landmarks, pose: Pose): void {
  const shift = findShift(picture, landmarks, pose);
  if (shift === 0) return;
  const faceOf = (index: number) => toFace(pose, landmarks[index * 2]!, landmarks[index * 2 + 1]!);
  const [left, right] = [faceOf(61)[0], faceOf(291)[0]];
  const [mouthV, chinV] = [faceOf(innerLipBottom)[1], faceOf(152)[1]];
  const inMiddle = (u: number) =>
    1 - Math.min(1, Math.abs(u - (left + right) / 2) / Math.max(1e-6, (right - left) / 2)) ** 2.2;
  const openness = mouthV - faceOf(innerLipTop)[1];
  const isOpen = Math.max(0, Math.min(1, (openness - doubtedOpening) / (trustedOpening - doubtedOpening)));
  const ofWholeLip = Math.max(0, shift - thinness) * isOpen;
  const move = (index: number, way: number) => {
    const [u, v] = faceOf(index);
    landmarks.set(toPicture(pose, u, v + way), index * 2);
  };
  for (const index of [...chinSkin, ...jawLine]) {
    const depth = Math.min(1, (faceOf(index)[1] - mouthV) / Math.max(1e-6, chinV - mouthV));
    if (depth > 0)
      move(index, shift * (1 - 0.5 * depth) * Math.min(1, depth * 4) * (jawShare.get(index) ?? 1));
  }
  for (const index of outerLowerLip) move(index, shift * inMiddle(faceOf(index)[0]));
  for (const index of innerLowerLip) move(index, ofWholeLip * inMiddle(faceOf(index)[0]));
}

/** The ends of the jaw at the ears do not move. */
const jawShare = new Map<number, number>(
  jawLine.map((point, at) => [point, Math.sin((Math.PI * at) / (jawLine.length - 1)) ** 1.5]),
);

function findShift(picture: Picture, landmarks: Landmarks, pose: Pose): number {
  const faceOf = (index: number) => toFace(pose, landmarks[index * 2]!, landmarks[index * 2 + 1]!);
  const columns = outerLowerLip.slice(1, -1).map((point, at) => {
    const [u, edge] = faceOf(point);
    return { u, edge, thick: Math.max(0.06, edge - faceOf(innerLowerLip[at + 1]!)[1]) };
  });
  const redAt = (u: number, v: number): number => {
    const [x, y] = toPicture(pose, u, v);
    return samplePlane(picture.cr, picture.width / 2, picture.height / 2, x / 2 - 0.5, y / 2 - 0.5);
  };
  const contrastAt = (shift: number): number =>
    quantile(
      columns.map(({ u, edge, thick }) => {
        const lip = mean([0.2, 0.5, 0.8].map((share) => redAt(u, edge + shift - thick * share)));
        return lip - mean(skinFar.map((far) => redAt(u, edge + shift + far)));
      }),
      0.5,
    );
  const count = Math.round((maxUp + maxDown) / step) + 1;
  const shifts = Array.from({ length: count }, (_, at) => at * step - maxUp);
  const contrasts = shifts.map(contrastAt);
  const max = Math.max(...contrasts);
  if (max < minContrast) return 0;
  const values = contrasts.map((contrast, at) => contrast / max - strayCost * Math.abs(shifts[at]!));
  const best = values.indexOf(Math.max(...values));
  const gain = values[best]! - contrastAt(0) / max;
  const trust = Math.max(0, Math.min(1, (gain - doubtedGain) / (trustedGain - doubtedGain)));
  return shifts[best]! * trust;
}
