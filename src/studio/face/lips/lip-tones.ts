import { samplePlane } from '../../raw-frames/picture.ts';
import { placeOf } from '../landmarks/face-points.ts';
import type { FaceFrame } from '../footage/footage-analysis.ts';
import type { MouthCrop } from '../mouth/mouth-crops.ts';
import { toPicture } from '../landmarks/pose.ts';
import { quantile } from '../footage/statistics.ts';

/** Luma, Cb and Cr of the upper and lower lip, relative to the skin beside the mouth. */
export type LipTones = { upper: number[]; lower: number[]; skin: number[] };

const upperPairs = [
  [81, 39],
  [82, 37],
  [13, 0],
  [312, 267],
  [311, 269],
] as const;
const lowerPairs = [
  [178, 181],
  [87, 84],
  [14, 17],
  [317, 314],
  [402, 405],
] as const;
/** Sample positions from the inner to the outer edge of a lip. */
const shares = [0.4, 0.6, 0.8] as const;
/** Teeth and skin included by the mesh are less red than the lip. */
const reddestShare = 0.4;
const skinPoints = [205, 425, 206, 426, 200] as const;

export function readLipTones({ picture, box }: MouthCrop, { pose, shape }: FaceFrame): LipTones {
  const planes = [picture.luma, picture.cb, picture.cr];
  const colourAt = (u: number, v: number): number[] => {
    const [x, y] = toPicture(pose, u, v);
    return planes.map((bytes, plane) => {
      const step = plane === 0 ? 1 : 2;
      const [column, row] = [(x - box.left) / step - 0.5, (y - box.top) / step - 0.5];
      return samplePlane(bytes, picture.width / step, picture.height / step, column, row);
    });
  };
  const at = (point: number, axis: 0 | 1) => shape[placeOf(point) * 2 + axis]!;
  const middle = (colours: number[][]) =>
    planes.map((_, plane) =>
      quantile(
        colours.map((colour) => colour[plane]!),
        0.5,
      ),
    );
  const skin = middle(skinPoints.map((point) => colourAt(at(point, 0), at(point, 1))));
  const toneOf = (pairs: readonly (readonly [number, number])[]) => {
    const seen = pairs.flatMap(([inner, outer]) =>
      shares.map((share) => {
        const axis = (way: 0 | 1) => at(inner, way) + (at(outer, way) - at(inner, way)) * share;
        return colourAt(axis(0), axis(1));
      }),
    );
    const reddest = seen.toSorted((one, other) => other[2]! - one[2]!).slice(0, seen.length * reddestShare);
    return middle(reddest).map((value, plane) => value - skin[plane]!);
  };
  return { upper: toneOf(upperPairs), lower: toneOf(lowerPairs), skin };
}

/** The correction of a mouth's lips. */
export type LipChange = {
  upper: number[];
  lower: number[];
  /** Cr of the skin, and how much redder the paler lip is. */
  skinRed: number;
  lipRed: number;
};

/** Share of a difference that is corrected: for luma (rounded lips are darker) and for the two chroma channels. */
const lumaShare = 0.5;
const closedLumaShare = 0.25;
const colourShare = 0.9;
const maxChange = 24;
/** The smoothing window of `ease-shades.ts`. */
const taps = [0.12, 0.22, 0.32, 0.22, 0.12] as const;

/**
 * Corrections to add to the lips of each mouth, so that all have the usual red of the clip.
 *
 * @param clip tones of all mouths of the clip; `own` are those of the used mouths.
 */
export function evenLipTones(
  clip: readonly LipTones[],
  own: readonly LipTones[],
  isClosure: readonly boolean[],
): LipChange[] {
  const usual = (lip: 'upper' | 'lower') =>
    [0, 1, 2].map((plane) =>
      quantile(
        clip.map((tones) => tones[lip][plane]!),
        0.5,
      ),
    );
  const wanted = { upper: usual('upper'), lower: usual('lower') };
  const near = (frame: number) => own[Math.max(0, Math.min(own.length - 1, frame))]!;
  const even = (lip: 'upper' | 'lower', plane: number, frame: number) => {
    const eased = taps.reduce((sum, weight, tap) => sum + weight * near(frame + tap - 2)[lip][plane]!, 0);
    const now = isClosure[frame] ? own[frame]![lip][plane]! : eased;
    const share = plane > 0 ? colourShare : isClosure[frame] ? closedLumaShare : lumaShare;
    return Math.max(-maxChange, Math.min(maxChange, (wanted[lip][plane]! - now) * share));
  };
  return own.map(({ skin, upper, lower }, frame) => ({
    upper: [0, 1, 2].map((plane) => even('upper', plane, frame)),
    lower: [0, 1, 2].map((plane) => even('lower', plane, frame)),
    skinRed: skin[2]!,
    lipRed: Math.min(upper[2]!, lower[2]!),
  }));
}
