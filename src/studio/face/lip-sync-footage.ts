import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { overlayPng, type OverlayLine } from '../captions/overlay-image.ts';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { houseFrameRate } from '../house-format/house-format.ts';
import type { MouthTrack } from '../mouth/mouth-track.ts';
import { buildFootageArgs } from './build-footage-args.ts';
import type { FootageAnalysis } from './footage-analysis.ts';
import type { FootageFramesOrder } from './footage-frames.ts';
import { framesFromThread } from './frames-from-thread.ts';

export type LipSyncOrder = {
  /** The clip in house format that the analysis is about. */
  templatePath: string;
  analysis: FootageAnalysis;
  /** Of the template and of the output; 9:16 by default. */
  format?: VideoFormat;
  mouthPlan: MouthTrack;
  speechAudioPath: string;
  overlayLines?: readonly OverlayLine[];
  outputPath: string;
  workDir: string;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
};

export type LipSyncResult = {
  durationSeconds: number;
  frames: number;
  /** A voice-over shows the clip as it is: no face was found in it. Whoever sees the hook is told so. */
  labelled: 'lip-sync' | 'voice-over';
};

/** Lets the person in the template say the speech: a clip in house format exactly as long as the mouth plan. */
export async function lipSyncFootage(order: LipSyncOrder): Promise<LipSyncResult> {
  const { mouthPlan, analysis, format, workDir, signal, tools } = order;
  const frames = mouthPlan.poses.length;
  if (frames === 0) throw new RangeError('A hook needs at least one frame.');
  if (mouthPlan.framesPerSecond !== houseFrameRate) {
    throw new RangeError(`The mouth plan must have ${houseFrameRate} frames a second.`);
  }
  const durationSeconds = frames / houseFrameRate;
  const name = join(workDir, `lip-sync-${randomUUID()}`);
  const [partPath, overlayPath] = [`${name}.part.mp4`, `${name}.png`];
  const hasOverlay = (order.overlayLines ?? []).length > 0;
  const work: FootageFramesOrder = {
    templatePath: order.templatePath,
    analysis,
    mouth: mouthPlan,
    format,
    ffmpegPath: tools?.ffmpegPath,
  };
  const spoken = framesFromThread(new URL('./footage-worker.ts', import.meta.url), work, signal);
  try {
    if (hasOverlay) await writeFile(overlayPath, await overlayPng(order.overlayLines!, format));
    const args = buildFootageArgs({
      format,
      speechPath: order.speechAudioPath,
      durationSeconds,
      ...(hasOverlay && { overlayPath }),
    });
    await runFfmpeg({
      args: [...args, partPath],
      input: spoken,
      signal,
      durationSeconds,
      onProgress: order.onProgress,
      ffmpegPath: tools?.ffmpegPath,
    });
    await rename(partPath, order.outputPath);
  } finally {
    await spoken.return(undefined).catch(() => {});
    await Promise.all([partPath, overlayPath].map((path) => rm(path, { force: true })));
  }
  return {
    durationSeconds,
    frames,
    labelled: analysis.verdict.kind === 'no-face' ? 'voice-over' : 'lip-sync',
  };
}
