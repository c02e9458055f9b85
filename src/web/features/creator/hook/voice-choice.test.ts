import { expect, test } from 'vitest';
import { emptyDraft } from '../draft.ts';
import { changeOfAvatar, ownVoice, voiceSummary } from './voice-choice.ts';

const { hook } = emptyDraft('d1');
const maya = { id: 'maya', name: 'Maya', voice: 'nova' };

test('an avatar speaks with its own voice unless another is chosen', () => {
  expect(ownVoice(maya)).toBe('nova');
  expect(ownVoice({ voice: 'somebody' })).toBeUndefined();
  expect(ownVoice(undefined)).toBeUndefined();
});

test('a chosen voice that the next avatar has anyway is chosen no more', () => {
  expect(changeOfAvatar({ ...hook, voice: 'nova' }, maya)).toEqual({ templateId: 'maya', voice: null });
  expect(changeOfAvatar({ ...hook, voice: 'onyx' }, maya)).toEqual({ templateId: 'maya', voice: 'onyx' });
});

test('the choice is told in a few words, what is as usual left out', () => {
  expect(voiceSummary(hook, maya)).toBe('Maya’s own');
  expect(voiceSummary(hook, undefined)).toBe('Own voice');
  expect(voiceSummary({ ...hook, voice: 'onyx', style: 'serious', speed: 1.2 }, maya)).toBe(
    'Onyx · Serious · 1.2×',
  );
});
