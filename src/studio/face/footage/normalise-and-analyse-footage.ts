import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FfmpegTools } from '../../ffmpeg/ffmpeg-tools.ts';
import { inspectMedia } from '../../ffmpeg/media/inspect-media.ts';
import type { MediaFacts } from '../../ffmpeg/media/media-facts.ts';
import type { MediaLimits } from '../../ffmpeg/media/media-limits.ts';
import { runFfmpeg } from '../../ffmpeg/run-ffmpeg.ts';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import type { HouseClip } from '../../house-format/house-clip.ts';
import { houseFormat } from '../../house-format/house-format.ts';
import { normaliseClip } from '../../house-format/normalise-clip.ts';
import { analyseFootage } from './analyse-footage.ts';
import { buildCropArgs, buildSkimArgs, cropToFace, type FaceCrop } from '../landmarks/crop-to-face.ts';
import type { FootageAnalysis } from './footage-analysis.ts';
import { maxUsedSeconds } from './judge-footage.ts';
import { quantile } from './statistics.ts';

export type FootageOrder = {
  videoPath: string;
  /** Output path of the clip in house format, which the analysis describes and lip-sync reads. */
  outputPath: string;
  workFolder: string;
  /** 9:16 by default. */
  format?: VideoFormat;
  limits?: Partial<MediaLimits>;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
};

export type AnalysedFootage = { clip: HouseClip; analysis: FootageAnalysis };

/**
 * Converts a clip to house format and searches for a usable face; a wide clip is cropped to the face. Throws the
 * errors of inspectMedia and normaliseClip.
 */
export async function normaliseAndAnalyseFootage(order: FootageOrder): Promise<AnalysedFootage> {
  const { videoPath, limits, signal, tools } = order;
  const facts = await inspectMedia({ path: videoPath, kind: 'video', limits, tools, signal });
  const report = (fraction: number) => order.onProgress?.(fraction);
  const crop = await findCrop(order, facts);
  if (!crop) return analyseWhole(order, videoPath, report);
  const croppedPath = join(order.workFolder, 'face-crop.mp4');
  const args = buildCropArgs(videoPath, facts.video!, crop, croppedPath);
  try {
    report(skimmingShare);
    await runFfmpeg({ args, signal, ffmpegPath: tools?.ffmpegPath });
    return await analyseWhole(order, croppedPath, (fraction) =>
      report(skimmingShare + fraction * (1 - skimmingShare)),
    );
  } finally {
    await rm(croppedPath, { force: true });
  }
}

const skimmingShare = 0.2;

/** The part of a wide clip with the face; null for clips hardly wider than the frame, and without a face. */
async function findCrop(
  order: FootageOrder,
  { video, durationSeconds }: MediaFacts,
): Promise<FaceCrop | null> {
  const frame = houseFormat(order.format);
  if (!video || cropToFace(video, 0, frame) === null) return null;
  const { workFolder, signal, tools } = order;
  const skimPath = join(workFolder, 'face-skim.mp4');
  const seconds = Math.min(durationSeconds, maxUsedSeconds);
  const clip = { seconds, framesPerSecond: video.framesPerSecond };
  try {
    await runFfmpeg({
      args: buildSkimArgs(order.videoPath, clip, skimPath),
      signal,
      ffmpegPath: tools?.ffmpegPath,
    });
    const { analysis } = await analyseWhole(order, skimPath, () => {});
    if (analysis.verdict.kind === 'no-face') return null;
    const places = analysis.poses.map((numbers) => numbers[2]!);
    return cropToFace(video, quantile(places, 0.5), frame);
  } finally {
    await rm(skimPath, { force: true });
  }
}

const normalisingShare = 0.3;

async function analyseWhole(
  { outputPath, workFolder, format, limits, signal, tools }: FootageOrder,
  inputPath: string,
  onProgress: (fraction: number) => void,
): Promise<AnalysedFootage> {
  const facts = await inspectMedia({ path: inputPath, kind: 'video', limits, tools, signal });
  const clip = await normaliseClip({
    inputPath,
    facts,
    format,
    outputPath,
    workFolder,
    signal,
    tools,
    onProgress: (fraction) => onProgress(fraction * normalisingShare),
  });
  const analysis = await analyseFootage({
    path: outputPath,
    frames: clip.frames,
    format,
    signal,
    tools,
    onProgress: (fraction) => onProgress(normalisingShare + fraction * (1 - normalisingShare)),
  });
  onProgress(1);
  return { clip, analysis };
}
