import type { FfmpegTools } from '../../ffmpeg/ffmpeg-tools.ts';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import { runThread } from '../../threads/run-thread.ts';
import type { AnalyseOrder } from './analyse-worker.ts';
import type { FootageAnalysis } from './footage-analysis.ts';

export type FootageToAnalyse = {
  /** A clip in house format. */
  path: string;
  frames: number;
  /** 9:16 by default. */
  format?: VideoFormat;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  tools?: Partial<FfmpegTools>;
};

/** Searches for a usable face in a worker thread. */
export async function analyseFootage(footage: FootageToAnalyse): Promise<FootageAnalysis> {
  const { path, frames, format, signal, onProgress, tools } = footage;
  const order: AnalyseOrder = { path, frames, format, ffmpegPath: tools?.ffmpegPath };
  return runThread<FootageAnalysis>({
    worker: new URL('./analyse-worker.ts', import.meta.url),
    order,
    purpose: 'looks for a face',
    stopsItself: true,
    signal,
    onProgress,
  });
}
