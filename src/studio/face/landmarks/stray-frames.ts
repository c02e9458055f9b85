import { coordinatesOf, outerLipBottom } from './face-points.ts';
import type { FaceFrame } from '../footage/footage-analysis.ts';

/** Minimum jump of the lower lip, in eye distances, that counts as stray if it returns immediately. */
const maxSpike = 0.14;
/** The same between the first two and the last two frames. */
const maxStep = 0.24;
/** With more of them, the person speaks like that. */
const maxStrays = 0.08;

/**
 * The indices of `faces` at which the mesh did not lose the mouth. A lower lip that jumps for one frame is a misread wide
 * open mouth, most often in the first frame; a second mouth would show below the new one.
 */
export function withoutStrays(faces: readonly FaceFrame[]): number[] {
  const lips = faces.map(({ shape }) => coordinatesOf(shape)(outerLipBottom, 1));
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
