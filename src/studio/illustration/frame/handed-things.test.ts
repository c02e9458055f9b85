import { describe, expect, test } from 'vitest';
import { readNarrative } from '../../story-script/read-narrative.ts';
import type { StoryScene } from '../../story/story.ts';
import { bodyOf } from '../person/figure.ts';
import { palmOf } from '../person/poses/reach-for.ts';
import { composeFrame } from './compose-frame.ts';

const { story } = readNarrative(
  'Nora found a violin in the attic. Her grandson Leo and her neighbour Omar watched from the doorway. Nora smiled at them both.',
);
const idOf = (name: string): string => story.characters.find((one) => one.name === name)!.id;

function planOf(narration: string, other: string, change: Partial<StoryScene> = {}) {
  const scene: StoryScene = {
    ...story.scenes[0]!,
    narration,
    shot: 'over-the-shoulder',
    action: 'hold-out',
    characterIds: [idOf('Nora'), idOf(other)],
    quotations: [{ text: 'Was this yours?', characterId: idOf(other) }],
    ...change,
  };
  return composeFrame({ ...story, scene, style: 'comic', seed: 'handed', format: '9:16' });
}

describe('a thing that is handed over while a person speaks', () => {
  test.each(['Omar', 'Leo'])('is seen between the two, from the side: to %s', (other) => {
    const { shot, cast, width, height } = planOf(
      `Nora handed the violin to ${other}. "Was this yours?" he asked.`,
      other,
    );
    expect(shot).toBe('medium');
    const figures = cast.flatMap((member) => (member.kind === 'figure' ? [member] : []));
    const [giver, taker] = ['Nora', other].map((name) =>
      figures.find(({ characterId }) => characterId === idOf(name))!,
    );
    expect(giver!.holds?.look?.artwork).toBe('violin');
    expect(giver!.figure.facing).toBe(-taker!.figure.facing);
    const palms = [giver!, taker!].map(({ figure }) => palmOf(bodyOf(figure), 'near'));
    for (const { x, y } of palms) {
      expect(x > 0 && x < width).toBe(true);
      expect(y > 0 && y < height).toBe(true);
    }
    expect(Math.hypot(palms[0]!.x - palms[1]!.x, palms[0]!.y - palms[1]!.y)).toBeLessThan(
      giver!.figure.height * 0.13,
    );
  });

  test('words alone are seen over the shoulder', () => {
    const { shot } = planOf('Nora looked at Omar. "Was this yours?" he asked.', 'Omar', {
      action: 'stand',
      productIds: [],
    });
    expect(['over-the-shoulder', 'close-up']).toContain(shot);
  });
});
