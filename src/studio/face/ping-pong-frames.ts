import { houseFrame } from '../house-format/house-format.ts';
import type { Picture } from './picture.ts';
import { frameMemory, readRawFrames, type RawFramesOrder } from './read-raw-frames.ts';

/** Where a walk to and fro over `count` frames is at its step. */
export function pingPong(count: number, step: number): number {
  if (count === 1) return 0;
  const period = 2 * count - 2;
  const at = step % period;
  return at < count ? at : period - at;
}

/** Groups of pictures in house format begin on whole seconds, so that a second is decoded without the one before. */
const groupFrames = houseFrame.framesPerSecond;

type Clip = Pick<RawFramesOrder, 'path' | 'signal' | 'ffmpegPath'>;

/** The frames `firstFrame` … `firstFrame + count − 1` to and fro, `total` in all, a second of them in memory at a time. */
export async function* pingPongFrames(
  clip: Clip,
  stretch: { firstFrame: number; count: number },
  total: number,
): AsyncGenerator<{ picture: Picture; index: number }> {
  const memory = frameMemory(groupFrames);
  let group = -1;
  let pictures: Picture[] = [];
  for (let step = 0; step < total; step += 1) {
    const index = pingPong(stretch.count, step);
    const frame = stretch.firstFrame + index;
    const wanted = Math.floor(frame / groupFrames);
    if (wanted !== group) {
      pictures = [];
      const order = { ...clip, firstFrame: wanted * groupFrames, frames: groupFrames, memory };
      for await (const picture of readRawFrames(order)) pictures.push(picture);
      group = wanted;
    }
    const picture = pictures[frame - group * groupFrames];
    if (!picture) throw new Error(`frame ${frame} of the template is missing`);
    yield { picture, index };
  }
}
