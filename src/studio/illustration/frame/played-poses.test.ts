import { expect, test } from 'vitest';
import { readNarrative } from '../../story-script/read-narrative.ts';
import { measureFigure } from '../person/measure-figure.ts';
import { composeFrame } from './compose-frame.ts';
import { drawFrame } from './paint/draw-frame.ts';
import type { FramePlan } from './frame-plan.ts';
import { shrinkPlan } from './paint/shrink-plan.ts';

const planOf = (text: string, at = 0): FramePlan => {
  const { scenes, characters, products } = readNarrative(text).story;
  return composeFrame({
    scene: scenes[at]!,
    characters,
    products,
    style: 'comic',
    seed: 'pose',
    format: '9:16',
  });
};
const actionsOf = ({ cast }: FramePlan) =>
  cast.map((member) => (member.kind === 'figure' ? member.figure.action : member.kind));

test.each([
  ['Tom skis down the mountain in the snow. He laughs.', ['ski']],
  ['Kai surfs a big wave at the beach. The sun shines.', ['surf']],
  ['Clara rides her brown horse across the field. The wind is in her hair.', ['animal', 'ride-horse']],
])('%s', (text, actions) => {
  expect(actionsOf(planOf(text)).toSorted()).toEqual(actions);
});

test('a person in a flood stands in the water, also with a product', () => {
  const plan = planOf('The street is flooded. Nora walks through the flood with a suitcase.', 1);
  expect(plan.shot).toBe('wide');
  expect(plan.water).not.toBeNull();
});

/** Share of the pixels between eyes and chin that differ between two plans. */
function changedFace(one: FramePlan, other: FramePlan): number {
  const [first, second] = [one, other].map((plan) => {
    const small = shrinkPlan(plan, 0.4);
    const member = small.cast.find((each) => each.kind === 'figure')!;
    if (member.kind !== 'figure') throw new Error('A wide shot shows figures.');
    const { head } = measureFigure(member.figure);
    const [width, height] = [Math.round(head.width * 0.5), Math.round(head.height * 0.4)];
    const context = drawFrame(small).getContext('2d');
    return context.getImageData(head.x + head.width * 0.25, head.y + head.height * 0.4, width, height).data;
  });
  let changed = 0;
  for (let at = 0; at < first!.length; at += 4) if (Math.abs(first![at]! - second![at]!) > 24) changed += 1;
  return changed / (first!.length / 4);
}

test('a violin hides no face', () => {
  const plan = planOf('Maya plays the violin on a small stage. Everybody listens.');
  const held = plan.cast.find((member) => member.holds);
  expect(held?.holds?.look?.artwork).toBe('violin');
  const without = {
    ...plan,
    cast: plan.cast.map(({ holds: _thing, ...member }) => member as typeof held & object),
  };
  expect(changedFace(plan, without)).toBeLessThan(0.2);
  expect(changedFace(plan, plan)).toBe(0);
});
