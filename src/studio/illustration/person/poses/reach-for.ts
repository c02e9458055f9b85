import { cameraTilt, type Body, type Placing } from '../shape/body.ts';
import type { HandPose, Pose } from '../skeleton/pose.ts';
import { sides, type Side } from '../skeleton/stand-up.ts';
import { rotateY, scale, subtract, type Vector } from '../skeleton/vector.ts';

/** Points that the palms touch, in pixels of the frame. */
export type Reaches = Partial<Record<Side, { x: number; y: number }>>;

/** Arms stretch to at most this share of their length. */
const maxStretch = 0.97;

/** Moves the hands of a pose to their targets, as far as the arms reach; hands keep their depth. */
export function reachFor(body: Body, pose: Pose, placing: Placing, reaches: Reaches): Pose {
  const hands = { ...pose.hands };
  for (const side of sides) {
    const point = reaches[side];
    if (point) hands[side] = handAt(body, pose.hands[side], side, placing, point);
  }
  return { ...pose, hands };
}

function handAt(
  { skeleton, facing, height }: Body,
  hand: HandPose,
  side: Side,
  { x, y }: Placing,
  point: { x: number; y: number },
): HandPose {
  const { bones, chestYaw } = skeleton;
  const arm = bones.upperArm + bones.foreArm;
  const { root, end } = skeleton.arms[side];
  const near = end[2];
  // The inverse of the body's projection, at the current depth of the hand.
  const palm: Vector = [(point.x - x) / (facing * height), near * cameraTilt - (point.y - y) / height, near];
  const wrist = subtract(palm, scale(skeleton.hands[side].fingers, bones.hand * 0.42));
  const away = subtract(wrist, root);
  const flat = Math.hypot(away[0], away[1]);
  const shrink = Math.min(1, (arm * maxStretch) / Math.max(flat, 1e-6));
  const across: Vector = [away[0] * shrink, away[1] * shrink, 0];
  const room = Math.sqrt(Math.max(0, (arm * maxStretch) ** 2 - across[0] ** 2 - across[1] ** 2));
  const depth = Math.max(-room, Math.min(room, away[2]));
  const [right, up, forward] = rotateY([across[0], across[1], depth], -chestYaw);
  const outward = side === 'near' ? -right : right;
  return { ...hand, at: [outward / arm, up / arm, forward / arm] };
}

/** Position of a palm in the picture. */
export function palmOf(body: Body, side: Side): { x: number; y: number } {
  const [x, y] = body.project(body.skeleton.hands[side].palm);
  return { x, y };
}
