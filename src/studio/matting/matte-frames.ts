import type { Cutout } from '../raw-frames/cutout.ts';
import { openPicture, pictureBytes, type Picture } from '../raw-frames/picture.ts';
import { openMotionDetector, stillShare } from './detect-motion.ts';
import { openEdgeRefiner } from './edge-refiner.ts';
import { openPersonFinder } from './model/find-person.ts';
import { openMaskFirmer } from './mask/firm-mask.ts';
import { loadPersonModel, maskSide, type PersonModel } from './model/person-model.ts';

export type MatteOptions = {
  /**
   * Interval of frames for the model (1 to 3, default 3), which also runs on each frame that differs much from its last one;
   * masks in between are interpolated.
   */
  everyNth?: 1 | 2 | 3;
  /** From 0 for a hard edge to 1 for a soft one; 0.5 by default. */
  softness?: number;
  signal?: AbortSignal;
};

/**
 * The people of each frame, in the same order. A frame may be overwritten as soon as the next one is requested; a
 * cutout is valid until the next is requested.
 */
export async function* matteFrames(
  frames: AsyncIterable<Picture>,
  { everyNth = 3, softness = 0.5, signal }: MatteOptions = {},
): AsyncGenerator<Cutout> {
  signal?.throwIfAborted();
  const model = await loadPersonModel();
  let matting: Matting | null = null;
  for await (const frame of frames) {
    matting ??= openMatting(model, frame, everyNth, softness);
    for (const cutout of matting.add(frame)) {
      signal?.throwIfAborted();
      yield cutout;
    }
  }
  signal?.throwIfAborted();
  if (matting) yield* matting.finish();
}

type Matting = { add: (frame: Picture) => Generator<Cutout>; finish: () => Generator<Cutout> };

function openMatting(
  model: PersonModel,
  { width, height }: Picture,
  everyNth: number,
  softness: number,
): Matting {
  const { find, colours } = openPersonFinder(model, { width, height });
  const firm = openMaskFirmer();
  const { movedShare, remember } = openMotionDetector({ width, height });
  const refine = openEdgeRefiner({ width, height }, softness);
  const waiting = Array.from({ length: everyNth }, () =>
    openPicture(new Uint8Array(pictureBytes(width, height)), width, height),
  );
  /** Difference of each waiting frame to the model's last frame. */
  const moved = new Float32Array(everyNth);
  let count = 0;
  let before: Float32Array<ArrayBuffer> | null = null;
  let after = new Float32Array(maskSide * maskSide);
  const between = new Float32Array(maskSide * maskSide);

  /**
   * Weighted by time during slow motion. Fast motion is uneven: footage of 15 fps has each picture twice, and the second
   * one needs the mask of the first.
   */
  function shareOfAfter(index: number): number {
    const last = moved[count - 1]!;
    return last > stillShare ? Math.min(1, moved[index]! / last) : (index + 1) / count;
  }

  function* finish(): Generator<Cutout> {
    if (count === 0) return;
    find(waiting[count - 1]!, after);
    remember(waiting[count - 1]!);
    firm(after, colours);
    before ??= after.slice();
    for (let index = 0; index < count; index += 1) {
      mix(before, after, shareOfAfter(index), between);
      yield refine(waiting[index]!, between);
    }
    [before, after] = [after, before];
    count = 0;
  }

  function* add(frame: Picture): Generator<Cutout> {
    copyPicture(frame, waiting[count]!);
    moved[count] = before ? movedShare(frame) : 0;
    count += 1;
    // The first frame has no predecessor.
    if (!before || count === everyNth || moved[count - 1]! > stillShare) yield* finish();
  }

  return { add, finish };
}

function copyPicture(from: Picture, to: Picture): void {
  to.luma.set(from.luma);
  to.cb.set(from.cb);
  to.cr.set(from.cr);
}

function mix(one: Float32Array, other: Float32Array, share: number, to: Float32Array): void {
  for (let at = 0; at < to.length; at += 1) to[at] = one[at]! + (other[at]! - one[at]!) * share;
}
