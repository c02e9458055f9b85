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
    ['I run a bookshop. One evening a student came in, dripping wet.', 'student', 'library'],
    ['We met in the library. She read a novel on the floor between the shelves.', 'novel', 'library'],
    ['Priya rang in the street at night. Mr Novak let her in and held the torch.', 'torch', 'living-room'],
    ['Mr Bello sat in the kitchen. They walked the whole of his old round.', 'round', 'street'],
    ['Since her hip operation, Edith has not been able to walk her dog.', 'Edith', 'studio'],
  ])('%s', (text, words, setting) => expect(sceneOf(text, words).setting).toBe(setting));

  test('a person who is driven to school is there', () =>
    expect(sceneOf('Every day Marta sits at school and draws.', 'Marta').setting).toBe('classroom'));
});

describe('ages', () => {
  test.each([
    ['Marta feeds the goats before school.', 'Marta', 'child'],
    ['Hanna’s class was making a play. She was shy.', 'Hanna', 'child'],
    ['After forty years at the bank, Mr Bello retired.', 'Mr Bello', 'old'],
    ['My brother Milo and I share a room. I threw his teddy at him. Mum laughed.', 'Milo', 'child'],
    ['My brother Milo and I share a flat. I threw his teddy at him. Mum laughed.', 'Milo', 'adult'],
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

  test('a subject pronoun is not the person named after it in its clause', () => {
    const text =
      'Gus found a kitten. Nadia tucked the kitten into her jacket. Now she sleeps on Nadia’s bed.';
    const { characters } = storyOf(text);
    const cat = characters.find(({ role }) => role === 'cat')!;
    expect(sceneOf(text, 'sleeps').characterIds[0]).toBe(cat.id);
    // Named before it, she is Nadia.
    const own = text.replace('Now she sleeps on Nadia’s bed', 'When she was tired, Nadia slept');
    expect(sceneOf(own, 'tired').characterIds[0]).not.toBe(cat.id);
  });

  test('an unknown name before a bodily verb is a person', () =>
    expect(storyOf('Kezia caught the ball and threw it to me.').characters.map(({ name }) => name)).toContain(
      'Kezia',
    ));
});
