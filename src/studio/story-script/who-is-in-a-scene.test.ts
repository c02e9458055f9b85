import { describe, expect, test } from 'vitest';
import { readNarrative } from './read-narrative.ts';

describe('who is in a scene', () => {
  const inFirst = (text: string) => readNarrative(text).story.scenes[0]!.characterIds;

  test('who only calls is at the other end of the line', () => {
    expect(
      inFirst('Jonas is stuck on the motorway with his son Emil. His boss calls for the third time.'),
    ).not.toContain('boss');
    expect(inFirst('Jonas shouts at his boss, and his boss walks out of the office.')).toContain('boss');
  });

  test('who is only spoken of is not there', () => {
    const text = 'A boy called Mateo helps Priya lift the cart. "My uncle fixes bicycles," he says.';
    expect(readNarrative(text).story.scenes.flatMap(({ characterIds }) => characterIds)).not.toContain(
      'uncle',
    );
  });
});

test('"they" are the persons of the scene before', () => {
  const { scenes, characters } = readNarrative(
    'Old Tomas sat on the quay with his granddaughter Lena. "The fish moved north," she said.\n\nThe next night they sailed north.',
  ).story;
  const ids = characters.map(({ id }) => id).toSorted();
  expect(scenes.at(-1)!.narration).toMatch(/^The next night they/);
  expect(scenes.at(-1)!.characterIds.toSorted()).toEqual(ids);
});

test('"he" is the animal with a name that acted last', () => {
  const { scenes } = readNarrative(
    'At the vet’s, Rocket the rabbit would not eat. Dr. Salma tried carrots, hay and dandelions. Her assistant Joel mixed a spoonful of GreenBites into a bowl. Rocket sniffed, sneezed and ate the lot. The next morning he hopped around the waiting room as if he owned it.',
  ).story;
  expect(scenes.at(-1)).toMatchObject({
    narration: expect.stringMatching(/^The next morning he/),
    characterIds: ['rocket'],
  });
});

test('a friend with the name of an animal is that animal', () => {
  const { characters } = readNarrative('Olive the owl was tired. Her friend Badger knitted her a cap.').story;
  expect(characters.map(({ role }) => role)).toEqual(['owl', 'badger']);
});

test('a breed is a dog, and a fish market is no fish', () => {
  const { characters } = readNarrative(
    'Biscuit, the old greyhound, hid behind the sofa. Adaeze goes to the fish market at five and haggles with every seller.',
  ).story;
  expect(characters.map(({ name, role }) => `${name}: ${role}`)).toEqual(['Biscuit: dog', 'Adaeze: ']);
});
