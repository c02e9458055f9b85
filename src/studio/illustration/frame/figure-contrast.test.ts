import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { toldStories } from '../../../../tools/story-sheets/told-stories.ts';
import type { Setting, StoryCharacter, StoryScene } from '../../story/story.ts';
import { storyStyles, type StoryStyle } from '../styles/styles.ts';
import { composeFrame } from './compose-frame.ts';
import { layersOf, type FrameLayer } from './paint/draw-layers.ts';
import { shrinkPlan } from './paint/shrink-plan.ts';

/** A step of luminance (of 255) that is visible at a glance. */
const seen = 16;

type Place = { setting: Setting; timeOfDay: 'noon' | 'night' };

function paintLayers(style: StoryStyle, { setting, timeOfDay }: Place): FrameLayer[] {
  const fox: StoryCharacter = {
    id: 'fox',
    name: 'Fox',
    role: 'fox',
    age: 'adult',
    gender: 'male',
    appearance: '',
    clothing: '',
    visualPrompt: '',
  };
  const story = toldStories.find(({ title }) => title === 'First aid')!;
  const person = story.characters[0]!;
  const scene: StoryScene = {
    ...story.scenes[0]!,
    setting,
    timeOfDay,
    weather: 'clear',
    shot: 'medium',
    action: 'stand',
    characterIds: setting === 'forest' ? [fox.id] : [person.id],
    productIds: [],
  };
  const order = { scene, characters: [person, fox], products: [], style, seed: 'contrast' };
  return [...layersOf(shrinkPlan(composeFrame({ ...order, format: '9:16' }), 0.4))];
}

function luminances(layers: readonly FrameLayer[]): { data: Float32Array; width: number; height: number } {
  const { width, height } = layers[0]!.canvas;
  const picture = createCanvas(width, height);
  const context = picture.getContext('2d');
  for (const { canvas } of layers) context.drawImage(canvas, 0, 0);
  // Hatching and grain also cause steps: blurring removes them.
  const sharp = createCanvas(width, height);
  sharp.getContext('2d').drawImage(picture, 0, 0);
  context.filter = 'blur(1.6px)';
  context.drawImage(sharp, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const tones = Float32Array.from(
    { length: width * height },
    (_, at) => 0.3 * data[at * 4]! + 0.59 * data[at * 4 + 1]! + 0.11 * data[at * 4 + 2]!,
  );
  return { data: tones, width, height };
}

/** Share of the figure's left and right edges with a visible step of luminance. */
function edgeShare(figure: Canvas, { data, width, height }: ReturnType<typeof luminances>): number {
  const alpha = figure.getContext('2d').getImageData(0, 0, width, height).data;
  const isFigure = (x: number, y: number) => alpha[(y * width + x) * 4 + 3]! > 200;
  const reach = 6;
  let edges = 0;
  let clear = 0;
  for (let y = 0; y < height; y += 2)
    for (let x = reach; x < width - reach - 1; x += 1) {
      const [here, next] = [isFigure(x, y), isFigure(x + 1, y)];
      if (here === next) continue;
      const row = (from: number) => data.subarray(y * width + from, y * width + from + reach);
      const [left, right] = [row(x - reach + 1), row(x + 1)];
      const step = Math.max(
        Math.abs(Math.max(...left) - Math.min(...right)),
        Math.abs(Math.max(...right) - Math.min(...left)),
      );
      edges += 1;
      if (step > seen) clear += 1;
    }
  return clear / edges;
}

const places: readonly Place[] = [
  { setting: 'street', timeOfDay: 'noon' },
  { setting: 'forest', timeOfDay: 'night' },
];

test.each(storyStyles)('figures stand out from the ground by day and by night, in %s', (style) => {
  for (const place of places) {
    const layers = paintLayers(style, place);
    const figure = layers.find(({ name }) => name.startsWith('person:'))!.canvas;
    const name = `${place.setting} at ${place.timeOfDay}`;
    expect(edgeShare(figure, luminances(layers)), name).toBeGreaterThan(0.65);
    // Control: the same edges in the empty place score lower, so patterns of the ground do not count.
    const empty = layers.filter((layer) => !layer.name.startsWith('person:'));
    expect(edgeShare(figure, luminances(empty)), `${name}, empty`).toBeLessThan(0.35);
  }
});
