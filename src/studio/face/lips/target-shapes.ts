import {
  innerLowerLip,
  innerUpperLip,
  outerLowerLip,
  outerUpperLip,
  placeOf,
} from '../landmarks/face-points.ts';
import type { FaceFrame } from '../footage/footage-analysis.ts';
import type { Shape } from '../footage/measure-clip.ts';
import { moveMouth, type MouthMotion } from './mouth-motion.ts';
import type { MouthRange } from './mouth-range.ts';
import type { MouthOpening } from '../footage/plan-openings.ts';

const lipPlaces = [...outerUpperLip, ...outerLowerLip, ...innerUpperLip, ...innerLowerLip].map(placeOf);
/** Smoothing window for the deviation of a mouth from its model, which hides jumps. */
const smoothing = [0.1, 0.2, 0.4, 0.2, 0.1];

/**
 * The target of the lower face for each frame of the hook: lips from the chosen texture, skin and jaw from the background
 * frame, both opened or closed as planned.
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

/** How far "f" and "v" raise the lips, in eye distances: the lower lip is rolled in, the upper lip shows teeth. */
const tuckedEdge = 0.035;
const tuckedInside = 0.01;
const raisedUpper = 0.012;

/** Moves the lower lip under the upper teeth; the corners do not move. */
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

/** The lower face of the frame with the mouth at rest. */
function restOf(frame: FaceFrame, range: MouthRange, motion: MouthMotion): Shape {
  return moveMouth(
    frame.shape,
    motion,
    range.neutralOpenness - frame.openness,
    range.neutralWidth - frame.width,
  );
}
