import { expect, test } from 'vitest';
import type { Scene } from '#contract/calls/stories.ts';
import { storyboardIn } from '../run/storyboard.fixture.ts';
import { changeScene, openScenes } from '../scenes/scene-draft.ts';
import { framesToShow, isOutdatedFor } from './frames-to-show.ts';

const storyboard = storyboardIn(['SUCCESS', 'FAILED'], 'SUCCESS');
const scenes = openScenes({
  version: 1,
  scenes: storyboard.scenes.map(
    ({ sceneId, title, narration, description }) =>
      ({ id: sceneId, title, narration, description, imageUrl: null }) as Scene,
  ),
});

test('before drawing there is a placeholder for each scene', () => {
  expect(framesToShow(null, scenes.scenes).map(({ name, status }) => [name, status])).toEqual([
    ['Scene 0', null],
    ['Scene 1', null],
  ]);
});

test('then each has its status and its picture', () => {
  expect(framesToShow(storyboard, scenes.scenes).map(({ imageUrl, status }) => [imageUrl, status])).toEqual([
    ['/frame-0.jpg', 'SUCCESS'],
    [null, 'FAILED'],
  ]);
});

test('outdated frames stay visible at their scenes; a new scene has none', () => {
  const more = [{ key: 'new', id: null, title: 'New', narration: 'New.' }, ...scenes.scenes.toReversed()];
  expect(framesToShow(null, more, storyboard).map(({ imageUrl, status }) => [imageUrl, status])).toEqual([
    [null, null],
    [null, null],
    ['/frame-0.jpg', null],
  ]);
});

test('another style or changed scenes make frames outdated; another order, edits and redraws on the next page do not', () => {
  const comic = { scenes, style: 'comic' } as const;
  expect(isOutdatedFor(storyboard, comic)).toBe(false);
  expect(isOutdatedFor(null, comic)).toBe(false);
  const edited = storyboard.scenes.toReversed().map((frame) => ({ ...frame, narration: 'Other words.' }));
  expect(isOutdatedFor({ ...storyboard, scenes: edited }, comic)).toBe(false);
  const redrawn = storyboard.scenes.map((frame) => ({
    ...frame,
    title: 'Maya outside',
    description: 'Rain.',
  }));
  expect(isOutdatedFor({ ...storyboard, scenes: redrawn }, comic)).toBe(false);
  expect(isOutdatedFor(storyboard, { ...comic, style: 'noir' })).toBe(true);
  const renamed = changeScene(scenes, 'scene-0', { title: 'Dawn' });
  expect(isOutdatedFor(storyboard, { ...comic, scenes: renamed })).toBe(true);
});
