import type { Brush } from '../../brush/brush.ts';
import type { Box } from '../../brush/manner.ts';
import { openPen, type Pen } from '../../world/space/pen.ts';
import type { AnimalFigure } from '../animal-figure.ts';
import type { AnimalLook, Coat } from '../animal-look.ts';
import type { HeadState } from '../head/draw-animal-head.ts';
import { bee } from './bee.ts';
import { crab } from './crab.ts';
import { goldfish } from './goldfish.ts';
import { hedgehog } from './hedgehog.ts';
import { snail } from './snail.ts';
import type { CreatureShape } from './creature-shapes.ts';
import { whale } from './whale.ts';

/** Painting tools of a creature; the pen's unit is a hundredth of its height, the origin is on the ground, facing right. */
export type CreatureKit = {
  pen: Pen;
  coat: Coat;
  state: HeadState;
  /** -1…1, for wagging and waving parts. */
  sway: number;
};

/**
 * An animal that is painted as one shape instead of on a skeleton. Boxes and points are in hundredths of its height, with
 * x in the direction it faces and y downwards from the ground.
 */
export type Creature = {
  box: Box;
  head: Box;
  eyes: { x: number; y: number };
  skull: number;
  paint: (kit: CreatureKit) => void;
};

const creatures: Record<CreatureShape, Creature> = { hedgehog, snail, whale, crab, bee, goldfish };

type WholeLook = Extract<AnimalLook, { plan: 'whole' }>;
type WholeFigure = Omit<AnimalFigure, 'look'> & { look: WholeLook };

export function drawCreature(
  brush: Brush,
  { look, x, y, height, facing }: WholeFigure,
  state: HeadState,
  sway: number,
): void {
  const pen = openPen(brush, [x, y], height / 100, facing);
  creatures[look.body.shape].paint({ pen, coat: look.coat, state, sway });
}

/** In pixels of the picture. */
export function measureCreature({ look, x, y, height, facing }: WholeFigure): Omit<Creature, 'paint'> {
  const { box, head, eyes, skull } = creatures[look.body.shape];
  const scale = height / 100;
  const placed = (own: Box): Box => ({
    x: x + (facing === 1 ? own.x : -own.x - own.width) * scale,
    y: y + own.y * scale,
    width: own.width * scale,
    height: own.height * scale,
  });
  return {
    box: placed(box),
    head: placed(head),
    eyes: { x: x + facing * eyes.x * scale, y: y + eyes.y * scale },
    skull: skull * scale,
  };
}
