import { drawForearm, drawUpperArm } from './arms/draw-arm.ts';
import { keepInFrame } from './arms/keep-in-frame.ts';
import { enterPerson, enterSetting, seenFrame, type Camera } from './camera.ts';
import { drawEye, type EyePose } from './face/draw-eye.ts';
import type { FaceLook } from './face/face-look.ts';
import { drawMouth } from './face/draw-mouth.ts';
import { mouthGeometry } from './face/mouth-geometry.ts';
import { drawHair } from './hair-swing.ts';
import { depth, enterHead, enterMouth, nearSide, nodDepth, paintedTurn } from './head-space.ts';
import { drawTurned, turned } from './head-turn.ts';
import type { ArmPose } from './arms/arm-pose.ts';
import type { FramePose } from './motion/frame-pose.ts';
import type { Context } from './paint/shade.ts';
import type { Person } from './people/person.ts';
import { drawLayer, type Layer, type RigLayers } from './rig-layers.ts';

/** Below this line the skin stretches with the jaw. */
const jawHingeY = 92;
const noseShear = 0.11;
/** Share of the head's tilt that the shoulders follow. */
const shouldersShare = 0.16;

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
const trunkEnd = { from: 1044, rows: 4, pixels: 140 };

function extendTrunk(context: Context, { picture, x, y }: Layer): void {
  const { from, rows, pixels } = trunkEnd;
  context.drawImage(picture, 0, from - y, picture.width, rows, x, from, picture.width, pixels);
}

function enterBody(context: Context, person: Person, pose: FramePose): void {
  context.translate(person.headX + pose.bodyX, person.headY + pose.bodyY);
  const { width, lean } = person.stance;
  context.rotate(lean + pose.shoulderTilt + nearSide(person) * pose.arms.lean * shouldersShare);
  // The shoulders turn a little with the head, which makes them narrower.
  context.scale(width * (1 + pose.breath * 0.004 - 0.035 * pose.yaw ** 2), 1 + pose.breath * 0.003);
}

/** The gesturing arm is on the side that the face turns to. */
function forBothArms(person: Person, { arms }: FramePose, draw: (side: -1 | 1, arm: ArmPose) => void): void {
  const near = nearSide(person);
  draw(near === 1 ? -1 : 1, arms.far);
  draw(near, arms.near);
}

function drawFaceSkin(context: Context, face: Layer, person: Person, pose: FramePose): void {
  const jaw = mouthGeometry(person.look.mouth, pose.mouth).jawPixels;
  drawTurned(
    context,
    face,
    { reach: depth.face, yaw: pose.yaw, dy: nodDepth.face * pose.pitch },
    { hingeY: jawHingeY, stretch: 1 + jaw / (205 - jawHingeY) },
  );
}

function drawFeatures(context: Context, person: Person, layers: RigLayers, pose: FramePose): void {
  const { look } = person;
  const { expression } = pose;
  const shift = look.turn * paintedTurn;
  const { yaw, pitch } = pose;
  const eyesY = nodDepth.eyes * pitch;
  const nose = turned(shift * 0.9, depth.nose, yaw);
  // The tip of the nose is nearer to the viewer than its root.
  context.save();
  context.transform(1, 0, noseShear * yaw, 1, nose.x - depth.nose * yaw * 0.3, nodDepth.nose * pitch);
  drawLayer(context, layers.nose);
  context.restore();
  const { smile, frown } = expression;
  const faceX = depth.face * yaw;
  const faceY = nodDepth.face * pitch;
  drawFaintly(context, layers.smile, smile, faceX, faceY - 3 * smile);
  drawFaintly(context, layers.frown, frown, faceX, faceY);
  drawFaintly(
    context,
    layers.worry,
    (-frown - 0.4) * 1.6 * unsmiling(smile),
    faceX,
    faceY - 10 * expression.browRaise,
  );
  for (const side of [-1, 1] as const) {
    // The eye on the far side of a turned head is narrower.
    const eye = turned(side * look.eyes.spacing + shift, depth.eyes, yaw);
    const narrow = eye.width * (1 - 0.05 * side * look.turn);
    const { x } = eye;
    context.save();
    context.translate(x, eyesY);
    context.scale(narrow, 1);
    drawEye(context, look, layers.iris, side, eyesOf(pose, nearSide(person)));
    context.restore();
    context.save();
    context.translate(
      x + side * (4 - 5 * Math.max(0, expression.frown)),
      look.brows.y +
        nodDepth.brows * pitch -
        pose.browRaise * 8 -
        expression.browRaise * 15 +
        Math.max(0, expression.frown) * 5 -
        (side === -1 ? pose.browTilt * 3 + expression.browTilt * 13 : -expression.browTilt * 3),
    );
    context.scale(side * narrow, 1);
    const grief = Math.max(0, -expression.frown);
    context.rotate(-0.05 * pose.browRaise - 0.25 * expression.frown + 0.11 * grief);
    context.scale(1, 1 - 0.25 * Math.min(1, grief));
    drawLayer(context, layers.brow);
    context.restore();
  }
  context.save();
  enterMouth(context, person, pose);
  drawMouth(context, smiling(look, expression.smile * (1 - roundShare(pose))), pose.mouth);
  context.restore();
}

/** From 1 without a smile to 0: lines on the forehead would turn a tender smile into pain. */
const unsmiling = (smile: number): number => Math.min(1, Math.max(0, 1 - smile / 0.3));

/** A layer whose opacity follows a feeling. The alpha is saved and restored, because dividing 8-bit values loses precision. */
function drawFaintly(context: Context, layer: Layer, share: number, x: number, y: number): void {
  if (share <= 0.02) return;
  context.save();
  context.globalAlpha *= Math.min(1, share);
  drawLayer(context, layer, x, y);
  context.restore();
}

/** A grin gives way to the round lips of "we" and "oh". */
const roundShare = ({ mouth }: FramePose): number => 0.65 * Math.min(1, Math.max(0, -mouth.width));

/** The corners move up and out; the lips keep the viseme's shape. */
function smiling(look: FaceLook, smile: number): FaceLook {
  const { mouth } = look;
  const up = smile >= 0 ? smile * 10 : smile * 19 * (mouth.cornerDrop ?? 1);
  return {
    ...look,
    mouth: {
      ...mouth,
      smile: mouth.smile + up,
      halfWidth: mouth.halfWidth * (1 + (smile > 0 ? 0.13 : 0.07) * smile),
      // Stretched and raised over the teeth.
      upperThickness: mouth.upperThickness * (1 - 0.3 * Math.max(0, smile)),
      lowerThickness: mouth.lowerThickness * (1 + 0.22 * Math.max(-1, Math.min(0, smile))),
    },
  };
}

function eyesOf({ arms, eyes, expression }: FramePose, near: -1 | 1): EyePose {
  const [gazeX, gazeY] = arms.gaze ?? [0, 0];
  return {
    ...eyes,
    gazeX: eyes.gazeX + near * gazeX,
    gazeY: eyes.gazeY + gazeY,
    blink: Math.max(eyes.blink, expression.droop),
    squint: Math.min(1, eyes.squint + expression.squint * 0.75),
    widen: Math.min(1.7, eyes.widen + expression.widen),
  };
}
