import { expect, test } from 'vitest';
import { layoutOverlay } from './overlay-lines.ts';
import { textWidth } from './overlay-plates.ts';

const frame = { width: 720, height: 1280 };
const platesOf = (text: string) => layoutOverlay(text, frame).map(({ plate }) => plate!);

test('plates of neighbouring lines touch, and similar lines share a width', () => {
  const plates = platesOf('One line of words. One line of work. No.');
  for (const [index, plate] of plates.slice(1).entries())
    expect(plate.y).toBeCloseTo(plates[index]!.y + plates[index]!.height, 6);
  expect(plates[0]!.width).toBe(plates[1]!.width);
  expect(plates[2]!.width).toBeLessThan(plates[1]!.width / 2);
});

test('a short line between two long ones leaves no notch', () => {
  const [first, second, third] = platesOf(
    'This is the first long line. Short. And this is the third long line.',
  );
  expect(second!.width).toBeGreaterThanOrEqual(Math.min(first!.width, third!.width));
});

test.each([
  ['a headline', 'Wow'],
  ['a line', 'Your coffee is cold by nine?'],
  ['several lines', 'Stop! Your coffee is cold by nine. Ours is not.'],
])('%s has as much room above its capitals as below, and about as much on both sides', (_, text) => {
  const lines = layoutOverlay(text, frame);
  const [first, last] = [lines[0]!, lines.at(-1)!];
  const capitals = first.fontSize * 0.3635;
  const above = first.middleY - capitals - first.plate!.y;
  expect(last.plate!.y + last.plate!.height - last.middleY - capitals).toBeCloseTo(above, 6);
  expect(above).toBeGreaterThan(0.25 * first.fontSize);
  const widest = lines.toSorted((one, other) => other.plate!.width - one.plate!.width)[0]!;
  const beside = (widest.plate!.width - textWidth(widest.text) * widest.fontSize) / 2;
  expect(beside / above).toBeGreaterThan(1);
  expect(beside / above).toBeLessThan(1.5);
});

test.each([
  'W'.repeat(30),
  'Mmm www mmm www mmm www mmmmmm.',
  'Stop scrolling!',
  '别滑了这个产品改变了我的生活吗',
])('the plate of “%s” is inside the frame', (text) => {
  for (const { x, width } of platesOf(text)) {
    expect(x).toBeGreaterThanOrEqual(24);
    expect(x + width).toBeLessThanOrEqual(frame.width - 24);
  }
});

test.each(['שלום עולם. היום בלבד.', 'مرحبا بالعالم', 'ทำวิดีโอ วันนี้'])(
  '“%s”, whose letters have unknown widths, has no plates',
  (text) => {
    for (const line of layoutOverlay(text, frame)) expect(line).not.toHaveProperty('plate');
  },
);
