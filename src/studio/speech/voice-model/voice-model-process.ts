/**
 * A separate process that keeps one voice model loaded: the package is native code, and a crash would end the process
 * that runs it. Its first argument is the model as JSON; each message is a request, each reply its speech or an error.
 */
import type { ModelReply, ModelOrder, ModelSource, ModelSpeech } from './run-voice-model.ts';
import { chooseSpeaker } from './voice-model.ts';

type Synthesizer = {
  numSpeakers: number;
  generate: (request: { text: string; sid: number; speed: number; enableExternalBuffer: boolean }) => {
    samples: Float32Array;
    sampleRate: number;
  };
};
type Package = { default: { OfflineTts: new (config: object) => Synthesizer } };

const { packageName, model } = JSON.parse(process.argv[2]!) as ModelSource;
let loading: Promise<Synthesizer> | null = null;

process.on('message', (order: ModelOrder) => void answer(order));
process.on('disconnect', () => process.exit());

async function answer(order: ModelOrder): Promise<void> {
  const reply: ModelReply = await speak(order).then(
    (speech) => ({ speech }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  process.send!(reply);
}

async function load(): Promise<Synthesizer> {
  const { kind, ...files } = model;
  // Imported by a variable, because the package is not a dependency of the app.
  const { OfflineTts } = ((await import(packageName)) as Package).default;
  return new OfflineTts({
    model: { [kind]: files, numThreads: 2, provider: 'cpu', debug: false },
    maxNumSentences: 1,
  });
}

async function speak({ text, voice, speed }: ModelOrder): Promise<ModelSpeech> {
  loading ??= load();
  const synthesizer = await loading;
  const speaker = chooseSpeaker(voice, synthesizer.numSpeakers);
  const request = { text, sid: speaker.id, speed, enableExternalBuffer: false };
  const { samples, sampleRate } = synthesizer.generate(request);
  return {
    sampleRate,
    pitch: speaker.pitch,
    samples: Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767),
  };
}
