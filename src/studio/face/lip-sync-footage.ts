import { overlayPng, type OverlayLine } from '../captions/overlay-image.ts';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { encodeFrames } from '../house-format/encode-frames.ts';
import type { MouthTrack } from '../mouth/mouth-track.ts';
import type { FootageAnalysis } from './footage/footage-analysis.ts';
import type { FootageFramesOrder } from './footage/footage-frames.ts';

export type FootageLipSyncOrder = {
  /** The analysed clip in house format. */
  clipPath: string;
  analysis: FootageAnalysis;
  /** Format of the clip and of the output; 9:16 by default. */
  format?: VideoFormat;
  mouth: MouthTrack;
  speechPath: string;
  overlayLines?: readonly OverlayLine[];
  outputPath: string;
  workFolder: string;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
};

export type LipSyncResult = {
  durationSeconds: number;
  frames: number;
  /** Without a face the clip stays unchanged under the voice. */
  isVoiceOver: boolean;
};

/** Nearly all memory is in typed arrays outside these limits; a small heap is collected before they accumulate. */
const heapLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 };

/** Lip-syncs the person in the clip to the speech: the output is in house format and exactly as long as the mouth track. */
export async function lipSyncFootage(order: FootageLipSyncOrder): Promise<LipSyncResult> {
  const { clipPath, analysis, format, mouth, overlayLines = [], tools } = order;
  const speaking: FootageFramesOrder = {
    clipPath,
    analysis,
    mouth,
    format,
    ffmpegPath: tools?.ffmpegPath,
  };
  const clip = await encodeFrames({
    thread: {
      worker: new URL('./footage/footage-worker.ts', import.meta.url),
      order: speaking,
      purpose: 'lets a face speak',
      resourceLimits: heapLimits,
    },
    format,
    pixels: 'yuv420p',
    frames: mouth.poses.length,
    framesPerSecond: mouth.framesPerSecond,
    speechPath: order.speechPath,
    overlayPng: overlayLines.length > 0 ? await overlayPng(overlayLines, format) : undefined,
    outputPath: order.outputPath,
    workFolder: order.workFolder,
    signal: order.signal,
    onProgress: order.onProgress,
    tools,
  });
  return { ...clip, isVoiceOver: analysis.verdict.kind === 'no-face' };
}
