import { describe, expect, test } from 'vitest';
import { runFlite, type Utterance } from '../flite/run-flite.ts';
import { pitchContour } from '../test-voice-figures.ts';
import { delaySeconds } from '../test-voice-timing.ts';
import { planSpeaker } from '../voice-character.ts';
import type { WordMark } from './plan-melody.ts';
import { revoice } from './revoice.ts';

const { fliteVoice, character } = planSpeaker('nova', 'natural');

async function speak(text: string): Promise<Utterance> {
  const jobs = [{ text, voice: fliteVoice, features: {}, withSamples: true }];
  const [utterance] = await runFlite({ jobs, timeoutMs: 20_000 });
  return utterance!;
}

describe('a resynthesized voice', () => {
  test('keeps each phone within 10 ms of flite’s time', async () => {
    const utterance = await speak('Pack my box with five dozen little bottles, please stop.');
    const again = revoice({ utterance, words: [], isWordQuestion: false }, character);
    for (const [index, { phone, endSeconds }] of again.phoneEnds.entries()) {
      expect(phone).toBe(utterance.phoneEnds[index]!.phone);
      expect(endSeconds).toBeCloseTo(utterance.phoneEnds[index]!.endSeconds, 6);
    }
    expect(Math.abs(delaySeconds(utterance, again))).toBeLessThan(0.01);
    const late = { ...again, samples: new Int16Array(again.samples.length) };
    late.samples.set(again.samples.subarray(0, -640), 640);
    expect(delaySeconds(utterance, late)).toBeGreaterThan(0.01);
  });

  test('is reproducible', async () => {
    const utterance = await speak('Say it again.');
    const order = { utterance, words: [], isWordQuestion: false };
    expect(revoice(order, character).samples).toEqual(revoice(order, character).samples);
  });

  test('an emphasised word is longer, louder and higher; earlier words keep their times', async () => {
    const utterance = await speak('we all love money here');
    const phones = utterance.phoneEnds.map(({ phone }) => phone);
    const firstPhone = phones.indexOf('m');
    const lastPhone = phones.indexOf('iy', firstPhone);
    const word = (isEmphasised: boolean): WordMark => ({ firstPhone, lastPhone, isEmphasised, ending: '' });
    const figures = (isEmphasised: boolean) => {
      const spoken = revoice({ utterance, words: [word(isEmphasised)], isWordQuestion: false }, character);
      const [start, end] = [
        spoken.phoneEnds[firstPhone - 1]!.endSeconds,
        spoken.phoneEnds[lastPhone]!.endSeconds,
      ];
      const voiced = pitchContour(spoken).slice(Math.round(start * 100), Math.round(end * 100));
      const part = spoken.samples.subarray(start * spoken.sampleRate, end * spoken.sampleRate);
      const loudness = Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
      return { start, length: end - start, highest: Math.max(...voiced), loudness };
    };
    const [plain, stressed] = [figures(false), figures(true)];
    expect(stressed.start).toBeCloseTo(plain.start, 6);
    expect(stressed.length / plain.length).toBeGreaterThan(1.1);
    expect(stressed.highest / plain.highest).toBeGreaterThan(1.06);
    expect(stressed.loudness / plain.loudness).toBeGreaterThan(1.1);
  });

  test.each([
    ['Is it any good?', false, '?', 1],
    ['What is it good for?', true, '?', -1],
    ['It is any good.', false, '.', -1],
  ])('%s ends correctly', async (text, isWordQuestion, ending, direction) => {
    const utterance = await speak(text);
    const lastPhone = utterance.phoneEnds.length - 2;
    const words = [{ firstPhone: 1, lastPhone, isEmphasised: false, ending }];
    const spoken = revoice({ utterance, words, isWordQuestion }, character);
    const voiced = [...pitchContour(spoken)].filter((hertz) => hertz > 0);
    const median = voiced.toSorted((a, b) => a - b)[voiced.length >> 1]!;
    const end = voiced.slice(-6).reduce((sum, hertz) => sum + hertz / 6, 0);
    expect(Math.sign(end - median)).toBe(direction);
  });
});
