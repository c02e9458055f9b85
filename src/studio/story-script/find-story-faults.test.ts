import { expect, test } from 'vitest';
import type { Story } from '#studio/story/story.ts';
import { findStoryFaults } from './find-story-faults.ts';
import { readNarrative } from './read-narrative.ts';

const narrative =
  'Maya opened the shop. A customer came in. "One lamp, please," he said. She wrapped it. He left.';
const { story } = readNarrative(narrative);
const change = (from: (copy: Story) => void): Story => {
  const copy = structuredClone(story);
  from(copy);
  return copy;
};

const retell = (scenes: Story['scenes'], change: (text: string) => string): void => {
  for (const scene of scenes) scene.narration = change(scene.narration);
};

test.each<[string, (copy: Story) => void, string[]]>([
  ['nothing', () => {}, []],
  ['a scene is missing', ({ scenes }) => void scenes.pop(), ['scene-count', 'sentence-lost']],
  ['two scenes changed places', ({ scenes }) => void scenes.unshift(scenes.pop()!), ['sentence-moved']],
  [
    'a sentence was invented',
    ({ scenes }) => void (scenes[0]!.narration += ' It was a sunny day.'),
    ['words-added'],
  ],
  [
    'a word was changed',
    ({ scenes }) => void (scenes[0]!.narration = scenes[0]!.narration.replace('Maya', 'Anna')),
    ['sentence-lost'],
  ],
  [
    'a scene without words',
    ({ scenes }) => void scenes.push({ ...scenes[0]!, narration: ' ' }),
    ['empty-narration'],
  ],
  [
    'a character that does not exist',
    ({ scenes }) => void scenes[0]!.characterIds.push('nobody'),
    ['unknown-character'],
  ],
  [
    'a speaker that does not exist',
    ({ scenes }) => void scenes[0]!.quotations.push({ text: 'Hi', characterId: 'nobody' }),
    ['unknown-character'],
  ],
  [
    'a product that does not exist',
    ({ scenes }) => void scenes[0]!.productIds.push('nothing'),
    ['unknown-product'],
  ],
  ['the same id twice', ({ characters }) => void characters.push(characters[0]!), ['double-id']],
  [
    'quotation marks of another kind',
    ({ scenes }) => retell(scenes, (text) => text.replaceAll('"', '”')),
    [],
  ],
  [
    'an id of a character and a product',
    ({ characters: [first], products }) =>
      void products.push({ ...first!, kind: 'lamp', colour: null, name: 'Lamp' }),
    ['double-id'],
  ],
  ['a name without a letter', ({ characters }) => void (characters[0]!.name = ' '), ['blank-name']],
  [
    'more characters than can be told apart',
    ({ characters }) => {
      for (let index = 0; index < 13; index += 1) characters.push({ ...characters[0]!, id: `${index}` });
    },
    ['too-many-members'],
  ],
  [
    'a look without end',
    ({ characters }) => void (characters[0]!.clothing = 'a hat '.repeat(200)),
    ['text-too-long'],
  ],
  [
    'a setting that nothing can draw',
    ({ scenes }) => void Object.assign(scenes[0]!, { setting: 'moon' }),
    ['unknown-word'],
  ],
])('%s', (_, from, faults) => {
  expect(findStoryFaults(change(from), narrative)).toEqual(faults);
});
