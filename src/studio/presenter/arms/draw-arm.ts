import type { Context } from '../paint/shade.ts';
import type { Point } from '../paint/curve.ts';
import { drawLayer, type ArmLayers, type Layer } from '../rig-layers.ts';
import { isBeforeSleeve } from '../hands/hand-shapes.ts';
import { shoulder, type ArmPose } from './arm-pose.ts';
import { forearmLength, upperArmLength } from './paint-sleeve.ts';

/** Seen end on, a limb looks a little thicker. */
const thickening = 0.1;

function drawLimb(context: Context, layer: Layer, from: Point, to: Point, length: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const stretch = Math.hypot(dx, dy) / length;
  context.save();
  context.translate(from[0], from[1]);
  context.rotate(Math.atan2(-dx, dy));
  context.scale(1 + thickening * Math.max(0, 1 - stretch), stretch);
  drawLayer(context, layer);
  context.restore();
}

/** Both in the body's space, mirrored for the arm at the picture's left. */
export function drawUpperArm(context: Context, layers: ArmLayers, side: -1 | 1, { elbow }: ArmPose): void {
  context.save();
  context.scale(side, 1);
  drawLimb(context, layers.upper[side], shoulder, elbow, upperArmLength);
  context.restore();
}

export function drawForearm(context: Context, layers: ArmLayers, side: -1 | 1, pose: ArmPose): void {
  const { elbow, wrist, hand, turn, size, seen } = pose;
  context.save();
  context.scale(side, 1);
  const drawHand = () => {
    context.save();
    context.translate(wrist[0], wrist[1]);
    context.rotate(turn);
    context.scale(size, size * seen);
    drawLayer(context, layers.hand(hand, side));
    context.restore();
  };
  // The wrist goes into the sleeve, unless the hand comes towards the viewer.
  const isBefore = isBeforeSleeve(hand);
  if (!isBefore) drawHand();
  drawLimb(context, layers.fore[side], elbow, wrist, forearmLength);
  if (isBefore) drawHand();
  context.restore();
}
