import { createCanvas, Path2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { feelings } from '../../story/story.ts';
import { openBrush, type Brush } from '../brush/brush.ts';
import type { Box } from '../brush/manner.ts';
import { designPerson, type Character } from './design/design-person.ts';
import { drawBust } from './draw-bust.ts';
import { drawFigure } from './draw-figure.ts';
import type { Figure } from './figure.ts';
import { measureFigure } from './measure-figure.ts';
import { poseNames } from './poses/find-pose.ts';

const light = { x: -0.6, y: -0.8, key: '#fff2dc', ambient: '#8d9cb8', strength: 0.9, night: false };
const character = (id: string, change: Partial<Character> = {}): Character => ({
  id,
  age: 'adult',
  gender: 'female',
  role: '',
  appearance: '',
  clothing: '',
  ...change,
});
const lena = designPerson(character('lena', { clothing: 'jeans' }));
const omar = designPerson(character('omar', { gender: 'male', role: 'doctor' }));
const figure = (change: Partial<Figure> = {}): Figure => ({
  look: lena,
  action: 'stand',
  feeling: 'neutral',
  x: 100,
  y: 230,
  height: 200,
  facing: 1,
  ...change,
});

function paint(width: number, height: number, draw: (brush: Brush) => void): Uint8ClampedArray {
  const context = createCanvas(width, height).getContext('2d');
  draw(openBrush(context, { style: 'realistic_image', light, unit: 0.3 }));
  return context.getImageData(0, 0, width, height).data;
}

function paintedBox(
  data: Uint8ClampedArray,
  width: number,
): { top: number; bottom: number; left: number; right: number } {
  const found = { top: Infinity, bottom: -1, left: Infinity, right: -1 };
  for (let index = 3; index < data.length; index += 4) {
    if (data[index]! < 90) continue;
    const x = ((index - 3) / 4) % width;
    const y = Math.floor((index - 3) / 4 / width);
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y);
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x);
  }
  return found;
}

const difference = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length;

const bust = (look: Figure['look'], change: { turn?: number; feeling?: Figure['feeling'] } = {}) =>
  paint(120, 140, (brush) =>
    drawBust(brush, { look, feeling: 'neutral', x: 60, y: 62, headHeight: 70, turn: 0.2, ...change }),
  );

describe('a drawn figure', () => {
  it.each([
    'stand',
    'walk',
    'wave',
    'point',
    'phone',
    'hold-out',
    'read',
    'drink',
    'hug',
    'work',
    'carry',
    'lean',
  ] as const)('has its feet on the ground line: %s', (action) => {
    const box = paintedBox(
      paint(260, 260, (brush) => drawFigure(brush, figure({ action, x: 130 }))),
      260,
    );
    // A foot nearer to the viewer is up to a twentieth of the height lower.
    expect(box.bottom).toBeGreaterThan(226);
    expect(box.bottom).toBeLessThan(243);
  });

  it.each(poseNames)('stays inside the measured box: %s', (action) => {
    for (const variant of [0, 1]) {
      const order = figure({ action, variant, x: 170, y: 260 });
      const { box } = measureFigure(order);
      const painted = paintedBox(
        paint(360, 300, (brush) => drawFigure(brush, order)),
        360,
      );
      expect(painted.left).toBeGreaterThan(box.x - 6);
      expect(painted.right).toBeLessThan(box.x + box.width + 6);
      expect(painted.top).toBeGreaterThan(box.y - 8);
      expect(painted.bottom).toBeLessThan(box.y + box.height + 12);
    }
  });

  it('puts a held thing into the hand', () => {
    for (const action of ['hold-out', 'drink', 'work', 'phone', 'carry', 'stand'] as const) {
      let held: Box | null = null;
      const thing = {
        kind: 'cup' as const,
        paint: (brush: Brush, box: Box) => {
          held = box;
          const path = new Path2D();
          path.rect(box.x, box.y, box.width, box.height);
          brush.form(path, box, { colour: '#ff0000' });
        },
      };
      const order = figure({ action, holds: thing });
      paint(200, 260, (brush) => drawFigure(brush, order));
      const { hand } = measureFigure(order);
      const box = held as Box | null;
      expect(box, action).not.toBeNull();
      const away = Math.hypot(box!.x + box!.width / 2 - hand.x, box!.y + box!.height / 2 - hand.y);
      expect(away, action).toBeLessThan(box!.height * 0.6);
    }
  });

  it('looks at its gaze target: pupils differ between two targets and are equal for one', () => {
    const gazing = (x: number) =>
      paint(120, 140, (brush) =>
        drawBust(brush, {
          look: lena,
          feeling: 'neutral',
          x: 60,
          y: 62,
          headHeight: 70,
          turn: 0,
          gaze: { x, y: 62 },
        }),
      );
    expect(difference(gazing(400), gazing(400))).toBe(0);
    expect(difference(gazing(400), gazing(-300))).toBeGreaterThan(0.1);
  });

  it('shows every feeling with a different face', () => {
    const faces = feelings.map((feeling) => bust(omar, { feeling }));
    faces.forEach((one, index) =>
      faces.slice(index + 1).forEach((other) => expect(difference(one, other)).toBeGreaterThan(0.25)),
    );
  });

  it('keeps a person recognisable: turning or smiling changes less than another person', () => {
    const same = Math.max(
      difference(bust(lena), bust(lena, { turn: 0.35 })),
      difference(bust(lena), bust(lena, { feeling: 'happy' })),
    );
    expect(same).toBeLessThan(difference(bust(lena), bust(omar)));
  });

  it('moves the mouth of a bust', () => {
    const speaking = (opening: number) =>
      paint(120, 140, (brush) =>
        drawBust(
          brush,
          { look: lena, feeling: 'neutral', x: 60, y: 62, headHeight: 70, turn: 0 },
          { mouth: { opening, width: 0, teeth: 0, tongue: 0, tuck: 0, press: 0 } },
        ),
      );
    expect(difference(speaking(0), speaking(1))).toBeGreaterThan(0.2);
  });
});
