import { expect, test } from 'vitest';
import { readNarrative } from '../read-narrative.ts';

const read = (narrative: string) => readNarrative(narrative).story;

test('a character is described in one sentence by details of the narrative', () => {
  const { characters } = read(
    'A tall old fisherman in a yellow raincoat sat on the pier. He had a white beard. He waited.',
  );
  expect(characters[0]).toMatchObject({
    role: 'fisherman',
    age: 'old',
    gender: 'male',
    clothing: 'a yellow raincoat',
  });
  expect(characters[0]!.visualPrompt).toMatch(
    /^An old man, the fisherman, with .*white beard.*, wearing a yellow raincoat\.$/,
  );
});

test('a dog is described as an animal', () => {
  const { characters } = read('Biscuit is a brown dog. Biscuit barks at Tom. Tom laughs.');
  expect(characters[0]!.visualPrompt).toMatch(/^Biscuit, a dog/);
});

test('people of the same age do not look alike', () => {
  const { characters } = read('Anna met Julia in the park. Julia laughed. Anna laughed too.');
  const [anna, julia] = characters;
  expect(anna!.appearance).not.toBe(julia!.appearance);
  expect(anna!.clothing).not.toBe(julia!.clothing);
});

test('a product has its brand, kind and colour', () => {
  const { products } = read(
    'Meet the Lumo lamp. It is a small red lamp for your desk. Anna bought the Lumo lamp.',
  );
  expect(products[0]).toMatchObject({
    name: expect.stringContaining('Lumo') as string,
    kind: 'lamp',
    colour: 'red',
  });
  expect(products[0]!.visualPrompt).toMatch(/^Lumo.*, a red lamp, /);
});

test.each([
  ['She ordered a green jacket called Norda.', /^Norda, a seagreen jacket, /],
  ['He left a pair of leather gloves in the pew. She wore them at Christmas.', /^A pair of gloves, /],
  ['Ana bought a pair of light scissors called FeatherCut.', /^FeatherCut, a pair of scissors, /],
])('what a thing is called is in its description: %s', (text, prompt) => {
  expect(readNarrative(text).story.products[0]!.visualPrompt).toMatch(prompt);
});

test.each([
  [
    'Rosa bakes sourdough. She sells the sourdough at the market. Everybody loves her sourdough.',
    /^A loaf of sourdough, /,
  ],
  ['Rosa bakes bread. She sells the bread at the market.', /^A loaf of bread, /],
  ['Ana cooks soup. Tom eats the soup in the kitchen.', /^A bowl of soup, /],
])('a mass noun is described with a measure: %s', (text, prompt) => {
  expect(readNarrative(text).story.products[0]!.visualPrompt).toMatch(prompt);
});
