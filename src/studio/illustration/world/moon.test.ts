import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { ellipse } from '../../reel/vignettes/forms.ts';
import { openBrush } from '../brush/brush.ts';
import { finishLayer } from '../styles/finish.ts';
import { storyStyles, type StoryStyle } from '../styles/styles.ts';
import { dayLook } from './light/day.ts';
import { placeLight } from './light/place-light.ts';
import { openKit, type Kit } from './space/kit.ts';
import { paintSky } from './space/sky.ts';
import { openView } from './space/view.ts';
import { places } from './places/places.ts';

const [width, height] = [180, 320];
const night = { timeOfDay: 'night', weather: 'clear' } as const;
/** A seed whose clouds do not cover the moon. */
const seed = 'moon-3';

function paintNight(style: StoryStyle, more: (kit: Kit, moon: { x: number; y: number }) => void = () => {}) {
  const canvas = createCanvas(width, height);
  const light = placeLight('field', 'night', 'clear');
  const brush = openBrush(canvas.getContext('2d'), { style, light, unit: 0.25 });
  const view = openView(width, height, places.field.shape, 1);
  const kit = openKit(brush, view, { seed, ...night, day: dayLook('night', 'clear'), seconds: 0 });
  const moon = { x: width * 0.24, y: (kit.horizon + 4) * (0.94 - 0.76 * kit.day.sunHeight) };
  paintSky(kit);
  more(kit, moon);
  finishLayer(style, canvas, 0.25);
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const tonesWithin = (from: number, to: number): number[] => {
    const tones: number[] = [];
    for (let y = 0; y < kit.horizon - 4; y += 1)
      for (let x = 0; x < width; x += 1) {
        const away = Math.hypot(x - moon.x, y - moon.y);
        const at = (y * width + x) * 4;
        if (away >= from && away < to)
          tones.push(0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!);
      }
    return tones.toSorted((first, second) => first - second);
  };
  const radius = width * 0.058;
  const disc = tonesWithin(0, radius);
  const sky = tonesWithin(radius * 4, radius * 6);
  return {
    brightest: disc.at(-1)!,
    /** Luminance of the disc's darkest tenth minus the sky's median. */
    depth: disc[Math.floor(disc.length * 0.1)]! - sky[Math.floor(sky.length / 2)]!,
  };
}

test.each(storyStyles)('the moon glows, and no part of it is darker than the sky: %s', (style) => {
  const { brightest, depth } = paintNight(style);
  expect(brightest).toBeGreaterThan(190);
  expect(depth).toBeGreaterThan(-4);
});

test('detects a disc in a colour of the sky over the moon', () => {
  const { depth } = paintNight('comic', (kit, { x, y }) =>
    kit.flat.form(ellipse(x + 4, y - 2, 8), '#14204a', { roundness: 0, outline: 0 }),
  );
  expect(depth).toBeLessThan(-4);
});
