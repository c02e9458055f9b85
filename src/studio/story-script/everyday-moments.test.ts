import { describe, expect, test } from 'vitest';
import { readNarrative } from './read-narrative.ts';

const storyOf = (text: string) => readNarrative(text).story;
const sceneOf = (text: string, words: string) =>
  storyOf(text).scenes.find(({ narration }) => narration.includes(words))!;
const ageOf = (text: string, name: string) => storyOf(text).characters.find((one) => one.name === name)!.age;

describe('places', () => {
  test.each([
    ['Marta feeds the goats before school. Then she sings.', 'feeds', 'studio'],
    ['Devon has driven the number 12 bus for nineteen years.', 'Devon', 'train'],
    ['Devon drives the bus. Yesterday an old lady got on with three bags.', 'lady', 'train'],
    ['Our netball team practised in the gym. On Saturday we were two goals down.', 'goals', 'gym'],
    ['My sister moved in with two suitcases.', 'suitcases', 'living-room'],
    ['On the night of the show, the captain forgot his lines.', 'lines', 'stage'],
    ['The theatre was full. The boy pushed her to the front of the stage.', 'pushed', 'stage'],
    ['Kwame played in the park. Edith bakes him scones.', 'scones', 'kitchen'],
    ['Since her hip operation, Edith has not been able to walk her dog.', 'Edith', 'studio'],
  ])('%s', (text, words, setting) => expect(sceneOf(text, words).setting).toBe(setting));

  test('a person who is driven to school is there', () =>
    expect(sceneOf('Every day Marta sits at school and draws.', 'Marta').setting).toBe('classroom'));
});

describe('ages', () => {
  test.each([
    ['Marta feeds the goats before school.', 'Marta', 'child'],
    ['Hanna’s class was making a play. She was shy.', 'Hanna', 'child'],
    ['Edith bakes and helps Kwame with his spelling.', 'Edith', 'adult'],
    ['Every day Marta picks up her son from school.', 'Marta', 'adult'],
  ])('%s', (text, name, age) => expect(ageOf(text, name)).toBe(age));
});

describe('people', () => {
  test('the boy whose grandfather is dead is alive', () => {
    const text =
      'Mr Petit has a shop. A boy came in with his dead grandfather’s watch. Mr Petit smiled. The boy hugged him.';
    const { characters } = storyOf(text);
    const boy = characters.find(({ role }) => role === 'boy')!;
    expect(sceneOf(text, 'hugged').characterIds).toContain(boy.id);
  });

  test('a question has a listener from the scene before', () => {
    const text = 'Mr Petit has a shop. A boy came in with a watch. “Can you mend it?” he asked.';
    expect(sceneOf(text, 'mend').characterIds).toHaveLength(2);
    expect(sceneOf(text.replace('Can you', 'Can father'), 'mend').characterIds).toHaveLength(1);
  });

  test('an unknown name before a bodily verb is a person', () =>
    expect(storyOf('Kezia caught the ball and threw it to me.').characters.map(({ name }) => name)).toContain(
      'Kezia',
    ));
});
