import type { FfmpegTools } from '../../ffmpeg/ffmpeg-tools.ts';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import { openWarmThread, type WarmThread } from '../../threads/open-warm-thread.ts';
import type { CutoutMethod } from '../clip/choose-cutout-method.ts';
import type { PreviewSettings } from './draw-preview.ts';
import type { EngineChoice } from '../clip/look.ts';

export type StillsClip = {
  path: string;
  /** Key of the content; cached results have the same key. */
  name: string;
  format: VideoFormat;
  tools?: Partial<FfmpegTools>;
};

export type StillsOrder =
  | { task: 'look'; clip: StillsClip }
  | { task: 'cutting'; clip: StillsClip; engine: EngineChoice }
  | { task: 'preview'; clip: StillsClip; engine: EngineChoice; preview: PreviewSettings };

export type ClipRun = {
  /** In house format. */
  clipPath: string;
  /** Key of the content if paths differ between runs; defaults to the path. */
  clipName?: string;
  format: VideoFormat;
  /** Warm thread with the model and the last clips; without it, a thread is started for this run. */
  stills?: StillsThread;
  signal?: AbortSignal;
  tools?: Partial<FfmpegTools>;
};

/** A thread for decoding, cutting out and compositing stills, so that the caller's event loop is not blocked. */
export type StillsThread = WarmThread;

const timeoutMs = 120_000;
const idleMs = 60_000;

/** The model and the cached frames use about 200 MB until a minute without requests has passed. */
export const openStillsThread = (): StillsThread =>
  openWarmThread({
    worker: new URL('./stills-worker.ts', import.meta.url),
    purpose: 'looks at a clip',
    timeoutMs,
    idleMs,
  });

type Task = StillsOrder extends infer Order
  ? Order extends StillsOrder
    ? Omit<Order, 'clip'>
    : never
  : never;

/** Processes three frames of a clip. */
export async function runStills<Result>(
  { clipPath, clipName, format, stills, signal, tools }: ClipRun,
  task: Task,
): Promise<Result> {
  const clip: StillsClip = { path: clipPath, name: clipName ?? clipPath, format, tools };
  const thread = stills ?? openStillsThread();
  try {
    return await thread.run<Result>({ ...task, clip }, signal);
  } finally {
    if (!stills) await thread.close();
  }
}

export const chooseClipCutoutMethod = async (run: ClipRun, engine: EngineChoice): Promise<CutoutMethod> =>
  engine === 'matting' ? { engine } : runStills(run, { task: 'cutting', engine });
