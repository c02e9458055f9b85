import type { FramePose } from './motion/frame-pose.ts';
import type { Context } from './paint/shade.ts';
import type { Person } from './people/person.ts';

/** How far each layer follows the turn of the head, in pixels at a full turn: what is nearer moves further. */
export const depth = {
  backHair: -8,
  ears: -5,
  face: 4,
  frontHair: 2,
  eyes: 11,
  brows: 11,
  mouth: 12,
  nose: 17,
};

/** Heads turn about the top of the neck, this far below the eyes. */
const neckPivotY = 190;

/** From the frame to the head: the middle between the eyes becomes the origin. */
export function enterHead(context: Context, person: Person, pose: FramePose): void {
  context.translate(person.headX + pose.headX, person.headY + pose.headY + neckPivotY);
  context.rotate(person.lean + pose.tilt);
  context.translate(0, -neckPivotY);
}

/** From the head to the mouth: the middle of the resting lips becomes the origin. */
export function enterMouth(context: Context, { look }: Person, { yaw, pitch }: FramePose): void {
  context.translate(look.turn * 16 + depth.mouth * yaw, look.mouth.y + depth.mouth * pitch);
  context.scale(1 - 0.03 * Math.abs(yaw), 1);
}
