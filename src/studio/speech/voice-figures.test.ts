import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinUtterances } from './flite/join-utterances.ts';
import { readSpeechSamples } from './listen.ts';
import { masterSpeech } from './master-speech.ts';
import { runFlite } from './flite/run-flite.ts';
import { speakingStyles, voices, type Phone, type SpeakingStyle, type Voice } from './speech.ts';
import { synthesizeSpeech } from './synthesize-speech.ts';
import { airOfFricatives, pitchFigures, roughestClick, spectralTilt } from './test-voice-figures.ts';
import { writeWavSamples, type WavSamples } from './wav.ts';

const text = 'Stop scrolling! This little bottle saved me forty dollars. Is it worth a shot?';

/** The requirements of a voice: pitch that moves, a spectrum neither dull nor shrill, breath above flite's band. */
function faults(audio: WavSamples, phones: readonly Phone[]): string[] {
  const { spreadSemitones } = pitchFigures(audio);
  const figures = {
    spread: spreadSemitones >= 2.75 && spreadSemitones <= 4.7,
    tilt: spectralTilt(audio, phones) >= -9.6 && spectralTilt(audio, phones) <= -6.5,
    air: airOfFricatives(audio, phones) >= -12,
    clicks: roughestClick(audio, phones) < 3,
    clipping: !audio.samples.some((sample) => Math.abs(sample) >= 32_000),
  };
  return Object.entries(figures).flatMap(([name, isGood]) => (isGood ? [] : [name]));
}

type Heard = {
  voice: Voice;
  style: SpeakingStyle;
  audio: WavSamples;
  phones: Phone[];
  durationSeconds: number;
  pitch: number;
  spread: number;
};
const heard: Heard[] = [];

let workFolder: string;
afterAll(() => rm(workFolder, { recursive: true }));
beforeAll(async () => {
  workFolder = await mkdtemp(path.join(tmpdir(), 'voices-'));
  for (const voice of voices) {
    for (const style of speakingStyles) {
      const speech = await synthesizeSpeech({ text, voice, style, speed: 1, workFolder });
      const audio = await readSpeechSamples(speech.path);
      const { phones, durationSeconds } = speech;
      const { medianHertz: pitch, spreadSemitones: spread } = pitchFigures(audio);
      heard.push({ voice, style, audio, phones, durationSeconds, pitch, spread });
    }
  }
});

describe('the embedded voices', () => {
  test.each(voices.flatMap((voice) => speakingStyles.map((style) => ({ voice, style }))))(
    '$voice, $style, is lively, clear and clean',
    ({ voice, style }) => {
      const { audio, phones } = heard.find((one) => one.voice === voice && one.style === style)!;
      expect(faults(audio, phones)).toEqual([]);
    },
  );

  test('flite’s own voice with only an equalizer would fail', async () => {
    const spoken = await runFlite({
      jobs: [{ text, voice: 'slt', features: { int_f0_target_stddev: 32 }, withSamples: true }],
      timeoutMs: 20_000,
    });
    const joined = joinUtterances(spoken, { playbackRatio: 1, speed: 1 });
    const rawPath = path.join(workFolder, 'raw.wav');
    await writeFile(rawPath, writeWavSamples(joined));
    const equalizer = ['equalizer=f=250:t=o:w=1.2:g=-3', 'equalizer=f=3200:t=o:w=1.5:g=6'];
    const audio = await readSpeechSamples(await masterSpeech({ rawPath, workFolder, equalizer }));
    expect(faults(audio, joined.phones)).toEqual(['spread', 'tilt', 'air']);
  });

  test('detects a click', () => {
    const { audio, phones } = heard[0]!;
    const samples = audio.samples.slice();
    const vowel = phones.find(({ phone }) => phone === 'aa')!;
    samples[Math.round(((vowel.startSeconds + vowel.endSeconds) / 2) * audio.sampleRate)]! += 9000;
    expect(faults({ ...audio, samples }, phones)).toEqual(['clicks']);
  });

  test.each(voices)('%s is higher and faster in a livelier style', (voice) => {
    const of = (wanted: SpeakingStyle) => heard.find((one) => one.voice === voice && one.style === wanted)!;
    const [natural, enthusiastic, serious] = [of('natural'), of('enthusiastic'), of('serious')];
    expect(enthusiastic.pitch).toBeGreaterThan(natural.pitch * 1.04);
    expect(natural.pitch).toBeGreaterThan(serious.pitch * 1.03);
    expect(enthusiastic.pitch).toBeGreaterThan(serious.pitch * 1.08);
    expect(natural.durationSeconds).toBeGreaterThan(enthusiastic.durationSeconds * 1.03);
    expect(serious.durationSeconds).toBeGreaterThan(natural.durationSeconds * 1.03);
    expect(serious.durationSeconds).toBeGreaterThan(enthusiastic.durationSeconds * 1.08);
  });

  test('livelier styles have more pitch variation', () => {
    const mean = (style: SpeakingStyle) =>
      heard.filter((one) => one.style === style).reduce((sum, { spread }) => sum + spread, 0) / voices.length;
    expect(mean('enthusiastic')).toBeGreaterThan(mean('natural') * 1.05);
    expect(mean('natural')).toBeGreaterThan(mean('serious') * 1.02);
  });

  test('three women and three men, all with different pitch @lists-013', () => {
    const natural = heard.filter(({ style }) => style === 'natural').toSorted((a, b) => a.pitch - b.pitch);
    expect(natural.map(({ voice }) => voice)).toEqual(['onyx', 'echo', 'fable', 'alloy', 'nova', 'shimmer']);
    expect(natural[2]!.pitch).toBeLessThan(155);
    expect(natural[3]!.pitch).toBeGreaterThan(155);
    for (const [index, { pitch }] of natural.entries()) {
      if (index > 0) expect(pitch / natural[index - 1]!.pitch).toBeGreaterThan(1.09);
    }
  });
});
