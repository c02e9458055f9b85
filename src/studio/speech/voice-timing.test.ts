import { describe, expect, test } from 'vitest';
import { readSpeechSamples } from './listen.ts';
import { runFlite } from './flite/run-flite.ts';
import { speakingStyles, voices, type Phone } from './speech.ts';
import { speakOnce } from './test-speech.ts';
import { delaySeconds } from './test-voice-timing.ts';
import { planSpeaker } from './voice-character.ts';
import type { WavSamples } from './wav.ts';

/** The sentence of the tests of expression, so that it is spoken once for both. */
const text = 'We tried this little bottle for a week and everybody at home loved it.';

/** flite's audio, with the known end of each sound, moved to the timeline of the finished speech. */
function placeAt(own: WavSamples, fromSeconds: number, toSeconds: number): WavSamples {
  const shift = Math.round((toSeconds - fromSeconds) * own.sampleRate);
  const samples = new Int16Array(own.samples.length + Math.max(0, shift));
  if (shift >= 0) samples.set(own.samples, shift);
  else samples.set(own.samples.subarray(-shift));
  return { samples, sampleRate: own.sampleRate };
}

const firstSound = (phones: readonly Phone[]) => phones.findIndex(({ phone }) => phone !== 'pau');

describe('the phone times of a finished file', () => {
  test.each(voices.flatMap((voice) => speakingStyles.map((style) => ({ voice, style }))))(
    '$voice, $style: within 10 ms of the sound, at the beginning, in the middle and at the end',
    async ({ voice, style }) => {
      const { path: file, phones } = await speakOnce({ text, voice, style, speed: 1 });
      const audio = await readSpeechSamples(file);
      const { fliteVoice, tempo } = planSpeaker(voice, style);
      const features = { duration_stretch: 1 / tempo };
      const jobs = [{ text: text.replace('.', ''), voice: fliteVoice, features, withSamples: true }];
      const [own] = await runFlite({ jobs, timeoutMs: 20_000 });
      const ownPhones = own!.phoneEnds.map(({ phone, endSeconds }, index) => ({
        phone,
        startSeconds: own!.phoneEnds[index - 1]?.endSeconds ?? 0,
        endSeconds,
      }));
      const [first, ownFirst] = [firstSound(phones), firstSound(ownPhones)];
      const sounds = phones.slice(first, -1);
      const offset = phones[first]!.startSeconds - ownPhones[ownFirst]!.startSeconds;
      expect(sounds.map(({ phone }) => phone)).toEqual(
        ownPhones.slice(ownFirst, ownFirst + sounds.length).map(({ phone }) => phone),
      );
      for (const [index, { endSeconds }] of sounds.entries())
        expect(Math.abs(ownPhones[ownFirst + index]!.endSeconds + offset - endSeconds)).toBeLessThan(0.001);

      const placed = placeAt(own!, ownPhones[ownFirst]!.startSeconds, phones[first]!.startSeconds);
      const late = placeAt(own!, ownPhones[ownFirst]!.startSeconds, phones[first]!.startSeconds - 0.015);
      const length = (sounds.at(-1)!.endSeconds - sounds[0]!.startSeconds) / 3;
      for (let third = 0; third < 3; third++) {
        const startSeconds = sounds[0]!.startSeconds + third * length;
        const span = { startSeconds, endSeconds: startSeconds + length };
        expect(Math.abs(delaySeconds(placed, audio, span))).toBeLessThan(0.01);
        // Control: speech that is 15 ms late fails.
        expect(delaySeconds(late, audio, span)).toBeGreaterThan(0.01);
      }
    },
  );
});
