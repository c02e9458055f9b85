import { expect, test } from 'vitest';
import { readNarrative } from './read-narrative.ts';
import { readPicture, readShot } from './read-picture.ts';

const { story } = readNarrative(
  'Maya opens her small café before dawn. Her grandmother Rosa kneads the dough. At noon her neighbour Tom walks in from the rain and orders a coffee. "Best bread in town," he says.',
);
const scene = story.scenes.find(({ narration }) => narration.startsWith('At noon'))!;
const read = (description: string) => readPicture(description, scene, story);

test('place, hour, weather, persons and deed come from the description, words and title stay', () => {
  const { title, narration, quotations } = scene;
  expect(read('Maya runs through the snow in the park at night.')).toMatchObject({
    setting: 'park',
    timeOfDay: 'night',
    weather: 'snow',
    characterIds: ['maya'],
    action: 'run',
    title,
    narration,
    quotations,
    description: 'Maya runs through the snow in the park at night.',
  });
});

test('what the description leaves open stays as it was', () => {
  const { setting, timeOfDay, weather } = scene;
  expect(read('Maya laughs.')).toMatchObject({ setting, timeOfDay, weather });
});

test('the app’s own description, edited, is read without its words about the shot', () => {
  const seen = read('Medium shot in the garden in the afternoon: Maya, dancing and happy, with Tom.');
  expect(seen).toMatchObject({
    shot: 'medium',
    setting: 'park',
    timeOfDay: 'afternoon',
    characterIds: ['maya', 'tom'],
    pictured: 'in the garden in the afternoon: Maya, dancing and happy, with Tom.',
  });
});

test.each([
  ['Close-up of Tom, laughing.', 'close-up'],
  ['A wide shot of the market', 'wide'],
  ['Tom, seen over her shoulder', 'over-the-shoulder'],
  ['The garden is wide and long.', null],
])('%s names the shot %s', (description, shot) => {
  expect(readShot(description)).toBe(shot);
});

test.each([
  ['A woman reads a book.', ['rosa']],
  ['A boy reads a book.', []],
  ['An old woman reads a book.', ['rosa']],
  ['An old man knocks at the door.', []],
  ['They dance.', scene.characterIds],
  ['An empty street.', []],
])('"%s" means whom the story has', (description, ids) => {
  expect(read(description).characterIds).toEqual(ids);
});
