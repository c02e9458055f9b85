import { describe, expect, test } from 'vitest';
import { readNarrative } from '../read-narrative.ts';

const settingsOf = (text: string) => readNarrative(text).story.scenes.map(({ setting }) => setting);
/** The place of the scene with these words. */
const settingAt = (text: string, words: string) =>
  readNarrative(text).story.scenes.find(({ narration }) => narration.includes(words))?.setting;

describe('a place in a later sentence does not apply to earlier ones', () => {
  test.each([
    [
      'Vera had not slept properly for eleven days. Her brother sent her long messages every evening. On Friday an ambulance took her to the hospital and the doctor smiled.',
      'eleven days',
    ],
    [
      'Kenji lost his keys three times a week. His sister laughed at him about it every time. Then he stood in the supermarket and had no wallet either.',
      'three times',
    ],
  ])('%s', (text, words) => {
    expect(settingAt(text, words)).toBe('studio');
    expect(settingsOf(text).at(-1)).not.toBe('studio');
  });

  test('a place in the first sentence applies from the first scene on', () => {
    expect(
      settingsOf(
        'In the kitchen Vera had not slept properly for eleven days. Her brother sat beside her and held her hand. He poured her a cup of tea and said nothing at all.',
      ),
    ).toEqual(['kitchen', 'kitchen', 'kitchen']);
  });

  test('a tale of animals begins in their wood', () => {
    expect(
      settingAt(
        'Once there was a small badger called Tilo who counted everything. He counted clouds and beetles and days. One evening he lost his way deep in the forest and began to cry.',
        'who counted',
      ),
    ).toBe('forest');
  });
});

describe('a place is carried until the scene moves', () => {
  const opening = 'Priya sat at her desk in the office and opened the letter twice.';
  test.each([
    ['another day', 'On Sunday her father laughed about it until he coughed.'],
    ['a night before', 'Last night her cousin sang all the old songs for her.'],
    ['she went away', 'She drove to her grandmother with the letter on her knees.'],
    ['a place without a painter', 'Her uncle read it aloud at the wedding of his oldest friend.'],
    ['a queue at a gate', 'Three strangers waited at the gate with flowers for her.'],
  ])('%s', (_, next) => {
    expect(settingAt(`${opening} ${next} Nobody else knew of it.`, next)).not.toBe('office');
  });

  test.each([
    ['no place is named', 'Her colleague looked over and raised his eyebrows at her.'],
    ['she crosses the room', 'She walked to the window and read it a third time.'],
    ['the word is another thing', 'She put it under the wedding photo and smiled at him.'],
  ])('%s: it still holds', (_, next) => {
    expect(settingAt(`${opening} ${next} Nobody else knew of it.`, next)).toBe('office');
  });
});

describe('the area beside and behind a building is outdoors', () => {
  test.each([
    ['They practised behind the school until it was dark.', 'street'],
    ['Two boys waited around the corner from the library.', 'street'],
    ['She parked her bicycle next to the hospital.', 'street'],
    ['The pupils kissed at the school gate.', 'street'],
    ['He hid behind the counter of the bakery.', 'bakery'],
    ['They practised in the school until it was dark.', 'classroom'],
    ['She sat behind her desk in the office.', 'office'],
  ])('%s', (text, setting) => {
    expect(settingsOf(text)[0]).toBe(setting);
  });
});

describe('a negated activity does not suggest a place', () => {
  test.each([
    ['My aunt stopped driving at eighty.', 'studio'],
    ['My aunt was driving at eighty.', 'car'],
    ['Leon never swims.', 'studio'],
    ['Leon swims.', 'beach'],
  ])('%s', (text, setting) => {
    expect(settingsOf(text)[0]).toBe(setting);
  });
});

describe('the field of a ball game is a pitch', () => {
  test.each([
    ['Our striker Mia tied her laces and ran onto the field.', 'pitch'],
    ['Ten minutes before the end of the football game it was still nil nil.', 'pitch'],
    ['The team waited, and then Mia scored.', 'pitch'],
    ['The midfielder and her captain looked across the field at a tractor.', 'pitch'],
    ['The farmer ran onto the field with his dog.', 'field'],
    ['Their card game went on in the kitchen until two.', 'kitchen'],
    ['Mia scored forty points for her basketball team in the gym.', 'gym'],
    ['After the football match our goalkeeper Ben lay in the hospital.', 'hospital'],
  ])('%s', (text, setting) => {
    expect(settingsOf(text)[0]).toBe(setting);
  });
});

test('a person who joins another is at the same place, even on another day', () => {
  const park = 'Grandfather Wu plays chess in the park.';
  expect(settingsOf(`${park} On Friday a boy sat down across from him. He won.`)[1]).toBe('park');
  expect(settingsOf(`${park} On Friday a boy wrote a letter. He signed it.`)[1]).toBe('studio');
});

test('a river in a tale of the woods is in the woods', () => {
  const river = 'The badger walked to the river and drank.';
  expect(settingAt(`A badger lived in the forest. ${river} Then he slept.`, river)).toBe('forest');
  expect(settingsOf('Greta walked to the river and drank.')[0]).toBe('lake');
});

describe('a scene without a place returns to the main place of its people', () => {
  const opening = 'Rosa opened her flower shop twelve years ago.';
  test.each([
    ['a time has passed', 'Last winter hardly anyone came through the door, and Rosa worried.', 'shop'],
    ['another room is meant', 'Last winter Rosa slept badly.', 'studio'],
    ['she has left', 'Last winter Rosa drove to a wedding.', 'studio'],
    ['another person acts', 'Last winter a stranger laughed loudly.', 'studio'],
    ['another person comes in', 'One afternoon a girl brought Rosa a violin.', 'shop'],
  ])('%s', (_, next, setting) => {
    expect(settingAt(`${opening} She sold roses in the shop. ${next}`, next)).toBe(setting);
  });
});

test.each([
  [
    'the bed of another person',
    'Emi ran a noodle shop with Hiro. Then Emi lay in bed for a month. Hiro burned the soup.',
    'restaurant',
  ],
  [
    'the past',
    'Lena repairs violins in a workshop. One day a girl brought her a violin. Her grandfather had played it on the ship. Lena glued the wood.',
    'workshop',
  ],
  [
    'trains that are watched',
    'Emi ran a noodle shop with Hiro. They sat down and watched the trains.',
    'restaurant',
  ],
])('%s is not the place of the next scene', (_, text, setting) => {
  expect(settingsOf(text).at(-1)).toBe(setting);
});

test('a back seat is in the bus of the scene before', () => {
  expect(settingsOf('Noor drives the night bus. At the last stop a man slept on the back seat.').at(-1)).toBe(
    'train',
  );
  expect(settingsOf('Noor waves. At the lights a man slept on the back seat.').at(-1)).toBe('car');
});
