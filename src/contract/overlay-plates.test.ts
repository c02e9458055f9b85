import { expect, test } from 'vitest';
import { layoutOverlay } from './overlay-lines.ts';

const frame = { width: 720, height: 1280 };

test('plates of neighbouring lines overlap beyond their corners, and similar lines share a width', () => {
  const plates = layoutOverlay('One line of words. One line of work. No.', frame).map(({ plate }) => plate!);
  for (const [index, plate] of plates.slice(1).entries())
    expect(plate.y + 2 * plate.radius).toBeLessThan(plates[index]!.y + plates[index]!.height);
  expect(plates[0]!.width).toBe(plates[1]!.width);
  expect(plates[2]!.width).toBeLessThan(plates[1]!.width / 2);
});

test.each(['Stop scrolling', 'שלום עולם. היום בלבד.', 'Save 50% 🔥 now. Today only.'])(
  '“%s” has no plates',
  (text) => {
    for (const line of layoutOverlay(text, frame)) expect(line).not.toHaveProperty('plate');
  },
);
