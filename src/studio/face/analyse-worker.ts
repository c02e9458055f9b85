import { parentPort, workerData } from 'node:worker_threads';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import { loadFaceModels } from './face-models.ts';
import { measureFootage } from './measure-footage.ts';
import type { FootageAnalysis } from './footage-analysis.ts';
import type { ThreadMessage } from './run-in-thread.ts';

export type AnalyseOrder = { path: string; frames: number; format?: VideoFormat; ffmpegPath?: string };

const order = workerData as AnalyseOrder;
const stop = new AbortController();
const post = (message: ThreadMessage<FootageAnalysis>) => parentPort!.postMessage(message, []);

parentPort!.on('message', () => {
  stop.abort();
  parentPort!.close();
});
try {
  const result = await measureFootage(await loadFaceModels(), order, {
    signal: stop.signal,
    onFrame: (frame) => post({ fraction: frame / order.frames }),
  });
  post({ result });
} catch (error) {
  if (!stop.signal.aborted) throw error;
}
