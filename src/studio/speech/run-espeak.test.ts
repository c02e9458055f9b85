import { expect, test } from 'vitest';
import { buildEspeakArgs, espeakReads } from './run-espeak.ts';

const input = {
  text: 'Привет',
  voice: 'onyx',
  style: 'natural',
  speed: 1,
  outputPath: '/clips/out.wav',
} as const;

test('the language follows the script; the text is never an argument', () => {
  expect(buildEspeakArgs(input)).toEqual([
    '-v',
    'ru+m7',
    '-s',
    '165',
    '-p',
    '50',
    '-w',
    '/clips/out.wav',
    '--stdin',
  ]);
  expect(buildEspeakArgs({ ...input, text: '这个产品很好' })[1]).toBe('cmn+m7');
});

test('its pace stays within the supported range', () => {
  expect(buildEspeakArgs({ ...input, speed: 0.5, style: 'serious' })[3]).toBe('80');
  expect(buildEspeakArgs({ ...input, speed: 2, style: 'enthusiastic' })[3]).toBe('353');
});

test('Latin script and text without letters are not supported', () => {
  expect(['Привет', 'مرحبا', 'Hello', '🔥'].map(espeakReads)).toEqual([true, true, false, false]);
});
