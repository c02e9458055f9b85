import { parentPort, workerData } from 'node:worker_threads';
import { reportResult } from '../threads/report-to-parent.ts';
import { chooseCutting } from './choose-cutting.ts';
import { readMoments } from './clip-moments.ts';
import type { StillsOrder } from './run-stills.ts';

const order = workerData as StillsOrder;
const stop = new AbortController();
const { signal } = stop;
parentPort!.on('message', () => {
  stop.abort();
  parentPort!.close();
});

/** What needs the model's library is loaded only here: that takes longer than choosing an engine. */
async function work(): Promise<unknown> {
  const { clip } = order;
  const moments = await readMoments({ ...clip, signal });
  const pictures = moments.map(({ picture }) => picture);
  if (order.task === 'look') return (await import('./judge-clip.ts')).judgeClip(pictures);
  const cutting = await chooseCutting(order.engine, pictures);
  if (order.task === 'cutting') return cutting;
  const { drawPreview } = await import('./draw-preview.ts');
  return drawPreview(moments, cutting, { ...clip, ...order.preview, engine: order.engine, signal });
}

try {
  reportResult(await work());
} catch (error) {
  if (!signal.aborted) throw error;
}
