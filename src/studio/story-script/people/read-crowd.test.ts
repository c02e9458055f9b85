import { describe, expect, test } from 'vitest';
import { castAnimals, castExtras } from './read-crowd.ts';

const names = (text: string, most = 4) => castExtras(text, [], most).map(({ name }) => name);

describe('people without an entry are in the picture', () => {
  test.each([
    ['On the first rainy day, thirty children sat on cushions.', 'children', 3],
    ['Firefighters in the town of Wexley rescued a family.', 'firefighters', 3],
    ['Today eleven mechanics work at the yard.', 'mechanics', 3],
    ['A queue formed along the pavement.', 'queue', 3],
    ['The queue went all the way around the corner.', 'queue', 3],
    ['Now there is a long line outside his door.', 'queue', 3],
    ['The waiters carry the plates out.', 'waiters', 3],
    ['Pour two handfuls of compost into the pot.', 'You', 1],
  ])('%s', (text, name, count) => {
    expect(names(text)).toEqual(Array.from({ length: count }, () => name));
  });
});

describe('no people are added', () => {
  test.each([
    'AquaFlex is made for people who never stop moving.',
    'It helps people sleep.',
    '“The neighbours came,” she said.',
    'No customers came.',
    'She hung the line along the fence.',
    'He pulled the line out of the water.',
    'SheaDew. Order yours today.',
    'Rosa sat on the bench.',
  ])('%s', (text) => {
    expect(names(text)).toEqual([]);
  });

  test('if the story already has an entry for them', () => {
    expect(castExtras('The kids wanted a library.', [{ role: 'kid' }], 3)).toEqual([]);
  });
});

test('animals that belong to a person are there, and those that are eaten or compared are not', () => {
  const animals = (text: string) => castAnimals(text, [], 2).map(({ role }) => role);
  expect(animals('He rode his horse to the village.')).toEqual(['horse']);
  expect(animals('They saved a woman of ninety and her two cats.')).toEqual(['cat', 'cat']);
  expect(animals('She slept like a bear.')).toEqual([]);
  expect(animals('Let your dog sniff the toy.')).toEqual(['dog']);
  expect(animals('He bought the dog food.')).toEqual([]);
});

test('"the other hens" are there besides the hen of the story', () => {
  const dot = { ...castAnimals('Her two hens.', [], 1)[0]!, id: 'dot', role: 'hen' };
  const rolesIn = (text: string) => castAnimals(text, [dot], 2, { known: [dot] }).map(({ role }) => role);
  expect(rolesIn('The other hens laughed at her.')).toEqual(['hen', 'hen']);
  expect(rolesIn('The hen laughed.')).toEqual([]);
});

test('a queue at a desk is a crowd', () => {
  expect(castExtras("By nine o'clock there is a queue at Priya's desk.", [], 3)).toHaveLength(3);
});
