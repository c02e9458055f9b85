import { describe, expect, test } from 'vitest';
import { composeFrame } from '../illustration/frame/compose-frame.ts';
import type { FrameOrder } from '../illustration/frame/frame-plan.ts';
import { readNarrative } from '../story-script/read-narrative.ts';
import { readSentence } from '../story-script/scenes/read-sentence.ts';
import { readPicture } from '../story-script/read-picture.ts';
import { closerPicture } from './closer-picture.ts';
import { timeSentences } from './time-sentences.ts';

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
const shots = timeSentences(order, { frames: Math.round((words.at(-1)!.endSeconds + 0.4) * 30), words });

describe('a scene with a picture per sentence', () => {
  test('starts with the storyboard picture', () => {
    expect(shots[0]!.order).toBe(order);
  });

  test('shows the person the sentence is about, in the same place and light', () => {
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

  test('changes between pictures, unlike the scene alone', () => {
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

test('a scene without words keeps its picture', () => {
  expect(timeSentences(order, { frames: 75, words: [] })).toEqual([
    { order, span: { from: 0, to: 75, speakerId: null, isNear: false } },
  ]);
});

describe('a scene with a sequence of events', () => {
  const told =
    'Nora walked into the kitchen and smiled. Her husband Sam laughed and gave her a cup of coffee. ' +
    'On Saturday a box stood at the door. She opened it at once.';
  const kitchen = readNarrative(told).story;
  const wholeScene = {
    ...kitchen.scenes[0]!,
    narration: told,
    characterIds: kitchen.characters.map(({ id }) => id),
    action: 'hold-out' as const,
  };
  const spoken = told.split(' ').map((text, index) => ({
    text,
    startSeconds: 0.1 + index * 0.36,
    endSeconds: 0.4 + index * 0.36,
  }));
  const whole: FrameOrder = { ...order, scene: wholeScene, characters: kitchen.characters, products: [] };
  const shown = timeSentences(whole, { frames: 30 * 13, words: spoken });
  // Faces after a walk or a long sentence do not tell a sentence of their own.
  const pictures = shown.map((shot) => shot.order).filter(({ scene }) => scene.narration !== '');

  test('shows its own picture with the sentence about its action', () => {
    expect(pictures[0]).not.toBe(whole);
    expect(pictures[0]!.scene.action).toBe('walk');
    expect(pictures[1]).toBe(whole);
  });

  test('a walker who has crossed the picture is shown close up', () => {
    const [walk, near] = shown as [(typeof shown)[number], (typeof shown)[number]];
    expect(composeFrame(walk.order).cast.at(-1)).toMatchObject({ figure: { action: 'walk' } });
    expect(walk.span.to - walk.span.from).toBeLessThan(60);
    expect(composeFrame(near.order)).toMatchObject({ shot: 'close-up', cast: [{ characterId: 'nora' }] });
    const still = timeSentences(
      { ...whole, scene: { ...wholeScene, narration: told.replace('walked into', 'sat down in') } },
      {
        frames: 30 * 13,
        words: spoken.map((word) => (word.text === 'walked' ? { ...word, text: 'sat' } : word)),
      },
    );
    expect(composeFrame(still[1]!.order).cast).not.toMatchObject([{ characterId: 'nora', kind: 'bust' }]);
  });

  test('the person a pronoun refers to receives the object', () => {
    const cast = composeFrame(whole).cast;
    const actions = cast.map(
      (member) => member.kind === 'figure' && [member.characterId, member.figure.action],
    );
    expect(Object.fromEntries(actions.filter(Boolean) as string[][])).toEqual({
      nora: 'receive',
      sam: 'give',
    });
    expect(cast.map(({ holds }) => holds?.kind).filter(Boolean)).toEqual(['cup']);
  });

  test('an object that the sentence is about is alone in the picture', () => {
    const plan = composeFrame(pictures[2]!);
    expect(plan.cast).toEqual([]);
    expect(plan.hero?.product.kind).toBe('box');
    const opening = composeFrame(pictures[3]!).cast[0]!;
    expect(opening.kind === 'figure' && opening.figure.action).toBe('open');
  });
});

test('a picture that the author described is shown with every sentence, from near and far', () => {
  const description = 'Maya and Tom dance on the beach at sunset.';
  const described = { ...order, scene: readPicture(description, scene, { ...story, scenes: [scene] }) };
  const frames = Math.round((words.at(-1)!.endSeconds + 0.4) * 30);
  const told = timeSentences(described, { frames, words });
  expect(told.length).toBeGreaterThan(2);
  for (const shot of told) {
    const { place, cast } = composeFrame(shot.order);
    expect(place.setting).toBe('beach');
    expect(
      cast.every(
        (member) => member.kind === 'bust' || (member.kind === 'figure' && member.figure.action === 'dance'),
      ),
    ).toBe(true);
  }
  expect(
    new Set(told.map(({ span, order: own }) => `${span.isNear} ${own.scene.shot}`)).size,
  ).toBeGreaterThan(1);
});

describe('a closer picture', () => {
  const closerOf = (sentence: string) => {
    const read = readNarrative(`Maya lives alone. ${sentence}`).story;
    const seen = { ...order, ...read, scene: { ...read.scenes.at(-1)!, shot: 'medium' as const } };
    return closerPicture(seen);
  };

  test('keeps what the face does', () => {
    const faceOf = (sentence: string) => {
      const [member] = composeFrame(closerOf(sentence)!).cast;
      return member?.kind === 'bust' ? member.bust.action : null;
    };
    expect(faceOf('Maya yawned.')).toBe('yawn');
    expect(faceOf('Maya cried.')).toBe('cry');
    expect(faceOf('Maya opened a letter.')).toBe('stand');
  });

  test('is none for a person who lies', () => {
    expect(closerOf('Maya lay in her bed.')).toBeNull();
  });
});

test('the speaker is shown, although only the person spoken to is named', () => {
  const asked = readNarrative(
    'Grandma Ruth sat on the sofa. Her grandson Ben read. "Are you tired, Grandma?" he asked.',
  );
  const last = asked.story.scenes.at(-1)!;
  const own = readSentence('"Are you tired, Grandma?" he asked.', last, asked.story);
  expect(own.scene.characterIds[0]).toBe('ben');
});
