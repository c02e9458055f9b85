import { expect, test } from 'vitest';
import type { Scene } from '#contract/calls/stories.ts';
import {
  addScene,
  afterSave,
  canAddScene,
  canRemoveScene,
  canSave,
  changedPlaces,
  changeScene,
  isSaved,
  moveScene,
  openScenes,
  rebase,
  removeScene,
  sceneProblem,
  scenesBody,
} from './scene-draft.ts';

const scene = (id: string): Scene => ({
  id,
  title: `Title ${id}`,
  description: '',
  narration: `Narration ${id}.`,
  imageUrl: null,
  shot: 'medium',
  setting: 'cafe',
  timeOfDay: 'morning',
  weather: 'clear',
  mood: 'calm',
  characterIds: [],
  productIds: [],
  action: 'stand',
  feeling: 'neutral',
  quotations: [],
});
const story = { version: 3, scenes: [scene('a'), scene('b'), scene('c')] };
const open = openScenes(story);
const orderOf = (draft: typeof open) => draft.scenes.map(({ key }) => key).join('');

test('scenes are renamed, rewritten, moved, added and removed; the request is the whole list', () => {
  const renamed = changeScene(open, 'b', { title: 'Noon' });
  const moved = moveScene(renamed, 'c', 0);
  const added = changeScene(addScene(moved, 'new'), 'new', { narration: 'And then.' });
  const removed = removeScene(added, 'a');
  expect(scenesBody(removed)).toEqual({
    version: 3,
    scenes: [
      { id: 'c', title: 'Title c', narration: 'Narration c.' },
      { id: 'b', title: 'Noon', narration: 'Narration b.' },
      { id: null, title: '', narration: 'And then.' },
    ],
  });
});

test('moves to any position, but not for a removed scene', () => {
  expect(orderOf(moveScene(open, 'a', 2))).toBe('bca');
  expect(orderOf(moveScene(open, 'c', 1))).toBe('acb');
  expect(moveScene(open, 'gone', 0)).toBe(open);
});

test('only valid changes are saved', () => {
  expect([isSaved(open), canSave(open)]).toEqual([true, false]);
  expect(canSave(changeScene(open, 'a', { title: ' Title a ' }))).toBe(false);
  expect(canSave(changeScene(open, 'a', { title: 'Dawn' }))).toBe(true);
  expect(canSave(changeScene(open, 'a', { narration: ' … ' }))).toBe(false);
  expect(canSave(addScene(open, 'new'))).toBe(false);
});

test('reports a problem with its field', () => {
  const [first] = open.scenes;
  expect(sceneProblem(first!)).toBeNull();
  expect(sceneProblem({ ...first!, narration: '!?' })?.field).toBe('narration');
  expect(sceneProblem({ ...first!, narration: 'a'.repeat(4_001) })?.text).toBe('Please shorten this scene');
  expect(sceneProblem({ ...first!, title: 'a'.repeat(81) })?.field).toBe('title');
});

test('a story has one to ten scenes', () => {
  const one = { ...open, scenes: open.scenes.slice(0, 1) };
  expect([canRemoveScene(open), canRemoveScene(one)]).toEqual([true, false]);
  const ten = Array.from({ length: 7 }, (_, place) => `n${place}`).reduce(addScene, open);
  expect([canAddScene(open), canAddScene(ten)]).toEqual([true, false]);
});

test('after saving, new scenes have ids and names, and later typing stays', () => {
  const sent = changeScene(addScene(open, 'new'), 'new', { narration: 'And then.' });
  const typed = changeScene(sent, 'a', { narration: 'Typed while it was saved.' });
  const reply = { version: 4, scenes: [...story.scenes, { ...scene('d'), narration: 'And then.' }] };
  const saved = afterSave(typed, sent.scenes, reply);
  expect(saved.version).toBe(4);
  expect(saved.scenes.at(-1)).toMatchObject({ key: 'new', id: 'd', title: 'Title d' });
  expect(saved.scenes[0]!.narration).toBe('Typed while it was saved.');
  expect(isSaved(saved)).toBe(false);
  expect(isSaved(afterSave(sent, sent.scenes, reply))).toBe(true);
});

test('on another editor’s version, the same changes are saved on top of it', () => {
  const mine = changeScene(open, 'a', { title: 'Mine' });
  const theirs = { version: 9, scenes: [{ ...scene('a'), title: 'Theirs' }, scene('b'), scene('c')] };
  expect(scenesBody(rebase(mine, theirs))).toMatchObject({ version: 9, scenes: [{ title: 'Mine' }, {}, {}] });
  expect(changedPlaces(story.scenes, theirs.scenes)).toEqual([0]);
});
