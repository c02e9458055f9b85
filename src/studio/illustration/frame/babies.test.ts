import { describe, expect, test } from 'vitest';
import { readNarrative } from '../../story-script/read-narrative.ts';
import { designPerson } from '../person/design/design-person.ts';
import { composeFrame } from './compose-frame.ts';

function planOf(text: string, sentence: string) {
  const { story } = readNarrative(text);
  const scene = story.scenes.find(({ narration }) => narration.includes(sentence))!;
  return composeFrame({
    ...story,
    scene: { ...scene, narration: sentence },
    style: 'comic',
    seed: 'baby',
    format: '9:16',
  });
}

describe('a baby', () => {
  const text =
    'The baby cried every night. Sara walked up and down the living room with tired eyes. In the morning the baby slept at last.';

  test('alone is the subject, and no other figure replaces it', () => {
    const { cast, hero } = planOf(text, 'In the morning the baby slept at last.');
    expect(cast).toEqual([]);
    expect(hero?.product.kind).toBe('baby');
    expect(hero!.box.height).toBeLessThan(hero!.box.width);
  });

  test('is held by the adult who is with it, unless the hands are busy', () => {
    const { story } = readNarrative(text);
    const scene = { ...story.scenes[0]!, characterIds: story.characters.map(({ id }) => id) };
    const holdsIn = (narration: string) =>
      composeFrame({
        ...story,
        scene: { ...scene, narration, action: 'stand', shot: 'wide' },
        style: 'comic',
        seed: 'baby',
        format: '9:16',
      }).cast.map(({ holds }) => holds?.kind);
    expect(holdsIn('The baby cried. Sara talked to her.')).toEqual(['baby']);
    expect(holdsIn('The baby cried. Sara swept the floor.')).not.toContain('baby');
  });
});

test('a toddler is smaller than a child of school age, with a larger head', () => {
  const lookOf = (role: string) =>
    designPerson({
      id: 'mia',
      role,
      age: 'child',
      gender: 'female',
      appearance: '',
      clothing: '',
    });
  const [toddler, kid] = [lookOf('toddler'), lookOf('kid')];
  expect(toddler.stature).toBeLessThan(kid.stature * 0.85);
  expect(toddler.build.heads).toBeLessThan(kid.build.heads - 0.5);
});
