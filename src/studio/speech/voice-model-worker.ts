/** Runs in a worker thread, because the model blocks. One text in, its samples out, then the thread ends. */
import { workerData } from 'node:worker_threads';
import { reportResult } from '../threads/report-to-parent.ts';
import type { ModelSpeech, ModelSpeechOrder } from './run-voice-model.ts';
import { chooseSpeaker } from './voice-model.ts';

type Synthesizer = {
  numSpeakers: number;
  generate: (request: { text: string; sid: number; speed: number; enableExternalBuffer: boolean }) => {
    samples: Float32Array;
    sampleRate: number;
  };
};
type Package = { default: { OfflineTts: new (config: object) => Synthesizer } };

const { packageName, model, text, voice, speed } = workerData as ModelSpeechOrder;
const { kind, ...files } = model;
// Named by a variable: it is not among the packages that are installed with the app.
const { OfflineTts } = ((await import(packageName)) as Package).default;
const synthesizer = new OfflineTts({
  model: { [kind]: files, numThreads: 2, provider: 'cpu', debug: false },
  maxNumSentences: 1,
});
const speaker = chooseSpeaker(voice, synthesizer.numSpeakers);
const { samples, sampleRate } = synthesizer.generate({
  text,
  sid: speaker.id,
  speed,
  // Memory of the model cannot be handed to another thread.
  enableExternalBuffer: false,
});
const speech: ModelSpeech = {
  sampleRate,
  pitch: speaker.pitch,
  samples: Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767),
};
reportResult(speech);
