import { readRawFrames, type RawFramesOrder } from '../../raw-frames/read-raw-frames.ts';
import type { FaceFrame } from '../footage/footage-analysis.ts';
import { cropMouth, type MouthCrop } from './mouth-crops.ts';
import { lumaChange, sampleLuma, withoutRepeats } from '../footage/repeated-frames.ts';

export type Mouths = {
  /** Frame numbers of the clip without repeated frames. */
  kept: number[];
  /** The mouths of these frames; empty without faces. */
  crops: MouthCrop[];
};

/** Reads a stretch of a clip once. `faces` has one entry per frame. */
export async function readMouths(
  clip: Pick<RawFramesOrder, 'path' | 'format' | 'signal' | 'ffmpegPath'>,
  stretch: { firstFrame: number; frames: number },
  faces: readonly FaceFrame[] | null,
): Promise<Mouths> {
  const crops: MouthCrop[] = [];
  const changes: number[] = [];
  let before: Uint8Array | null = null;
  for await (const picture of readRawFrames({ ...clip, ...stretch })) {
    const face = faces?.[changes.length];
    if (face) crops.push(cropMouth(picture, face.pose));
    const luma = sampleLuma(picture);
    changes.push(before ? lumaChange(before, luma) : 0);
    before = luma;
  }
  const kept = withoutRepeats(changes);
  return {
    kept: kept.map((frame) => stretch.firstFrame + frame),
    crops: faces ? kept.map((frame) => crops[frame]!) : [],
  };
}
