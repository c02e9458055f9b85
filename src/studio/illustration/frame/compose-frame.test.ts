import type { Canvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { toldStories } from '../../../../tools/story-sheets/told-stories.ts';
import type { Shot, Story, StoryScene } from '../../story/story.ts';
import { measureAnimal } from '../animal/measure-animal.ts';
import { measureFigure } from '../person/measure-figure.ts';
import { composeFrame } from './compose-frame.ts';
import { drawLayers } from './paint/draw-layers.ts';
import type { FrameOrder } from './frame-plan.ts';
import { shrinkPlan } from './paint/shrink-plan.ts';

const orderOf = (story: Story, scene: StoryScene, change: Partial<FrameOrder> = {}): FrameOrder => ({
  scene,
  characters: story.characters,
  products: story.products,
  style: 'comic',
  seed: scene.title,
  format: '9:16',
  ...change,
});
const orders = toldStories.flatMap((story) => story.scenes.map((scene) => orderOf(story, scene)));
describe('a frame', () => {
  test('shows every face uncut', () => {
    for (const plan of orders.map(composeFrame))
      for (const member of plan.cast) {
        if (member.kind === 'bust' && member.bust.back) continue;
        const head =
          member.kind === 'figure'
            ? measureFigure(member.figure).head
            : member.kind === 'animal'
              ? measureAnimal(member.animal).head
              : {
                  x: member.bust.x - member.bust.headHeight * 0.4,
                  y: member.bust.y - member.bust.headHeight * 0.55,
                  width: member.bust.headHeight * 0.8,
                  height: member.bust.headHeight,
                };
        expect(head.x, plan.seed).toBeGreaterThanOrEqual(0);
        expect(head.x + head.width, plan.seed).toBeLessThanOrEqual(plan.width);
        expect(head.y, plan.seed).toBeGreaterThanOrEqual(plan.height * 0.03);
        expect(head.y + head.height, plan.seed).toBeLessThanOrEqual(plan.height * 0.8);
      }
  });

  test.each(['run', 'walk'] as const)('the sides cut no foot or hand of two who %s', (action) => {
    const seen = orders
      .filter(({ scene }) => scene.characterIds.length === 2)
      .flatMap((order) =>
        (['wide', 'medium'] as const).map((shot) =>
          composeFrame({ ...order, scene: { ...order.scene, action, shot, quotations: [] } }),
        ),
      )
      .flatMap(({ cast, width }) =>
        cast.flatMap((member) => (member.kind === 'figure' ? [{ figure: member.figure, width }] : [])),
      );
    expect(seen.length).toBeGreaterThan(20);
    const margin = ({ figure, width }: (typeof seen)[number], moved = 0) => {
      const { box } = measureFigure(figure);
      return Math.min(box.x - moved, width - moved - box.x - box.width) / width;
    };
    for (const one of seen) expect(margin(one), one.figure.look.id).toBeGreaterThan(0.03);
    // Moved outwards by a quarter of the picture, they would be cut.
    expect(seen.some((one) => margin(one, one.width * 0.25) < 0)).toBe(true);
  });

  test('never covers a face with another face', () => {
    for (const plan of orders.map(composeFrame)) {
      const heads = plan.cast.flatMap((member) =>
        member.kind === 'figure' ? [measureFigure(member.figure).head] : [],
      );
      for (const [index, head] of heads.entries())
        for (const other of heads.slice(index + 1)) {
          const overlap = Math.min(head.x + head.width, other.x + other.width) - Math.max(head.x, other.x);
          const isApart = overlap < head.width * 0.2 || Math.abs(head.y - other.y) > head.height;
          expect(isApart, plan.seed).toBe(true);
        }
    }
  });

  test('places everyone on the ground, smaller further away', () => {
    const wide = orders.map(composeFrame).filter(({ shot, cast }) => shot === 'wide' && cast.length > 2);
    expect(wide.length).toBeGreaterThan(2);
    for (const { cast } of wide) {
      const figures = cast.flatMap((member) => (member.kind === 'figure' ? [member] : []));
      for (const near of figures)
        for (const far of figures)
          if (far.depth < near.depth) expect(far.figure.y).toBeLessThan(near.figure.y);
    }
  });

  test('lets two persons who talk look at each other', () => {
    const scene = { ...toldStories[0]!.scenes[1]!, action: 'stand' as const, productIds: [] };
    const { cast } = composeFrame(orderOf(toldStories[0]!, scene));
    const [first, second] = cast.map((member) => {
      if (member.kind !== 'figure') throw new Error('A medium shot shows figures.');
      return member.figure;
    });
    const eyes = [measureFigure(first!).eyes, measureFigure(second!).eyes] as const;
    expect(Math.hypot(first!.gaze!.x - eyes[1].x, first!.gaze!.y - eyes[1].y)).toBeLessThan(20);
    expect(Math.hypot(second!.gaze!.x - eyes[0].x, second!.gaze!.y - eyes[0].y)).toBeLessThan(20);
    expect(first!.facing).toBe(-second!.facing);
  });

  test('is composed in every shot for a story without people or products', () => {
    const empty: Story = { ...toldStories[0]!, characters: [], products: [] };
    for (const shot of ['wide', 'medium', 'close-up', 'over-the-shoulder', 'product', 'detail'] as Shot[])
      expect(composeFrame(orderOf(empty, { ...empty.scenes[0]!, shot })).cast).toEqual([]);
  });

  test('shows a dog beside a person as a dog, about as high as the knee', () => {
    const story = toldStories[0]!;
    const [maya, tom] = story.characters;
    const withDog: Story = { ...story, characters: [maya!, { ...tom!, role: 'dog' }] };
    const cast = (told: Story) =>
      composeFrame(orderOf(told, told.scenes[1]!)).cast.map(({ characterId }) => characterId);
    expect(cast(story).toSorted()).toEqual([maya!.id, tom!.id].toSorted());
    expect(cast(withDog).toSorted()).toEqual([maya!.id, tom!.id].toSorted());
    const plan = composeFrame(orderOf(withDog, { ...withDog.scenes[1]!, shot: 'wide', productIds: [] }));
    const dog = plan.cast.find(({ characterId }) => characterId === tom!.id)!;
    const person = plan.cast.find(({ characterId }) => characterId === maya!.id)!;
    if (dog.kind !== 'animal' || person.kind !== 'figure') throw new Error('Expected a dog and a person.');
    const share = dog.animal.height / person.figure.height;
    expect(share).toBeGreaterThan(0.13);
    expect(share).toBeLessThan(0.42);
    expect(dog.depth).toBeGreaterThanOrEqual(person.depth);
  });

  test('shows the same place as other frames of its story, and a different one from other stories', () => {
    const [story] = toldStories;
    const placeOf = (seed: string, { characters, products }: Pick<typeof order, 'characters' | 'products'>) =>
      composeFrame({ ...order, seed, characters, products }).placeSeed;
    const order = {
      scene: story!.scenes[0]!,
      characters: story!.characters,
      products: story!.products,
      style: 'cel' as const,
      seed: 'one',
      format: '9:16' as const,
    };
    expect(placeOf('one', order)).toBe(placeOf('two', order));
    expect(placeOf('one', order)).not.toBe(placeOf('one', toldStories[1]!));
  });

  test('is plain data, identical each time', () => {
    const order = orders[1]!;
    const plan = composeFrame(order);
    expect(structuredClone(plan)).toEqual(plan);
    expect(composeFrame(order)).toEqual(plan);
  });
});

const pixels = (canvas: Canvas) =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;

describe('the layers of a frame', () => {
  const plan = shrinkPlan(composeFrame(orders[1]!), 0.2);

  test('are separate: a person covers a part of the picture, the far plane all of it', () => {
    const layers = drawLayers(plan);
    expect(layers.map(({ name }) => name)).toEqual([
      'far',
      'ground',
      'middle',
      'light',
      ...plan.cast.map(({ characterId }) => `person:${characterId}`),
      'finish',
    ]);
    const covered = (name: string) => {
      const data = pixels(layers.find((layer) => layer.name.startsWith(name))!.canvas);
      let count = 0;
      for (let at = 3; at < data.length; at += 4) if (data[at]! > 250) count += 1;
      return count / (data.length / 4);
    };
    expect(covered('far')).toBeGreaterThan(0.97);
    expect(covered('person')).toBeGreaterThan(0.04);
    expect(covered('person')).toBeLessThan(0.6);
  });

  test.each(['realistic_image', 'watercolour', 'pencil'] as const)('are the same twice in %s', (style) => {
    const draw = () => drawLayers({ ...plan, style }).map(({ canvas }) => Buffer.from(pixels(canvas)));
    const [first, second] = [draw(), draw()];
    for (const [index, layer] of first.entries()) expect(layer.equals(second[index]!)).toBe(true);
  });
});
