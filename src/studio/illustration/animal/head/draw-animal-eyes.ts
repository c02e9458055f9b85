import { smoothLine, taperedStroke, type Point } from '../../../presenter/paint/curve.ts';
import { mixColours } from '../../../presenter/paint/colour.ts';
import { darker } from '../../person/clothes/scene.ts';
import { ellipse } from '../../person/shape/geometry.ts';
import type { HeadState } from './draw-animal-head.ts';
import { onSkull, patch, sides, type HeadScene } from './head-scene.ts';

/** The visible eyes, with the lids and brows of a feeling. */
export function drawAnimalEyes(scene: HeadScene, state: HeadState): void {
  for (const side of sides) drawEye(scene, state, side);
}

function drawEye(scene: HeadScene, { feeling, blink }: HeadState, side: -1 | 1): void {
  const { view, head, brush, coat, face } = scene;
  const { apart, size, pupil } = head.eyes;
  const direction = onSkull(side * apart, -0.16);
  const seen = view.towards(direction);
  if (seen < 0.08) return;
  const [x, y] = view.at(direction);
  const wide = feeling === 'surprised' || feeling === 'worried' ? 1.14 : 1;
  const radius = size * view.radius * wide;
  const across = radius * Math.max(0.42, Math.min(1, seen * 1.2));
  const lid = darker(face, 0.72);
  if (blink > 0.8) {
    const arc: Point[] = [-1, -0.5, 0, 0.5, 1].map((at) => [
      x + at * across * 1.15,
      y + radius * 0.35 * (1 - at * at),
    ]);
    brush.line(smoothLine(arc), { colour: lid, width: Math.max(brush.unit, radius * 0.26) });
    return;
  }
  const open = 1 - blink;
  const round = (rx: number, ry: number, dx = 0, dy = 0) =>
    ellipse([x + dx * across, y + dy * radius * open], rx * across, ry * radius * open);
  patch(scene, round(1.2, 1.16), darker(coat.nose, 0.35));
  const { context } = brush;
  const paint = (path: ReturnType<typeof ellipse>, colour: string) => {
    context.save();
    context.fillStyle = colour;
    context.fill(path);
    context.restore();
  };
  paint(round(1, 0.98), mixColours(coat.iris, '#120c0a', pupil === 'wide' ? 0.35 : 0));
  paint(round(0.8, 0.5, 0, 0.42), mixColours(coat.iris, '#ffe9b8', 0.25));
  const [px, py] = pupil === 'slit' ? [0.34, 0.86] : pupil === 'wide' ? [0.8, 0.8] : [0.62, 0.64];
  paint(round(px, py), '#0d0908');
  const toward = brush.light.x > 0 ? 1 : -1;
  paint(round(0.27, 0.27, toward * 0.34, -0.38), '#ffffff');
  paint(round(0.13, 0.13, -toward * 0.34, 0.4), 'rgba(255,255,255,0.6)');
  const upper: Point[] = [-1.25, -0.7, 0, 0.7, 1.25].map((at) => [
    x + at * across,
    y - radius * open * (1.12 - 0.62 * at * at * 0.8),
  ]);
  brush.line(smoothLine(upper), { colour: lid, width: Math.max(brush.unit * 0.8, radius * 0.2) });
  drawBrow(scene, feeling, side, [x, y], radius);
}

/** A brow of darker fur, only when a feeling needs it. */
function drawBrow(
  { brush, face, view }: HeadScene,
  feeling: HeadState['feeling'],
  side: -1 | 1,
  [x, y]: Point,
  radius: number,
): void {
  const slope = { sad: 0.6, worried: 0.55, angry: -0.65, surprised: 0.12 }[feeling as 'sad'];
  if (slope === undefined) return;
  const half = Math.max(radius * 1.1, view.radius * 0.2);
  const lift = y - radius * (feeling === 'surprised' ? 2.1 : 1.75);
  const points: Point[] = [-1, 0, 1].map((at) => [
    x + at * half,
    lift + side * at * slope * half * 0.7 - (at === 0 ? half * 0.16 : 0),
  ]);
  brush.context.save();
  brush.context.fillStyle = darker(face, 0.55);
  brush.context.fill(taperedStroke(points, radius * 0.5, 0.7));
  brush.context.restore();
}
