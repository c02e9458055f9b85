import { turned } from './head-turn.ts';
import type { FramePose } from './motion/frame-pose.ts';
import type { Context } from './paint/shade.ts';
import type { Person } from './people/person.ts';

/** How far the middle of each layer follows the turn of the head, in pixels at a full turn: what is nearer moves further. */
export const depth = {
  backHair: -3,
  ears: -12,
  face: 13,
  frontHair: 9,
  eyes: 19,
  brows: 19,
  mouth: 21,
  nose: 31,
};
/** The same for nods. */
export const nodDepth = { eyes: 9, brows: 9, mouth: 12, nose: 17, face: 5, hair: 3 };

/** Pixels that a face painted at its own turn is shifted by. */
export const paintedTurn = 16;

/** Heads turn about the top of the neck, this far below the eyes. */
const neckPivotY = 190;
const chinShear = 0.035;

/** The side of the arm that gestures, the one to which the face is turned: -1 is the picture's left. */
export const nearSide = ({ look }: Pick<Person, 'look'>): -1 | 1 => (look.turn >= 0 ? 1 : -1);

/** From the frame to the head: the middle between the eyes becomes the origin. */
export function enterHead(context: Context, person: Person, pose: FramePose): void {
  context.translate(person.headX + pose.headX, person.headY + pose.headY + neckPivotY);
  context.rotate(person.lean + pose.tilt + nearSide(person) * pose.arms.lean);
  context.translate(0, -neckPivotY);
  // The chin is in front of the axis about which a head turns.
  context.transform(1, 0, chinShear * pose.yaw, 1, 0, 0);
}

/** From the head to the mouth: the middle of the resting lips becomes the origin. */
export function enterMouth(context: Context, { look }: Person, { yaw, pitch }: FramePose): void {
  const { x, width } = turned(look.turn * paintedTurn, depth.mouth, yaw);
  context.translate(x, look.mouth.y + nodDepth.mouth * pitch);
  context.scale(width * (1 - 0.04 * Math.abs(yaw)), 1);
}
