import { parentPort, workerData } from 'node:worker_threads';
import { reportResult } from '../threads/report-to-parent.ts';
import { chooseCutting } from './choose-cutting.ts';
import { readMoments } from './clip-moments.ts';
import { drawPreview } from './draw-preview.ts';
import { judgeClip } from './judge-clip.ts';
import type { StillsOrder } from './run-stills.ts';

const order = workerData as StillsOrder;
const stop = new AbortController();
const { signal } = stop;
parentPort!.on('message', () => {
  stop.abort();
  parentPort!.close();
});

async function work(): Promise<unknown> {
  const { clip } = order;
  const moments = await readMoments({ ...clip, signal });
  const pictures = moments.map(({ picture }) => picture);
  if (order.task === 'look') return judgeClip(pictures);
  const cutting = await chooseCutting(order.engine, pictures);
  if (order.task === 'cutting') return cutting;
  return drawPreview(moments, cutting, { ...clip, ...order.preview, engine: order.engine, signal });
}

try {
  reportResult(await work());
} catch (error) {
  if (!signal.aborted) throw error;
}
