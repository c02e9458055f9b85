import { describe, expect, it } from 'vitest';
import { designPerson } from './design/design-person.ts';
import { bodyOf, type Figure } from './figure.ts';
import { measureFigure } from './measure-figure.ts';

const look = designPerson({
  id: 'lena',
  age: 'adult',
  gender: 'female',
  role: '',
  appearance: '',
  clothing: '',
});
const figure = (change: Partial<Figure>): Figure => ({
  look,
  action: 'stand',
  feeling: 'neutral',
  x: 300,
  y: 1000,
  height: 600,
  facing: 1,
  ...change,
});
const thing = (kind: 'suitcase' | 'box') => ({ kind, paint: () => undefined });

describe('a figure in a frame', () => {
  it('carries a suitcase by its handle at the side and a box in front of the chest', () => {
    const suitcase = measureFigure(figure({ action: 'carry', holds: thing('suitcase') }));
    expect(suitcase.held!.y).toBeGreaterThan(suitcase.head.y + suitcase.head.height);
    expect(suitcase.held!.y).toBeGreaterThan(suitcase.hand.y - 60);
    const box = measureFigure(figure({ action: 'carry', holds: thing('box') }));
    expect(box.hand.y).toBeLessThan(suitcase.hand.y - 60);
  });

  it('turns the head towards the gaze target within the limits of the neck', () => {
    const yaw = (x: number) => bodyOf(figure({ gaze: { x, y: 450 } })).head.yaw;
    expect(yaw(900)).toBeGreaterThan(yaw(300));
    expect(yaw(300)).toBeGreaterThan(yaw(-300));
    expect(yaw(90_000) - yaw(-90_000)).toBeLessThan(1.2);
  });

  it('mirrors the whole body when it faces the other way', () => {
    const right = bodyOf(figure({ action: 'walk' }));
    const left = bodyOf(figure({ action: 'walk', facing: -1 }));
    expect(left.head.at[0] - 300).toBeCloseTo(300 - right.head.at[0], 6);
    expect(left.head.yaw).toBeCloseTo(-right.head.yaw, 6);
  });

  it('returns the positions of a chair, a table and a bed', () => {
    const sitting = measureFigure(figure({ action: 'sit' }));
    expect(1000 - sitting.seat!.y).toBeGreaterThan(600 * 0.18);
    expect(1000 - sitting.seat!.y).toBeLessThan(600 * 0.32);
    const desk = measureFigure(figure({ action: 'sit-at-desk' }));
    expect(desk.deskTop!).toBeLessThan(desk.seat!.y);
    expect(measureFigure(figure({ action: 'sleep' })).seat).toBeDefined();
    expect(measureFigure(figure({ action: 'stand' })).seat).toBeUndefined();
  });
});
