import type { AnimalFigure, AnimalMeasure } from './animal-figure.ts';
import { measureBird } from './bird/measure-bird.ts';
import { measureFourLegged } from './body/measure-four-legged.ts';
import { measureCreature } from './whole/creature.ts';

/** Measures where an animal will appear, in pixels of the picture, without painting it. */
export function measureAnimal(figure: AnimalFigure): AnimalMeasure {
  const { look } = figure;
  if (look.plan === 'whole') return measureCreature({ ...figure, look });
  if (look.plan === 'bird') return measureBird({ ...figure, look });
  return measureFourLegged({ ...figure, look });
}
