import { houseFrameRate } from '../../house-format/house-format.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import { frameMemory, readRawFrames, type RawFramesOrder } from '../../raw-frames/read-raw-frames.ts';

/** The frame at a step of a back-and-forth walk over `count` frames. */
export function pingPong(count: number, step: number): number {
  if (count === 1) return 0;
  const period = 2 * count - 2;
  const at = step % period;
  return at < count ? at : period - at;
}

/** The steps at which a walk over `count` frames reverses, of `total` steps. */
export const turningSteps = (count: number, total: number): number[] =>
  count < 2
    ? []
    : Array.from({ length: Math.ceil(total / (count - 1)) }, (_, turn) => (turn + 1) * (count - 1)).filter(
        (step) => step < total,
      );

/**
 * Number of frames decoded at a time on the way back. GOPs in house format start on whole seconds: the first half is decoded
 * again for the second, which is cheaper than keeping twice as many frames of 1.4 MB.
 */
const groupFrames = houseFrameRate / 2;

type Clip = Pick<RawFramesOrder, 'path' | 'format' | 'signal' | 'ffmpegPath'>;

/**
 * The given frames of a clip, in ascending order, back and forth; `total` frames. A picture is valid until the next one is
 * requested. Forwards one is in memory at a time, backwards half a second.
 */
export async function* pingPongFrames(
  clip: Clip,
  shown: readonly number[],
  total: number,
): AsyncGenerator<{ picture: Picture; index: number }> {
  const count = shown.length;
  const firstFrame = shown[0]!;
  const isShort = shown.at(-1)! - firstFrame < groupFrames;
  const pictureAt = openGroups(clip);
  for (let step = 0; step < total;) {
    const index = pingPong(count, step);
    // A stretch of at most one GOP is kept in memory, so that nothing is decoded twice.
    if (index > 0 || isShort) {
      yield { picture: await pictureAt(shown[index]!), index };
      step += 1;
      continue;
    }
    const steps = Math.min(count, total - step);
    const frames = shown[steps - 1]! - firstFrame + 1;
    let read = 0;
    for await (const picture of readRawFrames({ ...clip, firstFrame, frames })) {
      const frame = firstFrame + read;
      read += 1;
      if (frame !== shown[pingPong(count, step)]) continue;
      yield { picture, index: pingPong(count, step) };
      step += 1;
    }
    if (read < frames) throw missing(firstFrame + read);
  }
}

/** Random access to frames by their group; the last requested group is cached. */
function openGroups(clip: Clip): (frame: number) => Promise<Picture> {
  let memory: readonly Uint8Array[] | null = null;
  let group = -1;
  let pictures: Picture[] = [];
  return async (frame) => {
    const wanted = Math.floor(frame / groupFrames);
    if (wanted !== group) {
      memory ??= frameMemory(groupFrames, clip.format);
      pictures = [];
      const order = { ...clip, firstFrame: wanted * groupFrames, frames: groupFrames, memory };
      for await (const picture of readRawFrames(order)) pictures.push(picture);
      group = wanted;
    }
    const picture = pictures[frame - group * groupFrames];
    if (!picture) throw missing(frame);
    return picture;
  };
}

const missing = (frame: number): Error => new Error(`frame ${frame} of the template is missing`);
