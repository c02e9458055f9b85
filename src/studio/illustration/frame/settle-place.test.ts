import { expect, test } from 'vitest';
import { readNarrative } from '../../story-script/read-narrative.ts';
import { composeFrame } from './compose-frame.ts';
import type { FramePlan } from './frame-plan.ts';

function placeOf(text: string, narration: string): FramePlan['place'] {
  const { story } = readNarrative(text);
  const scene = story.scenes.find((one) => one.narration.includes(narration))!;
  return composeFrame({ ...story, scene, style: 'comic', seed: 'places', format: '9:16' }).place;
}

test.each([
  ['Priya could never sleep.', 'bedroom', 'night'],
  ['Priya burned the leftovers again.', 'kitchen', null],
  ["Priya's kids never ate vegetables.", 'kitchen', null],
  ['Priya told her boss about the invoices.', 'office', null],
  ['Priya laughed with her sister for an hour.', 'living-room', null],
])('without a named place, "%s" happens in a %s', (sentence, setting, timeOfDay) => {
  const place = placeOf(`${sentence} Then she told a friend. They were both glad.`, sentence);
  expect(place).toMatchObject({ setting, isBackdrop: false, ...(timeOfDay && { timeOfDay }) });
});

test('an event without people is not in an empty studio, and snow is outside', () => {
  const rest = 'Priya lit a candle. Her brother laughed.';
  expect(placeOf(`The power went out. ${rest}`, 'The power').isBackdrop).toBe(false);
  expect(placeOf(`It had snowed all night. ${rest}`, 'It had snowed')).toMatchObject({
    setting: 'street',
    weather: 'snow',
  });
  // Control: a product on its own is shown as in a catalogue.
  const advert = 'The Lumo lamp was made in Oslo. Buy the Lumo lamp today. The Lumo lamp shines.';
  expect(placeOf(advert, 'was made').isBackdrop).toBe(true);
});

test('a bedroom has one bed: the one in which somebody sleeps', () => {
  const text = 'Priya slept for nine hours. Then she got up in her bedroom. She smiled.';
  expect(placeOf(text, 'Priya slept')).toMatchObject({ setting: 'bedroom', isBedTaken: true });
  expect(placeOf(text, 'Then she got up')).not.toHaveProperty('isBedTaken');
});

test('a named place stays, also beside a word that suggests another', () => {
  const text = 'Priya met her boss in the park. They talked for an hour. He gave her a raise.';
  expect(placeOf(text, 'Priya met')).toMatchObject({ setting: 'park' });
});

test.each([
  ['Elena opened her flower shop.', 'flowers'],
  ['Elena sells old novels in her shop.', 'books'],
  ['Elena opened her boutique for dresses.', 'clothes'],
  ['Elena opened her shop.', 'boxes'],
])('in "%s" there are %s', (sentence, goods) => {
  const place = placeOf(`${sentence} Nobody came all morning. Elena waited in the shop.`, sentence);
  expect(place).toMatchObject({ setting: 'shop', goods });
});

test('a driver has one steering wheel', () => {
  const drives = 'Nadia drove her car through Leeds.';
  expect(placeOf(drives, 'Nadia')).toMatchObject({ setting: 'car', isWheelTaken: true });
  expect(placeOf('Nadia slept in the car.', 'Nadia')).not.toHaveProperty('isWheelTaken');
});

test('a swimmer is in a pool and a cup final on a pitch, not in a living room', () => {
  expect(placeOf('Grandad promised to teach Theo how to swim.', 'Theo').setting).toBe('pool');
  expect(placeOf('Sami lost a tooth in the cup final.', 'Sami').setting).toBe('pitch');
  expect(placeOf('Sami lost a tooth.', 'Sami').setting).toBe('living-room');
});
