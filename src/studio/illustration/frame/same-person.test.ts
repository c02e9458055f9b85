import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { toldStories } from '../../../../tools/story-sheets/told-stories.ts';
import { measureFigure } from '../person/measure-figure.ts';
import type { StoryStyle } from '../styles/styles.ts';
import { composeFrame } from './compose-frame.ts';
import { drawLayers } from './paint/draw-layers.ts';
import { shrinkPlan } from './paint/shrink-plan.ts';

const side = 24;

/** Head and shoulders of the first person of a scene, painted on grey. */
function portraitIn(
  story: (typeof toldStories)[number],
  setting: 'park' | 'office',
  id: string,
  style: StoryStyle,
) {
  const scene = {
    ...story.scenes[0]!,
    setting,
    weather: 'clear' as const,
    timeOfDay: 'noon' as const,
    shot: 'wide' as const,
    action: 'stand' as const,
    feeling: 'neutral' as const,
    characterIds: [id],
    productIds: [],
  };
  const { characters, products } = story;
  const plan = shrinkPlan(
    composeFrame({ scene, characters, products, style, seed: 'same', format: '9:16' }),
    0.35,
  );
  const member = plan.cast[0]!;
  if (member.kind !== 'figure') throw new Error('A wide shot shows figures.');
  const { head } = measureFigure(member.figure);
  const { canvas } = drawLayers(plan).find(({ name }) => name === `person:${id}`)!;
  const crop = createCanvas(side, side);
  const context = crop.getContext('2d');
  context.fillStyle = '#808080';
  context.fillRect(0, 0, side, side);
  const reach = head.height * 2.2;
  context.drawImage(
    canvas,
    head.x + head.width / 2 - reach / 2,
    head.y - head.height * 0.2,
    reach,
    reach,
    0,
    0,
    side,
    side,
  );
  return context.getImageData(0, 0, side, side).data;
}

function difference(first: Uint8ClampedArray, second: Uint8ClampedArray): number {
  let total = 0;
  first.forEach((value, index) => (total += Math.abs(value - second[index]!)));
  return total / ((first.length / 4) * 3);
}

test.each(['comic', 'realistic_image', 'noir', 'pencil'] as const)(
  'a person in two frames of a story differs less than two persons of it do, in %s',
  (style) => {
    const story = toldStories.find(({ title }) => title === 'First aid')!;
    const ids = story.characters.map(({ id }) => id);
    const inPark = ids.map((id) => portraitIn(story, 'park', id, style));
    const inOffice = ids.map((id) => portraitIn(story, 'office', id, style));
    const same = Math.max(...ids.map((_, index) => difference(inPark[index]!, inOffice[index]!)));
    const others = ids.flatMap((_, one) =>
      ids.flatMap((__, other) => (one === other ? [] : [difference(inPark[one]!, inOffice[other]!)])),
    );
    expect(same).toBeLessThan(Math.min(...others));
  },
);
