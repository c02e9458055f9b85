import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { animalRoles } from '../../story-script/words/roles.ts';
import type { StoryCharacter } from '../../story/story.ts';
import { drawPortrait } from '../asset-pictures.ts';
import { openBrush } from '../brush/brush.ts';
import { designCast } from '../person/design/design-cast.ts';
import type { FigureState } from '../person/draw-figure.ts';
import { postures, type AnimalFigure } from './animal-figure.ts';
import { designAnimal } from './design/design-animal.ts';
import { designAnimals } from './design/design-animals.ts';
import { drawableSpecies } from './design/find-breeds.ts';
import { drawAnimal } from './draw-animal.ts';
import { measureAnimal } from './measure-animal.ts';

const light = { x: -0.6, y: -0.8, key: '#fff2dc', ambient: '#8d9cb8', strength: 0.9, night: false };
const character = (role: string, change: Partial<StoryCharacter> = {}): StoryCharacter => ({
  id: `the ${role}`,
  name: '',
  role,
  age: 'adult',
  gender: 'unknown',
  appearance: '',
  clothing: '',
  visualPrompt: '',
  ...change,
});
const side = 200;
const ground = 170;

/** The animal scaled to fit a square, with its feet on the ground line. */
function figureOf(
  role: string,
  posture: AnimalFigure['posture'],
  change: Partial<StoryCharacter> = {},
): AnimalFigure {
  const look = designAnimal(character(role, change))!;
  const figure: AnimalFigure = { look, posture, feeling: 'neutral', x: 0, y: 0, height: 100, facing: 1 };
  const { box } = measureAnimal(figure);
  const scale = Math.min((side * 0.9) / box.width, (side * 0.8) / box.height);
  return { ...figure, height: 100 * scale, x: side / 2 - (box.x + box.width / 2) * scale, y: ground };
}

function paint(figure: AnimalFigure, state: FigureState = {}): Uint8ClampedArray {
  const context = createCanvas(side, side).getContext('2d');
  drawAnimal(openBrush(context, { style: 'realistic_image', light, unit: 0.3 }), figure, state);
  return context.getImageData(0, 0, side, side).data;
}

const lowestRow = (data: Uint8ClampedArray): number =>
  Math.floor(data.findLastIndex((value, index) => index % 4 === 3 && value > 120) / 4 / side);
const standsOnGround = (figure: AnimalFigure): boolean => {
  const lowest = lowestRow(paint(figure));
  return lowest >= ground - 5 && lowest <= ground + 7;
};
const difference = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length;

describe('drawAnimal', () => {
  it.each(drawableSpecies)('has its feet on the ground: %s', (role) => {
    for (const posture of postures) expect(standsOnGround(figureOf(role, posture)), posture).toBe(true);
    const floating = figureOf(role, 'stand');
    expect(standsOnGround({ ...floating, y: floating.y - 14 })).toBe(false);
  });

  it.each(['dog', 'cat', 'horse', 'rabbit', 'owl', 'duck'])(
    'is painted inside its measured box: %s',
    (role) => {
      for (const posture of postures) {
        const figure = figureOf(role, posture);
        const { box } = measureAnimal(figure);
        const data = paint(figure);
        let outside = 0;
        for (let index = 3; index < data.length; index += 4) {
          if (data[index]! < 160) continue;
          const x = ((index - 3) / 4) % side;
          const y = Math.floor((index - 3) / 4 / side);
          const slack = 9;
          if (
            x < box.x - slack ||
            x > box.x + box.width + slack ||
            y < box.y - slack ||
            y > box.y + box.height + slack
          )
            outside += 1;
        }
        expect(outside, posture).toBeLessThan(40);
      }
    },
  );

  it('uses the colours of the story', () => {
    const meanOf = (appearance: string) => {
      const data = paint(figureOf('dog', 'stand', { appearance }));
      const sums = [0, 0, 0, 0];
      for (let index = 0; index < data.length; index += 4)
        if (data[index + 3]! > 200) {
          for (const channel of [0, 1, 2]) sums[channel]! += data[index + channel]!;
          sums[3]! += 1;
        }
      return [0, 1, 2].map((channel) => sums[channel]! / sums[3]!);
    };
    const [white, black, brown] = [meanOf('white fur'), meanOf('black fur'), meanOf('brown fur')];
    expect(white[0]).toBeGreaterThan(brown[0]! + 30);
    expect(brown[0]).toBeGreaterThan(black[0]! + 30);
    expect(brown[0]! - brown[2]!).toBeGreaterThan(30);
    expect(Math.abs(black[0]! - black[2]!)).toBeLessThan(20);
  });

  it('breathes, blinks, wags and opens its mouth, and does not move without a state', () => {
    for (const role of ['dog', 'owl']) {
      const figure = figureOf(role, 'stand');
      const still = paint(figure);
      expect(difference(still, paint(figure))).toBe(0);
      for (const state of [{ breath: 1 }, { blink: 1 }, { sway: 1 }])
        expect(difference(still, paint(figure, state)), `${role} ${Object.keys(state)[0]}`).toBeGreaterThan(
          0.02,
        );
    }
  });

  it('has parents of its species while it is young; the family of a grown pet are people', () => {
    const father = character('father', { id: 'dad' });
    const hasAnimal = (age: 'adult' | 'child') =>
      designAnimals([character('dog', { id: 'rex', age }), father]).has('dad');
    expect([hasAnimal('adult'), hasAnimal('child')]).toEqual([false, true]);
    expect(designAnimals([character('fox', { id: 'reynard' }), father]).has('dad')).toBe(true);
  });

  it('is reproducible, and two animals of a species differ', () => {
    const [rex, bello] = [character('dog', { id: 'rex' }), character('dog', { id: 'bello' })];
    const looks = designAnimals([rex, bello]);
    expect(looks.get('rex')).toEqual(designAnimals([rex, bello]).get('rex'));
    const show = (id: string, facing: -1 | 1) =>
      paint({ ...figureOf('dog', 'stand'), look: looks.get(id)!, facing });
    const [same, other] = [
      difference(show('rex', 1), show('rex', 1)),
      difference(show('rex', 1), show('bello', 1)),
    ];
    expect(other).toBeGreaterThan(same + 4);
  });

  it('returns null for a role that is a person', () => {
    expect(designAnimal(character('teacher'))).toBeNull();
    for (const role of drawableSpecies) expect(animalRoles.has(role), role).toBe(true);
  });
});

describe('the portrait of an animal', () => {
  /** Share of the centre of the picture that is as close to a skin tone as a person's face. */
  const skinShare = (shown: StoryCharacter, tone: string): number => {
    const size = 160;
    const data = drawPortrait({ character: shown, style: 'realistic_image', size })
      .getContext('2d')
      .getImageData(0, 0, size, size).data;
    const from = Math.round(size * 0.35);
    const skin = [1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16));
    let count = 0;
    for (let y = from; y < size - from; y += 1)
      for (let x = from; x < size - from; x += 1)
        if (skin.every((value, channel) => Math.abs(data[(y * size + x) * 4 + channel]! - value) < 26))
          count += 1;
    return count / (size - 2 * from) ** 2;
  };

  it.each(['wolf', 'frog', 'penguin', 'panda', 'crab'])('does not have a human face: %s', (role) => {
    const animal = character(role);
    const person = { ...animal, role: 'teacher' };
    const tone = designCast([person]).get(person.id)!.skin.base;
    expect(skinShare(person, tone)).toBeGreaterThan(0.15);
    expect(skinShare(animal, tone)).toBeLessThan(0.02);
  });
});
