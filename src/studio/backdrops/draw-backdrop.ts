import type { Canvas } from '@napi-rs/canvas';
import type { BackdropId } from './built-in-backdrops.ts';
import { openBackdrop, type OpenBackdrop } from './open-backdrop.ts';

const loopSeconds = 8;

let last: { name: string; draw: OpenBackdrop } | undefined;

/**
 * Draws a built-in background at a moment of its loop. The still layers of the last background are cached, so
 * consecutive frames are fast. The returned canvas is cached as well: read or copy it before the next call, and do not
 * draw on it.
 */
export function drawBackdrop(
  id: BackdropId,
  { width, height, seconds = 0 }: { width: number; height: number; seconds?: number },
): Canvas {
  const name = `${id} ${width}x${height}`;
  if (last?.name !== name) last = { name, draw: openBackdrop(id, width, height) };
  return last.draw((((seconds % loopSeconds) + loopSeconds) % loopSeconds) / loopSeconds);
}
