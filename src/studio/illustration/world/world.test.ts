import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { productKinds, settings, type Setting, type TimeOfDay } from '../../story/story.ts';
import { openBrush } from '../brush/brush.ts';
import { drawFurniture, furnitureBox, furnitureKinds } from './draw-furniture.ts';
import { drawPlace, placePlanes, type PlacePlane } from './draw-place.ts';
import { placeLight } from './light/place-light.ts';
import { placeFacts } from './place-facts.ts';
import { drawProduct } from './products/draw-product.ts';
import { products } from './products/products.ts';
import { drawWeather } from './weather/draw-weather.ts';

const plainLight = { x: -0.6, y: -0.8, key: '#ffffff', ambient: '#8899aa', strength: 0.8, night: false };
type Pixels = Uint8ClampedArray;
type Size = { width: number; height: number };
const tall: Size = { width: 54, height: 96 };

function paint({ width, height }: Size, draw: (brush: ReturnType<typeof openBrush>) => void): Pixels {
  const context = createCanvas(width, height).getContext('2d');
  draw(openBrush(context, { style: 'realistic_image', light: plainLight, unit: height / 1280 }));
  return context.getImageData(0, 0, width, height).data;
}

const order = (setting: Setting, size: Size, seed: string, timeOfDay: TimeOfDay = 'noon') => ({
  setting,
  timeOfDay,
  weather: 'clear' as const,
  seed,
  ...size,
});
const planeOf = (setting: Setting, plane: PlacePlane, size = tall): Pixels =>
  paint(size, (brush) => drawPlace(brush, order(setting, size, 'a'), plane));
function wholeOf(setting: Setting, seed: string, size = tall, timeOfDay: TimeOfDay = 'noon'): Pixels {
  return paint(size, (brush) => {
    for (const plane of placePlanes) drawPlace(brush, order(setting, size, seed, timeOfDay), plane);
  });
}

/** Mean difference of the colour channels, 0…255. */
function difference(one: Pixels, other: Pixels): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += at % 4 === 3 ? 0 : Math.abs(one[at]! - other[at]!);
  return sum / (one.length * 0.75);
}
function opaqueShare(pixels: Pixels, from = 0, to = pixels.length): number {
  let count = 0;
  for (let at = from + 3; at < to; at += 4) count += pixels[at]! > 40 ? 1 : 0;
  return count / ((to - from) / 4);
}
const brightness = (pixels: Pixels): number =>
  pixels.reduce((sum, value, at) => sum + (at % 4 === 3 ? 0 : value), 0) / (pixels.length * 0.75);

describe('places', () => {
  test('snow lies on the ground', () => {
    const groundIn = (weather: 'clear' | 'snow') =>
      paint(tall, (brush) => drawPlace(brush, { ...order('street', tall, 'a'), weather }, 'ground'));
    expect(brightness(groundIn('snow'))).toBeGreaterThan(brightness(groundIn('clear')) * 1.25);
  });

  test.each(settings)(
    '%s draws on every plane, and only the far plane hides what is behind it',
    (setting) => {
      expect(opaqueShare(planeOf(setting, 'far'))).toBeGreaterThan(0.4);
      for (const plane of ['ground', 'middle', 'front'] as const) {
        const share = opaqueShare(planeOf(setting, plane));
        expect(share, plane).toBeGreaterThan(0.003);
        expect(share, plane).toBeLessThan(0.8);
      }
    },
  );

  test.each(settings)('%s fills the picture in every format', (setting) => {
    for (const size of [
      tall,
      { width: 96, height: 54 },
      { width: 54, height: 54 },
      { width: 54, height: 68 },
    ])
      expect(opaqueShare(wholeOf(setting, 'a', size))).toBe(1);
  });

  test.each(settings)('%s has floor under the feet and none above the horizon', (setting) => {
    const { horizon, groundY } = placeFacts(setting, tall);
    const ground = planeOf(setting, 'ground');
    const row = (y: number): number => Math.round(y) * tall.width * 4;
    expect(opaqueShare(ground, row(groundY - 1), row(groundY + 1))).toBeGreaterThan(0.95);
    expect(opaqueShare(ground, 0, row(horizon - 2))).toBeLessThan(0.01);
  });

  test('settings differ more from each other than one setting under two seeds', () => {
    const pictures = settings.map((setting) => wholeOf(setting, 'a'));
    const pairs = pictures.flatMap((one, index) =>
      pictures.slice(index + 1).map((other) => difference(one, other)),
    );
    expect(Math.min(...pairs)).toBeGreaterThan(12);
    // Control: identical pictures have no difference.
    expect(difference(wholeOf('office', 'a'), pictures[settings.indexOf('office')]!)).toBe(0);
  });

  test('two offices differ, and the same seed draws the same office', () => {
    const seeds = ['a', 'b', 'c', 'd', 'e'].map((seed) => wholeOf('office', seed));
    expect(Math.max(...seeds.map((office) => difference(office, seeds[0]!)))).toBeGreaterThan(10);
    expect(difference(wholeOf('office', 'b'), seeds[1]!)).toBe(0);
  });

  test.each(['street', 'park', 'beach', 'rooftop', 'mountains', 'field'] as const)(
    '%s is darker at night',
    (setting) => {
      const at = (timeOfDay: TimeOfDay): number => {
        const light = placeLight(setting, timeOfDay, 'clear');
        const context = createCanvas(tall.width, tall.height).getContext('2d');
        const brush = openBrush(context, { style: 'realistic_image', light, unit: 0.075 });
        for (const plane of placePlanes) drawPlace(brush, order(setting, tall, 'a', timeOfDay), plane);
        return brightness(context.getImageData(0, 0, tall.width, tall.height).data);
      };
      expect(at('night')).toBeLessThan(at('noon') * 0.75);
    },
  );

  test('seats lie inside the picture, above their floor', () => {
    for (const setting of settings)
      for (const size of [
        { width: 720, height: 1280 },
        { width: 1280, height: 720 },
      ])
        for (const seat of placeFacts(setting, { ...size, seed: 'a' }).seats) {
          expect(seat.x, setting).toBeGreaterThan(size.width * 0.05);
          expect(seat.x, setting).toBeLessThan(size.width * 0.95);
          expect(seat.floorY - seat.seatY, setting).toBeGreaterThan(0.3 * seat.metre);
        }
  });
});

describe('products', () => {
  const size: Size = { width: 60, height: 60 };
  const silhouettes = productKinds.map((kind) =>
    paint(size, (brush) =>
      drawProduct(brush, { kind, colour: '#777777', name: '' }, { x: 6, y: 6, width: 48, height: 48 }),
    ),
  );

  test.each(productKinds)('%s has a body at 60 pixels', (kind) => {
    expect(opaqueShare(silhouettes[productKinds.indexOf(kind)]!)).toBeGreaterThan(0.05);
  });

  test('silhouettes differ pairwise', () => {
    const masks = silhouettes.map((pixels) =>
      pixels.filter((_, at) => at % 4 === 3).map((alpha) => (alpha > 100 ? 1 : 0)),
    );
    for (const [index, mask] of masks.entries())
      for (let other = index + 1; other < masks.length; other += 1) {
        const against = masks[other]!;
        let apart = 0;
        let either = 0;
        for (let at = 0; at < mask.length; at += 1) {
          if (mask[at] !== against[at]) apart += 1;
          if (mask[at] || against[at]) either += 1;
        }
        // Flat rectangles (book and notebook, phone and tube) have similar outlines.
        expect(apart / either, `${productKinds[index]} ${productKinds[other]}`).toBeGreaterThan(0.03);
      }
  });

  test.each(productKinds)('%s takes the colour that the story names', (kind) => {
    const inColour = (colour: string): Pixels =>
      paint(size, (brush) =>
        drawProduct(brush, { kind, colour, name: '' }, { x: 6, y: 6, width: 48, height: 48 }),
      );
    expect(difference(inColour('#c02020'), inColour('#2040c0'))).toBeGreaterThan(0.6);
  });

  test('each garment is drawn by its name, and a shirt as no other garment', () => {
    const named = (name: string): Pixels =>
      paint(size, (brush) =>
        drawProduct(brush, { kind: 'shirt', colour: '#777777', name }, { x: 6, y: 6, width: 48, height: 48 }),
      );
    for (const garment of ['Hat', 'Apron', 'Raincoat', 'Wedding dress', 'Jeans'])
      expect(difference(named(garment), named('Shirt')), garment).toBeGreaterThan(0.3);
    expect(difference(named('Sun hat'), named('Cap'))).toBe(0);
    expect(difference(named('Chat shirt'), named('Shirt'))).toBe(0);
  });

  test('a short name is printed on a large product, and a long one is not', () => {
    const large: Size = { width: 240, height: 240 };
    const named = (name: string): Pixels =>
      paint(large, (brush) =>
        drawProduct(brush, { kind: 'bag', colour: null, name }, { x: 20, y: 20, width: 200, height: 200 }),
      );
    expect(difference(named('Aroma'), named(''))).toBeGreaterThan(0.2);
    expect(difference(named('The bag of a very long name'), named(''))).toBe(0);
  });

  test('every product has a size in metres', () => {
    for (const kind of productKinds)
      expect(products[kind].height * products[kind].width, kind).toBeGreaterThan(0.0005);
  });
});

describe('furniture and weather', () => {
  test.each(furnitureKinds)('%s is drawn at its seat or top', (kind) => {
    const box = furnitureBox(kind, 120, 120, 80);
    const pixels = paint({ width: 240, height: 240 }, (brush) => drawFurniture(brush, kind, box));
    const alphaAt = (y: number): number =>
      Math.max(...[100, 110, 120, 130, 140].map((x) => pixels[(Math.round(y) * 240 + x) * 4 + 3]!));
    expect(alphaAt(122)).toBeGreaterThan(150);
    expect(alphaAt(box.y - 6)).toBe(0);
  });

  test.each(['rain', 'snow', 'fog', 'storm'] as const)(
    '%s moves with the seconds and repeats itself',
    (weather) => {
      const at = (seconds: number): Pixels =>
        paint(tall, (brush) => drawWeather(brush, weather, tall.width, tall.height, seconds));
      expect(opaqueShareOf(at(1))).toBeGreaterThan(0.01);
      expect(difference(at(1), at(1))).toBe(0);
      expect(difference(at(1), at(1.2))).toBeGreaterThan(0.05);
    },
  );

  test('a clear sky paints nothing over the picture', () => {
    const clear = paint(tall, (brush) => drawWeather(brush, 'clear', tall.width, tall.height, 1));
    expect(opaqueShareOf(clear)).toBe(0);
  });
});

const opaqueShareOf = (pixels: Pixels): number =>
  pixels.filter((value, at) => at % 4 === 3 && value > 0).length / (pixels.length / 4);
