import { Worker } from 'node:worker_threads';
import type { Voice } from './speech.ts';
import type { VoiceModel } from './voice-model.ts';

export type ModelSpeechOrder = {
  packageName: string;
  model: VoiceModel;
  text: string;
  voice: Voice;
  /** 0.5 … 2. */
  speed: number;
};
export type ModelSpeech = {
  sampleRate: number;
  samples: Int16Array;
  /** How much higher the speaker is to sound. */
  pitch: number;
};

const timeoutMs = 300_000;

/** Speaks with a local model, in a thread of its own. Throws what the package throws, an AbortError, or a TimeoutError. */
export async function runVoiceModel(
  order: ModelSpeechOrder & { signal?: AbortSignal },
): Promise<ModelSpeech> {
  const { signal, ...workerData } = order;
  signal?.throwIfAborted();
  const limit = AbortSignal.timeout(timeoutMs);
  const ending = signal ? AbortSignal.any([signal, limit]) : limit;
  const worker = new Worker(new URL('./voice-model-worker.ts', import.meta.url), {
    workerData,
    execArgv: [],
  });
  try {
    return await new Promise<ModelSpeech>((resolve, reject) => {
      ending.addEventListener('abort', () => reject(ending.reason as Error), { once: true });
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The thread of the voice model ended early.')));
    });
  } finally {
    await worker.terminate();
  }
}
