import { expect, test } from 'vitest';
import { toldStories } from '../../../../../tools/story-sheets/told-stories.ts';
import { measureFigure } from '../../person/measure-figure.ts';
import { composeFrame } from '../compose-frame.ts';
import { layersOf } from './draw-layers.ts';
import { chooseForeground } from './foreground.ts';
import type { FrameOrder } from '../frame-plan.ts';
import { shrinkPlan } from './shrink-plan.ts';
import { setStage } from '../stage.ts';

const orders = toldStories.flatMap((story): FrameOrder[] =>
  story.scenes.map((scene, index) => ({
    scene,
    characters: story.characters,
    products: story.products,
    style: 'comic',
    seed: `${story.title}/${index}`,
    format: '9:16',
  })),
);
const framed = orders
  .map((order) => ({ order, plan: composeFrame(order) }))
  .filter(({ plan }) => plan.foreground !== null);

test('many pictures have a blurred foreground at one side', () => {
  expect(framed.length).toBeGreaterThan(orders.length * 0.1);
});

test('the foreground hides neither head nor hand', () => {
  for (const { plan } of framed) {
    const scaled = shrinkPlan(plan, 0.25);
    const front = [...layersOf(scaled)].find(({ name }) => name === 'front')!;
    const { data, width } = front.canvas.getContext('2d').getImageData(0, 0, scaled.width, scaled.height);
    const isPainted = (x: number, y: number) =>
      (data[(Math.round(y) * width + Math.round(x)) * 4 + 3] ?? 0) > 40;
    for (const member of scaled.cast) {
      if (member.kind !== 'figure') continue;
      const { eyes, hand } = measureFigure(member.figure);
      for (const { x, y } of [eyes, hand])
        if (x >= 0 && x < width && y >= 0 && y < scaled.height) expect(isPainted(x, y)).toBe(false);
    }
  }
});

test('a person who takes the whole width leaves no room for a foreground', () => {
  const { order, plan } = framed[0]!;
  const [member] = plan.cast.filter(({ kind }) => kind === 'figure');
  if (member?.kind !== 'figure') throw new Error('expected a figure');
  const height = plan.height * 3;
  const wide = { ...member, figure: { ...member.figure, x: plan.width / 2, y: plan.height * 2, height } };
  expect(chooseForeground(setStage(order), [wide])).toBeNull();
});
