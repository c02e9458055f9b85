import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { withAlpha } from '../presenter/paint/colour.ts';
import type { Context } from '../presenter/paint/shade.ts';
import type { Stage } from './photograph.ts';

/** A point of light out of focus. Lengths in pixels of the stage. */
export type Disc = {
  x: number;
  y: number;
  radius: number;
  colour: string;
  /** Brightness of its middle, 0…1. */
  light: number;
  /** Share of its light that pulses, 0…1, `beats` times per loop. */
  twinkle: number;
  beats: number;
  /** Where in its beat a loop starts, 0…1. */
  start: number;
  /** Number of times that it crosses the picture in a loop; negative to the left. */
  crossings: number;
};

const spriteRadius = 48;
const sprites = new Map<string, Canvas>();

/** `phase` 0…1 of the loop. */
export function drawDiscs(context: Context, { width }: Stage, discs: readonly Disc[], phase: number): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  for (const { x, y, radius, colour, light, twinkle, beats, start, crossings } of discs) {
    const beat = 0.5 - 0.5 * Math.cos((phase * beats + start) * Math.PI * 2);
    const reach = width + radius * 2;
    const travelled = x + radius + crossings * phase * reach;
    const left = travelled - Math.floor(travelled / reach) * reach - radius * 2;
    context.globalAlpha = light * (1 - twinkle * beat);
    context.drawImage(paintSprite(colour), left, y - radius, radius * 2, radius * 2);
  }
  context.restore();
}

/** A disc as drawn by a lens: nearly even, slightly brighter at its rim. Painted once per colour. */
function paintSprite(colour: string): Canvas {
  const known = sprites.get(colour);
  if (known) return known;
  const canvas = createCanvas(spriteRadius * 2, spriteRadius * 2);
  const context = canvas.getContext('2d');
  const fade = context.createRadialGradient(
    spriteRadius,
    spriteRadius,
    0,
    spriteRadius,
    spriteRadius,
    spriteRadius,
  );
  fade.addColorStop(0, withAlpha(colour, 0.62));
  fade.addColorStop(0.7, withAlpha(colour, 0.72));
  fade.addColorStop(0.86, withAlpha(colour, 0.92));
  fade.addColorStop(0.95, withAlpha(colour, 0.5));
  fade.addColorStop(1, withAlpha(colour, 0));
  context.fillStyle = fade;
  context.fillRect(0, 0, spriteRadius * 2, spriteRadius * 2);
  sprites.set(colour, canvas);
  return canvas;
}
