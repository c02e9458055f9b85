import { pointOnLine, type Point } from './curve.ts';
import { paintHairLock, type HairColours, type HairLock } from './hair-lock.ts';
import type { Context } from './shade.ts';

export type RibbonLock = Omit<HairLock, 'outer' | 'inner'> & {
  /** From root to tip. */
  middle: readonly Point[];
  /** Widths in pixels from root to tip, evenly spaced along the lock. */
  widths: readonly number[];
};

/** A lock defined by its centre line and its widths. */
export function paintRibbonLock(context: Context, ribbon: RibbonLock, colours: HairColours): void {
  const steps = 9;
  const outer: Point[] = [];
  const inner: Point[] = [];
  for (let index = 0; index <= steps; index += 1) {
    const along = index / steps;
    const [x, y] = pointOnLine(ribbon.middle, along);
    const before = pointOnLine(ribbon.middle, along - 0.03);
    const after = pointOnLine(ribbon.middle, along + 0.03);
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half =
      pointOnLine(
        ribbon.widths.map((width, at): Point => [at, width]),
        along,
      )[1] / 2;
    const normal = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length] as const;
    outer.push([x + normal[0] * half, y + normal[1] * half]);
    inner.push([x - normal[0] * half, y - normal[1] * half]);
  }
  paintHairLock(context, { ...ribbon, outer, inner }, colours);
}
