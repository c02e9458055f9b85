import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { inspectMedia } from '../ffmpeg/inspect-media.ts';
import type { MediaLimits } from '../ffmpeg/media-limits.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { HouseClip } from '../house-format/house-clip.ts';
import { normaliseClip } from '../house-format/normalise-clip.ts';
import type { AnalyseOrder } from './analyse-worker.ts';
import { buildCropArgs, cropToFace } from './crop-to-face.ts';
import type { FootageAnalysis } from './footage-analysis.ts';
import { runInThread } from './run-in-thread.ts';
import { quantile } from './statistics.ts';

export type TemplateOrder = {
  videoPath: string;
  /** Where the clip in house format goes: the analysis is about that clip, and lip-sync reads it. */
  outputPath: string;
  workDir: string;
  limits?: Partial<MediaLimits>;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
};

export type AnalysedTemplate = { clip: HouseClip; analysis: FootageAnalysis };

/**
 * Brings a template into house format and looks for a face that can speak; of a wide clip the part with the face is
 * taken. Throws what inspectMedia and normaliseClip throw.
 */
export async function analyseTemplate(order: TemplateOrder): Promise<AnalysedTemplate> {
  const { videoPath, limits, signal, tools } = order;
  const { video } = await inspectMedia({ path: videoPath, kind: 'video', limits, tools, signal });
  const isWide = video !== undefined && cropToFace(video, 0) !== null;
  const share = isWide ? 0.5 : 1;
  const report = (fraction: number) => order.onProgress?.(fraction);
  const whole = await analyseWhole(order, videoPath, (fraction) => report(fraction * share));
  if (!isWide || whole.analysis.verdict.kind === 'no-face') {
    report(1);
    return whole;
  }
  const faceX = quantile(
    whole.analysis.poses.map((numbers) => numbers[2]!),
    0.5,
  );
  const croppedPath = join(order.workDir, 'face-crop.mp4');
  const args = buildCropArgs(videoPath, video, cropToFace(video, faceX)!, croppedPath);
  try {
    await runFfmpeg({ args, signal, ffmpegPath: tools?.ffmpegPath });
    return await analyseWhole(order, croppedPath, (fraction) => report(share + fraction * (1 - share)));
  } finally {
    await rm(croppedPath, { force: true });
  }
}

const normalisingShare = 0.3;

async function analyseWhole(
  { outputPath, workDir, limits, signal, tools }: TemplateOrder,
  inputPath: string,
  onProgress: (fraction: number) => void,
): Promise<AnalysedTemplate> {
  const facts = await inspectMedia({ path: inputPath, kind: 'video', limits, tools, signal });
  const clip = await normaliseClip({
    inputPath,
    facts,
    outputPath,
    workDir,
    signal,
    tools,
    onProgress: (fraction) => onProgress(fraction * normalisingShare),
  });
  const look: AnalyseOrder = { path: outputPath, frames: clip.frames, ffmpegPath: tools?.ffmpegPath };
  const analysis = await runInThread<FootageAnalysis>({
    worker: new URL('./analyse-worker.ts', import.meta.url),
    order: look,
    signal,
    onProgress: (fraction) => onProgress(normalisingShare + fraction * (1 - normalisingShare)),
  });
  onProgress(1);
  return { clip, analysis };
}
