import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { voices, type Voice } from '#contract/voices.ts';
import { readWavSamples } from '#studio/speech/wav.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { transientContext } from '../../ports/engine-context.ts';
import type { Speech } from '../../ports/speech.ts';

export type OpenedSpeech = {
  speech: Speech;
  /** A text that the voice can read; English by default. */
  text?: string;
};

/** The contract of every voice engine. */
export function speechContract(opened: () => Promise<OpenedSpeech>): void {
  const speak = async ({ speech, text }: OpenedSpeech, voice: Voice = 'nova', speed = 1) =>
    speech.speak({
      text: text ?? 'Stop scrolling and look at this.',
      voice,
      style: 'natural',
      speed,
      workFolder: await temporaryFolder(),
      context: transientContext(new AbortController().signal),
    });

  test('a text becomes 48 kHz mono WAV of the reported length', async () => {
    const spoken = await speak(await opened());
    const { samples, sampleRate } = readWavSamples(await readFile(spoken.path));
    expect(sampleRate).toBe(48_000);
    expect(samples.length / sampleRate).toBeCloseTo(spoken.durationSeconds, 2);
    expect(spoken.durationSeconds).toBeGreaterThan(0.8);
    expect(samples.some((sample) => Math.abs(sample) > 3_000)).toBe(true);
  });

  test('the reported sounds and words lie within the audio', async () => {
    const { phones, words, durationSeconds } = await speak(await opened());
    if (phones) {
      expect(phones[0]!.startSeconds).toBe(0);
      expect(phones.at(-1)!.endSeconds).toBeCloseTo(durationSeconds, 1);
    }
    for (const { startSeconds, endSeconds } of words ?? []) {
      expect(startSeconds).toBeLessThan(endSeconds);
      expect(endSeconds).toBeLessThanOrEqual(durationSeconds + 0.05);
    }
  });

  test('all voices differ', async () => {
    const engine = await opened();
    const sounds = new Set<string>();
    for (const voice of voices) {
      const { path } = await speak(engine, voice);
      sounds.add(
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      );
    }
    expect(sounds.size).toBe(voices.length);
  });

  test('doubling the speed roughly halves the duration', async () => {
    const engine = await opened();
    const usual = await speak(engine);
    const quick = await speak(engine, 'nova', 2);
    expect(quick.durationSeconds / usual.durationSeconds).toBeGreaterThan(0.4);
    expect(quick.durationSeconds / usual.durationSeconds).toBeLessThan(0.72);
  });

  test('it reads words, and not symbols alone', async () => {
    const { speech, text } = await opened();
    expect(speech.reads(text ?? 'Stop scrolling and look at this.')).toBe(true);
    expect(speech.reads('🔥🔥 !!!')).toBe(false);
  });

  test('an aborted signal ends it, and not as an error of the provider', async () => {
    const { speech, text } = await opened();
    const order = { text: text ?? 'Stop.', voice: 'nova', style: 'natural', speed: 1 } as const;
    const context = transientContext(AbortSignal.abort(new Error('the user cancelled')));
    const spoken = speech.speak({ ...order, workFolder: await temporaryFolder(), context });
    await expect(spoken).rejects.toSatisfy((error: Error) => error.name !== 'ProviderError');
  });
}
