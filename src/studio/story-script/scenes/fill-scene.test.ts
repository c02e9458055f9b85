import { expect, test } from 'vitest';
import { readNarrative } from '../read-narrative.ts';

const last = (text: string) => readNarrative(text).story.scenes.at(-1)!;

test('a slogan shows the product or else a person of the story, never an empty place', () => {
  const story = (product: string) =>
    `Chef Adaeze goes to the market at five in the morning. She ${product} before the city wakes. Book your table at Ember House this weekend.`;
  expect(last(story('sharpens her new Ember knife'))).toMatchObject({ shot: 'product', characterIds: [] });
  expect(last(story('sharpens her new Ember knife')).productIds).toHaveLength(1);
  expect(last(story('haggles with everybody'))).toMatchObject({
    shot: 'medium',
    characterIds: ['chef-adaeze'],
  });
});

test('a scene without a person does not get one who has died', () => {
  const text =
    'Every Sunday my grandfather made soup in our kitchen. When he died, nobody could find the recipe. The drawers were empty.';
  const { scenes } = readNarrative(text).story;
  expect(scenes[0]!.characterIds).toContain('grandfather');
  expect(scenes.slice(1).flatMap(({ characterIds }) => characterIds)).not.toContain('grandfather');
  expect(scenes.at(-1)!.characterIds).toEqual(['narrator']);
});

test('a crowd is enough for a scene', () => {
  expect(
    last('Mira opened her bakery on Mill Lane. The queue went all the way around the corner.').characterIds,
  ).toEqual([]);
});

test('"Good boy" is said to the dog', () => {
  const { characterIds } = last(
    'Hannah has a dog called Biscuit. Biscuit eats, and pushes the bowl across the kitchen floor. Good boy.',
  );
  expect(characterIds).toEqual(['hannah', 'biscuit']);
});
