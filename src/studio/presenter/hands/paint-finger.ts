import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, type Point } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from '../face/face-look.ts';
import type { Finger } from './hand-shapes.ts';

const steps = 6;
/** Fingers widen at the joints and narrow towards the tip. */
const swell = [1, 0.94, 0.97, 0.91, 0.93, 0.88, 0.68];

function spineOf({ base, angle, curl, length }: Finger): Point[] {
  const points: Point[] = [];
  let [x, y] = base;
  for (let index = 0; index <= steps; index += 1) {
    points.push([x, y]);
    const bend = angle + (curl * index) / steps;
    x += (Math.sin(bend) * length) / steps;
    y -= (Math.cos(bend) * length) / steps;
  }
  return points;
}

export function fingerShape(finger: Finger): ReturnType<typeof smoothShape> {
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
  const reach = finger.width * 0.28;
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]);
  const end: Point = [
    tip[0] + ((tip[0] - from[0]) / length) * reach,
    tip[1] + ((tip[1] - from[1]) / length) * reach,
  ];
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
  context.fillStyle = linearFade(
    context,
    [finger.base[0], finger.base[1], tip[0], tip[1]],
    [colour, colour, mixColours(colour, skin.light, 0.5)],
  );
  fillPath(context, shape);
  inside(context, shape, () => {
    const offset = (by: number): Point[] => points.map(([x, y]) => [x + by * lightX, y + by * lightY]);
    const { width } = finger;
    softStroke(context, smoothLine(offset(-width * 0.46)), skin.shadow, width * 0.42, 4, 0.75);
    softStroke(context, smoothLine(offset(width * 0.2)), skin.light, width * 0.26, 4, 0.7);
    glow(context, tip[0], tip[1] + 4, width * 0.7, width * 0.7, skin.blush, 0.35);
    if (creases) for (const at of [2, 4] as const) paintJoint(context, points[at]!, finger, skin.deep);
  });
  if (nail) paintNail(context, finger, points, look);
  softStroke(context, shape, skin.deep, 1.6, 0.6, 0.5);
}

function paintJoint(context: Context, [x, y]: Point, finger: Finger, colour: string): void {
  const across = finger.width * 0.42;
  const tilt = finger.angle + finger.curl * 0.5;
  const crease = smoothLine([
    [x - across * Math.cos(tilt), y - across * Math.sin(tilt) + 1],
    [x, y + 2.5],
    [x + across * Math.cos(tilt), y + across * Math.sin(tilt) + 1],
  ]);
  softStroke(context, crease, colour, 1.5, 0.8, 0.24);
}

function paintNail(context: Context, finger: Finger, points: readonly Point[], look: FaceLook): void {
  const [tip, from] = [points.at(-1)!, points.at(-2)!];
  const angle = Math.atan2(tip[0] - from[0], -(tip[1] - from[1]));
  paintNailAt(context, tip, angle, finger.width * 0.54, look);
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
