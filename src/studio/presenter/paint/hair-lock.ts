import { mixColours } from './colour.ts';
import { pointOnLine, smoothLine, smoothShape, taperedStroke, type Point } from './curve.ts';
import { between, seededRandom } from './seeded-random.ts';
import { fillPath, inside, linearFade, softFill, softStroke, type Context } from './shade.ts';

export type HairColours = { dark: string; base: string; light: string; shine: string };

export type HairLock = {
  /** Two edges from root to tip with the same number of points. */
  outer: readonly Point[];
  inner: readonly Point[];
  strands: number;
  seed: number;
  /** Amplitude of the waves in pixels. */
  wave?: number;
  /** Position along the length (0..1) and strength of the highlight. */
  shineAt?: number;
  shine?: number;
  /** Width of the shade along the inner edge. */
  edgeShade?: number;
  /** Strands that stick out at the edges. */
  loose?: number;
};

/** Paints one lock of hair: a filled shape, strands that follow it, a band of shine and a few loose hairs. */
export function paintHairLock(context: Context, lock: HairLock, colours: HairColours): void {
  const body = smoothShape([...lock.outer, ...lock.inner.toReversed()]);
  const root = lock.outer[0]!;
  const tip = lock.outer.at(-1)!;
  context.save();
  context.fillStyle = linearFade(
    context,
    [root[0], root[1], tip[0], tip[1]],
    [colours.base, colours.base, colours.dark],
  );
  fillPath(context, body);
  context.restore();
  inside(context, body, () => {
    const edge = lock.edgeShade ?? 34;
    softStroke(context, smoothLine(lock.inner), colours.dark, edge, edge * 0.35, 0.75);
    paintStrands(context, lock, colours);
    paintShine(context, lock, colours);
  });
  paintLooseHair(context, lock, colours);
}

function strandPoints(lock: HairLock, across: number, phase: number, from: number, to: number): Point[] {
  const steps = 10;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const along = from + ((to - from) * index) / steps;
    const outer = pointOnLine(lock.outer, along);
    const inner = pointOnLine(lock.inner, along);
    const sway = Math.sin(along * 9 + phase) * (lock.wave ?? 0) * along;
    return [outer[0] + (inner[0] - outer[0]) * across + sway, outer[1] + (inner[1] - outer[1]) * across];
  });
}

function paintStrands(context: Context, lock: HairLock, colours: HairColours): void {
  const random = seededRandom(lock.seed);
  for (let index = 0; index < lock.strands; index += 1) {
    const across = random();
    const from = random() < 0.55 ? 0 : between(random, 0, 0.5);
    const points = strandPoints(
      lock,
      across,
      between(random, -0.6, 0.6) + across * 2,
      from,
      Math.min(1, from + between(random, 0.45, 1)),
    );
    const tone = random();
    const lit = Math.max(0, 1 - Math.abs(across - 0.35) * 1.6);
    const colour =
      tone < 0.45
        ? mixColours(colours.base, colours.dark, between(random, 0.3, 1))
        : mixColours(colours.base, colours.light, lit * between(random, 0.25, 1));
    context.globalAlpha = between(random, 0.25, 0.75);
    context.fillStyle = colour;
    fillPath(context, taperedStroke(points, between(random, 1.2, 5)));
  }
  context.globalAlpha = 1;
}

function paintShine(context: Context, lock: HairLock, colours: HairColours): void {
  const random = seededRandom(lock.seed + 1);
  const strength = lock.shine ?? 0.5;
  const middle = lock.shineAt ?? 0.3;
  for (let index = 0; index < lock.strands * 0.4; index += 1) {
    const across = 0.08 + 0.72 * random();
    const centre = middle + between(random, -0.05, 0.05) + (across - 0.4) * 0.08;
    const half = between(random, 0.04, 0.13);
    const points = strandPoints(
      lock,
      across,
      across * 2,
      Math.max(0, centre - half),
      Math.min(1, centre + half),
    );
    softFill(
      context,
      taperedStroke(points, between(random, 1.5, 4), 0.8),
      colours.shine,
      0.8,
      strength * between(random, 0.2, 0.7),
    );
  }
}

function paintLooseHair(context: Context, lock: HairLock, colours: HairColours): void {
  const random = seededRandom(lock.seed + 2);
  for (let index = 0; index < (lock.loose ?? 0); index += 1) {
    // At the edge, but not beyond it: there they would look like a second outline.
    const across = random() < 0.6 ? between(random, -0.012, 0.06) : between(random, 0.94, 1.012);
    const from = between(random, 0.1, 0.6);
    const points = strandPoints(
      lock,
      across,
      between(random, 0, 6),
      from,
      Math.min(1.0, from + between(random, 0.15, 0.4)),
    );
    context.globalAlpha = between(random, 0.3, 0.7);
    context.fillStyle = random() < 0.5 ? colours.base : colours.light;
    fillPath(context, taperedStroke(points, between(random, 0.9, 1.9)));
  }
  context.globalAlpha = 1;
}
