import type { Path2D } from '@napi-rs/canvas';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, type Point, trace } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from '../face/face-look.ts';

export type Sleeve = { light: string; base: string; shadow: string; deep: string };

type Finger = { base: Point; angle: number; curl: number; length: number; width: number };

/** An open, easy hand seen from the palm; the wrist is the origin, fingers point up, the thumb to the left. */
const fingers: readonly Finger[] = [
  { base: [37, -86], angle: 0.3, curl: -0.12, length: 64, width: 25 },
  { base: [16, -102], angle: 0.13, curl: -0.1, length: 82, width: 28 },
  { base: [-9, -106], angle: 0.0, curl: -0.06, length: 90, width: 29 },
  { base: [-33, -98], angle: -0.15, curl: 0.02, length: 80, width: 28 },
];
const thumb: Finger = { base: [-36, -40], angle: -0.92, curl: 0.42, length: 84, width: 32 };

function spine({ base, angle, curl, length }: Finger): Point[] {
  const points: Point[] = [];
  let [x, y] = base;
  const steps = 6;
  for (let index = 0; index <= steps; index += 1) {
    points.push([x, y]);
    const bend = angle + (curl * index) / steps;
    x += (Math.sin(bend) * length) / steps;
    y -= (Math.cos(bend) * length) / steps;
  }
  return points;
}

function fingerShape(finger: Finger): ReturnType<typeof smoothShape> {
  const points = spine(finger);
  const left: Point[] = [];
  const right: Point[] = [];
  // Fingers swell at the joints and narrow towards the tip.
  const swell = [1, 0.94, 0.97, 0.91, 0.93, 0.86, 0.62];
  points.forEach(([x, y], index) => {
    const [beforeX, beforeY] = points[Math.max(0, index - 1)]!;
    const [afterX, afterY] = points[Math.min(points.length - 1, index + 1)]!;
    const length = Math.hypot(afterX - beforeX, afterY - beforeY);
    const half = (finger.width / 2) * swell[index]!;
    const normal = [-(afterY - beforeY) / length, (afterX - beforeX) / length] as const;
    left.push([x + normal[0] * half, y + normal[1] * half]);
    right.push([x - normal[0] * half, y - normal[1] * half]);
  });
  const tip = points.at(-1)!;
  const from = points.at(-2)!;
  const reach = finger.width * 0.28;
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]);
  const end: Point = [
    tip[0] + ((tip[0] - from[0]) / length) * reach,
    tip[1] + ((tip[1] - from[1]) / length) * reach,
  ];
  return smoothShape([...left, end, ...right.toReversed()]);
}

function paintFinger(context: Context, finger: Finger, look: FaceLook, palm: string): void {
  const { skin, lightSide: light } = look;
  const shape = fingerShape(finger);
  const points = spine(finger);
  const tip = points.at(-1)!;
  context.fillStyle = linearFade(
    context,
    [finger.base[0], finger.base[1], tip[0], tip[1]],
    [palm, palm, mixColours(palm, skin.light, 0.5)],
  );
  fillPath(context, shape);
  inside(context, shape, () => {
    const offset = (points: Point[], by: number): Point[] => points.map(([x, y]) => [x + by, y]);
    softStroke(
      context,
      smoothLine(offset(points, -light * finger.width * 0.46)),
      skin.shadow,
      finger.width * 0.42,
      4,
      0.75,
    );
    softStroke(
      context,
      smoothLine(offset(points, light * finger.width * 0.2)),
      skin.light,
      finger.width * 0.26,
      4,
      0.7,
    );
    glow(context, tip[0], tip[1] + 4, finger.width * 0.7, finger.width * 0.7, skin.blush, 0.35);
    for (const at of [2, 4] as const) {
      const [x, y] = points[at]!;
      const across = finger.width * 0.42;
      const tilt = finger.angle + finger.curl * 0.5;
      softStroke(
        context,
        smoothLine([
          [x - across * Math.cos(tilt), y - across * Math.sin(tilt) + 1],
          [x, y + 2.5],
          [x + across * Math.cos(tilt), y + across * Math.sin(tilt) + 1],
        ]),
        skin.deep,
        1.5,
        0.8,
        0.24,
      );
    }
  });
  softStroke(context, shape, skin.deep, 1.4, 0.6, 0.28);
}

/** What the hand throws on the clothes behind it. */
function paintCastShadow(context: Context, shapes: readonly Path2D[], light: number): void {
  context.save();
  context.translate(-light * 9, 12);
  for (const shape of shapes) softFill(context, shape, '#1a0f14', 9, 0.16);
  context.restore();
}

export function paintHand(context: Context, look: FaceLook, sleeve: Sleeve): void {
  const { skin, lightSide: light } = look;
  const palm = mixColours(skin.base, skin.light, 0.45);
  const hand = smoothShape(
    trace(
      '-32,110 -28,50 -27,20 -30,0 -42,-28 -50,-66 -47,-98 -22,-112 6,-113 28,-106 46,-88 50,-56 42,-18 29,8 28,50 32,110',
    ),
  );
  paintCastShadow(context, [hand, ...[...fingers, thumb].map(fingerShape)], light);
  for (const finger of fingers) paintFinger(context, finger, look, palm);
  context.fillStyle = linearFade(
    context,
    [light * 50, -60, -light * 50, -20],
    [mixColours(palm, skin.light, 0.4), palm, mixColours(palm, skin.shadow, 0.5)],
  );
  fillPath(context, hand);
  inside(context, hand, () => {
    glow(context, 26, -48, 30, 46, skin.light, 0.6);
    glow(context, 4, -56, 30, 34, skin.shadow, 0.36);
    glow(context, 0, -98, 50, 18, skin.blush, 0.22);
    softStroke(context, smoothLine(trace('-44,-76 -16,-72 -2,-48 -6,-8')), skin.deep, 2, 1.2, 0.26);
    softStroke(context, smoothLine(trace('44,-72 20,-86 -8,-84 -24,-96')), skin.deep, 1.8, 1.2, 0.22);
    softStroke(context, smoothLine(trace('-44,-78 -10,-66 30,-56')), skin.deep, 1.6, 1.2, 0.16);
    softFill(context, smoothShape(trace('-40,120 40,120 38,64 0,56 -38,64')), skin.deep, 6, 0.4);
    softFill(
      context,
      smoothShape([
        [-light * 60, 130],
        [-light * 60, -60],
        [-light * 26, 0],
        [-light * 12, 60],
        [-light * 10, 130],
      ]),
      skin.shadow,
      7,
      0.45,
    );
  });
  paintFinger(context, thumb, look, palm);
  const mound = smoothShape(trace('-30,2 -46,-30 -64,-58 -44,-74 -22,-66 -8,-40 -10,-8'));
  context.fillStyle = light < 0 ? palm : mixColours(palm, skin.shadow, 0.38);
  fillPath(context, mound);
  glow(context, -32, -36, 26, 30, skin.light, light < 0 ? 0.75 : 0.35);
  softStroke(context, smoothLine(trace('-20,-66 -7,-42 -8,-10')), skin.shadow, 5, 2.5, 0.55);
  paintSleeve(context, light, sleeve);
}

function paintSleeve(context: Context, light: number, sleeve: Sleeve): void {
  const arm = smoothShape(trace('-42,70 0,62 44,70 60,180 82,420 -78,420 -58,180'));
  context.fillStyle = linearFade(
    context,
    [light * 70, 0, -light * 70, 0],
    [sleeve.light, sleeve.base, sleeve.shadow],
  );
  fillPath(context, arm);
  inside(context, arm, () => {
    softStroke(context, smoothLine(trace('-42,72 0,66 44,72')), sleeve.light, 5, 2, 0.8);
    softStroke(context, smoothLine(trace('-46,100 0,96 50,100')), sleeve.deep, 3, 1.6, 0.5);
    for (const [y, reach] of [
      [140, 30],
      [190, 44],
      [250, 40],
    ] as const) {
      softStroke(
        context,
        smoothLine([
          [-light * 60, y],
          [-light * 20, y + 14],
          [light * (reach - 30), y + 8],
        ]),
        sleeve.deep,
        7,
        4,
        0.35,
      );
      softStroke(
        context,
        smoothLine([
          [-light * 60, y - 10],
          [-light * 20, y + 4],
          [light * (reach - 30), y - 2],
        ]),
        sleeve.light,
        5,
        4,
        0.4,
      );
    }
  });
}
