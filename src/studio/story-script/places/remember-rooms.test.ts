import { expect, test } from 'vitest';
import { readNarrative } from '../read-narrative.ts';

const roomOf = (text: string, words: string): string | undefined =>
  readNarrative(text).story.scenes.find(({ narration }) => narration.includes(words))!.roomBefore;

const cooking =
  'Every evening Marta burns the rice. One day a parcel from her brother arrives with a new pot inside. Her whole family laughs.';

test('scenes without a place share that of their neighbours', () => {
  expect(roomOf(cooking, 'a parcel')).toBe('kitchen');
  // Control: nothing suggests a room.
  expect(roomOf(cooking.replace('burns the rice', 'sings a song'), 'a parcel')).toBeUndefined();
});

test('a story begins where its first place is', () => {
  expect(roomOf("Ben's shoes fell apart. He sat down on the kerb and laughed.", 'fell apart')).toBe('street');
});

test.each([
  ['a way to another place', 'Marta burns the rice again. Ana went home. Ana laughs.', 'Ana laughs'],
  ['a later day', "Ben's shoes fell apart. The next day Ben sat on the kerb.", 'fell apart'],
])('but not after %s', (_, text, words) => {
  expect(roomOf(text, words)).toBeUndefined();
});
