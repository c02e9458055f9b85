import { DOMMatrix, type Canvas, type CanvasPattern } from '@napi-rs/canvas';
import type { FormStroke } from './manner.ts';

/** Creating a pattern copies its tile, which takes longer than most fills. */
const patterns = new WeakMap<Canvas, CanvasPattern>();

/** A texture that keeps its size and direction in the picture, however the context is rotated and scaled. */
export function screenPattern(
  { context, unit }: Pick<FormStroke, 'context' | 'unit'>,
  tile: Canvas,
  tileUnits: number,
): CanvasPattern {
  let pattern = patterns.get(tile);
  if (!pattern) {
    pattern = context.createPattern(tile, 'repeat');
    patterns.set(tile, pattern);
  }
  const now = context.getTransform();
  const { a, b } = now;
  const pixels = tileUnits * unit * Math.hypot(a, b);
  const back = new DOMMatrix([now.a, now.b, now.c, now.d, now.e, now.f]).inverse();
  pattern.setTransform(back.scale(pixels / tile.width));
  return pattern;
}
