/** The filter's output, from `minValue` in steps of `1 / stepsPerUnit`, as alpha from 0 to 255. */
export type Levels = Uint8Array;
const minValue = -0.25;
const maxValue = 1.25;
const stepsPerUnit = 1024;

/**
 * A smooth step from background to subject, which hides the filter's small errors at both ends. `softness` 0.5 spans
 * 0.08 to 0.92; 0 yields a hard edge, 1 keeps nearly the whole range of the filter.
 */
export function buildLevels(softness: number): Levels {
  const reach = softness < 0.5 ? 0.12 + softness * 0.6 : 0.42 + (softness - 0.5) * 0.16;
  return Uint8Array.from({ length: (maxValue - minValue) * stepsPerUnit + 1 }, (_, index) => {
    const value = minValue + index / stepsPerUnit;
    const t = Math.min(1, Math.max(0, (value - (0.5 - reach)) / (2 * reach)));
    return Math.round(255 * t * t * (3 - 2 * t));
  });
}

export function levelOf(levels: Levels, value: number): number {
  const held = value < minValue ? minValue : value > maxValue ? maxValue : value;
  return levels[((held - minValue) * stepsPerUnit + 0.5) | 0]!;
}
