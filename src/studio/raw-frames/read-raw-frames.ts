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
  /** Where the frames go, in turn; as many are whole at a time. Memory for one unless said otherwise. */
  memory?: readonly Uint8Array[];
  signal?: AbortSignal;
  ffmpegPath?: string;
};

export function frameMemory(frames: number, format?: VideoFormat): Uint8Array[] {
  const { width, height } = houseFormat(format);
  return Array.from({ length: frames }, () => new Uint8Array(pictureBytes(width, height)));
}

/**
 * The clip's frames in order, decoded no faster than they are taken. A frame is whole until the
 * next frame is requested, or longer with more `memory`: new memory for each would pile up faster than it is collected.
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

/** The arguments before the inputs of every program that decodes frames, and after them. */
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
  // Each further thread holds its own frames, and none is waited for: what is done with a frame takes longer.
  const decoder = ['-threads', '1'];
  const input = [...seek, ...buildInputGuardArgs(), ...decoder, '-i', path];
  const picture = ['-map', '0:v:0', '-vf', `scale=${width}:${height}`];
  return [...rawFramesLimits, ...input, ...picture, ...count, ...rawFramesOutput];
}
