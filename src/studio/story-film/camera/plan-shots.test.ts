import { describe, expect, test } from 'vitest';
import { planDialogue, type ShotSpan } from './plan-shots.ts';

const said = (characterId: string, startSeconds: number) => ({
  characterId,
  startSeconds,
  endSeconds: startSeconds + 1,
  mouth: null,
});
const spansOf = (shots: ShotSpan[]) => shots.map(({ from, to, speakerId }) => [from, to, speakerId]);

describe('a dialogue', () => {
  const all = { facing: 'ana', canShow: () => true };

  test('cuts to a speaker just before the first word and stays until another speaks', () => {
    const quotations = [said('ana', 1), said('bo', 4), said('bo', 6), said('ana', 8)];
    expect(spansOf(planDialogue({ frames: 300, words: [], quotations }, all))).toEqual([
      [0, 117, null],
      [117, 237, 'bo'],
      [237, 300, null],
    ]);
  });

  test('starts with a speaker who speaks immediately', () => {
    const quotations = [said('bo', 0.2), said('ana', 5)];
    expect(spansOf(planDialogue({ frames: 240, words: [], quotations }, all))).toEqual([
      [0, 147, 'bo'],
      [147, 240, null],
    ]);
  });

  test('has one shot when the other speaker cannot be shown or speaks too late', () => {
    const quotations = [said('bo', 4)];
    const spoken = { frames: 240, words: [], quotations };
    expect(planDialogue(spoken, { facing: 'ana', canShow: () => false })).toHaveLength(1);
    expect(planDialogue({ ...spoken, frames: 140 }, all)).toHaveLength(1);
  });
});
