import { runThread } from '../../threads/run-thread.ts';
import type { PhoneEnd } from './read-phone-ends.ts';

export type FliteVoice = 'slt' | 'rms' | 'awb' | 'kal16' | 'kal';

export type FliteJob = {
  text: string;
  voice: FliteVoice;
  /** flite's own settings, such as `duration_stretch`. */
  features: Record<string, number>;
  /** Without samples only the phone times are returned. */
  withSamples: boolean;
};

export type Utterance = { phoneEnds: PhoneEnd[]; sampleRate: number; samples: Int16Array };

/** Synthesises the jobs one after another in a separate thread; `signal` and the time limit end the thread. */
export async function runFlite(run: {
  jobs: FliteJob[];
  timeoutMs: number;
  signal?: AbortSignal;
}): Promise<Utterance[]> {
  const { jobs, timeoutMs, signal } = run;
  const worker = new URL('./flite-worker.ts', import.meta.url);
  return runThread<Utterance[]>({
    worker,
    order: { jobs },
    purpose: 'synthesises speech',
    timeoutMs,
    signal,
  });
}
