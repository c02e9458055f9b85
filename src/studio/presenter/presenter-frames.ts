import type { OverlayLine } from '../captions/overlay-image.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { pictureBytes } from '../raw-frames/picture.ts';
import { readCanvas } from '../raw-frames/read-canvas.ts';
import type { MouthTrack } from '../mouth/mouth-track.ts';
import type { SpokenWord } from '../speech/speech.ts';
import type { GestureStyle } from './motion/gestures.ts';
import { motionSeed } from './motion/motion-seed.ts';
import { planMotion } from './motion/plan-motion.ts';
import type { Outfit } from './people/person.ts';
import { openPresenterStage } from './presenter-stage.ts';
import type { PresenterId } from './presenters.ts';

export type PresenterFramesOrder = {
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
  overlayLines: readonly OverlayLine[];
  format?: VideoFormat;
};

/** YUV 4:2:0 frames of a presenter, one for each pose of the mouth track; `claimSpare` returns a buffer for reuse, if any. */
export async function* presenterFrames(
  order: PresenterFramesOrder,
  claimSpare: () => Uint8Array | undefined,
): AsyncGenerator<Uint8Array> {
  const { mouth, presenterId, gestures, words } = order;
  const { canvas, show } = await openPresenterStage(
    presenterId,
    order.overlayLines,
    order.format,
    order.outfit,
  );
  // Every second variation is filmed from nearer first, so that it looks different from its first frame.
  const firstShot = (order.variation ?? 0) % 2 === 0 ? 'medium' : 'close';
  for (const pose of planMotion(
    mouth,
    motionSeed(presenterId, order.variation),
    gestures,
    words,
    firstShot,
  )) {
    show(pose);
    const bytes = claimSpare() ?? new Uint8Array(pictureBytes(canvas.width, canvas.height));
    await readCanvas(canvas, bytes);
    yield bytes;
  }
}
