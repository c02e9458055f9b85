import { describe, expect, test } from 'vitest';
import { planDialogue, planViews, type ShotSpan } from './plan-shots.ts';

const said = (characterId: string, startSeconds: number) => ({
  characterId,
  startSeconds,
  endSeconds: startSeconds + 1,
  mouth: null,
});
const spansOf = (shots: ShotSpan[]) => shots.map(({ from, to, speakerId }) => [from, to, speakerId]);
const wordsAt = (starts: readonly number[]) =>
  starts.map((startSeconds) => ({ text: 'Yes.', startSeconds, endSeconds: startSeconds + 0.4 }));

describe('a dialogue', () => {
  const all = { facing: 'ana', canShow: () => true };

  test('turns to whom speaks just before the first word, and stays until somebody else does', () => {
    const quotations = [said('ana', 1), said('bo', 4), said('bo', 6), said('ana', 8)];
    expect(spansOf(planDialogue({ frames: 300, words: [], quotations }, all))).toEqual([
      [0, 117, null],
      [117, 237, 'bo'],
      [237, 300, null],
    ]);
  });

  test('begins with the one who speaks at once', () => {
    const quotations = [said('bo', 0.2), said('ana', 5)];
    expect(spansOf(planDialogue({ frames: 240, words: [], quotations }, all))).toEqual([
      [0, 147, 'bo'],
      [147, 240, null],
    ]);
  });

  test('has one shot where the other cannot be shown, or says the last word too late', () => {
    const quotations = [said('bo', 4)];
    const spoken = { frames: 240, words: [], quotations };
    expect(planDialogue(spoken, { facing: 'ana', canShow: () => false })).toHaveLength(1);
    expect(planDialogue({ ...spoken, frames: 140 }, all)).toHaveLength(1);
  });
});

describe('the views of a scene', () => {
  test('are one when it is short, or nowhere pauses', () => {
    expect(planViews({ frames: 250, words: wordsAt([1, 3, 5]) })).toHaveLength(1);
    expect(planViews({ frames: 600, words: wordsAt([1]) })).toHaveLength(1);
  });

  test('change between sentences, near after far, and cover the scene without a gap', () => {
    const starts = [0.3, 3, 6, 9, 12, 15, 18];
    const views = planViews({ frames: 620, words: wordsAt(starts) });
    expect(views.map(({ isNear }) => isNear)).toEqual([false, true, false]);
    expect(views[0]!.from).toBe(0);
    expect(views.at(-1)!.to).toBe(620);
    for (const [index, { from }] of views.entries())
      if (index > 0) {
        expect(from).toBe(views[index - 1]!.to);
        expect(starts.some((start) => Math.abs(start * 30 - from) <= 4)).toBe(true);
      }
  });
});
