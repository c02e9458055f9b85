import { turned } from './head-turn.ts';
import type { FramePose } from './motion/frame-pose.ts';
import type { Context } from './paint/shade.ts';
import type { Person } from './people/person.ts';

/** How far the centre of each layer moves at a full turn of the head, in pixels: nearer layers move further. */
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

/** Shift in pixels of a face that is painted at its own turn. */
export const paintedTurn = 16;

/** Distance from the eyes down to the top of the neck, the pivot of the head. */
const neckPivotY = 190;
const chinShear = 0.035;
/** How far a lifted chest straightens the neck, in pixels; with a sunk one the head sinks between the shoulders. */
const chestLift = 9;

/** The side of the gesturing arm, which is the side that the face turns to: -1 is the left of the picture. */
export const nearSide = ({ look }: Pick<Person, 'look'>): -1 | 1 => (look.turn >= 0 ? 1 : -1);

/** Distance from the eyes down to the hips, about which the trunk leans. */
const hipsY = 900;
/** Share of the head's tilt that comes from the trunk: a head never leans alone. */
export const trunkShare = 0.34;

/** The lean of the trunk in radians, which follows the head's. */
const trunkLean = (person: Person, { torsoLean, arms }: FramePose): number =>
  trunkShare * (torsoLean + nearSide(person) * arms.lean);

/** Leans the whole person, with weight on one hip: head and shoulders move to the side together. */
export function enterTrunk(context: Context, person: Person, pose: FramePose): void {
  context.translate(person.headX, person.headY + hipsY);
  context.rotate(trunkLean(person, pose));
  context.translate(-person.headX, -person.headY - hipsY);
}

/** Transforms from frame space to head space: the midpoint between the eyes becomes the origin. */
export function enterHead(context: Context, person: Person, pose: FramePose): void {
  enterTrunk(context, person, pose);
  context.translate(person.headX + pose.headX, person.headY + pose.headY + neckPivotY);
  // The trunk's lean is a part of the head's.
  context.rotate(person.lean + pose.tilt + nearSide(person) * pose.arms.lean - trunkLean(person, pose));
  const { forward, chest } = pose.expression;
  const nearer = 1 + 0.045 * forward;
  context.translate(0, -chestLift * chest);
  context.scale(nearer, nearer);
  context.translate(0, -neckPivotY);
  // The chin is in front of the head's axis of rotation.
  context.transform(1, 0, chinShear * pose.yaw, 1, 0, 0);
}

/** Transforms from head space to mouth space: the centre of the resting lips becomes the origin. */
export function enterMouth(context: Context, { look }: Person, { yaw, pitch }: FramePose): void {
  const { x, width } = turned(look.turn * paintedTurn, depth.mouth, yaw);
  context.translate(x, look.mouth.y + nodDepth.mouth * pitch);
  context.scale(width * (1 - 0.04 * Math.abs(yaw)), 1);
}
