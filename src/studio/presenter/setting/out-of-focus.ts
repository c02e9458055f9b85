import { createCanvas } from '@napi-rs/canvas';
import type { Context } from '../paint/shade.ts';

/** Paints a plane of the room out of focus, as behind a person in focus. */
export function outOfFocus(context: Context, blurPixels: number, paint: (plane: Context) => void): void {
  const margin = 60;
  const plane = createCanvas(760 + margin * 2, 1320 + margin * 2);
  const planeContext = plane.getContext('2d');
  planeContext.translate(20 + margin, 20 + margin);
  paint(planeContext);
  context.save();
  context.filter = `blur(${blurPixels}px)`;
  context.drawImage(plane, -20 - margin, -20 - margin);
  context.restore();
}
