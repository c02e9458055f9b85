import { mirrorPatch } from '../mouth/mouth-patch.ts';
import { mean, quantile } from '../footage/statistics.ts';

/** Asymmetry, relative to the usual, up to which a mouth is normal. */
const usualSpread = 1.5;

/**
 * Asymmetry of each of a clip's mouths beyond the effect of light and head turn on all of them: 0 for most, 1 and more for
 * a grimace. Measured in the picture, because the mesh draws grimaces nearly symmetrically.
 */
export function measureAsymmetry(patches: readonly Float32Array[]): number[] {
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
