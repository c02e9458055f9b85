import { expect, test } from 'vitest';
import { readNarrative } from './read-narrative.ts';

const women = ['Maya', 'Olivia', 'Hannah', 'Grace'];
const men = ['Tom', 'Peter', 'Marcus', 'Jonas'];

test('where the text says nothing of hair, women have no short and men no long or wavy hair', () => {
  const { story } = readNarrative(
    [...women, ...men].map((name) => `${name} opened a shop and sold bread.`).join('\n\n'),
  );
  const hairOf = (names: readonly string[]): string[] =>
    story.characters.filter(({ name }) => names.includes(name)).map(({ appearance }) => appearance);
  expect([hairOf(women).length, hairOf(men).length]).toEqual([4, 4]);
  expect(hairOf(women).join()).not.toMatch(/short/);
  expect(hairOf(men).join()).not.toMatch(/long|wavy/);
});

test('what the text says of hair is kept', () => {
  const { story } = readNarrative(
    'Maya opened a shop. She had short red hair and a loud laugh. Tom came in every day. He had long grey hair.',
  );
  expect(story.characters.map(({ appearance }) => appearance)).toEqual(['short red hair', 'long grey hair']);
});

test.each([
  ['Ruth swims every morning. She is seventy-eight and wears a red cap.', 'old'],
  ['The village has a new driver, and she is seventy-four. Helga drove for years.', 'old'],
  ['Ruth swims every morning. She is twenty-one and wears a red cap.', 'young'],
  ['Ruth swims every morning. She is twenty steps away from the water.', 'adult'],
])('the age in words: %s', (text, age) => {
  expect(readNarrative(text).story.characters[0]!.age).toBe(age);
});
