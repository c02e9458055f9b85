import { expect, test } from 'vitest';
import { designCast, distinctness } from '#studio/illustration/person/design/design-cast.ts';
import { readNarrative } from '../read-narrative.ts';

const women = ['Maya', 'Olivia', 'Hannah', 'Grace'];
const men = ['Tom', 'Peter', 'Marcus', 'Jonas'];

test('unless the text describes hair, women do not have short hair and men neither long nor wavy hair', () => {
  const { story } = readNarrative(
    [...women, ...men].map((name) => `${name} opened a shop and sold bread.`).join('\n\n'),
  );
  const hairOf = (names: readonly string[]): string[] =>
    story.characters.filter(({ name }) => names.includes(name)).map(({ appearance }) => appearance);
  expect([hairOf(women).length, hairOf(men).length]).toEqual([4, 4]);
  expect(hairOf(women).join()).not.toMatch(/short/);
  expect(hairOf(men).join()).not.toMatch(/long|wavy/);
});

test('hair described in the text is kept', () => {
  const { story } = readNarrative(
    'Maya opened a shop. She had short red hair and a loud laugh. Tom came in every day. He had long grey hair.',
  );
  expect(story.characters.map(({ appearance }) => appearance)).toEqual(['short red hair', 'long grey hair']);
});

test('adjectives before a person become looks of the body, the hair or the face', () => {
  const { story } = readNarrative(
    'The tall red-haired waitress brought the coffee. The freckled baker laughed and waved at her.',
  );
  expect(story.characters.map(({ appearance }) => appearance)).toEqual(['tall build, red hair', 'freckles']);
});

test.each([
  ['Ruth swims every morning. She is seventy-eight and wears a red cap.', 'old'],
  ['The village has a new driver, and she is seventy-four. Helga drove for years.', 'old'],
  ['Ruth swims every morning. She is twenty-one and wears a red cap.', 'young'],
  ['Ruth swims every morning. She is twenty steps away from the water.', 'adult'],
])('the age in words: %s', (text, age) => {
  expect(readNarrative(text).story.characters[0]!.age).toBe(age);
});

const ageIn = (text: string, name: string) =>
  readNarrative(text).story.characters.find((character) => character.name === name)?.age;

test('pupils who raise a hand are children, the teacher is not', () => {
  const text = (where: string) =>
    `Miss Adeyemi wrote a word on the board and asked the ${where} to read it. Only Samuel raised his hand. He wants to be a teacher one day.`;
  expect(ageIn(text('class'), 'Samuel')).toBe('child');
  expect(ageIn(text('class'), 'Miss Adeyemi')).toBe('adult');
  expect(ageIn(text('board of directors'), 'Samuel')).toBe('adult');
});

test('a person who wants to be a teacher is not one yet', () => {
  const roleIn = (text: string) => readNarrative(text).story.characters[0]!.role;
  expect(roleIn('Samuel reads every book. He wants to be a teacher one day.')).toBe('');
  expect(roleIn('Samuel reads every book. He is a teacher in a small town.')).toBe('teacher');
});

test('spouses have the same age, and grandparents are old', () => {
  const text = (whose: string) =>
    `My wife Joan bought me a watch. Yesterday I ran ten kilometres in the rain. ${whose} were waiting there with a banner.`;
  expect([ageIn(text('My grandchildren'), 'Narrator'), ageIn(text('My grandchildren'), 'Joan')]).toEqual([
    'old',
    'old',
  ]);
  expect(ageIn(text('My colleagues'), 'Joan')).toBe('adult');
});

test('a name from one part of the world gets the looks that are likely there', () => {
  const looksOf = (name: string) =>
    readNarrative(`${name} opened a shop and sold bread.`).story.characters[0]!.appearance;
  expect(looksOf('Mr. Okafor')).toMatch(/dark skin/);
  expect(looksOf('Priya')).toMatch(/brown skin/);
  expect(looksOf('Marcus')).not.toMatch(/dark skin|brown skin|olive/);
});

test('red hair is rare', () => {
  const names =
    'Anna Ben Clara David Emma Frank Greta Henry Iris Jack Laura Martin Nina Oscar Paula Simon'.split(' ');
  const looks = names.map((name) => readNarrative(`${name} opened a shop.`).story.characters[0]!.appearance);
  expect(looks.filter((look) => /auburn|red hair/.test(look)).length).toBeLessThanOrEqual(3);
});

const familyIn = (text: string) =>
  readNarrative(text).story.characters.map(({ name, role, age }) => [name, role, age]);

test('the daughter of a grandmother is grown up, and her granddaughter is a child', () => {
  const text = (whose: string) =>
    `Grandmother Rosa bakes bread in her kitchen. Her ${whose} Elena laughs. Her granddaughter Mia claps.`;
  expect(familyIn(text('daughter'))).toEqual([
    ['Rosa', 'grandmother', 'old'],
    ['Elena', 'daughter', 'adult'],
    ['Mia', 'granddaughter', 'child'],
  ]);
  expect(familyIn(text('little daughter'))[1]).toEqual(['Elena', 'daughter', 'child']);
});

test('relatives after a name are described themselves: "Yuki, her mother Keiko and …"', () => {
  expect(
    familyIn('Yuki, her mother Keiko and her grandmother Hana drink tea in the living room. They smile.'),
  ).toEqual([
    ['Yuki', '', 'adult'],
    ['Keiko', 'mother', 'adult'],
    ['Hana', 'grandmother', 'old'],
  ]);
  expect(
    familyIn(
      'Grandma Betty, her daughter Carol and her granddaughter Sophie bake bread together. They laugh.',
    )[0],
  ).toEqual(['Grandma Betty', 'grandmother', 'old']);
});

test.each([
  'Grandmother Rosa bakes bread. Her daughter Elena laughs. Her granddaughter Mia claps.',
  'Nora visits her grandmother. Her mother Ruth brings a cake. Nora hugs her grandmother.',
  'Anna lives with her sister Clara and her mother Helga. They eat breakfast together in the kitchen.',
])('the women of a family differ in hair and clothes, not in skin: %s', (text) => {
  const { characters } = readNarrative(text).story;
  expect(characters.length).toBe(3);
  for (const looks of [characters.map((one) => one.appearance), characters.map((one) => one.clothing)])
    expect(new Set(looks).size).toBe(3);
  expect(characters.map((one) => one.appearance).join()).not.toMatch(/skin/);
  const [one, two, three] = [...designCast(characters).values()];
  for (const [a, b] of [
    [one!, two!],
    [one!, three!],
    [two!, three!],
  ] as const) {
    expect([a.clothes.top.colour, a.hair.style]).not.toEqual([b.clothes.top.colour, b.hair.style]);
    expect(distinctness(a, b)).toBeGreaterThan(1.5);
  }
});
