import { createCanvas, Path2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { openBrush, type Light } from '../brush/brush.ts';
import { findFinish, finishLayer } from './finish.ts';
import { storyStyles, type StoryStyle } from './styles.ts';

const light: Light = { x: -0.6, y: -0.8, key: '#fff3e0', ambient: '#8fa0c8', strength: 0.8, night: false };
const [width, height, unit] = [90, 120, 0.25];

/** A face and a bottle in front of a wall. */
function paint(style: StoryStyle, seed = 1): Uint8ClampedArray {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const brush = openBrush(context, { style, light, unit });
  const wall = new Path2D();
  wall.rect(0, 0, width, height);
  brush.form(wall, { x: 0, y: 0, width, height }, { colour: '#b9cdc4', roundness: 0 });
  const face = new Path2D();
  face.ellipse(40, 50, 22, 28, 0, 0, Math.PI * 2);
  brush.form(face, { x: 18, y: 22, width: 44, height: 56 }, { colour: '#d8a080', material: 'skin' });
  const bottle = new Path2D();
  bottle.roundRect(62, 60, 18, 50, 5);
  brush.form(bottle, { x: 62, y: 60, width: 18, height: 50 }, { colour: '#c0392b', gloss: 0.7 });
  finishLayer(style, canvas, unit);
  findFinish(style).overlay(context, {
    width,
    height,
    unit,
    light,
    isIndoor: true,
    hasWindow: false,
    subject: { x: 40, y: 50 },
    seed,
  });
  return context.getImageData(0, 0, width, height).data;
}

/** Mean difference of two pictures, in levels of 255. */
function difference(first: Uint8ClampedArray, second: Uint8ClampedArray): number {
  let total = 0;
  first.forEach((value, index) => (total += Math.abs(value - second[index]!)));
  return total / ((first.length / 4) * 3);
}

test('all styles draw the same scene differently', () => {
  const pictures = storyStyles.map((style) => paint(style));
  const reseeded = Math.max(
    ...storyStyles.map((style, index) => difference(pictures[index]!, paint(style, 2))),
  );
  for (let first = 0; first < pictures.length; first += 1)
    for (let second = first + 1; second < pictures.length; second += 1)
      expect(
        difference(pictures[first]!, pictures[second]!),
        `${storyStyles[first]} and ${storyStyles[second]}`,
      ).toBeGreaterThan(Math.max(10, reseeded));
});

test.each(storyStyles)('%s is reproducible', (style) => {
  expect(difference(paint(style), paint(style))).toBe(0);
});

test.each(storyStyles.filter((style) => style !== 'noir' && style !== 'pencil'))(
  '%s keeps skin a colour of skin',
  (style) => {
    const at = (45 * width + 33) * 4;
    const [red, green, blue] = paint(style).slice(at, at + 3) as unknown as [number, number, number];
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
    expect(red).toBeGreaterThan(110);
  },
);
