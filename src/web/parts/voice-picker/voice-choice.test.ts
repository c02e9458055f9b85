import { expect, test } from 'vitest';
import { speakingSpeed } from '#contract/voices.ts';
import { ownVoice, voiceForSpeaker, voiceSummary, type VoiceChoice } from './voice-choice.ts';

const choice: VoiceChoice = { voice: null, style: 'natural', speed: speakingSpeed.usual };
const maya = { id: 'maya', name: 'Maya', voice: 'nova' };

test('a template speaks with its own voice unless another is chosen', () => {
  expect(ownVoice(maya)).toBe('nova');
  expect(ownVoice({ voice: 'somebody' })).toBeUndefined();
  expect(ownVoice(undefined)).toBeUndefined();
});

test('choosing the next speaker’s own voice clears the choice', () => {
  expect(voiceForSpeaker('nova', maya)).toBeNull();
  expect(voiceForSpeaker('onyx', maya)).toBe('onyx');
  expect(voiceForSpeaker(null, maya)).toBeNull();
});

test('the summary shows the choice without defaults', () => {
  expect(voiceSummary(choice, maya)).toBe('Maya’s own');
  expect(voiceSummary(choice, undefined)).toBe('No presenter yet');
  expect(voiceSummary({ voice: 'onyx', style: 'serious', speed: 1.2 }, maya)).toBe('Onyx · Serious · 1.2×');
});
