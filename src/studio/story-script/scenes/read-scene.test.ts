import { expect, test } from 'vitest';
import { readNarrative } from '../read-narrative.ts';
import { readScene } from './read-scene.ts';

const { story } = readNarrative(
  'Zorana opened her bakery on Monday. The first customer was a fireman named Pete. "Do you sell umbrellas?" he asked.\n\nZorana laughed. She gave him her own red umbrella and a roll. At home her mother shook her head.',
);
const idOf = (name: string): string => story.characters.find((character) => character.name === name)!.id;

test('a rewritten scene has the people of its story, by name, role and pronoun', () => {
  const scene = readScene(
    'In the park Zorana opens the umbrella. "It is mine," says the firefighter.',
    story,
  );
  expect(scene.setting).toBe('park');
  expect(scene.characterIds.toSorted()).toEqual([idOf('Zorana'), idOf('Pete')].toSorted());
  expect(scene.productIds).toEqual(story.products.map(({ id }) => id));
  expect(scene.quotations).toEqual([{ text: 'It is mine,', characterId: idOf('Pete') }]);
  expect(scene.narration).toBe('In the park Zorana opens the umbrella. "It is mine," says the firefighter.');
});

test('a person outside the story gets no entry', () => {
  const scene = readScene('Ludwig waited. Then Zorana came in.', story);
  expect(scene.characterIds).toEqual([idOf('Zorana')]);
});

test('"he" is the man of the story', () => {
  expect(readScene('He ran to the fire engine.', story).characterIds).toEqual([idOf('Pete')]);
});

test('a product is named by whole words', () => {
  const { story: told } = readNarrative(
    'Lena showed him an app on her phone. He laughed. They used the app.',
  );
  expect(told.products.map(({ name }) => name)).toEqual(['App']);
  expect(readScene('The village clapped.', told).productIds).toEqual([]);
  expect(readScene('He opened the APP.', told).productIds).toEqual(['product-app']);
});
