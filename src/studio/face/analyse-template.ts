import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import { inspectMedia } from '../ffmpeg/inspect-media.ts';
import type { MediaLimits } from '../ffmpeg/media-limits.ts';
import type { HouseClip } from '../house-format/house-clip.ts';
import { normaliseClip } from '../house-format/normalise-clip.ts';
import type { AnalyseOrder } from './analyse-worker.ts';
import type { FootageAnalysis } from './footage-analysis.ts';
import { runInThread } from './run-in-thread.ts';

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

const normalisingShare = 0.3;

/** Brings a template into house format and looks for a face that can speak. Throws what normaliseClip throws. */
export async function analyseTemplate(
  order: TemplateOrder,
): Promise<{ clip: HouseClip; analysis: FootageAnalysis }> {
  const { videoPath, outputPath, workDir, limits, signal, onProgress, tools } = order;
  const facts = await inspectMedia({ path: videoPath, kind: 'video', limits, tools, signal });
  const clip = await normaliseClip({
    inputPath: videoPath,
    facts,
    outputPath,
    workDir,
    signal,
    tools,
    onProgress: (fraction) => onProgress?.(fraction * normalisingShare),
  });
  const look: AnalyseOrder = { path: outputPath, frames: clip.frames, ffmpegPath: tools?.ffmpegPath };
  const analysis = await runInThread<FootageAnalysis>({
    worker: new URL('./analyse-worker.ts', import.meta.url),
    order: look,
    signal,
    onProgress: (fraction) => onProgress?.(normalisingShare + fraction * (1 - normalisingShare)),
  });
  onProgress?.(1);
  return { clip, analysis };
}
