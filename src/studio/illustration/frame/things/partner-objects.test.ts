import { expect, test } from 'vitest';
import { readNarrative } from '../../../story-script/read-narrative.ts';
import { measureFigure } from '../../person/measure-figure.ts';
import { composeFrame } from '../compose-frame.ts';
import type { CastMember, FramePlan } from '../frame-plan.ts';

const planOf = (text: string): FramePlan => {
  const { scenes, characters, products } = readNarrative(text).story;
  return composeFrame({
    scene: scenes[0]!,
    characters,
    products,
    style: 'cel',
    seed: 'objects',
    format: '9:16',
  });
};
const figuresOf = ({ cast }: FramePlan) =>
  cast.flatMap((member) => (member.kind === 'figure' ? [member] : []));
const objectsOf = (plan: FramePlan): string[] =>
  figuresOf(plan).flatMap(({ behind, before }) => [...behind, ...before].map(({ kind }) => kind));

test.each([
  ['Tom knocks on the door of his neighbour.', 'door'],
  ['Tom climbs the stairs to his flat.', 'stairs'],
  ['Tom climbs the ladder to the roof.', 'ladder'],
  ['Tom shot the ball at the hoop.', 'hoop'],
  ['Tom crossed the finish line.', 'finish-ribbon'],
  ['Rosa washes her hair in the shower.', 'shower-curtain'],
  ['At night Rosa waits at the window of her kitchen.', 'window'],
])('%s → %s', (text, object) => expect(objectsOf(planOf(text))).toContain(object));

test.each([
  'Tom walks to the door of his neighbour.',
  'Tom climbs a mountain.',
  'Tom did not cross the finish line.',
  'Rosa cleans the shower.',
  'Rosa cooks soup. The cat sits at the window.',
])('nothing to do something at: %s', (text) => {
  const objects = objectsOf(planOf(text));
  for (const object of ['door', 'stairs', 'ladder', 'finish-ribbon', 'shower-curtain', 'window'])
    expect(objects).not.toContain(object);
});

test('a pushed person sits on the swing, in front of the pushing hands and facing the same way', () => {
  const figures = figuresOf(planOf('Rosa pushes her daughter Mia on the swing.'));
  const find = (id: string) => figures.find(({ characterId }) => characterId === id)!;
  const [rosa, mia] = [find('rosa'), find('mia')];
  expect([rosa.figure.action, mia.figure.action]).toEqual(['push-swing', 'swing']);
  expect(mia.figure.facing).toBe(rosa.figure.facing);
  expect(Math.sign(mia.figure.x - rosa.figure.x)).toBe(rosa.figure.facing);
  expect(mia.behind.map(({ kind }) => kind)).toContain('rope');
  const alone = figuresOf(planOf('Rosa pushes a cart up the hill.'));
  expect(alone[0]!.figure.action).toBe('push');
});

test('a fist that knocks lies on the door', () => {
  const [tom] = figuresOf(planOf('Tom knocks on the door of his neighbour.')) as [
    Extract<CastMember, { kind: 'figure' }>,
  ];
  const door = tom.behind.find(({ kind }) => kind === 'door')!.box;
  const { hand } = measureFigure(tom.figure);
  expect(hand.x).toBeGreaterThan(door.x);
  expect(hand.x).toBeLessThan(door.x + door.width);
});
