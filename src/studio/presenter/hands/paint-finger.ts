import { mixColours, withAlpha } from '../paint/colour.ts';
import { smoothLine, smoothShape, type Point } from '../paint/curve.ts';
import { fillPath, glow, inside, softFill, softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from '../face/face-look.ts';
import type { Finger } from './hand-shapes.ts';

const steps = 10;
/** Half widths along the finger: pads swell between the joints, and the tip is about a fifth narrower than the root. */
const swell = [1, 1, 0.99, 0.955, 0.92, 0.945, 0.935, 0.875, 0.885, 0.84, 0.66];
/** The root is inside the hand, whose skin it joins without an edge. */
const rootPixels = 18;
/** Index of the first point whose sides are outside the hand. */
const firstOutside = 2;
/** Fingers are never quite straight: they bend a little out and back again, in radians. */
const sway = 0.075;

/** Shares of the length at which the middle and the last joint bend, and half the length of a bend. */
const jointAt = [0.42, 0.7] as const;
const halfBend = 0.1;

const bendShare = (past: number): number => Math.min(1, Math.max(0, 0.5 + past / (2 * halfBend)));

function spineOf({ base, angle, curl, length, joints }: Finger): Point[] {
  const points: Point[] = [];
  let x = base[0] - Math.sin(angle) * rootPixels;
  let y = base[1] + Math.cos(angle) * rootPixels;
  const step = (length + rootPixels) / steps;
  const side = angle < 0 ? 1 : -1;
  for (let index = 0; index <= steps; index += 1) {
    points.push([x, y]);
    const share = index / steps;
    const bent = (joints ?? []).map((by, joint) => by * bendShare(share - jointAt[joint]!));
    const bend = bent.reduce((sum, by) => sum + by, angle + curl * share);
    const swayed = bend - side * sway * Math.sin(2 * Math.PI * share);
    x += Math.sin(swayed) * step;
    y -= Math.cos(swayed) * step;
  }
  return points;
}

/** Both sides from the root to the tip, and the end of the tip. */
function sidesOf(finger: Finger): { left: Point[]; right: Point[]; end: Point } {
  const points = spineOf(finger);
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], index) => {
    const [beforeX, beforeY] = points[Math.max(0, index - 1)]!;
    const [afterX, afterY] = points[Math.min(points.length - 1, index + 1)]!;
    const length = Math.hypot(afterX - beforeX, afterY - beforeY);
    const half = (finger.width / 2) * swell[index]!;
    const normal = [-(afterY - beforeY) / length, (afterX - beforeX) / length] as const;
    left.push([x + normal[0] * half, y + normal[1] * half]);
    right.push([x - normal[0] * half, y - normal[1] * half]);
  });
  const [tip, from] = [points.at(-1)!, points.at(-2)!];
  const reach = finger.width * 0.25;
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]);
  const end: Point = [
    tip[0] + ((tip[0] - from[0]) / length) * reach,
    tip[1] + ((tip[1] - from[1]) / length) * reach,
  ];
  return { left, right, end };
}

export function fingerShape(finger: Finger): ReturnType<typeof smoothShape> {
  const { left, right, end } = sidesOf(finger);
  return smoothShape([...left, end, ...right.toReversed()]);
}

type FingerPaint = {
  look: FaceLook;
  colour: string;
  nail: boolean;
  /** Bent fingers show no nail. */
  creases?: boolean;
  /** Direction of the light on the finger; to the lit side by default. */
  towardsLight?: Point;
};

export function paintFinger(
  context: Context,
  finger: Finger,
  { look, colour, nail, creases = !nail, towardsLight: [lightX, lightY] = [look.lightSide, 0] }: FingerPaint,
): void {
  const { skin } = look;
  const shape = fingerShape(finger);
  const points = spineOf(finger);
  const tip = points.at(-1)!;
  const fill = context.createLinearGradient(points[0]![0], points[0]![1], tip[0], tip[1]);
  fill.addColorStop(0, withAlpha(colour, 0));
  fill.addColorStop(0.17, withAlpha(colour, 1));
  fill.addColorStop(0.6, colour);
  fill.addColorStop(1, mixColours(colour, skin.light, 0.5));
  context.fillStyle = fill;
  fillPath(context, shape);
  const { left, right, end } = sidesOf(finger);
  const outside = points.slice(firstOutside);
  inside(context, shape, () => {
    const offset = (by: number): Point[] => outside.map(([x, y]) => [x + by * lightX, y + by * lightY]);
    const { width } = finger;
    softStroke(context, smoothLine(offset(-width * 0.46)), skin.shadow, width * 0.42, 4, 0.7);
    softStroke(context, smoothLine(offset(width * 0.2)), skin.light, width * 0.26, 4, 0.65);
    glow(context, tip[0], tip[1] + 4, width * 0.7, width * 0.7, skin.blush, 0.3);
    if (creases) for (const at of creaseAt) paintCrease(context, finger, points[at]!, skin.deep, lightX);
  });
  if (nail) paintNail(context, finger, points, look);
  const outline = [...left.slice(firstOutside), end, ...right.slice(firstOutside).toReversed()];
  softStroke(context, smoothLine(outline), skin.deep, 1.6, 0.6, 0.52);
}

/** Indices of the joints. */
const creaseAt = [4, 7] as const;

/** A short fold across the pad, from the shaded side to the middle. */
function paintCrease(context: Context, finger: Finger, [x, y]: Point, colour: string, light: number): void {
  const tilt = finger.angle + finger.curl * 0.5;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const place = (across: number, down: number): Point => [
    x + across * finger.width * cos - down * sin,
    y + across * finger.width * sin + down * cos,
  ];
  const side = light < 0 ? 1 : -1;
  const crease = smoothLine([place(side * 0.4, -1), place(side * 0.2, 1.6), place(-side * 0.08, 2)]);
  softStroke(context, crease, colour, 1.5, 0.8, 0.3);
}

function paintNail(context: Context, finger: Finger, points: readonly Point[], look: FaceLook): void {
  const [tip, from] = [points.at(-1)!, points.at(-2)!];
  const angle = Math.atan2(tip[0] - from[0], -(tip[1] - from[1]));
  paintNailAt(context, tip, angle, finger.width * 0.5, look);
}

export function paintNailAt(
  context: Context,
  tip: Point,
  angle: number,
  width: number,
  look: FaceLook,
): void {
  context.save();
  context.translate(tip[0], tip[1]);
  context.rotate(angle);
  const half = width / 2;
  const nail = smoothShape([
    [-half, 8],
    [-half * 0.95, -3],
    [0, -8],
    [half * 0.95, -3],
    [half, 8],
    [0, 12],
  ]);
  softFill(context, nail, mixColours(look.skin.light, look.skin.blush, 0.22), 0.5, 0.9);
  softStroke(context, nail, look.skin.shadow, 1.1, 0.5, 0.5);
  context.restore();
}
