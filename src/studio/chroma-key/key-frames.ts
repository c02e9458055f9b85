import type { Cutout } from '../raw-frames/cutout.ts';
import type { Picture } from '../raw-frames/picture.ts';
import type { Backdrop } from './detect-backdrop.ts';
import { openKeyer, type Keyer } from './key-picture.ts';
import { naturalSoftness } from './softness.ts';

export type KeyOptions = {
  backdrop: Backdrop;
  /** 0 hard … 1 soft; 0.5 keeps edges as filmed. */
  softness?: number;
  /** A coarse full-size mask of the subject, 0…255, which protects clothes close to the key colour. */
  coreMask?: (picture: Picture) => Promise<Uint8Array>;
};

/**
 * Yields one despilled cutout per frame, in order; each is valid until the next is requested. All frames must have the
 * same size.
 */
export async function* keyFrames(
  frames: AsyncIterable<Picture>,
  { signal, ...options }: KeyOptions & { signal?: AbortSignal },
): AsyncGenerator<Cutout> {
  let keyer: Keyer | undefined;
  for await (const picture of frames) {
    signal?.throwIfAborted();
    keyer ??= openKeyerFor(picture, options);
    yield keyer(picture, (await options.coreMask?.(picture)) ?? null);
  }
}

export async function keyStill(picture: Picture, options: KeyOptions): Promise<Cutout> {
  return openKeyerFor(picture, options)(picture, (await options.coreMask?.(picture)) ?? null);
}

function openKeyerFor(
  { width, height }: Picture,
  { backdrop, softness = naturalSoftness }: KeyOptions,
): Keyer {
  return openKeyer(width, height, backdrop, softness);
}
