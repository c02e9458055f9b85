import { describe, expect, test } from 'vitest';
import { openEmbeddedSpeech } from './embedded-speech.ts';
import { speechContract } from '../contracts/speech.contract.ts';

const speech = openEmbeddedSpeech({ ffmpegPath: 'ffmpeg' });

describe('the embedded voices @lists-009', () => {
  speechContract(async () => ({ speech }));
});

test('they read Latin script and numbers only', () => {
  const texts = ['Crème brûlée', '100 %', '世界你好', 'Привет'];
  expect(texts.map(speech.reads)).toEqual([true, true, false, false]);
});
