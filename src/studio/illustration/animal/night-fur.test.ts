import { createCanvas, Path2D } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { openBrush } from '../brush/brush.ts';
import { placeLight } from '../world/light/place-light.ts';
import { treatFigure } from '../styles/finish.ts';
import type { StoryStyle } from '../styles/styles.ts';
import { furMaterial } from './fur-material.ts';
import { nightFur } from './night-fur.ts';

const size = 120;
type Hour = 'noon' | 'night';

/** Mean brightness (0…255) of a ball of fur: of the whole ball, or of its edge that faces the light. */
function brightness(colour: string, style: StoryStyle, hour: Hour, isLifted = true) {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const light = placeLight('forest', hour, 'clear');
  const own = openBrush(context, { style, light, unit: 1 });
  const brush = isLifted ? nightFur(own) : own;
  const ball = new Path2D();
  ball.arc(60, 60, 50, 0, Math.PI * 2);
  const box = { x: 10, y: 10, width: 100, height: 100 };
  brush.form(ball, box, { colour, material: furMaterial(brush), outline: 0.9 });
  treatFigure(style, canvas, { unit: 1, light });
  const { data } = context.getImageData(0, 0, size, size);
  const meanWithin = (isWithin: (x: number, y: number) => boolean) => {
    let sum = 0;
    let count = 0;
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1) {
        const at = (y * size + x) * 4;
        if (data[at + 3]! < 250 || !isWithin(x - 60, y - 60)) continue;
        sum += (data[at]! + data[at + 1]! + data[at + 2]!) / 3;
        count += 1;
      }
    return sum / count;
  };
  return {
    all: meanWithin(() => true),
    edge: meanWithin((x, y) => {
      const radius = Math.hypot(x, y);
      return radius > 46 && radius < 49 && x * light.x + y * light.y > radius * 0.85;
    }),
  };
}
const black = '#3a3032';
const brown = '#6b4529';
const white = '#f1ece4';

describe('dark fur at night', () => {
  test.each(['cinematic', 'retro_poster'] as const)('is lighter and has a rim light: %s', (style) => {
    for (const coat of [black, brown]) {
      const [lifted, plain] = [brightness(coat, style, 'night'), brightness(coat, style, 'night', false)];
      expect(lifted.all, coat).toBeGreaterThan(plain.all + 10);
      expect(lifted.edge, coat).toBeGreaterThan(lifted.all + 25);
    }
  });

  test.each([
    ['by day', 'cinematic', 'noon', brown],
    ['in a style that is light enough', 'comic', 'night', brown],
    ['when it is white', 'cinematic', 'night', white],
  ] as const)('is unchanged %s', (_, style, hour, coat) => {
    expect(brightness(coat, style, hour)).toEqual(brightness(coat, style, hour, false));
  });

  test('noir keeps the order of black, brown and white fur, and gives dark fur a rim light', () => {
    const [dark, middle, light] = [black, brown, white].map((coat) => brightness(coat, 'noir', 'night'));
    expect(dark!.all).toBeLessThan(middle!.all - 10);
    expect(middle!.all).toBeLessThan(light!.all - 60);
    expect(dark!.edge).toBeGreaterThan(dark!.all + 60);
  });
});
