import { Worker } from 'node:worker_threads';
import type { PhoneEnd } from './read-phone-ends.ts';

export type FliteVoice = 'slt' | 'rms' | 'awb' | 'kal16' | 'kal';

export type FliteJob = {
  text: string;
  voice: FliteVoice;
  /** flite's own settings, such as `duration_stretch`. */
  features: Record<string, number>;
  /** Without samples only the phone times come back. */
  withSamples: boolean;
};

export type Utterance = { phoneEnds: PhoneEnd[]; sampleRate: number; samples: Int16Array };

/** Synthesises the jobs one after another in a thread of their own; `signal` and the time limit end the thread. */
export async function runFlite(run: {
  jobs: FliteJob[];
  timeoutMs: number;
  signal?: AbortSignal;
}): Promise<Utterance[]> {
  run.signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(run.timeoutMs);
  const stopped = run.signal ? AbortSignal.any([run.signal, timeout]) : timeout;
  // Without the parent's flags: a debugger's or a test runner's would be meant for the parent alone.
  const worker = new Worker(new URL('./flite-worker.ts', import.meta.url), {
    workerData: { jobs: run.jobs },
    execArgv: [],
  });
  try {
    return await new Promise<Utterance[]>((resolve, reject) => {
      stopped.addEventListener('abort', () => reject(stopped.reason), { once: true });
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) =>
        reject(new Error(`The speech thread ended with ${code} before it answered.`)),
      );
    });
  } finally {
    await worker.terminate();
  }
}
