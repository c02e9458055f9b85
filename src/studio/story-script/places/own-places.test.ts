import { expect, test } from 'vitest';
import { readNarrative } from '../read-narrative.ts';

const placeOf = (text: string, sentence: RegExp) =>
  readNarrative(text).story.scenes.find(({ narration }) => sentence.test(narration))!.setting;

const cobbler =
  'For thirty years Yusuf has repaired shoes in a small shop behind the railway station. When the supermarket opened next door, his customers stopped coming. Now Yusuf teaches three apprentices at a long wooden bench.';

test('a shop is not at the place of its neighbours', () => {
  expect(placeOf(cobbler, /thirty years/)).toBe('shop');
  expect(placeOf(cobbler, /supermarket/)).toBe('shop');
  expect(
    placeOf(cobbler.replace('When the supermarket opened next door', 'In the supermarket'), /In the/),
  ).toBe('supermarket');
});

test('people work at a bench in a workshop and sit on a bench in the park', () => {
  expect(placeOf(cobbler, /bench/)).toBe('workshop');
  expect(placeOf(cobbler.replace('teaches three apprentices at', 'sits in the park on'), /bench/)).toBe(
    'park',
  );
});

test('a call to action does not move the story, and a booked table is in a restaurant', () => {
  const advert = (last: string) =>
    `Adaeze chops onions in her kitchen. She fries them in butter until they are brown. ${last}`;
  expect(placeOf(advert('Visit our shop on the beach today.'), /Visit/)).toBe('kitchen');
  expect(placeOf(advert('Book your table at Ember House this weekend.'), /Book/)).toBe('restaurant');
  expect(placeOf(advert('Then she swims at the beach.'), /swims/)).toBe('beach');
});

test('a person who kneels beside a hospital bed is there', () => {
  const told = (where: string) =>
    `Ravi lay awake in bed and could not sleep. His sister told him that their mother was in ${where}. At dawn he knelt beside her bed and held her hand.`;
  expect(placeOf(told('hospital'), /lay awake/)).toBe('bedroom');
  expect(placeOf(told('hospital'), /knelt/)).toBe('hospital');
  expect(placeOf(told('Lisbon'), /knelt/)).toBe('bedroom');
});

test('a story is elsewhere, but not the place where it is told or what comes after it', () => {
  expect(placeOf('Maya told Tom about her dream! They drove to the beach.', /drove/)).toBe('beach');
  expect(placeOf('She tells him about her day while they walk through the forest.', /tells/)).toBe('forest');
  expect(placeOf('“Do you know the story about the dragon?” he asks in the kitchen.', /asks/)).toBe(
    'kitchen',
  );
  const bear = placeOf('Maya sits in the kitchen. Tom tells her about a bear near a forest.', /bear/);
  expect(bear).toBe('kitchen');
});

test.each([
  ['Ingrid bought a hat. She took photos from the old castle.', 'street'],
  ['Ingrid lived in a castle. She slept.', 'living-room'],
  ['Tom came home. They fixed the roof in two days.', 'rooftop'],
  ['Tom slept in the shed. The storm blew the roof off his shed.', 'park'],
  ['Tom waited in the street. He saw a magpie on the church roof.', 'street'],
  ['Tom waited in the street. He sat on the church roof.', 'rooftop'],
  ['The team worked late in the office. On Friday they went bowling.', 'gym'],
  ['Tom jumped. He ran because my doctor told him to.', 'studio'],
  ['Tom jumped. The doctor told him to rest.', 'hospital'],
])('%s', (text, setting) => {
  expect(readNarrative(text).story.scenes.at(setting === 'living-room' ? 0 : -1)!.setting).toBe(setting);
});
