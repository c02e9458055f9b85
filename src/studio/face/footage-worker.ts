import { parentPort, workerData } from 'node:worker_threads';
import { footageFrames, type FootageFramesOrder } from './footage-frames.ts';

const stop = new AbortController();
const frames = footageFrames(workerData as FootageFramesOrder, stop.signal);

// Each 'next' asks for one frame, so the work never runs ahead of the encoder.
parentPort!.on('message', async (message: 'next' | 'stop') => {
  if (message === 'stop') {
    stop.abort();
    parentPort!.close();
    return;
  }
  try {
    const { value } = await frames.next();
    if (value) parentPort!.postMessage(value, [value.buffer as ArrayBuffer]);
    else parentPort!.postMessage(null, []);
  } catch (error) {
    // Thrown where the parent sees it as the thread's error; after a stop nobody waits for it.
    if (!stop.signal.aborted)
      setImmediate(() => {
        throw error;
      });
  }
});
