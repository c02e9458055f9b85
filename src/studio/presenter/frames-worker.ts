import { parentPort, workerData } from 'node:worker_threads';
import type { OverlayLine } from '../captions/overlay-image.ts';
import type { MouthTrack } from '../mouth/mouth-track.ts';
import { planMotion } from './motion/plan-motion.ts';
import { openPresenterStage } from './presenter-stage.ts';
import type { PresenterId } from './presenters.ts';
import { motionSeed } from './motion/motion-seed.ts';

export type FramesOrder = {
  presenterId: PresenterId;
  mouth: MouthTrack;
  overlayLines: readonly OverlayLine[];
};

const order = workerData as FramesOrder;
const poses = planMotion(order.mouth, motionSeed(order.presenterId));
const stage = openPresenterStage(order.presenterId, order.overlayLines);
let next = 0;

// Each message asks for one frame, so the drawing never runs ahead of the encoder.
parentPort!.on('message', () => {
  const pose = poses[next];
  next += 1;
  if (!pose) return parentPort!.postMessage(null, []);
  stage.show(pose);
  // The canvas keeps its own memory, which cannot leave this thread: a copy can. The picture is opaque, so
  // premultiplied alpha makes no difference.
  const pixels = new Uint8Array(stage.canvas.data());
  parentPort!.postMessage(pixels, [pixels.buffer]);
});
