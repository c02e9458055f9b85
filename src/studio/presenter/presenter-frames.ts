import type { OverlayLine } from '../captions/overlay-image.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import type { MouthTrack } from '../mouth/mouth-track.ts';
import type { GestureStyle } from './motion/gestures.ts';
import { motionSeed } from './motion/motion-seed.ts';
import { planMotion } from './motion/plan-motion.ts';
import { openPresenterStage } from './presenter-stage.ts';
import type { PresenterId } from './presenters.ts';

export type PresenterFramesOrder = {
  presenterId: PresenterId;
  mouth: MouthTrack;
  /** Casual by default. */
  gestures?: GestureStyle;
  overlayLines: readonly OverlayLine[];
  format?: VideoFormat;
};

/** RGBA pictures of a presenter, one for each pose of the mouth track. */
export async function* presenterFrames(order: PresenterFramesOrder): AsyncGenerator<Uint8Array> {
  const stage = openPresenterStage(order.presenterId, order.overlayLines, order.format);
  for (const pose of planMotion(order.mouth, motionSeed(order.presenterId), order.gestures)) {
    stage.show(pose);
    // The canvas keeps its own memory, which cannot leave this thread: a copy can. The picture is opaque, so
    // premultiplied alpha makes no difference.
    yield new Uint8Array(stage.canvas.data());
  }
}
