import { decodeBytes, type ByteDecoding } from './decode-bytes.ts';
import { openPicture, pictureBytes, type Picture } from './picture.ts';

export type FrameDecoding = Omit<ByteDecoding, 'frameBytes'> & {
  width: number;
  height: number;
};

/** Yields the frames of `decodeBytes` as yuv420p pictures. */
export async function* decodeFrames({ width, height, ...order }: FrameDecoding): AsyncGenerator<Picture> {
  const frames = decodeBytes({ ...order, frameBytes: pictureBytes(width, height) });
  for await (const frame of frames) yield openPicture(frame, width, height);
}
