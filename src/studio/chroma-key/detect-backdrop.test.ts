import { expect, test } from 'vitest';
import { detectBackdrop, estimateBackdrop } from './detect-backdrop.ts';
import { drawScenes, drawScreen } from './test-scenes.ts';

const scenes = drawScenes();

test.each([
  ['green', '#00b140', '#0a7a34', 'green'],
  ['bright green', '#2ee05a', '#1fae45', 'green'],
  ['badly lit green', '#1f8a3c', '#14602c', 'green'],
  ['blue', '#0047bb', '#063a94', 'blue'],
  ['badly lit blue', '#1a3f9a', '#142f74', 'blue'],
])('a %s screen is detected', (_, colour, dark, kind) => {
  const backdrop = detectBackdrop([drawScreen(colour, dark)]);
  expect(backdrop).toMatchObject({ kind });
  expect(backdrop!.share).toBeGreaterThan(0.95);
  expect(backdrop!.chroma).toBeGreaterThan(26);
});

test('there are ten ordinary scenes', () => expect(scenes).toHaveLength(10));

test.each(scenes)('%s is not a screen', (_, picture) => {
  expect(detectBackdrop([picture])).toBeNull();
});

test('a screen in one picture of three is not a backdrop of the clip', () => {
  const screen = drawScreen('#00b140', '#0a7a34');
  expect(detectBackdrop([screen, screen, screen])).not.toBeNull();
  expect(detectBackdrop([screen, scenes[0]![1], scenes[2]![1]])).toBeNull();
});

test('a forced keyer uses the most common hue of the requested kind', () => {
  const [, wall] = scenes.find(([name]) => name === 'a strong blue wall with plants')!;
  expect(estimateBackdrop([wall])).toMatchObject({ kind: 'blue' });
  expect(estimateBackdrop([wall], 'green')).toMatchObject({ kind: 'green' });
  const screen = drawScreen('#00b140', '#0a7a34');
  const found = detectBackdrop([screen])!;
  expect(Math.abs(estimateBackdrop([screen])!.angleDegrees - found.angleDegrees)).toBeLessThan(2);
});

test('a grey picture has no backdrop', () => {
  const picture = drawScreen('#808080', '#606060');
  picture.cb.fill(128);
  picture.cr.fill(128);
  expect(detectBackdrop([picture])).toBeNull();
  expect(estimateBackdrop([picture])).toBeNull();
});
