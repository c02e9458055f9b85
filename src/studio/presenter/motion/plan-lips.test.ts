import { expect, test } from 'vitest';
import { restPose } from '../../mouth/mouth-track.ts';
import { expressions } from './feelings.ts';
import { planLips } from './plan-lips.ts';

const words = [{ word: 'Wow!', startSeconds: 1, endSeconds: 1.5 }];
const poses = Array.from({ length: 90 }, () => restPose);
const lips = (feeling: keyof typeof expressions, spoken = words) =>
  planLips(
    poses,
    spoken,
    poses.map(() => expressions[feeling]),
    30,
  );

test('in silence surprise drops the jaw and joy shows teeth', () => {
  expect(lips('surprised')[10]!.opening).toBeGreaterThan(0.2);
  expect(lips('excited')[80]).toMatchObject({ teeth: expressions.excited.bared });
  for (const feeling of ['happy', 'excited'] as const)
    expect(lips(feeling)[80]).toMatchObject({ teeth: 1, opening: expressions[feeling].parted });
  expect(lips('neutral')[10]).toEqual(restPose);
});

test('lips keep the viseme during and right beside a word', () => {
  for (let frame = 28; frame <= 47; frame += 1) expect(lips('surprised')[frame]).toEqual(restPose);
});

test('closed lips stay closed, and poses without words do not change', () => {
  const pressed = { ...restPose, press: 1 };
  expect(planLips([pressed], words, [expressions.surprised], 30)).toEqual([pressed]);
  expect(lips('surprised', [])).toEqual(poses);
});

test('lips part and close over several frames', () => {
  const openings = lips('surprised').map(({ opening }) => opening);
  const steps = openings.slice(1).map((opening, index) => Math.abs(opening - openings[index]!));
  expect(Math.max(...steps)).toBeLessThan(0.1 * expressions.surprised.parted);
});
