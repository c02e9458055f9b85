import type { Path2D } from '@napi-rs/canvas';
import { smoothLine, type Point } from '../../../presenter/paint/curve.ts';
import type { Brush } from '../../brush/brush.ts';
import { furMaterial } from '../fur-material.ts';
import { boxOf, ellipse } from '../../person/shape/geometry.ts';
import { darker } from '../../person/clothes/scene.ts';
import { drawAnimalHead, type HeadState } from '../head/draw-animal-head.ts';
import { ballChain, limb, union } from './limb.ts';
import { markCoat } from './mark-coat.ts';
import { drawFur } from './draw-fur.ts';
import { drawCover } from './draw-cover.ts';
import { drawMane } from './draw-mane.ts';
import { drawTail } from './draw-tail.ts';
import type { AnimalBody, Leg, LegName } from './stand-animal.ts';

/** Paints a whole four-legged animal: far parts first, then trunk and near legs as one shape, the head last. */
export function drawFourLegged(brush: Brush, body: AnimalBody, state: HeadState): void {
  const { coat } = body.look;
  drawTail(brush, body);
  for (const name of ['hindFar', 'frontFar'] as const) {
    const path = legPath(body, name);
    brush.form(path, boxOf(path), {
      colour: darker(coat.base, 0.26),
      material: furMaterial(brush),
      roundness: 0.4,
      outline: 0.8,
      inside: () => drawSock(brush, body, name, 0.26),
    });
    drawToes(brush, body, name);
  }
  const trunk = ballChain(body.spine);
  // Patches continue over the legs; noir paints flat shapes darker than round ones.
  const coversLegs = coat.pattern !== 'patches' && brush.style !== 'noir';
  const whole = union(
    trunk,
    ...(body.stance.hind === 'folded' ? [thigh(body)] : []),
    legPath(body, 'hindNear'),
    legPath(body, 'frontNear'),
  );
  brush.form(whole, boxOf(whole), {
    colour: coat.base,
    material: furMaterial(brush),
    roundness: 0.5,
    outline: 0.9,
    inside: () => {
      markCoat(brush, body);
      for (const name of ['hindNear', 'frontNear'] as const) {
        const leg = legPath(body, name);
        // The belly ends at the legs.
        if (coversLegs) brush.form(leg, boxOf(leg), { colour: coat.base, roundness: 0, outline: 0 });
        drawSock(brush, body, name, 0);
      }
      if (body.stance.hind === 'folded' && coversLegs) {
        const haunch = thigh(body);
        brush.form(haunch, boxOf(haunch), { colour: coat.base, roundness: 0, outline: 0 });
      }
      drawFur(brush, body);
    },
  });
  drawContours(brush, body);
  for (const name of ['hindNear', 'frontNear'] as const) drawToes(brush, body, name);
  drawCover(brush, body, trunk);
  drawMane(brush, body);
  drawCollar(brush, body);
  drawAnimalHead(brush, body.look, body.head, state);
}

function legPath(body: AnimalBody, name: LegName): Path2D {
  const { points, foot } = body.legs[name];
  const { legs, chest } = body.look.body;
  const { unit } = body;
  const isFront = name.startsWith('front');
  const isFolded = !isFront && body.stance.hind === 'folded';
  const sole = footPath(body, { points, foot });
  if (isFolded)
    return limb(
      points,
      [legs.foot * 0.85 * unit, legs.foot * 0.75 * unit, legs.foot * 0.9 * unit],
      [0.8, 0.8],
    );
  const girths = isFront
    ? [Math.min(legs.thigh * 0.82, chest * 0.6), legs.ankle * 1.55, legs.ankle * 1.05, legs.ankle]
    : [legs.thigh * 1.12, legs.thigh * 0.72, legs.ankle * 1.1, legs.ankle];
  const shank = limb(
    points,
    girths.map((girth) => girth * unit),
    [0.4, 0.2],
  );
  return union(shank, sole);
}

function footPath({ look, unit, facing }: AnimalBody, { foot }: Leg): Path2D {
  const { foot: size, isHoof } = look.body.legs;
  const [x, y] = foot;
  const reach = isHoof ? 0.18 : 0.42;
  return ellipse(
    [x + facing * size * reach * unit, y],
    size * (isHoof ? 0.98 : 1.3) * unit,
    size * (isHoof ? 0.62 : 0.6) * unit,
  );
}

/** The haunch of a sitting or lying animal. */
function thigh({ hip, look, unit, facing }: AnimalBody): Path2D {
  const { rump } = look.body;
  return ellipse(
    [hip.at[0] + facing * rump * 0.42 * unit, hip.at[1] + rump * 0.14 * unit],
    rump * 1.04 * unit,
    rump * 0.84 * unit,
    -facing * 0.25,
  );
}

function drawSock(brush: Brush, body: AnimalBody, name: LegName, shade: number): void {
  const { legs } = body.look.body;
  const { socks } = body.look.coat;
  const { points, foot } = body.legs[name];
  const { unit } = body;
  const colour = socks ?? null;
  if (colour !== null) {
    const [from, to] = [points.at(-2)!, points.at(-1)!];
    const path = limb(
      [[from[0], from[1] + (to[1] - from[1]) * 0.1], to],
      [legs.foot * 1.6 * unit, legs.foot * 2.4 * unit],
      [0.4, 1],
    );
    brush.form(path, boxOf(path), { colour: darker(colour, shade), roundness: 0, outline: 0 });
  }
  if (!legs.isHoof) return;
  const hoof = ellipse(
    [foot[0], foot[1] + legs.foot * 0.3 * unit],
    legs.foot * 1.8 * unit,
    legs.foot * 0.75 * unit,
  );
  brush.form(hoof, boxOf(hoof), { colour: '#3a302c', roundness: 0, outline: 0 });
}

function drawToes(brush: Brush, body: AnimalBody, name: LegName): void {
  const { legs } = body.look.body;
  if (legs.isHoof || body.look.body.stance === 'crouching') return;
  const { unit, facing } = body;
  const [x, y] = body.legs[name].foot;
  const size = legs.foot * unit;
  for (const at of [0.75, 1.2])
    brush.line(
      smoothLine([
        [x + facing * size * (at - 0.1), y - size * 0.1],
        [x + facing * size * at, y + size * 0.42],
      ]),
      {
        colour: darker(body.look.coat.base, 0.55),
        width: Math.max(0.6, size * 0.1),
        alpha: 0.55,
      },
    );
}

/** Hints of the lines where thigh, belly and shoulder meet. */
function drawContours(brush: Brush, body: AnimalBody): void {
  const { unit, facing, hip, look, stance } = body;
  const { rump } = look.body;
  if (look.body.cover === 'wool') return;
  const line = (points: Point[], alpha: number) =>
    brush.line(smoothLine(points), { colour: darker(look.coat.base, 0.5), width: 0.016 * unit, alpha });
  const around = ([x, y]: Point, radius: number, from: number, to: number): Point[] =>
    Array.from({ length: 7 }, (_, index) => {
      const angle = from + ((to - from) * index) / 6;
      return [x + facing * Math.cos(angle) * radius, y - Math.sin(angle) * radius] as Point;
    });
  if (stance.hind === 'folded') {
    const centre: Point = [hip.at[0] + facing * rump * 0.42 * unit, hip.at[1] + rump * 0.14 * unit];
    line(around(centre, rump * 0.9 * unit, -0.35, 1.7), 0.55);
  } else {
    const knee = body.legs.hindNear.points[1]!;
    line(
      [
        [hip.at[0] + facing * rump * 0.62 * unit, hip.at[1] - rump * 0.3 * unit],
        [knee[0] + facing * 0.06 * unit, (hip.at[1] + knee[1]) / 2],
        [knee[0] + facing * 0.075 * unit, knee[1] - 0.01 * unit],
      ],
      0.5,
    );
  }
  const elbow = body.legs.frontNear.points[1]!;
  line(
    [
      [elbow[0] - facing * 0.08 * unit, elbow[1] - 0.09 * unit],
      [elbow[0] - facing * 0.055 * unit, elbow[1]],
    ],
    0.4,
  );
}

function drawCollar(brush: Brush, { look, spine, unit }: AnimalBody): void {
  if (!look.collar) return;
  const neck = spine[5]!;
  const before = spine[4]!;
  const angle = Math.atan2(neck.at[1] - before.at[1], neck.at[0] - before.at[0]);
  const at: Point = [
    (neck.at[0] * 1.3 + before.at[0] * 0.7) / 2,
    (neck.at[1] * 1.3 + before.at[1] * 0.7) / 2,
  ];
  const band = ellipse(at, 0.036 * unit, neck.radius * 1.16, angle);
  brush.form(band, boxOf(band), { colour: look.collar, roundness: 0.6, gloss: 0.2, outline: 0.6 });
}
