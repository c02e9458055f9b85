import { rename, rm, writeFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { serveOrders } from '../threads/serve-orders.ts';
import { drawPortrait, drawProductPicture } from './asset-pictures.ts';
import { composeFrame } from './frame/compose-frame.ts';
import { layersOf } from './frame/paint/draw-layers.ts';
import type { FrameOrder } from './frame/frame-plan.ts';
import type { RenderRequest } from './render.ts';

const quality = 88;

serveOrders(async (request: RenderRequest, signal) => {
  const picture = await draw(request, signal);
  const bytes = await picture.encode('jpeg', quality);
  // Renamed when complete, so that a file under its final name is never partial.
  const partPath = `${request.outputPath}.part`;
  try {
    await writeFile(partPath, bytes);
    signal.throwIfAborted();
    await rename(partPath, request.outputPath);
  } catch (error) {
    await rm(partPath, { force: true });
    throw error;
  }
});

async function draw(request: RenderRequest, signal: AbortSignal): Promise<Canvas> {
  if (request.kind === 'portrait') return drawPortrait(request.subject);
  if (request.kind === 'product') return drawProductPicture(request.subject);
  return drawFrameInSteps(request.subject, signal);
}

/** Lets a cancellation arrive between two layers. */
async function drawFrameInSteps(order: FrameOrder, signal: AbortSignal): Promise<Canvas> {
  const plan = composeFrame(order);
  const picture = createCanvas(plan.width, plan.height);
  const context = picture.getContext('2d');
  for (const { canvas } of layersOf(plan)) {
    context.drawImage(canvas, 0, 0);
    await setImmediate();
    signal.throwIfAborted();
  }
  return picture;
}
