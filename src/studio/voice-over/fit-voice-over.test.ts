import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readWavSamples, writeWavSamples } from '../speech/wav.ts';
import { fitVoiceOver, type SpokenLine } from './fit-voice-over.ts';
import { VoiceOverTooLongError } from './voice-over-error.ts';

const rate = 48_000;
let workFolder: string;
beforeEach(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'voice-over-'));
});
afterEach(() => rm(workFolder, { recursive: true }));

/** Words of 0.24 s that begin at the given times: a tone of 220 Hz that starts and ends at once, as plosives do. */
async function speakTones(
  name: string,
  starts: readonly number[],
  durationSeconds: number,
): Promise<SpokenLine> {
  const samples = new Int16Array(Math.round(durationSeconds * rate));
  for (const start of starts) {
    for (let index = 0; index < 0.24 * rate; index++) {
      samples[Math.round(start * rate) + index] = 7000 * Math.sin((2 * Math.PI * 220 * index) / rate);
    }
  }
  const path = join(workFolder, `${name}.wav`);
  await writeFile(path, writeWavSamples({ sampleRate: rate, samples }));
  const words = starts.map((startSeconds, index) => ({
    word: `${name}${index}`,
    startSeconds,
    endSeconds: startSeconds + 0.24,
  }));
  return { path, durationSeconds, words };
}

/** Silence, then the words of two sentences, then silence. */
const speakLines = () =>
  Promise.all([
    speakTones('a', [0.25, 0.55, 0.85, 1.6, 1.9], 2.5),
    speakTones('b', [0.3, 0.6, 0.95, 1.25], 2),
    speakTones('c', [0.2, 0.5, 0.8], 1.5),
  ]);

/** When the sound comes back after at least 40 ms of silence. */
async function findOnsets(path: string): Promise<number[]> {
  const { samples } = readWavSamples(await readFile(path));
  const onsets: number[] = [];
  let quiet = rate;
  for (const [index, sample] of samples.entries()) {
    if (Math.abs(sample) < 400) quiet++;
    else {
      if (quiet > 0.04 * rate) onsets.push(index / rate);
      quiet = 0;
    }
  }
  return onsets;
}

test.each([
  { requested: 6.1, pace: 1, says: 'shorter pauses' },
  { requested: 7, pace: 1, says: 'longer pauses' },
  { requested: 4.55, pace: 1.06, says: 'the fastest pace' },
  { requested: 9.5, pace: 0.94, says: 'the slowest pace' },
])('with $says every word starts within 20 ms of its time', async ({ requested, pace }) => {
  const lines = await speakLines();
  const outputPath = join(workFolder, 'voice.wav');
  const fitted = await fitVoiceOver({ lines, durationSeconds: requested, outputPath, workFolder });
  expect(fitted.pace).toBeCloseTo(pace, 2);
  expect(Math.abs(fitted.durationSeconds - requested)).toBeLessThanOrEqual(1);
  const onsets = await findOnsets(fitted.path);
  const words = fitted.lines.flatMap((line) => line.words);
  expect(words.map(({ word }) => word)).toEqual(lines.flatMap((line) => line.words.map(({ word }) => word)));
  expect(onsets).toHaveLength(words.length);
  const errors = words.map(({ startSeconds }, index) => Math.abs(startSeconds - onsets[index]!));
  expect(Math.max(...errors)).toBeLessThanOrEqual(0.02);
  // The times of the lines as they were spoken are far off: the test can fail.
  const unfitted = lines.flatMap((line) => line.words.map(({ startSeconds }) => startSeconds));
  expect(Math.max(...unfitted.map((start, index) => Math.abs(start - onsets[index]!)))).toBeGreaterThan(0.5);
  const { samples } = readWavSamples(await readFile(fitted.path));
  expect(samples.length / rate).toBeCloseTo(fitted.durationSeconds, 3);
  expect(fitted.loudness.integratedLufs).toBeGreaterThanOrEqual(-16);
  expect(fitted.loudness.integratedLufs).toBeLessThanOrEqual(-14);
});

test('a text far too long is rejected before rendering', async () => {
  const lines = await speakLines();
  const order = { lines, durationSeconds: 3, outputPath: join(workFolder, 'voice.wav'), workFolder };
  await expect(fitVoiceOver(order)).rejects.toThrow(VoiceOverTooLongError);
  expect((await readdir(workFolder)).toSorted()).toEqual(['a.wav', 'b.wav', 'c.wav']);
});

test('noise between words does not click at the joins', async () => {
  const lines = await speakLines();
  for (const { path } of lines) {
    const { samples, sampleRate } = readWavSamples(await readFile(path));
    // A hum of 30 Hz, at −48 dB of the words: a cut in its middle would jump.
    const humming = samples.map((sample, index) => sample + 26 * Math.sin((2 * Math.PI * 30 * index) / rate));
    await writeFile(path, writeWavSamples({ sampleRate, samples: humming }));
  }
  const outputPath = join(workFolder, 'voice.wav');
  const { path } = await fitVoiceOver({ lines, durationSeconds: 7, outputPath, workFolder });
  const { samples } = readWavSamples(await readFile(path));
  expect(greatestJumpInQuiet(samples)).toBeLessThan(3);
  // The same hum cut off at its crest.
  const cut = samples.slice();
  cut[100] = 40;
  expect(greatestJumpInQuiet(cut)).toBeGreaterThan(3);
});

/** The largest step from sample to sample where no word sounds, in units of 16-bit samples. */
function greatestJumpInQuiet(samples: Int16Array): number {
  let max = 0;
  for (let index = 1; index < samples.length; index++) {
    if (Math.abs(samples[index]!) > 60 || Math.abs(samples[index - 1]!) > 60) continue;
    max = Math.max(max, Math.abs(samples[index]! - samples[index - 1]!));
  }
  return max;
}
