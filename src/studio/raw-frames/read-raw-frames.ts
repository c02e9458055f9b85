import { buildInputGuardArgs, maxAllocationBytes } from '../ffmpeg/build-ffmpeg-args.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { houseFormat, houseFrameRate } from '../house-format/house-format.ts';
import { decodeFrames } from './decode-frames.ts';
import { pictureBytes, type Picture } from './picture.ts';

export type RawFramesOrder = {
  /** Path of a clip in house format. */
  path: string;
  /** Format of the clip; 9:16 by default. */
  format?: VideoFormat;
  firstFrame?: number;
  frames?: number;
  /** Buffers that are filled in rotation; a frame stays valid until its buffer is used again. One buffer by default. */
  memory?: readonly Uint8Array[];
  signal?: AbortSignal;
  ffmpegPath?: string;
};

export function frameMemory(frames: number, format?: VideoFormat): Uint8Array[] {
  const { width, height } = houseFormat(format);
  return Array.from({ length: frames }, () => new Uint8Array(pictureBytes(width, height)));
}

/**
 * Yields the clip's frames in order, decoded on demand. A frame is valid until the next request, or longer with more
 * `memory`: new memory for each frame would accumulate faster than it is collected.
 */
export function readRawFrames(order: RawFramesOrder): AsyncGenerator<Picture> {
  const { memory, signal, ffmpegPath } = order;
  return decodeFrames({
    args: buildRawFramesArgs(order),
    ...houseFormat(order.format),
    memory,
    signal,
    ffmpegPath,
  });
}

/** Common arguments of all programs that decode frames: before the inputs, and for the output. */
export const rawFramesLimits = [
  '-nostdin',
  '-hide_banner',
  '-v',
  'error',
  '-max_alloc',
  `${maxAllocationBytes}`,
];
export const rawFramesOutput = ['-pix_fmt', 'yuv420p', '-f', 'rawvideo', 'pipe:1'];

function buildRawFramesArgs({ path, format, firstFrame = 0, frames }: RawFramesOrder): string[] {
  const { width, height } = houseFormat(format);
  // Half a frame early, so that rounding does not drop the first frame.
  const seek = firstFrame > 0 ? ['-ss', ((firstFrame - 0.5) / houseFrameRate).toFixed(6)] : [];
  const count = frames === undefined ? [] : ['-frames:v', `${frames}`];
  // Each further thread buffers frames, and decoding is never the bottleneck.
  const decoder = ['-threads', '1'];
  const input = [...seek, ...buildInputGuardArgs(), ...decoder, '-i', path];
  const picture = ['-map', '0:v:0', '-vf', `scale=${width}:${height}`];
  return [...rawFramesLimits, ...input, ...picture, ...count, ...rawFramesOutput];
}
