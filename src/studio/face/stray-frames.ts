import { placeOf } from './face-points.ts';
import type { FaceFrame } from './footage-analysis.ts';

/** How far a lower lip may go from one frame to the next, in eye distances, to come back at once. */
const maxSpike = 0.14;
/** From the first frame to the second, and at the other end. */
const maxStep = 0.24;
/** More strays than this are no strays: the person speaks like that. */
const maxStrays = 0.08;

/**
 * The places in `faces` at which the mesh did not lose the mouth. Where the lower lip leaps for one frame the mesh has
 * misread a mouth that is wide open, most often in the first frame: a second mouth would show below the new one.
 */
export function withoutStrays(faces: readonly FaceFrame[]): number[] {
  const lips = faces.map(({ shape }) => shape[placeOf(17) * 2 + 1]!);
  const places = [...lips.keys()];
  const kept = places.filter((place) => {
    const [before, now, after] = [lips[place - 1], lips[place]!, lips[place + 1]];
    if (before === undefined || after === undefined)
      return Math.abs(now - (before ?? after ?? now)) < maxStep;
    const [first, second] = [now - before, now - after];
    return first * second <= 0 || Math.min(Math.abs(first), Math.abs(second)) < maxSpike;
  });
  return places.length - kept.length > places.length * maxStrays ? places : kept;
}
