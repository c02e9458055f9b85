import type { FfmpegTools } from '../ffmpeg/ffmpeg-tools.ts';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { runThread } from '../threads/run-thread.ts';
import type { Cutting } from './choose-cutting.ts';
import { countClipFrames } from './clip-facts.ts';
import type { PreviewOrder } from './draw-preview.ts';
import type { EngineChoice } from './look.ts';

export type StillsClip = {
  path: string;
  format: VideoFormat;
  frames: number;
  tools?: Partial<FfmpegTools>;
};

export type StillsOrder =
  | { task: 'look'; clip: StillsClip }
  | { task: 'cutting'; clip: StillsClip; engine: EngineChoice }
  | { task: 'preview'; clip: StillsClip; engine: EngineChoice; preview: PreviewOrder };

const timeoutMs = 120_000;

/**
 * Works on three frames of a clip in a thread: the model and the frames' memory go with it, and the caller's event loop
 * stays free.
 */
export function runStills<Result>(order: StillsOrder, signal?: AbortSignal): Promise<Result> {
  return runThread<Result>({
    worker: new URL('./stills-worker.ts', import.meta.url),
    order,
    purpose: 'looks at a clip',
    stopsItself: true,
    timeoutMs,
    signal,
  });
}

export type ClipRun = {
  /** In house format. */
  clipPath: string;
  format: VideoFormat;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

export async function describeClip({ clipPath, format, signal, tools }: ClipRun): Promise<StillsClip> {
  const frames = await countClipFrames(clipPath, format, { signal, tools });
  return { path: clipPath, format, frames, tools };
}

export async function chooseClipCutting(
  clip: StillsClip,
  engine: EngineChoice,
  signal?: AbortSignal,
): Promise<Cutting> {
  if (engine === 'matting') return { engine };
  return runStills({ task: 'cutting', clip, engine }, signal);
}
