import type { OverlayLine } from '../captions/overlay-image.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { encodeFrames } from '../house-format/encode-frames.ts';
import type { MouthTrack } from '../mouth/mouth-track.ts';
import type { SpokenWord } from '../speech/speech.ts';
import type { GestureStyle } from './motion/gestures.ts';
import type { Outfit } from './people/person.ts';
import type { PresenterFramesOrder } from './presenter-frames.ts';
import type { PresenterId } from './presenters.ts';

export type PresenterClipOrder = {
  presenterId: PresenterId;
  mouth: MouthTrack;
  /** Casual by default. */
  gestures?: GestureStyle;
  /** The spoken words with their times; they determine gestures, expressions and framing. */
  words?: readonly SpokenWord[];
  /** Each variation of the same words moves differently; 0, the first, by default. */
  variation?: number;
  /** Defaults to the first outfit. */
  outfit?: Outfit;
  speechPath: string;
  /** Layout for the format. */
  overlayLines: readonly OverlayLine[];
  /** 9:16 by default. */
  format?: VideoFormat;
  outputPath: string;
  workFolder: string;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  ffmpegPath?: string;
  /** Additional encoder arguments, for files that must be small. */
  extraVideoArgs?: readonly string[];
};

/** Enough to keep drawing while the encoder reads a frame; each frame is 1.4 MB. */
const framesAhead = 3;

/** Renders a speaking presenter as a clip in the house format, exactly as long as the mouth track. */
export async function renderPresenterClip(
  order: PresenterClipOrder,
): Promise<{ durationSeconds: number; frames: number }> {
  const { presenterId, mouth, gestures, words, variation, outfit, overlayLines, format, ffmpegPath } = order;
  const drawing: PresenterFramesOrder = {
    presenterId,
    mouth,
    gestures,
    words,
    variation,
    outfit,
    overlayLines,
    format,
  };
  return encodeFrames({
    thread: {
      worker: new URL('./frames-worker.ts', import.meta.url),
      order: drawing,
      purpose: 'draws the presenter',
      framesAhead,
      returnsMemory: true,
    },
    format,
    pixels: 'yuv420p',
    frames: mouth.poses.length,
    framesPerSecond: mouth.framesPerSecond,
    speechPath: order.speechPath,
    extraVideoArgs: order.extraVideoArgs,
    outputPath: order.outputPath,
    workFolder: order.workFolder,
    signal: order.signal,
    onProgress: order.onProgress,
    tools: { ffmpegPath },
  });
}
