import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Canvas } from '@napi-rs/canvas';
import { openPicture } from './picture.ts';
import { rgbaToPicture } from './rgba-to-picture.ts';

/**
 * Writes what is on an opaque canvas as a YUV 4:2:0 picture of its size into `bytes`: 1.4 MB for a frame of 720×1280, and
 * not 3.7, all the way into the encoder.
 */
export async function readCanvas(canvas: Canvas, bytes: Uint8Array): Promise<void> {
  const pixels = canvas.data();
  rgbaToPicture(pixels, openPicture(bytes, canvas.width, canvas.height));
  // Left to the garbage collector, these copies of the canvas pile up to hundreds of megabytes. What is given up is
  // freed in the next turn of the event loop, which a thread that always has a further frame to draw would not reach.
  (pixels.buffer as ArrayBuffer).transfer(0);
  await nextTurn();
}
