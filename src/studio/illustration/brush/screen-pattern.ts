import { DOMMatrix, type Canvas, type CanvasPattern } from '@napi-rs/canvas';
import type { FormStroke } from './manner.ts';

/** A texture that keeps its size and direction on the picture, however the context is turned and scaled. */
export function screenPattern(
  { context, unit }: Pick<FormStroke, 'context' | 'unit'>,
  tile: Canvas,
  tileUnits: number,
): CanvasPattern {
  const pattern = context.createPattern(tile, 'repeat');
  const now = context.getTransform();
  const { a, b } = now;
  const pixels = tileUnits * unit * Math.hypot(a, b);
  const back = new DOMMatrix([now.a, now.b, now.c, now.d, now.e, now.f]).inverse();
  pattern.setTransform(back.scale(pixels / tile.width));
  return pattern;
}
