import type { Context } from '../paint/shade.ts';
import type { Point } from '../paint/curve.ts';
import { drawLayer, type ArmLayers, type Layer } from '../rig-layers.ts';
import { projectedForearmLength, shoulder, wrapAngle, type ArmPose } from './arm-pose.ts';
import { forearmLength, upperArmLength } from './paint-sleeve.ts';

/** A limb that points towards the viewer looks a little thicker. */
const thickening = 0.1;

/** Bend in radians at which the point of the elbow starts to show and at which it shows fully. */
const pointed = { from: 0.5, to: 1.2 };

/** The range of the forearm's upward direction, −1 to 1, in which the light on it changes sides. */
const changingSides = { from: -0.35, to: 0.35 };

const shareOf = (value: number, { from, to }: { from: number; to: number }): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

const otherSide = (side: -1 | 1): -1 | 1 => (side === 1 ? -1 : 1);

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

/** Both in body space, mirrored for the arm on the left of the picture; `rise` is how far the shoulder is raised. */
export function drawUpperArm(
  context: Context,
  layers: ArmLayers,
  side: -1 | 1,
  { elbow }: ArmPose,
  rise = 0,
): void {
  context.save();
  context.scale(side, 1);
  drawLimb(context, layers.upper[side], [shoulder[0], shoulder[1] - rise], elbow, upperArmLength);
  context.restore();
}

export function drawForearm(context: Context, layers: ArmLayers, side: -1 | 1, pose: ArmPose): void {
  const { wrist, hand, handAngle, handScale, visibleLength, visibleWidth = 1 } = pose;
  context.save();
  context.scale(side, 1);
  // The sleeve covers the wrist.
  context.save();
  context.translate(wrist[0], wrist[1]);
  context.rotate(handAngle);
  context.scale(handScale * visibleWidth, handScale * visibleLength);
  drawLayer(context, layers.hand(hand, side));
  context.restore();
  drawLowerSleeve(context, layers.fore, side, pose);
  drawElbow(context, layers.elbow[otherSide(side)], pose);
  context.restore();
}

/** Painted as it hangs. A forearm that points up is rotated together with its light, so it needs the other side's layer. */
function drawLowerSleeve(
  context: Context,
  layers: ArmLayers['fore'],
  side: -1 | 1,
  { elbow, wrist }: ArmPose,
): void {
  const up = (elbow[1] - wrist[1]) / projectedForearmLength({ elbow, wrist });
  const raised = shareOf(up, changingSides);
  if (raised < 1) drawLimb(context, layers[side], elbow, wrist, forearmLength);
  if (raised === 0) return;
  context.save();
  context.globalAlpha *= raised;
  drawLimb(context, layers[otherSide(side)], elbow, wrist, forearmLength);
  context.restore();
}

/** Covers the ends of both limbs, so that their outer sides form one contour. */
function drawElbow(context: Context, layer: Layer, { elbow, wrist }: ArmPose): void {
  const upper = Math.atan2(elbow[1] - shoulder[1], elbow[0] - shoulder[0]);
  const fore = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
  const bend = wrapAngle(fore - upper);
  const share = shareOf(Math.abs(bend), pointed);
  if (share === 0) return;
  context.save();
  context.globalAlpha *= share;
  context.translate(elbow[0], elbow[1]);
  // The layer is painted pointing up; it is rotated to the bisector on the outer side of the bend, usually downwards.
  context.rotate(upper + bend / 2 + (bend < 0 ? Math.PI : 0));
  drawLayer(context, layer);
  context.restore();
}
