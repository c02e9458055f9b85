import { expect, test } from 'vitest';
import { readNarrative } from '../read-narrative.ts';

const roomOf = (text: string, words: string): string | undefined =>
  readNarrative(text).story.scenes.find(({ narration }) => narration.includes(words))!.roomBefore;

const settingsOf = (text: string): (string | undefined)[] =>
  readNarrative(text).story.scenes.map(({ setting, roomBefore }) =>
    setting === 'studio' ? roomBefore : setting,
  );

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

test('what is left open happens where the rest of the story does', () => {
  const shift =
    'Kofi works the night shift in the warehouse. He lifts forty boxes an hour. Mrs. Lund stops him at the gate. "Your gloves," she says. He laughs. A report is written about it.';
  expect(settingsOf(shift).every((setting) => setting === 'warehouse')).toBe(true);
  const visit =
    'Hannah feeds her dog in the kitchen and he eats. The vet in the clinic looked at his teeth and smiled. That evening she sits beside him for a long time.';
  expect(settingsOf(visit).at(-1)).toBe('kitchen');
  // Control: a second named place leaves it open.
  expect(
    settingsOf(`${shift} On Sunday she sat alone in a church. Then she thought of him.`).at(-1),
  ).not.toBe('warehouse');
});

test('a tale of knights happens in the country', () => {
  const tale =
    'There was once a very small knight named Sir Wilbur. One day everybody was in trouble. A giant had sat down and would not get up.';
  expect(settingsOf(tale).every((setting) => setting === 'field')).toBe(true);
});
