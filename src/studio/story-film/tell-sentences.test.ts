import { describe, expect, test } from 'vitest';
import { composeFrame } from '../illustration/frame/compose-frame.ts';
import type { FrameOrder } from '../illustration/frame/frame-plan.ts';
import { readNarrative } from '../story-script/read-narrative.ts';
import { tellSentences } from './tell-sentences.ts';

const narrative =
  'Maya sat at her desk in the office. She typed the orders into her laptop until the evening. Then she waved to her colleague Tom. ' +
  'Tom slept at the desk.';
const { story } = readNarrative(narrative);
const words = narrative.split(' ').map((text, index) => ({
  text,
  startSeconds: 0.1 + index * 0.36,
  endSeconds: 0.1 + index * 0.36 + 0.3,
}));
const scene = {
  ...story.scenes[0]!,
  narration: narrative,
  characterIds: story.characters.map(({ id }) => id),
};
const order: FrameOrder = {
  scene,
  characters: story.characters,
  products: story.products,
  style: 'cel',
  seed: 'office',
  format: '9:16',
};
const shots = tellSentences(order, { frames: Math.round((words.at(-1)!.endSeconds + 0.4) * 30), words });

describe('a scene told sentence by sentence', () => {
  test('begins with the picture that the storyboard showed', () => {
    expect(shots[0]!.order).toBe(order);
  });

  test('shows who is meant, in the same place and light', () => {
    const nameOf = (id: string) => story.characters.find((one) => one.id === id)!.name;
    const last = shots.at(-1)!.order.scene;
    expect(last.characterIds.map(nameOf)).toEqual(['Tom']);
    for (const { setting, timeOfDay, weather, mood } of shots.map((shot) => shot.order.scene))
      expect({ setting, timeOfDay, weather, mood }).toEqual({
        setting: scene.setting,
        timeOfDay: scene.timeOfDay,
        weather: scene.weather,
        mood: scene.mood,
      });
  });

  test('differs from picture to picture, where the scene alone would stay the same', () => {
    const looks = shots.map(({ order: own, span }) => {
      const plan = composeFrame(own);
      return JSON.stringify([
        plan.shot,
        plan.cast.map(({ characterId }) => characterId),
        span.isNear,
        own.scene.narration,
      ]);
    });
    for (const [index, look] of looks.entries()) if (index > 0) expect(look).not.toBe(looks[index - 1]);
    expect(new Set(looks).size).toBeGreaterThanOrEqual(3);
  });
});

test('a scene without words keeps its one picture', () => {
  expect(tellSentences(order, { frames: 75, words: [] })).toEqual([
    { order, span: { from: 0, to: 75, speakerId: null, isNear: false } },
  ]);
});
