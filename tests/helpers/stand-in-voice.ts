import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { VoiceEngine } from '#contract/engines.ts';
import type { Speech, SpeechOrder } from '#server/ports/speech.ts';
import { writeWavSamples } from '#studio/speech/wav.ts';

const sampleRate = 48_000;
const secondsPerWord = 0.2;

/** A voice that plays a tone for each word and records its requests. */
export function standInVoice(engine: VoiceEngine = 'embedded') {
  const spoken: SpeechOrder[] = [];
  const faults: { beforeSpeaking: (order: SpeechOrder) => void; reads: (text: string) => boolean } = {
    beforeSpeaking: () => {},
    reads: () => true,
  };
  const voice: Speech = {
    engine,
    reads: (text) => faults.reads(text),
    async speak(order) {
      faults.beforeSpeaking(order);
      spoken.push(order);
      const words = order.text.split(/\s+/).map((word, index) => ({
        word,
        startSeconds: index * secondsPerWord,
        endSeconds: (index + 1) * secondsPerWord,
      }));
      const durationSeconds = words.length * secondsPerWord;
      const samples = Int16Array.from({ length: Math.round(durationSeconds * sampleRate) }, (_, index) => {
        const inWord = (index / sampleRate) % secondsPerWord;
        const loudness = Math.sin((Math.PI * inWord) / secondsPerWord);
        return 8_000 * loudness * Math.sin((2 * Math.PI * 220 * index) / sampleRate);
      });
      const file = path.join(order.workFolder, `${crypto.randomUUID()}.wav`);
      await writeFile(file, writeWavSamples({ sampleRate, samples }));
      const phones = [{ phone: 'aa', startSeconds: 0, endSeconds: durationSeconds }];
      return { path: file, durationSeconds, words, phones };
    },
  };
  return { voice, spoken, faults };
}
