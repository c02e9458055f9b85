import { drawForearm, drawUpperArm } from './arms/draw-arm.ts';
import { keepInFrame } from './arms/keep-in-frame.ts';
import { enterPerson, enterSetting, seenFrame, type Camera } from './camera.ts';
import { drawFeatures } from './draw-features.ts';
import { mouthGeometry } from './face/mouth-geometry.ts';
import { drawHair } from './hair-swing.ts';
import { depth, enterHead, enterTrunk, nearSide, nodDepth, paintedTurn } from './head-space.ts';
import { drawTurned, turned } from './head-turn.ts';
import type { ArmPose } from './arms/arm-pose.ts';
import type { FramePose } from './motion/frame-pose.ts';
import type { Context } from './paint/shade.ts';
import type { Person } from './people/person.ts';
import { drawTrunk } from './draw-trunk.ts';
import { drawLayer, type Layer, type RigLayers } from './rig-layers.ts';

/** A nod moves the chin further than the face's middle, as it is nearer to the viewer. */
const chinNod = nodDepth.mouth - nodDepth.face;
/** Below this line the skin stretches with the jaw. */
const jawHingeY = 92;
/** Raised shoulders lift the trunk a little, and their ends further, in pixels: of a gesture's rise, of a feeling, and of a lifted chest. */
const raisedBy = { gesture: { lift: 0.24, rise: 0.9 }, shrug: { lift: 8, rise: 22 }, chest: 6 };
/** The height of the chest, about which the trunk widens. */
const chestY = 320;

export type Scene = { person: Person; layers: RigLayers; camera: Camera };

export function drawFrame(context: Context, { person, layers, camera }: Scene, pose: FramePose): void {
  context.save();
  enterSetting(context, person, camera, pose.shot);
  // Out of focus, subpixel positions make no visible difference, and interpolation takes twice as long.
  context.imageSmoothingEnabled = false;
  drawLayer(context, layers.setting, pose.settingX, pose.settingY);
  context.restore();
  context.save();
  enterPerson(context, person, camera, pose.shot);
  const frame = seenFrame(person, camera, pose.shot);
  const { near, far } = pose.arms;
  const arms = { ...pose.arms, near: keepInFrame(near, frame), far: keepInFrame(far, frame) };
  drawPerson(context, person, layers, { ...pose, arms });
  context.restore();
}

function drawPerson(context: Context, person: Person, layers: RigLayers, pose: FramePose): void {
  const { yaw, pitch } = pose;
  context.save();
  enterHead(context, person, pose);
  const hair = { dy: nodDepth.hair * pitch, swing: pose.hairSwing };
  drawHair(context, layers.backHair, { ...hair, turn: depth.backHair * yaw, dy: -nodDepth.hair * pitch });
  context.restore();

  context.save();
  enterBody(context, person, pose);
  const { rise } = shouldersOf(pose);
  drawTrunk(context, layers.body, { rise, turn: pose.torsoYaw });
  forBothArms(person, pose, (side, arm) => drawUpperArm(context, layers.arms, side, arm, rise));
  context.restore();

  context.save();
  enterHead(context, person, pose);
  drawLayer(context, layers.ears, depth.ears * yaw, -nodDepth.face * pitch);
  drawFaceSkin(context, layers.face, person, pose);
  drawFeatures(context, person, layers, pose);
  if (layers.glasses) {
    const { x, width } = turned(person.look.turn * paintedTurn, depth.eyes * 0.95, yaw);
    context.save();
    context.translate(x, nodDepth.eyes * pitch);
    context.scale(width * (1 - 0.05 * Math.abs(yaw)), 1);
    drawLayer(context, layers.glasses);
    context.restore();
  }
  drawHair(context, layers.frontHair, { ...hair, turn: depth.frontHair * yaw });
  context.restore();
  context.save();
  enterBody(context, person, pose);
  forBothArms(person, pose, (side, arm) => drawForearm(context, layers.arms, side, arm));
  context.restore();
}

/** How far the trunk is lifted, and how far the ends of the shoulders rise beyond that. */
function shouldersOf({ arms, expression }: FramePose): { lift: number; rise: number } {
  const { chest, shrug } = expression;
  return {
    lift: raisedBy.gesture.lift * arms.shoulders + raisedBy.shrug.lift * shrug + raisedBy.chest * chest,
    rise: raisedBy.gesture.rise * arms.shoulders + raisedBy.shrug.rise * shrug,
  };
}

function enterBody(context: Context, person: Person, pose: FramePose): void {
  enterTrunk(context, person, pose);
  context.translate(person.headX + pose.bodyX, person.headY + pose.bodyY);
  const { width, lean } = person.stance;
  context.rotate(lean + pose.shoulderTilt);
  context.translate(0, chestY - shouldersOf(pose).lift);
  // The shoulders turn a little with the head, which makes them narrower.
  context.scale(
    width * (1 + pose.breath * 0.004 - 0.035 * pose.torsoYaw ** 2 + 0.045 * pose.expression.chest),
    1 + pose.breath * 0.003,
  );
  context.translate(0, -chestY);
}

/** The gesturing arm is on the side that the face turns to. */
function forBothArms(person: Person, { arms }: FramePose, draw: (side: -1 | 1, arm: ArmPose) => void): void {
  const near = nearSide(person);
  draw(near === 1 ? -1 : 1, arms.far);
  draw(near, arms.near);
}

function drawFaceSkin(context: Context, face: Layer, person: Person, pose: FramePose): void {
  const jaw = mouthGeometry(person.look.mouth, pose.mouth).jawPixels + chinNod * pose.pitch;
  drawTurned(
    context,
    face,
    { reach: depth.face, yaw: pose.yaw, dy: nodDepth.face * pose.pitch },
    { hingeY: jawHingeY, stretch: 1 + jaw / (205 - jawHingeY) },
  );
}
