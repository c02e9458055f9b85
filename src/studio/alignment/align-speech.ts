import { runThread } from '../threads/run-thread.ts';
import type { FliteVoice } from '../speech/flite/run-flite.ts';
import type { Phone, SpokenWord } from '../speech/speech.ts';
import type { AlignedPhones, AlignmentOrder } from './align-worker.ts';
import { fillWithSilence } from '../speech/flite/join-utterances.ts';
import type { AudioTask } from './read-voice-samples.ts';
import { readVoiceSamples } from './read-voice-samples.ts';
import type { WordPhone } from './speak-references.ts';
import { speakReferences } from './speak-references.ts';

export type AlignedSpeech = {
  durationSeconds: number;
  /** Without gaps, from 0 to `durationSeconds`; only phones that `planMouth` supports. */
  phones: Phone[];
  words: SpokenWord[];
  /** How much the audio differs from the text; above `doubtfulCost` the audio probably says something else. */
  cost: number;
};

/** Between the highest measured cost of a matching text (1.07) and the lowest of another text (1.13). */
export const doubtfulCost = 1.1;

/** −50 dB of full scale: a voice below it is inaudible. */
const faintestSample = 100;

export class InaudibleSpeechError extends Error {
  override name = 'InaudibleSpeechError';

  constructor() {
    super('The audio that should hold speech is silent.');
  }
}

const referenceVoices: readonly FliteVoice[] = ['slt', 'rms', 'awb'];

/**
 * Finds when each sound and word of the text is said in the audio, for any speaker: several embedded voices speak the
 * text, and the audio is matched with each of them.
 * @throws {UnspeakableTextError} if the embedded voices cannot say any word of the text.
 * @throws {InaudibleSpeechError} if the audio is silent.
 */
export async function alignSpeech(
  task: AudioTask & { text: string; voices?: readonly FliteVoice[] },
): Promise<AlignedSpeech> {
  const { text, signal, voices = referenceVoices } = task;
  const samples = await readVoiceSamples(task);
  if (!samples.some((sample) => Math.abs(sample) >= faintestSample)) throw new InaudibleSpeechError();
  const { words, references } = await speakReferences({ text, voices, signal });
  const { phones, cost, durationSeconds } = await runThread<AlignedPhones>({
    worker: new URL('./align-worker.ts', import.meta.url),
    order: { samples, references } satisfies AlignmentOrder,
    purpose: 'aligns speech',
    signal,
  });
  return {
    durationSeconds,
    phones: fillWithSilence(
      phones.map(({ phone, startSeconds, endSeconds }) => ({ phone, startSeconds, endSeconds })),
      durationSeconds,
    ),
    words: words.flatMap((word, index) => spanOf(word, index, phones)),
    cost,
  };
}

/** Returns an empty array for a word without a sound in the voices, such as a lone dash. */
function spanOf(word: string, index: number, phones: WordPhone[]): SpokenWord[] {
  const own = phones.filter((phone) => phone.word === index);
  if (own.length === 0) return [];
  return [{ word, startSeconds: own[0]!.startSeconds, endSeconds: own.at(-1)!.endSeconds }];
}
