import { smoothLine, smoothShape, trace } from '../paint/curve.ts';
import { fillPath, glow, inside, softStroke, type Context } from '../paint/shade.ts';
import type { Sleeve } from './paint-sleeve.ts';

/** Outline of a bent elbow in its own space: the joint is the origin, the point of the elbow is straight up. */
const outline = trace('-60,36 -57,4 -44,-26 -21,-49 0,-58 21,-49 44,-26 57,4 60,36 0,60');

/** The cloth over a bent elbow, which joins the outer sides of both limbs. */
export function paintElbow(context: Context, sleeve: Sleeve, light: -1 | 1): void {
  const shape = smoothShape(outline);
  context.fillStyle = sleeve.base;
  fillPath(context, shape);
  inside(context, shape, () => {
    softStroke(context, smoothLine(outline.slice(2, -3)), sleeve.deep, 20, 12, 0.34);
    glow(context, light * 8, -24, 22, 20, sleeve.light, 0.3);
  });
  softStroke(context, smoothLine(outline.slice(2, -3)), sleeve.deep, 2, 1, 0.45);
}

/** Inside the bend the limbs themselves show. */
export function fadeIntoLimbs(context: Context): void {
  context.save();
  context.globalCompositeOperation = 'destination-out';
  const fade = context.createLinearGradient(0, -30, 0, 26);
  fade.addColorStop(0, 'rgba(0,0,0,0)');
  fade.addColorStop(0.5, 'rgba(0,0,0,0.6)');
  fade.addColorStop(1, 'rgba(0,0,0,1)');
  context.fillStyle = fade;
  context.fillRect(-110, -30, 220, 300);
  context.restore();
}
