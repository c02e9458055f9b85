import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OverlayLine } from '../captions/overlay-image.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import {
  houseAudioArgs,
  houseContainerArgs,
  houseFormat,
  houseFrameRate,
  houseVideoArgs,
} from '../house-format/house-format.ts';
import type { MouthTrack } from '../mouth/mouth-track.ts';
import { presenterFrames } from './presenter-frames.ts';
import type { PresenterId } from './presenters.ts';

export type PresenterClipOrder = {
  presenterId: PresenterId;
  mouth: MouthTrack;
  speechPath: string;
  overlayLines: readonly OverlayLine[];
  outputPath: string;
  workDir: string;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  ffmpegPath?: string;
  /** Encoder arguments after the house's own, for files that must be small. */
  extraVideoArgs?: readonly string[];
};

/** Draws a presenter who says the speech, as a clip in the house format exactly as long as the mouth track. */
export async function renderPresenterClip(
  order: PresenterClipOrder,
): Promise<{ durationSeconds: number; frames: number }> {
  const frames = order.mouth.poses.length;
  const durationSeconds = frames / houseFrameRate;
  if (frames === 0) throw new RangeError('A presenter clip needs at least one frame.');
  if (order.mouth.framesPerSecond !== houseFrameRate) {
    throw new RangeError(`The mouth track must have ${houseFrameRate} frames a second.`);
  }
  const drawn = presenterFrames(
    { presenterId: order.presenterId, mouth: order.mouth, overlayLines: order.overlayLines },
    order.signal,
  );
  const partPath = join(order.workDir, `${order.presenterId}-${randomUUID()}.part.mp4`);
  try {
    await runFfmpeg({
      args: [...buildPresenterClipArgs(order.speechPath, durationSeconds, order.extraVideoArgs), partPath],
      input: drawn,
      signal: order.signal,
      durationSeconds,
      onProgress: order.onProgress,
      ffmpegPath: order.ffmpegPath,
    });
    await rename(partPath, order.outputPath);
  } finally {
    await drawn.return(undefined).catch(() => {});
    await rm(partPath, { force: true });
  }
  return { durationSeconds, frames };
}

export function buildPresenterClipArgs(
  speechPath: string,
  durationSeconds: number,
  extraVideoArgs: readonly string[] = [],
): string[] {
  const { width, height } = houseFormat();
  const seconds = durationSeconds.toFixed(6);
  const pictures = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${width}x${height}`,
    '-r',
    `${houseFrameRate}`,
  ];
  const inputs = [...pictures, '-i', 'pipe:0', '-i', speechPath, '-map', '0:v:0', '-map', '1:a:0'];
  // Canvas colours are sRGB; without the matrix named, swscale would write BT.601 under a BT.709 label. The aspect
  // is said because it stands in the codec header, and clips with different headers cannot be joined by copying.
  const colour = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv:flags=bilinear+accurate_rnd,format=yuv420p,setsar=1',
  ];
  const sound = ['-af', `apad=whole_dur=${seconds},atrim=end=${seconds}`, ...houseAudioArgs()];
  return [
    ...inputs,
    ...colour,
    ...houseVideoArgs(),
    ...extraVideoArgs,
    ...sound,
    '-t',
    seconds,
    ...houseContainerArgs(),
  ];
}
