import type { Path2D } from '@napi-rs/canvas';
import { mixColours } from './colour.ts';
import type { HairColours } from './hair-lock.ts';
import { between, seededRandom } from './seeded-random.ts';
import { softFill, type Context } from './shade.ts';

export type CroppedHair = {
  region: Path2D;
  /** Bounds of the region: left, top, right, bottom. */
  bounds: readonly [number, number, number, number];
  curls: number;
  /** Radius of one curl in pixels. */
  size: number;
  seed: number;
  /** Blur of the base layer beneath the curls, softer where hair thins out into skin. */
  softness: number;
  density: number;
  lightSide: -1 | 1;
  /** Direction of the hair at a point in radians, 0 is down; without it the hair curls. */
  direction?: (x: number, y: number) => number;
};

/** A beard grows down from the middle of the mouth and outwards on the cheeks. */
export const beardDirection = (x: number, y: number): number => -Math.atan2(x * 0.9, Math.max(30, y - 10));

/** Short tight hair or beard: a soft base layer with small curls, lighter towards the light. */
export function paintCroppedHair(context: Context, hair: CroppedHair, colours: HairColours): void {
  const [left, top, right, bottom] = hair.bounds;
  softFill(context, hair.region, colours.dark, hair.softness, 0.85 * hair.density);
  softFill(context, hair.region, colours.base, hair.softness * 0.6, 0.55 * hair.density);
  const random = seededRandom(hair.seed);
  context.save();
  context.lineCap = 'round';
  for (let index = 0; index < hair.curls; index += 1) {
    const x = between(random, left, right);
    const y = between(random, top, bottom);
    const radius = between(random, 0.6, 1.2) * hair.size;
    const start = between(random, 0, Math.PI * 2);
    const tone = random();
    const lit = Math.min(
      1,
      Math.max(
        0,
        0.5 +
          (hair.lightSide * (x - (left + right) / 2)) / (right - left) -
          (y - (top + bottom) / 2) / (2 * (bottom - top)),
      ),
    );
    if (!isInside(context, hair.region, x, y)) continue;
    context.strokeStyle =
      tone < 0.42
        ? mixColours(colours.dark, colours.base, random())
        : mixColours(colours.base, tone > 0.95 ? colours.shine : colours.light, lit);
    context.globalAlpha = between(random, 0.2, 0.62) * hair.density;
    context.lineWidth = between(random, 1, 2.1);
    context.beginPath();
    if (hair.direction)
      traceHair(context, x, y, radius * 5, hair.direction(x, y) + (start / Math.PI - 1) * 0.34);
    else context.arc(x, y, radius, start, start + between(random, 1.6, 3.6));
    context.stroke();
  }
  context.restore();
}

/** One short, slightly bent hair, from its root. */
function traceHair(context: Context, x: number, y: number, length: number, angle: number): void {
  const [dx, dy] = [-Math.sin(angle) * length, Math.cos(angle) * length];
  context.moveTo(x, y);
  context.quadraticCurveTo(x + dx * 0.5 - dy * 0.14, y + dy * 0.5 + dx * 0.14, x + dx, y + dy);
}

/** `isPointInPath` expects canvas coordinates, but the region is in the current transform. */
function isInside(context: Context, region: Path2D, x: number, y: number): boolean {
  context.save();
  context.resetTransform();
  const inside = context.isPointInPath(region, x, y);
  context.restore();
  return inside;
}
