import type { Brush } from '../brush/brush.ts';
import type { FigureState } from '../person/draw-figure.ts';
import type { AnimalFigure } from './animal-figure.ts';
import { nightFur } from './night-fur.ts';
import { drawBird } from './bird/draw-bird.ts';
import { standBird, type BirdLook } from './bird/stand-bird.ts';
import { drawFourLegged } from './body/draw-four-legged.ts';
import { standAnimal, type FourLeggedLook } from './body/stand-animal.ts';
import { drawCreature } from './whole/creature.ts';
import type { HeadState } from './head/draw-animal-head.ts';

/** Paints a whole animal; `mouth` of the state opens the jaw, `sway` wags the tail. */
export function drawAnimal(own: Brush, figure: AnimalFigure, state: FigureState = {}): void {
  const brush = nightFur(own);
  const isAsleep = figure.posture === 'sleep';
  const panting = figure.look.species === 'dog' && figure.feeling === 'happy' && !isAsleep ? 0.5 : 0;
  const head: HeadState = {
    feeling: figure.feeling,
    blink: isAsleep ? 1 : Math.max(0, state.blink ?? 0),
    opening: Math.max(0, state.mouth?.opening ?? panting),
  };
  if (figure.look.plan === 'whole')
    drawCreature(brush, { ...figure, look: figure.look }, head, state.sway ?? 0);
  else if (figure.look.plan === 'bird')
    drawBird(brush, standBird({ ...figure, look: figure.look as BirdLook }, state), head);
  else drawFourLegged(brush, standAnimal({ ...figure, look: figure.look as FourLeggedLook }, state), head);
}
