import { describe, expect, test } from 'vitest';
import { readNarrative } from '../../../story-script/read-narrative.ts';
import { measureFigure } from '../../person/measure-figure.ts';
import { composeFrame } from '../compose-frame.ts';
import { coverOf, faceOf, torsoOf } from './cover.ts';
import { heldThing } from './held.ts';

const planOf = (text: string) => {
  const { scenes, characters, products } = readNarrative(text).story;
  const scene = scenes.at(-1)!;
  return composeFrame({ scene, characters, products, style: 'comic', seed: 'arms', format: '9:16' });
};
const carrierOf = (text: string) => {
  const carrier = planOf(text).cast.find(({ holds }) => holds?.animal);
  return carrier?.kind === 'figure' ? carrier : undefined;
};

describe('a small animal that is held', () => {
  test.each([
    'Mia carried the lamb home in her arms.',
    'Tom held the kitten and smiled.',
    'The vet lifted the puppy onto the table.',
    'Mia found a cat in the street. She picked it up and hugged it. She took the cat home in her arms.',
    'Marta feeds the goats. The smallest one, Pip, could not stand. Marta carried Pip into the kitchen.',
  ])('%s', (text) => {
    const plan = planOf(text);
    const { figure, holds } = carrierOf(text)!;
    expect(plan.cast.filter(({ kind }) => kind === 'animal')).toEqual([]);
    const held = measureFigure({ ...figure, holds: heldThing(holds!) }).held!;
    // In front of the trunk, and below the face.
    expect(
      coverOf(held, { ...torsoOf(figure), width: figure.height * 0.6, x: figure.x - figure.height * 0.3 }),
    ).toBeGreaterThan(0.5);
    expect(coverOf(faceOf(figure), held)).toBeLessThan(0.05);
  });

  test.each([
    'Tom held the dog by the collar.',
    'Tom walked the dog in the park.',
    'Tom carried the saddle to the horse.',
    'Tom hugged the horse.',
  ])('not in: %s', (text) => {
    expect(carrierOf(text)).toBeUndefined();
    expect(planOf(text).cast.some(({ kind }) => kind === 'animal')).toBe(true);
  });
});

describe('a kicked ball', () => {
  const objectsOf = (text: string) =>
    planOf(text).cast.flatMap((member) =>
      member.kind === 'figure' ? member.behind.map(({ kind }) => kind) : [],
    );

  test('lies before the foot, once', () => {
    const text = 'Jack kicked the football into the goal.';
    expect(objectsOf(text)).toContain('football');
    expect(planOf(text).props).toEqual([]);
    expect(objectsOf('Jack carried the football to the goal.')).not.toContain('football');
  });
});

test('a bus stands in the street, but not in a room', () => {
  const artwork = (text: string) => planOf(text).props.map(({ product }) => product.look?.artwork);
  expect(artwork('Devon stood in the street beside the bus.')).toContain('bus');
  expect(artwork('Devon stood in the kitchen beside the bus.')).not.toContain('bus');
});

test('every hand goes up', () => {
  const actions = planOf('The class was quiet. Every hand went up.').cast.map((member) =>
    member.kind === 'figure' ? member.figure.action : member.kind,
  );
  expect(actions.filter((action) => action === 'raise-hand').length).toBeGreaterThan(1);
});
