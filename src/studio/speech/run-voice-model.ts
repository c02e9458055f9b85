import { runThread } from '../threads/run-thread.ts';
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
  const { signal, ...spoken } = order;
  return runThread<ModelSpeech>({
    worker: new URL('./voice-model-worker.ts', import.meta.url),
    order: spoken,
    purpose: 'runs the voice model',
    timeoutMs,
    signal,
  });
}
