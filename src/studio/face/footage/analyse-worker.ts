import { parentPort, workerData } from 'node:worker_threads';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import { reportProgress, reportResult } from '../../threads/report-to-parent.ts';
import { loadFaceModels } from '../landmarks/face-models.ts';
import { measureFootage } from './measure-footage.ts';
import type { FootageAnalysis } from './footage-analysis.ts';

export type AnalyseOrder = { path: string; frames: number; format?: VideoFormat; ffmpegPath?: string };

const order = workerData as AnalyseOrder;
const stop = new AbortController();

parentPort!.on('message', () => {
  stop.abort();
  parentPort!.close();
});
try {
  const analysis: FootageAnalysis = await measureFootage(await loadFaceModels(), order, {
    signal: stop.signal,
    onFrame: (frame) => reportProgress(frame / order.frames),
  });
  reportResult(analysis);
} catch (error) {
  if (!stop.signal.aborted) throw error;
}
