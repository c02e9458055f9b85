import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { measureLoudness } from '../ffmpeg/loudness/measure-loudness.ts';
import { loudnessBetween, readSpeechSamples } from './listen.ts';
import { speakingStyles, voices, type Speech } from './speech.ts';
import type { SpeechRequest } from './synthesize-speech.ts';
import { synthesizeSpeech } from './synthesize-speech.ts';

const hook = 'Stop scrolling! We saved $2,000 with AI, “basically” overnight 🔥 — Bob’s puppy approves.';

const shortHook = 'Stop scrolling! We saved a lot: Bob’s puppy approves.';

let workFolder: string;
beforeEach(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'speech-'));
});
afterEach(() => rm(workFolder, { recursive: true }));

const speak = (changes: Partial<SpeechRequest> = {}) =>
  synthesizeSpeech({ text: hook, voice: 'nova', style: 'natural', speed: 1, workFolder, ...changes });

describe('synthesized speech', () => {
  /** The next two tests need only its figures; the first one makes it. */
  let spoken: Speech;

  test('is a 48 kHz mono file of the reported length, and the work folder is otherwise empty', async () => {
    const speech = (spoken = await speak());
    const audio = await readSpeechSamples(speech.path);
    expect(audio.sampleRate).toBe(48_000);
    expect(Math.abs(audio.samples.length / 48_000 - speech.durationSeconds)).toBeLessThan(0.001);
    expect(await readdir(workFolder)).toEqual(['speech.wav']);
  });

  test('says every word in order, inside the file, with the author’s spelling', () => {
    const { words, durationSeconds } = spoken;
    expect(words.map(({ word }) => word)).toEqual(
      'Stop scrolling! We saved $2,000 with AI, “basically” overnight Bob’s puppy approves.'.split(' '),
    );
    expect(words[0]!.startSeconds).toBeCloseTo(0.25, 2);
    expect(words.at(-1)!.endSeconds).toBeCloseTo(durationSeconds - 0.35, 2);
    for (const [index, word] of words.entries()) {
      expect(word.endSeconds).toBeGreaterThan(word.startSeconds);
      expect(word.startSeconds).toBeGreaterThanOrEqual(words[index - 1]?.endSeconds ?? 0);
    }
  });

  test('the phones cover the file without gaps', () => {
    const { phones, durationSeconds } = spoken;
    for (const [index, phone] of phones.entries()) {
      expect(phone.startSeconds).toBe(phones[index - 1]?.endSeconds ?? 0);
      expect(phone.endSeconds).toBeGreaterThan(phone.startSeconds);
    }
    expect(phones.at(-1)!.endSeconds).toBe(durationSeconds);
  });

  test.each(
    voices.map((voice, index) => ({
      voice,
      style: speakingStyles[index % 3]!,
      speed: [0.5, 1, 2][index % 3]!,
    })),
  )(
    '$voice, $style, at $speed× speed: phones match their sound, at a fixed loudness',
    async ({ voice, style, speed }) => {
      const speech = await speak({ text: shortHook, voice, style, speed });
      const audio = await readSpeechSamples(speech.path);
      const loudness = (phones: typeof speech.phones) =>
        Math.sqrt(
          phones.reduce((sum, { startSeconds, endSeconds }) => {
            const inside = (endSeconds - startSeconds) * 0.2;
            return sum + loudnessBetween(audio, startSeconds + inside, endSeconds - inside) ** 2;
          }, 0) / phones.length,
        );
      const of = (names: string) => speech.phones.filter(({ phone }) => names.split(' ').includes(phone));
      expect(loudness(of('pau'))).toBeLessThan(loudness(of('aa ae ah ow ay iy')) / 20);
      expect(loudness(of('p b t k'))).toBeLessThan(loudness(of('aa ae ah ow ay iy')) / 2);
      const { integratedLufs, truePeakDbtp } = await measureLoudness({ path: speech.path });
      expect(Math.abs(integratedLufs! + 16)).toBeLessThan(1);
      expect(truePeakDbtp).toBeLessThanOrEqual(-1.5);
    },
  );

  test('twice the speed takes half the time, without the silences', async () => {
    const sounding = async (speed: number) => {
      const { words } = await speak({ text: 'We tried every single product video tool', speed });
      return words.at(-1)!.endSeconds - words[0]!.startSeconds;
    };
    const pace = await sounding(1);
    expect((await sounding(2)) / pace).toBeCloseTo(0.5, 1);
    expect((await sounding(0.5)) / pace).toBeCloseTo(2, 1);
  });

  test('a sound shorter than a loudness block is not louder than a sentence, because its peak limits the gain', async () => {
    const { path } = await speak({ text: 'a', speed: 2 });
    const { integratedLufs, truePeakDbtp } = await measureLoudness({ path });
    expect(integratedLufs).toBeLessThan(-15);
    expect(integratedLufs).toBeGreaterThan(-20);
    expect(truePeakDbtp).toBeLessThanOrEqual(-1.5);
  });

  test('a text without a speakable word is rejected before any work', async () => {
    await expect(speak({ text: '🔥🔥' })).rejects.toMatchObject({ reason: 'nothing-to-say' });
    expect(await readdir(workFolder)).toEqual([]);
  });

  test('five thousand characters without a sentence end are spoken entirely', async () => {
    const words = 'buy this clever little product now and tell everybody about it '
      .repeat(80)
      .slice(0, 5000)
      .trim();
    const speech = await speak({ text: words, speed: 2 });
    expect(speech.words).toHaveLength(words.split(' ').length);
  }, 300_000);

  test('aborting stops the work at once and leaves no files', async () => {
    const aborted = new AbortController();
    const startedAtMs = performance.now();
    const speaking = speak({ text: 'word and more words, '.repeat(200), signal: aborted.signal });
    setTimeout(() => aborted.abort(), 300);
    await expect(speaking).rejects.toMatchObject({ name: 'AbortError' });
    expect(performance.now() - startedAtMs).toBeLessThan(2000);
    expect(await readdir(workFolder)).toEqual([]);
  });
});
