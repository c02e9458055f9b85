import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import { withAlpha } from './colour.ts';

export type Context = SKRSContext2D;
export type Blend = SKRSContext2D['globalCompositeOperation'];
export type Gradient = ReturnType<SKRSContext2D['createLinearGradient']>;

/** Fills with the current fill style. */
export function fillPath(context: Context, path: Path2D): void {
  context.fill(path);
}

export function inside(context: Context, path: Path2D, draw: () => void): void {
  context.save();
  context.clip(path);
  draw();
  context.restore();
}

/** Fills a shape with soft edges; `blend` defaults to `source-over`. */
export function softFill(
  context: Context,
  path: Path2D,
  colour: string,
  blurPixels: number,
  alpha = 1,
  blend: Blend = 'source-over',
): void {
  context.save();
  clipAround(context, path, blurPixels * 3);
  context.globalAlpha = alpha;
  context.globalCompositeOperation = blend;
  context.filter = `blur(${blurPixels}px)`;
  context.fillStyle = colour;
  context.fill(path);
  context.restore();
}

/** A filter processes the whole clip area: without this clip, a soft freckle would cost as much as a sky. */
function clipAround(context: Context, path: Path2D, marginPixels: number): void {
  const [left, top, right, bottom] = path.getBounds();
  const { a, b } = context.getTransform();
  const margin = marginPixels / (Math.hypot(a, b) || 1) + 1;
  context.beginPath();
  context.rect(left - margin, top - margin, right - left + margin * 2, bottom - top + margin * 2);
  context.clip();
}

export function softStroke(
  context: Context,
  path: Path2D,
  colour: string,
  widthPixels: number,
  blurPixels: number,
  alpha = 1,
  blend: Blend = 'source-over',
): void {
  context.save();
  context.globalAlpha = alpha;
  context.globalCompositeOperation = blend;
  if (blurPixels > 0) {
    const { a, b } = context.getTransform();
    clipAround(context, path, blurPixels * 3 + widthPixels * Math.hypot(a, b));
    context.filter = `blur(${blurPixels}px)`;
  }
  context.strokeStyle = colour;
  context.lineWidth = widthPixels;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(path);
  context.restore();
}

/** A round spot of light or shade that fades out at its radius. */
export function glow(
  context: Context,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  colour: string,
  alpha: number,
  blend: Blend = 'source-over',
): void {
  context.save();
  context.globalCompositeOperation = blend;
  context.translate(x, y);
  context.scale(1, radiusY / radiusX);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radiusX);
  gradient.addColorStop(0, withAlpha(colour, alpha));
  gradient.addColorStop(0.45, withAlpha(colour, alpha * 0.62));
  gradient.addColorStop(0.75, withAlpha(colour, alpha * 0.2));
  gradient.addColorStop(1, withAlpha(colour, 0));
  context.fillStyle = gradient;
  context.fillRect(-radiusX, -radiusX, radiusX * 2, radiusX * 2);
  context.restore();
}

export function linearFade(
  context: Context,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  colours: readonly string[],
): Gradient {
  const gradient = context.createLinearGradient(x0, y0, x1, y1);
  colours.forEach((colour, index) => gradient.addColorStop(index / (colours.length - 1), colour));
  return gradient;
}
