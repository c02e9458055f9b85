import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';
import type { Box, Fill } from './film.ts';

/** Converts a fill over a box to a canvas style. */
export function fillStyle(context: SKRSContext2D, fill: Fill, box: Box): string | CanvasGradient {
  if (typeof fill === 'string') return fill;
  const gradient = fill.kind === 'linear' ? linear(context, fill.angle, box) : radial(context, fill, box);
  for (const { at, colour } of fill.stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** The gradient line has the length of the box in its direction, as in CSS. */
function linear(context: SKRSContext2D, angle: number, { x, y, width, height }: Box): CanvasGradient {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const reach = (Math.abs(width * cos) + Math.abs(height * sin)) / 2;
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  return context.createLinearGradient(
    centreX - cos * reach,
    centreY - sin * reach,
    centreX + cos * reach,
    centreY + sin * reach,
  );
}

function radial(
  context: SKRSContext2D,
  fill: { x: number; y: number; radius: number },
  { x, y, width, height }: Box,
): CanvasGradient {
  const [centreX, centreY] = [x + width * fill.x, y + height * fill.y];
  const radius = fill.radius * Math.max(width, height);
  return context.createRadialGradient(centreX, centreY, 0, centreX, centreY, radius);
}
