import { mirrored, smoothLine, smoothShape, type Point, trace } from '../paint/curve.ts';
import { between, seededRandom } from '../paint/seeded-random.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from './face-look.ts';

/** The middle of a turned face at a height: the chin follows the mouth, so that both are on one axis. */
export function axisAt(look: FaceLook, y: number): number {
  const down = Math.max(0, Math.min(1, (y - 30) / 130));
  return look.turn * 16 * down * down * (3 - 2 * down);
}

/** The far cheek is foreshortened by the turn of the head. */
export function faceOutline(look: FaceLook): Point[] {
  const right = look.outline.map(([x, y]): Point => [x * (1 - 0.09 * look.turn) + axisAt(look, y), y]);
  const left = mirrored(look.outline).map(([x, y]): Point => [
    x * (1 + 0.09 * look.turn) + axisAt(look, y),
    y,
  ]);
  return [...right, ...left.toReversed().slice(1, -1)];
}

/** Skin and its shading, without eyes, brows, nose and mouth, which move separately. */
export function paintFace(context: Context, look: FaceLook): void {
  const { skin, lightSide: light } = look;
  const outline = smoothShape(faceOutline(look));
  const shift = look.turn * 16;
  context.fillStyle = linearFade(
    context,
    [light * 130, -120, -light * 120, 150],
    [skin.light, skin.base, skin.base, skin.shadow],
  );
  fillPath(context, outline);
  inside(context, outline, () => {
    paintPlanes(context, look, shift);
    paintSockets(context, look, shift);
    paintBlush(context, look, shift);
    paintAge(context, look, shift);
    paintEdgeLight(context, look);
  });
}

function paintPlanes(context: Context, look: FaceLook, shift: number): void {
  const { skin, lightSide: light } = look;
  const side = (points: readonly Point[]) => smoothShape(points.map(([x, y]): Point => [-light * x, y]));
  softFill(
    context,
    side(trace('150,-190 84,-150 110,-60 104,30 72,96 52,160 20,240 170,240')),
    skin.shadow,
    16,
    0.34,
  );
  softFill(
    context,
    side(trace('160,-150 104,-120 117,-60 108,-6 112,40 92,96 66,152 34,196 22,240 170,240')),
    skin.shadow,
    6,
    0.38,
  );
  glow(context, light * 30 + shift, -96, 95, 62, skin.light, 0.9);
  glow(context, light * 72 + shift, 42, 54, 42, skin.light, 0.9);
  glow(context, light * 6 + shift, 182, 36, 20, skin.light, 0.55);
  softFill(
    context,
    smoothShape(trace('-140,-215 140,-215 132,-120 80,-152 0,-160 -80,-152 -132,-120')),
    skin.shadow,
    8,
    0.85,
  );
}

function paintSockets(context: Context, look: FaceLook, shift: number): void {
  const { skin, eyes } = look;
  for (const side of [-1, 1] as const) {
    const x = side * eyes.spacing + shift;
    glow(context, x - side * 12, -16, 48, 26, skin.shadow, side === look.lightSide ? 0.5 : 0.62, 'multiply');
    glow(context, x, 26, 34, 12, skin.shadow, 0.3 + 0.25 * look.ageLines);
    glow(context, x + side * 8, 42, 44, 18, skin.light, 0.3);
  }
}

function paintBlush(context: Context, look: FaceLook, shift: number): void {
  for (const side of [-1, 1] as const) {
    glow(context, side * 84 + shift, 58, 64, 42, look.skin.blush, look.blushStrength * 0.62);
  }
  glow(context, shift * 1.2, 78, 32, 22, look.skin.blush, look.blushStrength * 0.7);
  const random = seededRandom(41);
  for (let index = 0; index < look.freckles; index += 1) {
    const side = random() < 0.5 ? -1 : 1;
    context.globalAlpha = between(random, 0.12, 0.4);
    context.fillStyle = look.skin.shadow;
    context.beginPath();
    context.arc(
      side * (20 + 80 * random() ** 0.8) + shift,
      24 + 52 * random() + 4 * random(),
      between(random, 0.8, 2),
      0,
      7,
    );
    context.fill();
  }
  context.globalAlpha = 1;
}

function paintAge(context: Context, look: FaceLook, shift: number): void {
  const { skin, ageLines, mouth, nose } = look;
  for (const side of [-1, 1] as const) {
    const at = (x: number, y: number): Point => [side * x + shift * 1.2, y];
    const fold = smoothLine([
      at(nose.halfWidth + 4, nose.tipY + 6),
      at(mouth.halfWidth + 2, mouth.y - 26),
      at(mouth.halfWidth + 14, mouth.y + 4),
    ]);
    softStroke(context, fold, skin.shadow, 9, 5, 0.14 + 0.26 * ageLines);
    softStroke(context, fold, skin.deep, 2, 1, 0.22 * ageLines);
    if (ageLines < 0.3) continue;
    for (const [rise, length] of [
      [-8, 20],
      [0, 24],
      [9, 20],
    ] as const) {
      const start = look.eyes.spacing + look.eyes.halfWidth + 8;
      softStroke(
        context,
        smoothLine([at(start, rise * 0.6), at(start + length * 0.5, rise), at(start + length, rise * 2)]),
        skin.deep,
        1.6,
        0.8,
        0.35 * ageLines,
      );
    }
  }
  for (const y of [-98, -82]) {
    if (ageLines < 0.3) continue;
    softStroke(
      context,
      smoothLine([
        [-62 + shift, y + 4],
        [-20 + shift, y - 3],
        [24 + shift, y],
        [66 + shift, y + 5],
      ]),
      skin.deep,
      1.8,
      1.2,
      0.28 * ageLines,
    );
  }
}

function paintEdgeLight(context: Context, look: FaceLook): void {
  const { skin, lightSide: light } = look;
  const edge = smoothLine(
    look.outline
      .map(([x, y]): Point => [-light * x * (1 + 0.09 * look.turn * light) + axisAt(look, y), y])
      .slice(2),
  );
  softStroke(context, edge, skin.rim, 9, 4, 0.6);
  const lit = smoothLine(
    look.outline
      .map(([x, y]): Point => [light * x * (1 - 0.09 * look.turn * light) + axisAt(look, y), y])
      .slice(2, -2),
  );
  softStroke(context, lit, skin.light, 10, 6, 0.6);
}
