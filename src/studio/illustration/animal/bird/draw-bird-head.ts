import { smoothLine, smoothShape, taperedStroke, type Point } from '../../../presenter/paint/curve.ts';
import type { Brush } from '../../brush/brush.ts';
import { darker } from '../../person/clothes/scene.ts';
import { ellipse } from '../../person/shape/geometry.ts';
import type { Vector } from '../../person/skeleton/vector.ts';
import { roundHull, union } from '../body/limb.ts';
import type { HeadState } from '../head/draw-animal-head.ts';
import { fill, onSkull, patch, sides } from '../head/head-scene.ts';
import { turnHead, type HeadTurn } from '../head/head-turn.ts';
import type { BirdBody } from './stand-bird.ts';

export function drawBirdHead(brush: Brush, { look, head }: BirdBody, state: HeadState): void {
  const view = turnHead(head);
  const { coat, body } = look;
  const scene = { brush };
  const { radius } = view;
  const isOwl = body.crest === 'discs';
  if (body.crest === 'comb') drawComb(scene, view);
  const ball = ellipse([head.x, head.y], radius * (isOwl ? 1.12 : 1), radius);
  const tufts = isOwl
    ? sides.map((side) =>
        smoothShape([
          view.at([side * 0.35, -0.8, 0.2]),
          view.at([side * 0.82, -1.42, 0.1]),
          view.at([side * 0.98, -0.5, 0.1]),
        ]),
      )
    : [];
  fill(scene, union(ball, ...tufts), coat.base, {
    outline: 0.9,
    roundness: 0.6,
    inside: () => {
      if (isOwl)
        for (const side of sides)
          patch(scene, ellipse(view.at([side * 0.42, 0.02, 0.86]), radius * 0.56, radius * 0.62), coat.under);
      else if (look.species === 'penguin')
        for (const side of sides)
          patch(scene, ellipse(view.at([side * 0.62, 0.4, 0.66]), radius * 0.42, radius * 0.5), coat.under);
      else if (look.species === 'bird')
        patch(scene, ellipse(view.at([0, 0.75, 0.6]), radius * 0.7, radius * 0.5), coat.under);
      else if (look.species === 'pigeon')
        patch(scene, ellipse([head.x, head.y + radius], radius * 1.2, radius * 0.5), '#5f7f78');
    },
  });
  drawBeak(scene, view, look.body.beak, coat.nose, state.opening);
  if (body.crest === 'comb')
    patch(scene, ellipse(view.at([0.05, 0.8, 0.85]), radius * 0.2, radius * 0.36), '#c2362f');
  for (const side of sides)
    drawEye(brush, view, { side, isOwl, iris: coat.iris, dark: darker(coat.base, 0.75), state });
}

function drawBeak(
  scene: { brush: Brush },
  view: HeadTurn,
  { shape, length }: BirdBody['look']['body']['beak'],
  colour: string,
  opening: number,
): void {
  const at = (point: Vector): Point => view.at(point);
  const { radius } = view;
  if (shape === 'flat') {
    const bill = (drop: number, shade: string) =>
      fill(
        scene,
        roundHull([
          { at: at([0, 0.12 + drop * 0.3, 0.8]), radius: radius * 0.32 },
          { at: at([0.16, 0.34 + drop, 0.8 + length]), radius: radius * 0.2 },
          { at: at([-0.16, 0.34 + drop, 0.8 + length]), radius: radius * 0.2 },
        ]),
        shade,
        { roundness: 0.5, outline: 0.7 },
      );
    bill(0.12 + opening * 0.35, darker(colour, 0.25));
    bill(0, colour);
    return;
  }
  const half = shape === 'dagger' ? 0.26 : shape === 'hook' ? 0.28 : 0.28;
  const tip: Vector =
    shape === 'hook' ? [0, 0.1 + length * 0.95, 0.95 + length * 0.25] : [0, 0.26, 0.85 + length];
  const upper: Point[] = [
    at([0, 0.08 - half, 0.92]),
    at([0, shape === 'hook' ? 0.05 : -0.02, 0.92 + length * (shape === 'hook' ? 0.6 : 0.55)]),
    at(tip),
    at([-half * 0.6, 0.1 + half, 0.86]),
    at([-half, 0.08, 0.82]),
  ];
  const width = Math.max(0, Math.cos(view.yaw));
  const front: Point[] = [at([half, 0.08, 0.82]), at([half * 0.6, 0.1 + half, 0.86])];
  const lower = smoothShape([
    at([-half * 0.6, 0.2, 0.84]),
    at([half * 0.6, 0.2, 0.84]),
    at([0, 0.36 + opening * 0.4, 0.85 + length * 0.75]),
    at([0, 0.42 + opening * 0.3, 0.88]),
  ]);
  if (shape !== 'hook') fill(scene, lower, darker(colour, 0.22), { outline: 0.6 });
  fill(
    scene,
    union(
      smoothShape(upper),
      smoothShape([
        at([0, 0.08 - half, 0.92]),
        ...(width > 0.2 ? front : []),
        at(tip),
        at([-half, 0.08, 0.82]),
      ]),
    ),
    colour,
    { roundness: 0.5, gloss: 0.25, outline: 0.7 },
  );
}

function drawComb(scene: { brush: Brush }, view: HeadTurn): void {
  const teeth = [-0.5, -0.1, 0.35, 0.7].map((z, index) =>
    ellipse(
      view.at([0, -1.05 - (index === 1 || index === 2 ? 0.16 : 0), z]),
      view.radius * 0.3,
      view.radius * 0.36,
    ),
  );
  fill(scene, union(...teeth), '#c2362f', { outline: 0.7 });
}

function drawEye(
  brush: Brush,
  view: HeadTurn,
  {
    side,
    isOwl,
    iris,
    dark,
    state,
  }: { side: -1 | 1; isOwl: boolean; iris: string; dark: string; state: HeadState },
): void {
  const direction = isOwl ? onSkull(side * 0.42, -0.06) : onSkull(side * 0.74, -0.2);
  const seen = view.towards(direction);
  if (seen < 0.05) return;
  const [x, y] = view.at(direction);
  const radius = view.radius * (isOwl ? 0.33 : 0.22);
  const across = radius * Math.max(0.5, Math.min(1, seen * 1.2));
  if (state.blink > 0.8) {
    const arc: Point[] = [-1, 0, 1].map((at) => [x + at * across, y + radius * 0.4 * (1 - at * at)]);
    brush.line(smoothLine(arc), { colour: dark, width: Math.max(brush.unit * 0.8, radius * 0.28) });
    return;
  }
  const { context } = brush;
  const open = 1 - state.blink;
  const paint = (size: number, colour: string, dx = 0, dy = 0) => {
    context.save();
    context.fillStyle = colour;
    context.fill(ellipse([x + dx * across, y + dy * radius], across * size, radius * size * open));
    context.restore();
  };
  paint(1.14, dark);
  paint(0.95, isOwl ? iris : '#1a1210');
  paint(isOwl ? 0.52 : 0.7, '#0d0908');
  paint(0.28, '#ffffff', brush.light.x > 0 ? 0.32 : -0.32, -0.36);
  const slope = { sad: 0.5, worried: 0.45, angry: -0.6 }[state.feeling as 'sad'];
  if (slope === undefined) return;
  const brow: Point[] = [-1, 0, 1].map((at) => [
    x + at * radius * 1.2,
    y - radius * 1.5 + side * at * slope * radius,
  ]);
  context.save();
  context.fillStyle = dark;
  context.fill(taperedStroke(brow, radius * 0.45));
  context.restore();
}
