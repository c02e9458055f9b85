import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { openBrush } from '../../brush/brush.ts';
import { designPerson } from '../design/design-person.ts';
import { drawFigure, type FigureState } from '../draw-figure.ts';
import { bodyOf, type Figure } from '../figure.ts';

const light = { x: -0.6, y: -0.8, key: '#fff2dc', ambient: '#8d9cb8', strength: 0.9, night: false };
const look = designPerson({
  id: 'omar',
  age: 'adult',
  gender: 'male',
  role: '',
  appearance: '',
  clothing: 'jeans',
});
const figure = (action: Figure['action']): Figure => ({
  look,
  action,
  feeling: 'neutral',
  x: 130,
  y: 230,
  height: 200,
  facing: 1,
});

function paint(action: Figure['action'], state?: FigureState): Buffer {
  const context = createCanvas(260, 260).getContext('2d');
  drawFigure(openBrush(context, { style: 'cel', light, unit: 0.3 }), figure(action), state);
  return Buffer.from(context.getImageData(0, 0, 260, 260).data);
}

/** The lowest row with an opaque pixel. */
const bottomOf = (pixels: Buffer): number =>
  Math.floor(pixels.findLastIndex((value, at) => at % 4 === 3 && value > 90) / 4 / 260);

const phases = Array.from({ length: 10 }, (_, nth) => nth / 10);

describe.each(['walk', 'run'] as const)('the stride of a %s', (action) => {
  it('is a closed cycle with a different middle', () => {
    expect(paint(action, { stride: 1 }).equals(paint(action, { stride: 0 }))).toBe(true);
    expect(paint(action, { stride: 0.5 }).equals(paint(action, { stride: 0 }))).toBe(false);
  });

  it('starts at the still pose', () => {
    const [still, first] = [bodyOf(figure(action)), bodyOf(figure(action), { stride: 0 })];
    for (const side of ['near', 'far'] as const)
      still.legs[side].forEach(([x, y], joint) => {
        const [otherX, otherY] = first.legs[side][joint]!;
        expect(Math.hypot(x - otherX, y - otherY)).toBeLessThan(200 * 0.06);
      });
  });

  it('carries the head without turning it', () => {
    const still = bodyOf(figure(action)).head;
    for (const stride of phases) {
      const { yaw, nod, roll } = bodyOf(figure(action), { stride }).head;
      expect([yaw, nod, roll].map((each) => each.toFixed(6))).toEqual(
        [still.yaw, still.nod, still.roll].map((each) => each.toFixed(6)),
      );
    }
  });

  it('never moves a foot below the ground', () => {
    for (const stride of phases) expect(bottomOf(paint(action, { stride }))).toBeLessThan(243);
  });
});

describe('a foot', () => {
  it('is on the ground line in every phase of a walk and in the stances of a run, and not in its flight', () => {
    for (const stride of phases) expect(bottomOf(paint('walk', { stride }))).toBeGreaterThan(226);
    for (const stride of [0, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9])
      expect(bottomOf(paint('run', { stride }))).toBeGreaterThan(226);
    for (const stride of [0.07, 0.57]) expect(bottomOf(paint('run', { stride }))).toBeLessThan(226);
  });
});

describe('a standing figure', () => {
  it('is drawn the same in every phase', () => {
    expect(paint('stand', { stride: 0.3 }).equals(paint('stand'))).toBe(true);
    expect(paint('walk', { stride: 0.3 }).equals(paint('walk'))).toBe(false);
  });
});
