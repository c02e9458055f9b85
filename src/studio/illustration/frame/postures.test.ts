import { expect, test } from 'vitest';
import { readNarrative } from '../../story-script/read-narrative.ts';
import { readPicture } from '../../story-script/read-picture.ts';
import { measureFigure } from '../person/measure-figure.ts';
import { composeFrame } from './compose-frame.ts';
import type { CastMember, FramePlan } from './frame-plan.ts';

const narrative = 'Maria has a small shop in the village. Her brother Tom helps her. They are happy.';

/** The frame of a redraw whose description is the sentence. */
function redrawn(description: string): FramePlan {
  const { story } = readNarrative(narrative);
  const scene = readPicture(description, story.scenes[0]!, story);
  const { characters, products } = story;
  return composeFrame({
    scene,
    characters,
    products,
    style: 'comic',
    seed: 'a',
    variation: 1,
    format: '9:16',
  });
}
type Whole = CastMember & { kind: 'figure' };
const figuresOf = ({ cast }: FramePlan): Whole[] =>
  cast.flatMap((member) => (member.kind === 'figure' ? [member] : []));
const find = (plan: FramePlan, id: string): Whole | undefined =>
  figuresOf(plan).find(({ characterId }) => characterId === id);
const held = ({ holds }: CastMember): string | undefined => holds?.look?.artwork ?? holds?.kind;

test.each([
  ['Maria sits on a bench in the park.', 'sit', true],
  ['Maria yawns.', 'yawn', false],
  ['Maria lies down in the grass.', 'lie', false],
  ['Maria kneels beside the flower bed.', 'kneel', false],
  ['Maria eats a sandwich.', 'eat', true],
  ['Maria reads a letter.', 'read', false],
  ['Maria points at the door.', 'point', false],
  ['Maria waves at the bus.', 'wave', false],
  ['Maria shovels snow in the street.', 'shovel', false],
])('%s shows it', (description, action, sits) => {
  const plan = redrawn(description);
  const maria = find(plan, 'maria')!;
  expect(maria.figure.action).toBe(action);
  expect(measureFigure(maria.figure).seat !== undefined).toBe(sits);
});

test('a posture holds while something else is done', () => {
  const reader = find(redrawn('Maria sits on the sofa and reads a book.'), 'maria')!;
  expect([reader.figure.action, reader.figure.isSeated]).toEqual(['read', true]);
  const drinker = find(redrawn('Maria sits in the kitchen. She drinks a cup of tea.'), 'maria')!;
  expect([drinker.figure.action, drinker.figure.isSeated, held(drinker)]).toEqual(['drink', true, 'cup']);
  // Controls: a person who got up, and one without a stated posture.
  const risen = find(redrawn('Maria sat in the kitchen. She stood up and drank a cup of tea.'), 'maria')!;
  expect(risen.figure.isSeated).toBeUndefined();
  expect(find(redrawn('Maria drinks a cup of tea.'), 'maria')!.figure.isSeated).toBeUndefined();
});

test('only the person who sits has a seat', () => {
  const plan = redrawn('Maria brings a cup of tea. Tom sits on the sofa.');
  expect(find(plan, 'tom')).toBeDefined();
  expect(measureFigure(find(plan, 'tom')!.figure).seat).toBeDefined();
});

test('people lie on the ground outdoors, and in a bed at home', () => {
  const outside = find(redrawn('Maria lies in the grass in the park.'), 'maria')!;
  expect(outside.behind.map(({ kind }) => kind)).not.toContain('bed');
  const { box } = measureFigure(outside.figure);
  expect(box.width).toBeGreaterThan(box.height * 1.6);
  const inside = find(redrawn('Maria lies down in her bedroom.'), 'maria')!;
  expect(inside.behind.map(({ kind }) => kind)).toContain('bed');
  expect(inside.figure.isAwake).toBe(true);
});

test('a toy is hugged with both arms, and a person who is knocked out knocks at no door', () => {
  const toy = find(redrawn('Maria hugs her teddy bear.'), 'maria')!;
  expect(toy.figure.action).toBe('carry');
  expect(toy.holds).toBeDefined();
  const out = find(redrawn('Tom was knocked out and lay on the grass.'), 'tom')!;
  expect(out.figure.action).toBe('lie');
  expect(out.figure.isAsleep).toBe(true);
  expect(out.behind.map(({ kind }) => kind)).not.toContain('door');
});

test('a sofa full of sleepers has no bed', () => {
  const asleep = figuresOf(redrawn('Maria and Tom are both asleep on the sofa.'));
  expect(asleep.map(({ figure }) => figure.isAsleep)).toEqual([true, true]);
  for (const { behind } of asleep) expect(behind.map(({ kind }) => kind)).toEqual(['sofa']);
  const alone = figuresOf(redrawn('Maria is asleep in her bedroom.'));
  expect(alone[0]!.behind.map(({ kind }) => kind)).toEqual(['bed']);
});

test('people at a table sit on chairs at a table', () => {
  const plan = redrawn('Maria cries at the kitchen table.');
  const maria = find(plan, 'maria')!;
  expect(maria.behind.map(({ kind }) => kind)).toEqual(['chair']);
  expect(maria.before.map(({ kind }) => kind)).toEqual(['table']);
  const alone = find(redrawn('Maria cries in the kitchen.'), 'maria')!;
  expect(alone.before).toEqual([]);
});

test.each([
  ['Maria and Tom play cards at the table.', 'play-cards', true],
  ['Maria talks with Tom at the table in the park.', 'talk', true],
  ['Maria and Tom argue around the table.', 'argue', true],
  ['Maria is at the dining table.', 'sit', true],
  ['Maria works at the kitchen table.', 'sit-at-desk', true],
  ['Maria kneads the dough at the kitchen table.', 'knead', false],
  ['Maria stands at the table and talks with Tom.', 'talk', false],
])('%s shows the verb and who sits', (description, action, sits) => {
  const maria = find(redrawn(description), 'maria')!;
  expect(maria.figure.action).toBe(action);
  expect(measureFigure(maria.figure).seat !== undefined).toBe(sits);
});

test('a person who passes out flyers is awake', () => {
  const tom = find(redrawn('Tom passes out flyers in the street.'), 'tom')!;
  expect([tom.figure.action, tom.figure.isAsleep]).not.toContain('lie');
  expect(tom.figure.isAsleep).toBeFalsy();
  expect(find(redrawn('Tom passes out in the street.'), 'tom')!.figure.isAsleep).toBe(true);
});

test.each([
  ['Maria gives her mother a cake.', 2],
  ['Maria talks with the seller.', 2],
  ['Maria waves.', 1],
])('%s has %i people in the picture', (description, count) => {
  expect(redrawn(description).cast).toHaveLength(count);
});

test('snow is shovelled with a shovel and leaves are swept with a broom', () => {
  expect(held(find(redrawn('Tom shovels snow.'), 'tom')!)).toBe('shovel');
  expect(held(find(redrawn('Tom sweeps the leaves.'), 'tom')!)).toBe('broom');
});

test('a person who sat before is still seated, unless the description says otherwise', () => {
  const { story } = readNarrative(narrative);
  const { characters, products } = story;
  const plan = (posturesBefore?: { characterId: string; posture: 'sit' }[]) =>
    composeFrame({
      scene: {
        ...story.scenes[0]!,
        characterIds: ['maria'],
        narration: 'Maria laughed.',
        ...(posturesBefore && { posturesBefore }),
      },
      characters,
      products,
      style: 'comic',
      seed: 'a',
      format: '9:16',
    });
  expect(find(plan([{ characterId: 'maria', posture: 'sit' }]), 'maria')!.figure.isSeated).toBe(true);
  expect(find(plan(), 'maria')!.figure.isSeated).toBeUndefined();
});

test('someone who lies needs the width of the picture', () => {
  const plan = redrawn('Maria sings. Tom lies in his bed.');
  expect(plan.shot).toBe('wide');
  const { box } = measureFigure(find(plan, 'tom')!.figure);
  expect(box.x).toBeGreaterThan(-plan.width * 0.05);
  expect(box.x + box.width).toBeLessThan(plan.width * 1.05);
});

test('two people who lie in the grass and eat have no table', () => {
  const plan = redrawn('In July Maria and Tom lay in the grass in the park and ate a tomato.');
  expect(figuresOf(plan).map(({ figure, before }) => [figure.action, before])).toEqual([
    ['lie', []],
    ['lie', []],
  ]);
});

test('there is no desk on a bus', () => {
  const inBus = find(redrawn('Maria sits on the bus and does her homework.'), 'maria')!;
  expect(inBus.before).toEqual([]);
});

test('people sit on the ground in the grass, and on a bench that the text names', () => {
  const sitting = find(redrawn('Maria sits in the grass of a field.'), 'maria')!;
  expect(sitting.figure.action).toBe('sit-on-ground');
  expect([...sitting.behind, ...sitting.before]).toEqual([]);
  expect(find(redrawn('Maria sits on a bench in a field.'), 'maria')!.figure.action).not.toBe(
    'sit-on-ground',
  );
});
