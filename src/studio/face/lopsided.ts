import { mirrorPatch } from './mouth-patch.ts';
import { mean, quantile } from './statistics.ts';

/** Mouths differ from side to side by so many times the usual without being odd. */
const usualSpread = 1.5;

/**
 * How lopsided each of a clip's mouths is beyond what light and the turn of the head make of all of them: 0 for most, 1
 * and more for a grimace. The mesh is not asked, since it draws grimaces nearly even.
 */
export function findLopsided(patches: readonly Float32Array[]): number[] {
  const sides = patches.map((patch) => {
    const mirrored = mirrorPatch(patch);
    return patch.map((value, at) => value - mirrored[at]!);
  });
  const usual = sides[0]?.map((_, at) =>
    quantile(
      sides.map((side) => side[at]!),
      0.5,
    ),
  );
  const oddness = sides.map((side) => mean(Array.from(side, (value, at) => Math.abs(value - usual![at]!))));
  const middle = quantile(oddness, 0.5) || 1;
  return oddness.map((odd) => Math.max(0, odd / middle - usualSpread));
}
