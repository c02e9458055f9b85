import { mixColours } from '../../../presenter/paint/colour.ts';
import { pointOnLine, smoothShape, taperedStroke, type Point } from '../../../presenter/paint/curve.ts';
import type { HairColours } from '../../../presenter/paint/hair-lock.ts';
import type { Brush } from '../../brush/brush.ts';
import { boxOf } from '../shape/geometry.ts';

/** One lock of hair between two edges from root to tip. */
export type Lock = {
  outer: readonly Point[];
  inner: readonly Point[];
  strands: number;
  seed: string;
  wave?: number;
  /** Position along the length and strength of the highlight. */
  shineAt?: number;
  shine?: number;
  outline?: number;
  /** Darker, for hair at the back. */
  shade?: number;
};

/** The lock as a shape, with strands along it and a band of shine. */
export function drawLock(brush: Brush, lock: Lock, colours: HairColours): void {
  const path = smoothShape([...lock.outer, ...lock.inner.toReversed()]);
  brush.form(path, boxOf(path), {
    colour: mixColours(colours.base, colours.dark, lock.shade ?? 0),
    material: 'hair',
    roundness: 0.42,
    gloss: 0.12,
    outline: lock.outline ?? 0.85,
    inside: () => drawStrands(brush, lock, colours),
  });
}

const strandsShow = new Set(['realistic_image', 'cinematic', 'watercolour', 'clay', 'pencil', 'noir']);

export function drawStrands(brush: Brush, lock: Lock, colours: HairColours): void {
  const random = brush.random(lock.seed);
  const rich = strandsShow.has(brush.style);
  const count = rich ? lock.strands : Math.round(lock.strands * 0.3);
  const { context } = brush;
  const dark = mixColours(colours.base, colours.dark, 0.4 + 0.6 * (lock.shade ?? 0));
  context.save();
  for (let index = 0; index < count; index += 1) {
    const share = random();
    const from = random() < 0.6 ? 0 : random() * 0.45;
    const to = Math.min(1, from + 0.45 + random() * 0.55);
    const tone = random();
    const lit = Math.max(0, 1 - Math.abs(share - 0.4) * 1.7);
    context.fillStyle =
      tone < 0.5
        ? mixColours(dark, colours.dark, random())
        : mixColours(colours.base, colours.light, lit * (0.3 + 0.7 * random()));
    context.globalAlpha = rich ? 0.25 + 0.4 * random() : 0.6;
    context.fill(
      taperedStroke(strand(lock, share, from, to, share * 2 + random()), rich ? 1.4 + 3.2 * random() : 3.4),
    );
  }
  const shine = lock.shine ?? 0.5;
  for (let index = 0; index < count * 0.35 * Math.sign(shine); index += 1) {
    const share = 0.08 + 0.74 * random();
    const centre = (lock.shineAt ?? 0.32) + (random() - 0.5) * 0.1 + (share - 0.4) * 0.08;
    const half = 0.04 + 0.09 * random();
    context.fillStyle = colours.shine;
    context.globalAlpha = shine * (0.18 + 0.35 * random());
    context.fill(
      taperedStroke(
        strand(lock, share, Math.max(0, centre - half), Math.min(1, centre + half), share * 2),
        1.6 + 2.6 * random(),
        0.8,
      ),
    );
  }
  context.restore();
}

function strand(lock: Lock, share: number, from: number, to: number, phase: number): Point[] {
  return Array.from({ length: 8 }, (_, index) => {
    const along = from + ((to - from) * index) / 7;
    const outer = pointOnLine(lock.outer, along);
    const inner = pointOnLine(lock.inner, along);
    const sway = Math.sin(along * 9 + phase) * (lock.wave ?? 0) * along;
    return [outer[0] + (inner[0] - outer[0]) * share + sway, outer[1] + (inner[1] - outer[1]) * share];
  });
}

/** Two edges along a centre line, from the width at each point. */
export function ribbon(middle: readonly Point[], widths: readonly number[]): Pick<Lock, 'outer' | 'inner'> {
  const outer: Point[] = [];
  const inner: Point[] = [];
  const rows = widths.map((width, at): Point => [at, width]);
  for (let index = 0; index <= 9; index += 1) {
    const along = index / 9;
    const [x, y] = pointOnLine(middle, along);
    const before = pointOnLine(middle, along - 0.04);
    const after = pointOnLine(middle, along + 0.04);
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = pointOnLine(rows, along)[1] / 2;
    const normal = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length] as const;
    outer.push([x + normal[0] * half, y + normal[1] * half]);
    inner.push([x - normal[0] * half, y - normal[1] * half]);
  }
  return { outer, inner };
}
