import { drawForearm, drawUpperArm } from './arms/draw-arm.ts';
import { keepInFrame } from './arms/keep-in-frame.ts';
import { enterPerson, enterSetting, seenFrame, type Camera } from './camera.ts';
import { drawFeatures } from './draw-features.ts';
import { mouthGeometry } from './face/mouth-geometry.ts';
import { drawHair } from './hair-swing.ts';
import { depth, enterHead, nearSide, nodDepth, paintedTurn } from './head-space.ts';
import { drawTurned, turned } from './head-turn.ts';
import type { ArmPose } from './arms/arm-pose.ts';
import type { FramePose } from './motion/frame-pose.ts';
import type { Context } from './paint/shade.ts';
import type { Person } from './people/person.ts';
import { drawLayer, type Layer, type RigLayers } from './rig-layers.ts';

/** A nod moves the chin further than the face's middle, as it is nearer to the viewer. */
const chinNod = nodDepth.mouth - nodDepth.face;
/** Below this line the skin stretches with the jaw. */
const jawHingeY = 92;
/** Share of the head's tilt that the shoulders follow with a gesture's lean; with a feeling the shoulder rises to the head. */
const shouldersShare = { gesture: 0.16, feeling: -0.3 };
/** How far a feeling raises the shoulders, and a lifted chest, in pixels. */
const raisedBy = { shrug: 20, chest: 6 };
/** The height of the chest, about which the shoulders tilt. */
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
  drawLayer(context, layers.body);
  extendTrunk(context, layers.body);
  forBothArms(person, pose, (side, arm) => drawUpperArm(context, layers.arms, side, arm));
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

/** The painted trunk ends just below the widest framing; raised shoulders would lift its end into view. */
const trunkEnd = { from: 1044, rows: 4, pixels: 220 };
/** Shifted copies average the grain, which would look like streaks in the stretched rows: [pixels, alpha]. */
const averaged = [
  [0, 1],
  [-3, 0.5],
  [3, 0.33],
] as const;

function extendTrunk(context: Context, { picture, x, y }: Layer): void {
  const { from, rows, pixels } = trunkEnd;
  context.save();
  for (const [shift, alpha] of averaged) {
    context.globalAlpha = alpha;
    context.drawImage(picture, 0, from - y, picture.width, rows, x + shift, from, picture.width, pixels);
  }
  context.restore();
}

function enterBody(context: Context, person: Person, pose: FramePose): void {
  context.translate(person.headX + pose.bodyX, person.headY + pose.bodyY);
  const { width, lean } = person.stance;
  context.rotate(lean + pose.shoulderTilt + nearSide(person) * pose.arms.lean * shouldersShare.gesture);
  const { chest, shrug, tilt } = pose.expression;
  context.translate(0, chestY - raisedBy.shrug * shrug - raisedBy.chest * chest);
  context.rotate(tilt * shouldersShare.feeling);
  // The shoulders turn a little with the head, which makes them narrower.
  context.scale(
    width * (1 + pose.breath * 0.004 - 0.035 * pose.yaw ** 2 + 0.045 * chest),
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
