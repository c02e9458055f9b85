import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { mixTrack } from './mix-track.ts';
import type { Score } from './notation/score.ts';
import { measureLoudnessOf } from './loudness.ts';
import { renderTrack } from './render-track.ts';
import { makeSilence } from './sound.ts';
import type { Sound } from './sound.ts';

const twoBars: Score = {
  id: 'two-bars',
  title: 'Two Bars',
  moods: [],
  bpm: 125,
  key: 'A minor',
  room: { decaySeconds: 1, dampingHertz: 4000, preDelaySeconds: 0.01 },
  echo: { steps: 3, feedback: 0.3 },
  parts: {
    kick: { reads: 'drums', instrument: 'popKick', loudness: -8 },
    keys: {
      reads: 'chords',
      centre: 'C4',
      voices: 3,
      instrument: 'ukulele',
      loudness: -6,
      reverb: 0.3,
      echo: 0.3,
    },
  },
  sections: [{ name: 'all', chords: 'Am | F', play: { kick: 'x...x...x...x...', keys: 'D - U - D - U -' } }],
};

const hashOf = ({ left, right }: Sound): string =>
  createHash('sha256').update(new Uint8Array(left.buffer)).update(new Uint8Array(right.buffer)).digest('hex');

it('a score is reproducible, and another name varies the performance', () => {
  expect(hashOf(mixTrack(twoBars))).toBe(hashOf(mixTrack(twoBars)));
  expect(hashOf(mixTrack({ ...twoBars, id: 'other-hand' }))).not.toBe(hashOf(mixTrack(twoBars)));
});

it('the tail after the last bar wraps around to the start', () => {
  const lastOnly = { kick: '................|............x...', keys: '. . . . . . . . | . . . . . . . D' };
  const { left } = mixTrack({ ...twoBars, sections: [{ ...twoBars.sections[0]!, play: lastOnly }] });
  const loudestAtStart = left.subarray(0, 4800).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  expect(loudestAtStart).toBeGreaterThan(0.01);
});

it('a finished track is at −16 LUFS below its ceiling', () => {
  const track = renderTrack(twoBars);
  expect(Math.abs(measureLoudnessOf(track) + 16)).toBeLessThan(0.3);
  const peak = track.left.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  expect(peak).toBeLessThanOrEqual(10 ** (-6 / 20) + 1e-6);
});

it('rejects an inaudible part and bars with a fractional number of samples', () => {
  const idle = { ...twoBars, sections: [{ ...twoBars.sections[0]!, play: { kick: 'x...' } }] };
  expect(() => mixTrack(idle)).toThrow('part keys is inaudible');
  expect(() => mixTrack({ ...twoBars, bpm: 119 })).toThrow('samples');
});

it('a 1 kHz sine at −20 dBFS on both channels has −20 LUFS, silence has none', () => {
  const sine = makeSilence(96_000);
  for (let index = 0; index < 96_000; index++) {
    sine.left[index] = sine.right[index] = 0.1 * Math.sin((2 * Math.PI * 1000 * index) / 48_000);
  }
  expect(Math.abs(measureLoudnessOf(sine) + 20)).toBeLessThan(0.1);
  expect(measureLoudnessOf(makeSilence(96_000))).toBe(-Infinity);
});
