import { smoothShape, trace } from '../paint/curve.ts';
import { fillPath, glow, inside, softStroke, type Context } from '../paint/shade.ts';
import type { Sleeve } from './paint-sleeve.ts';

/** Outline of a bent elbow in its own space: the joint is the origin, the point of the elbow is straight up. */
const outline = trace('-57,34 -56,6 -46,-22 -24,-44 0,-53 24,-44 46,-22 56,6 57,34 0,60');

/** The cloth over a bent elbow, which joins the outer sides of both limbs. */
export function paintElbow(context: Context, sleeve: Sleeve, light: -1 | 1): void {
  const shape = smoothShape(outline);
  context.fillStyle = sleeve.base;
  fillPath(context, shape);
  inside(context, shape, () => {
    softStroke(context, shape, sleeve.deep, 24, 13, 0.5);
    glow(context, light * 12, -8, 34, 30, sleeve.light, 0.4);
  });
  softStroke(context, shape, sleeve.deep, 2, 1, 0.35);
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
