import { expect, test } from 'vitest';
import { readWavSamples, writeWavSamples } from './wav.ts';

const audio = { sampleRate: 14_400, samples: Int16Array.from([0, -32_768, 32_767, 5]) };

test('reads back written samples', () => {
  expect(readWavSamples(writeWavSamples(audio))).toEqual(audio);
});

test('rejects stereo', () => {
  const file = writeWavSamples(audio);
  file[22] = 2;
  expect(() => readWavSamples(file)).toThrow('mono');
});

test('rejects a file without samples', () => {
  expect(() => readWavSamples(writeWavSamples(audio).subarray(0, 36))).toThrow('no samples');
});
