import { houseFrameRate } from '../../house-format/house-format.ts';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import type { MouthTrack } from '../../mouth/mouth-track.ts';
import type { FootageAnalysis } from './footage-analysis.ts';
import { maxUsedSeconds } from './judge-footage.ts';
import { pictureToBytes } from '../../raw-frames/picture.ts';
import { pingPongFrames } from './ping-pong-frames.ts';
import { planFootage } from './plan-footage.ts';
import { readMouths } from '../mouth/read-mouths.ts';
import { speakFrame } from '../speak-frame.ts';

export type FootageFramesOrder = {
  clipPath: string;
  analysis: FootageAnalysis;
  mouth: MouthTrack;
  /** Format of the clip and of the frames; 9:16 by default. */
  format?: VideoFormat;
  ffmpegPath?: string;
};

/** The hook's frames, yuv420p, one for each pose of the mouth track. */
export async function* footageFrames(
  order: FootageFramesOrder,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const { analysis, mouth, format, ffmpegPath } = order;
  const clip = { path: order.clipPath, format, signal, ffmpegPath };
  if (analysis.verdict.kind === 'no-face') {
    const frames = Math.min(analysis.frames, maxUsedSeconds * houseFrameRate);
    const { kept } = await readMouths(clip, { firstFrame: 0, frames }, null);
    for await (const { picture } of pingPongFrames(clip, kept, mouth.poses.length))
      yield pictureToBytes(picture);
    return;
  }
  const plan = await planFootage(clip, analysis, mouth);
  const frames = pingPongFrames(clip, plan.shown, mouth.poses.length);
  let frame = 0;
  for await (const { picture } of frames) {
    yield speakFrame(plan.mesh, picture, plan.faces[frame]!);
    frame += 1;
  }
}
