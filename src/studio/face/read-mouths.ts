import { readRawFrames, type RawFramesOrder } from '../raw-frames/read-raw-frames.ts';
import type { FaceFrame } from './footage-analysis.ts';
import { cropMouth, type MouthCrop } from './mouth-crops.ts';
import { lumaChange, sampleLuma, withoutRepeats } from './repeated-frames.ts';

export type Mouths = {
  /** The numbers of the clip's frames without those that only repeat the one before. */
  kept: number[];
  /** The mouths of those frames; none without faces. */
  crops: MouthCrop[];
};

/** Looks once through a stretch of a clip. `faces` has one for each of its frames. */
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
