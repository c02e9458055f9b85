import { describe, expect, test } from 'vitest';
import { readNarrative } from '../../story-script/read-narrative.ts';
import { measureFigure } from '../person/measure-figure.ts';
import { composeFrame } from './compose-frame.ts';
import type { FramePlan } from './frame-plan.ts';
import { isFlooded } from './paint/water.ts';

const planOf = (text: string, index = 0): FramePlan => {
  const { scenes, characters, products } = readNarrative(text).story;
  return composeFrame({
    scene: scenes[index]!,
    characters,
    products,
    style: 'cel',
    seed: 'lifted',
    format: '9:16',
  });
};
const figuresOf = ({ cast }: FramePlan) =>
  cast.flatMap((member) => (member.kind === 'figure' ? [member] : []));

describe('a figure off the ground', () => {
  test('a person on the back of another sits at its hips, behind it', () => {
    const figures = figuresOf(planOf('Rosa carried the old man through the street on her back.'));
    const [carried, carrier] = figures;
    expect([carried!.figure.action, carrier!.figure.action]).toEqual(['carried', 'carry-person']);
    const hip = carrier!.figure.y - carrier!.figure.height * 0.5;
    expect(measureFigure(carried!.figure).seat!.y).toBeCloseTo(hip, 0);
    expect(carried!.figure.facing).toBe(carrier!.figure.facing);
    expect(Math.abs(carried!.figure.x - carrier!.figure.x)).toBeLessThan(carrier!.figure.height * 0.15);
    // Control: side by side they stand apart.
    const [one, other] = figuresOf(planOf('Rosa met the old man in the street.'));
    expect(Math.abs(one!.figure.x - other!.figure.x)).toBeGreaterThan(carrier!.figure.height * 0.2);
  });

  test('the driver of a forklift sits in it', () => {
    const [driver] = figuresOf(planOf('Omar drives the forklift slowly through the warehouse.'));
    expect(driver!.behind.map(({ kind }) => kind)).toEqual(['forklift']);
    expect(driver!.groundY! - driver!.figure.y).toBeGreaterThan(driver!.figure.height * 0.1);
    expect(figuresOf(planOf('Omar walks slowly through the warehouse.'))[0]!.groundY).toBeUndefined();
  });
});

describe('water', () => {
  test('nothing stands on it', () => {
    expect(planOf('Tom rows across the lake in a kayak with a cup of tea.').props).toEqual([]);
    expect(planOf('Tom sits at the lake beside a bucket.').props).not.toEqual([]);
  });

  test('reaches the chest of swimmers and the shins of people in a flood', () => {
    const swims = planOf('Finn swims across the lake.');
    const [swimmer] = figuresOf(swims);
    const { eyes } = measureFigure(swimmer!.figure);
    expect(swims.water!.surface).toBeGreaterThan(eyes.y);
    expect(swims.water!.surface).toBeLessThan(swimmer!.figure.y - swimmer!.figure.height * 0.5);
    const floods = planOf('Finn stands in the flooded street.');
    const [standing] = figuresOf(floods);
    const depth = (standing!.figure.y - floods.water!.surface) / standing!.figure.height;
    expect(depth).toBeGreaterThan(0.05);
    expect(depth).toBeLessThan(0.3);
    expect(planOf('Finn stands in the street.').water).toBeNull();
    expect(planOf('Finn stands at the lake.').water).toBeNull();
  });

  test.each([
    ['The street is flooded and the water reaches the doors.', true],
    ['She carried him through the water.', true],
    ['The inbox was flooded with emails.', false],
    ['He drank a glass of water.', false],
    ['Put the pasta in boiling water.', false],
    ['He put his nose into the cold water.', false],
    ['He fell into the water.', true],
  ])('%s', (text, expected) => expect(isFlooded(text)).toBe(expected));
});
