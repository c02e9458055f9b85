import { describe, expect, test } from 'vitest';
import { shots, type StoryCharacter, type StoryScene } from '../../story/story.ts';
import { measureAnimal } from '../animal/measure-animal.ts';
import type { Box } from '../brush/manner.ts';
import { composeFrame } from './compose-frame.ts';
import { drawLayers } from './paint/draw-layers.ts';
import type { FramePlan } from './frame-plan.ts';
import { shrinkPlan } from './paint/shrink-plan.ts';

const character = (id: string, role: string, appearance = ''): StoryCharacter => ({
  id,
  name: id,
  role,
  age: 'adult',
  gender: 'unknown',
  appearance,
  clothing: '',
  visualPrompt: '',
});
const rex = character('rex', 'dog');
const duke = character('duke', 'horse');
const pip = character('pip', 'mouse');
const kiwi = character('kiwi', 'parrot');
const ada = character('ada', 'teacher');
const scene = (change: Partial<StoryScene> = {}): StoryScene => ({
  title: '',
  description: '',
  narration: '',
  shot: 'wide',
  setting: 'park',
  timeOfDay: 'noon',
  weather: 'clear',
  mood: 'neutral',
  characterIds: ['rex'],
  productIds: [],
  action: 'stand',
  feeling: 'neutral',
  quotations: [],
  ...change,
});
const compose = (change: Partial<StoryScene>, characters = [rex, duke, pip, kiwi, ada]): FramePlan =>
  composeFrame({
    scene: scene(change),
    characters,
    products: [],
    style: 'comic',
    seed: 'animals',
    format: '9:16',
  });
const animalsOf = ({ cast }: FramePlan) =>
  cast.flatMap((member) => (member.kind === 'animal' ? [member.animal] : []));

describe('animals in a frame', () => {
  test.each(shots)('a scene with only a dog shows the dog: %s', (shot) => {
    const plan = compose({ shot });
    const [dog] = animalsOf(plan);
    const { head, box } = measureAnimal(dog!);
    expect(plan.cast).toHaveLength(1);
    expect(box.height).toBeGreaterThan(plan.height * 0.2);
    expect(head.x).toBeGreaterThanOrEqual(0);
    expect(head.x + head.width).toBeLessThanOrEqual(plan.width);
    expect(head.y).toBeGreaterThan(plan.height * 0.05);
  });

  test.each([
    ['two animals', ['pip', 'rex']],
    ['three animals', ['pip', 'rex', 'duke']],
    ['a person and a horse', ['ada', 'duke']],
    ['a person, a mouse and a parrot', ['ada', 'pip', 'kiwi']],
  ])('everybody is inside the picture: %s', (_, characterIds) => {
    for (const action of ['stand', 'run', 'sit', 'sleep'] as const) {
      const plan = compose({ characterIds, action });
      const animals = animalsOf(plan);
      expect(animals).toHaveLength(characterIds.filter((id) => id !== 'ada').length);
      for (const animal of animals) {
        const { box } = measureAnimal(animal);
        expect(box.x, `${animal.look.species} ${action}`).toBeGreaterThanOrEqual(-2);
        expect(box.x + box.width, `${animal.look.species} ${action}`).toBeLessThanOrEqual(plan.width + 2);
        expect(animal.y).toBeLessThanOrEqual(plan.height);
      }
    }
  });

  const overlap = (one: Box, other: Box): number =>
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  test.each([
    [['fox', 'fox']],
    [['rabbit', 'cat']],
    [['bear', 'mouse']],
    [['dog', 'horse']],
    [['owl', 'fox']],
  ])('the heads of two animals do not overlap: %s', (species) => {
    const pair = species.map((role, index) => character(`${role}${index}`, role));
    for (const shot of ['wide', 'medium'] as const)
      for (const action of ['stand', 'sit', 'run', 'sleep'] as const) {
        const plan = compose({ shot, action, characterIds: pair.map(({ id }) => id) }, pair);
        const [one, other] = animalsOf(plan).map((animal) => measureAnimal(animal).head);
        expect(overlap(one!, other!), `${shot} ${action}`).toBeLessThan(0);
      }
  });

  test('two heads drawn a third larger would overlap', () => {
    const pair = [character('one', 'fox'), character('two', 'fox')];
    const animals = animalsOf(compose({ characterIds: ['one', 'two'], action: 'run' }, pair));
    const [one, other] = animals.map(
      (animal) => measureAnimal({ ...animal, height: animal.height * 1.34 }).head,
    );
    expect(overlap(one!, other!)).toBeGreaterThan(0);
  });

  test('neither foreground nor furniture hides an animal', () => {
    const plan = compose({ characterIds: ['ada', 'rex'], setting: 'living-room' });
    const names = drawLayers(shrinkPlan(plan, 0.1)).map(({ name }) => name);
    expect(names).not.toContain('front');
    expect(names.indexOf('props')).toBeLessThan(names.indexOf('person:rex'));
    expect(names.indexOf('person:ada')).toBeLessThan(names.indexOf('person:rex'));
  });

  test('a figure further back stands higher in the picture', () => {
    const { cast } = compose({ characterIds: ['ada', 'duke'] });
    const horse = cast.find(({ kind }) => kind === 'animal')!;
    const person = cast.find(({ kind }) => kind === 'figure')!;
    if (horse.kind !== 'animal' || person.kind !== 'figure') throw new Error('Expected both.');
    expect(horse.depth).toBeLessThan(person.depth);
    expect(horse.animal.y).toBeLessThan(person.figure.y);
  });

  test('the mother is an animal in a tale of animals and a person in a story with people', () => {
    const mother = character('mother', 'mother');
    const kinds = (characters: StoryCharacter[]) =>
      compose({ characterIds: characters.map(({ id }) => id) }, characters).cast.map(({ kind }) => kind);
    expect(kinds([character('fox', 'fox'), mother])).toEqual(['animal', 'animal']);
    // A grown dog lives with people.
    expect(kinds([rex, mother]).toSorted()).toEqual(['animal', 'figure']);
    expect(kinds([rex, mother, ada]).filter((kind) => kind === 'figure')).toHaveLength(2);
  });
});

describe('an animal does what its own sentence says', () => {
  const posturesIn = (narration: string, change: Partial<StoryScene> = {}) =>
    animalsOf(compose({ narration, ...change })).map(({ posture }) => posture);

  test.each([
    ['Rex could not sleep.', ['lie']],
    ['Halfway through the story, Rex began to snore.', ['sleep']],
    ['Rex runs along the path.', ['run']],
  ])('%s', (narration, expected) => expect(posturesIn(narration)).toEqual(expected));

  test('and not what another one does', () => {
    expect(
      posturesIn('Ada works while Rex sleeps.', { characterIds: ['ada', 'rex'], action: 'work' }),
    ).toEqual(['sleep']);
    expect(posturesIn('Rex barks at Duke.', { characterIds: ['rex', 'duke'] }).toSorted()).toEqual([
      'stand',
      'stand',
    ]);
  });

  test('horses do not lie down to talk', () => {
    expect(posturesIn('Duke does not move.', { characterIds: ['duke'], shot: 'medium' })).toEqual(['stand']);
  });
});

describe('animals without an entry in the scene', () => {
  const idsIn = (narration: string, characterIds: string[]) =>
    compose({ narration, characterIds }).cast.map(({ characterId }) => characterId);

  test('"the bird" is the parrot of the story', () => {
    expect(idsIn('Ada finally found the bird.', ['ada'])).toContain('kiwi');
    expect(idsIn('Ada finally found a bird.', ['ada'])).not.toContain('kiwi');
  });

  test('several species are one of each', () => {
    const ids = idsIn('Rex saw a hedgehog, two rabbits and a badger.', ['rex']);
    expect(ids).toEqual(expect.arrayContaining(['rex', 'animal-hedgehog', 'animal-rabbit']));
  });
});

test('the bowl of a dog stands on the floor before it, and is none of noodles', () => {
  for (const characterIds of [['rex'], ['ada', 'rex']]) {
    const { cast, props, height } = compose({ narration: 'Rex sniffs his bowl.', characterIds });
    const bowl = props.find(({ product }) => product.look?.artwork === 'pet-bowl')!;
    const dog = cast.find((member) => member.kind === 'animal')!.animal;
    expect(bowl.on).toBeNull();
    expect(Math.abs(bowl.box.y + bowl.box.height - dog.y)).toBeLessThan(height * 0.05);
    expect((bowl.box.x + bowl.box.width / 2 - dog.x) * dog.facing).toBeGreaterThan(0);
  }
  const [soup] = compose({ narration: 'Ada puts a bowl on the table.', characterIds: ['ada'] }).props;
  expect(soup?.product.look?.artwork).not.toBe('pet-bowl');
});
