import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { toldStories } from '../../../../../tools/story-sheets/told-stories.ts';
import { castShadow, shadowReach } from './cast-shadow.ts';
import { composeFrame } from '../compose-frame.ts';
import type { FramePlan } from '../frame-plan.ts';
import { shrinkPlan } from './shrink-plan.ts';

const story = toldStories.find(({ title }) => title === 'First aid')!;
const planOf = (shot: 'wide' | 'close-up'): FramePlan => {
  const scene = {
    ...story.scenes[0]!,
    setting: 'park' as const,
    weather: 'clear' as const,
    timeOfDay: 'afternoon' as const,
    shot,
    action: 'stand' as const,
    narration: 'She stood in the park.',
    quotations: [],
    characterIds: [story.characters[0]!.id],
    productIds: [],
  };
  const order = {
    scene,
    characters: story.characters,
    products: [],
    style: 'comic' as const,
    seed: 'shadow',
  };
  return shrinkPlan(composeFrame({ ...order, format: '9:16' }), 0.25);
};

/** Replaces a figure by a bar of its height, so that its shadow is known. */
function shadowOf(plan: FramePlan): { left: number; right: number; feet: number } | null {
  const member = plan.cast[0]!;
  if (member.kind !== 'figure') return castShadow(plan, member, createCanvas(1, 1)) && null;
  const { x, y, height } = member.figure;
  const figure = createCanvas(plan.width, plan.height);
  const context = figure.getContext('2d');
  context.fillRect(x - 4, y - height, 8, height);
  const shadow = castShadow(plan, member, figure);
  if (!shadow) return null;
  const { data, width } = shadow.getContext('2d').getImageData(0, 0, shadow.width, shadow.height);
  const columns = Array.from({ length: width }, (_, at) => at).filter((column) =>
    Array.from({ length: shadow.height }, (_, row) => data[(row * width + column) * 4 + 3]!).some(
      (alpha) => alpha > 4,
    ),
  );
  return { left: columns[0]! * 2, right: columns.at(-1)! * 2, feet: x };
}

test('a shadow runs from the feet away from the light', () => {
  const plan = planOf('wide');
  const { left, right, feet } = shadowOf(plan)!;
  const [near, far] = plan.light.x < 0 ? [feet - left, right - feet] : [right - feet, feet - left];
  expect(far).toBeGreaterThan(near * 3);
  const turned = { ...plan, light: { ...plan.light, x: -plan.light.x } };
  expect(Math.sign(shadowReach(turned.light))).toBe(-Math.sign(shadowReach(plan.light)));
});

test('a low sun throws a longer shadow than a high one', () => {
  expect(Math.abs(shadowReach({ x: -0.8, y: -0.6 }))).toBeGreaterThan(
    Math.abs(shadowReach({ x: -0.45, y: -0.9 })),
  );
});

test('people cast no shadow under a dull sky, and a face in a close-up casts none', () => {
  const plan = planOf('wide');
  expect(shadowOf({ ...plan, light: { ...plan.light, strength: 0.42 } })).toBeNull();
  const near = planOf('close-up');
  expect(castShadow(near, near.cast[0]!, createCanvas(near.width, near.height))).toBeNull();
});
