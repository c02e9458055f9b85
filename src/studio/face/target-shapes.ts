import { innerLowerLip, innerUpperLip, outerLowerLip, outerUpperLip, placeOf } from './face-points.ts';
import type { FaceFrame } from './footage-analysis.ts';
import type { Shape } from './measure-clip.ts';
import { moveMouth, type MouthMotion } from './mouth-motion.ts';
import type { MouthRange } from './mouth-range.ts';
import type { MouthOpening } from './plan-openings.ts';

const lipPlaces = [...outerUpperLip, ...outerLowerLip, ...innerUpperLip, ...innerLowerLip].map(placeOf);
/** Over which the way a mouth differs from the plain model of it is smoothed, so that a jump does not show. */
const smoothing = [0.1, 0.2, 0.4, 0.2, 0.1];

/**
 * For each frame of the hook the wanted lower face: lips as in the chosen texture, skin and jaw as in the background,
 * both opened or shut as far as the plan wants.
 */
export function buildTargetShapes(input: {
  range: MouthRange;
  motion: MouthMotion;
  wanted: readonly MouthOpening[];
  background: readonly FaceFrame[];
  textures: readonly FaceFrame[];
}): Shape[] {
  const { range, motion, wanted, background, textures } = input;
  const own = textures.map((texture) => restOf(texture, range, motion));
  return wanted.map(({ openness, width, tuck }, frame) => {
    const shape = restOf(background[frame]!, range, motion);
    for (const place of lipPlaces) {
      for (const at of [place * 2, place * 2 + 1]) {
        shape[at] = smoothing.reduce((sum, weight, tap) => {
          const near = Math.max(0, Math.min(own.length - 1, frame + tap - 2));
          return sum + weight * own[near]![at]!;
        }, 0);
      }
    }
    return tuckLip(
      moveMouth(shape, motion, openness - range.neutralOpenness, width - range.neutralWidth),
      tuck,
    );
  });
}

/** How far "f" and "v" draw the lips up, in eye distances: the lower one is rolled in, the upper one shows teeth. */
const tuckedEdge = 0.035;
const tuckedInside = 0.01;
const raisedUpper = 0.012;

/** The lower lip under the upper teeth; corners stay where they are. */
function tuckLip(shape: Shape, tuck: number): Shape {
  if (tuck <= 0) return shape;
  const [left, right] = [shape[placeOf(61) * 2]!, shape[placeOf(291) * 2]!];
  const raise = (points: readonly number[], way: number) => {
    for (const point of points) {
      const place = placeOf(point) * 2;
      const aside = (2 * shape[place]! - left - right) / (right - left);
      shape[place + 1]! -= way * tuck * Math.max(0, 1 - aside * aside);
    }
  };
  raise(outerLowerLip, tuckedEdge);
  raise(innerLowerLip, tuckedInside);
  raise([...innerUpperLip, ...outerUpperLip], raisedUpper);
  return shape;
}

/** The frame's lower face as it would be with the mouth as at rest. */
function restOf(frame: FaceFrame, range: MouthRange, motion: MouthMotion): Shape {
  return moveMouth(
    frame.shape,
    motion,
    range.neutralOpenness - frame.openness,
    range.neutralWidth - frame.width,
  );
}
