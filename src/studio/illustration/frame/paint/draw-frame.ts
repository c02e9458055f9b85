import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { layersOf, type FrameMoment } from './draw-layers.ts';
import type { FramePlan } from '../frame-plan.ts';

/** Draws the still of a frame: its layers over one another. */
export function drawFrame(plan: FramePlan, moment?: FrameMoment): Canvas {
  const picture = createCanvas(plan.width, plan.height);
  const context = picture.getContext('2d');
  for (const { canvas } of layersOf(plan, moment)) context.drawImage(canvas, 0, 0);
  return picture;
}
