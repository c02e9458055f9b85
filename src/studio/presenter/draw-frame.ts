import { enterSetting, type Camera } from './camera.ts';
import { drawEye } from './face/draw-eye.ts';
import { drawMouth } from './face/draw-mouth.ts';
import { mouthGeometry } from './face/mouth-geometry.ts';
import { depth, enterHead, enterMouth } from './head-space.ts';
import type { FramePose } from './motion/frame-pose.ts';
import type { Context } from './paint/shade.ts';
import type { Person } from './people/person.ts';
import type { Layer, RigLayers } from './rig-layers.ts';

/** Below this line of the face, the skin stretches with the jaw. */
const jawHingeY = 92;

function put(context: Context, layer: Layer, x = 0, y = 0): void {
  context.drawImage(layer.canvas, layer.x + x, layer.y + y);
}

export type Scene = { person: Person; layers: RigLayers; camera: Camera };

export function drawFrame(context: Context, { person, layers, camera }: Scene, pose: FramePose): void {
  context.save();
  enterSetting(context, person, camera);
  put(context, layers.setting, pose.settingX, pose.settingY);
  context.restore();
  context.save();
  context.translate(camera.x, camera.y);
  drawPerson(context, person, layers, pose);
  context.restore();
}

function drawPerson(context: Context, person: Person, layers: RigLayers, pose: FramePose): void {
  const { yaw, pitch } = pose;
  context.save();
  enterHead(context, person, pose);
  context.transform(1, 0, pose.hairLag, 1, 0, 0);
  put(context, layers.backHair, depth.backHair * yaw, -depth.backHair * pitch * 0.5);
  context.restore();

  context.save();
  context.translate(person.headX + pose.bodyX, person.headY + pose.bodyY);
  context.rotate(pose.shoulderTilt);
  context.scale(1 + pose.breath * 0.004, 1 + pose.breath * 0.003);
  put(context, layers.body);
  context.restore();

  context.save();
  enterHead(context, person, pose);
  put(context, layers.ears, depth.ears * yaw, -depth.ears * pitch * 0.5);
  drawFaceSkin(context, layers.face, person, pose);
  drawFeatures(context, person, layers, pose);
  if (layers.glasses)
    put(context, layers.glasses, depth.eyes * yaw * 1.1 + person.look.turn * 16, depth.eyes * pitch * 0.8);
  context.transform(1, 0, pose.hairLag * 0.6, 1, 0, 0);
  put(context, layers.frontHair, depth.frontHair * yaw, depth.frontHair * pitch);
  context.restore();
  if (pose.hand > 0.001) drawHand(context, person, layers.hand, pose);
}

/** The forearm swings up about an elbow below the frame, on the side to which the face is turned. */
function drawHand(context: Context, person: Person, hand: Layer, pose: FramePose): void {
  const side = person.look.turn >= 0 ? 1 : -1;
  context.save();
  context.translate(
    360 + side * 186 + pose.bodyX,
    1150 + (1 - pose.hand) * 400 + pose.bodyY - pose.handTurn * 9,
  );
  context.translate(0, 380);
  context.rotate(side * (0.1 - 0.5 * (1 - pose.hand)) - side * pose.handTurn * 0.12);
  context.translate(0, -380);
  context.rotate(side * (0.16 - pose.handTurn * 0.2));
  context.scale(side, 1);
  put(context, hand);
  context.restore();
}

function drawFaceSkin(context: Context, face: Layer, person: Person, pose: FramePose): void {
  const jaw = mouthGeometry(person.look.mouth, pose.mouth).jawPixels;
  const x = face.x + depth.face * pose.yaw;
  const y = face.y + depth.face * pose.pitch * 0.4;
  const hinge = jawHingeY - face.y;
  const below = 205 - jawHingeY;
  const { width, height } = face.canvas;
  const overlap = 2;
  context.drawImage(
    face.canvas,
    0,
    hinge - overlap,
    width,
    height - hinge + overlap,
    x,
    y + hinge - overlap,
    width,
    (height - hinge + overlap) * (1 + jaw / below),
  );
  context.drawImage(face.canvas, 0, 0, width, hinge, x, y, width, hinge);
}

function drawFeatures(context: Context, person: Person, layers: RigLayers, pose: FramePose): void {
  const { look } = person;
  const shift = look.turn * 16;
  const { yaw, pitch } = pose;
  const eyesX = shift + depth.eyes * yaw;
  const eyesY = depth.eyes * pitch * 0.8;
  put(context, layers.nose, shift * 0.9 + depth.nose * yaw, depth.nose * pitch);
  for (const side of [-1, 1] as const) {
    // The eye on the far side of a turned head is narrower.
    const narrow = 1 - 0.07 * side * (look.turn + yaw * 0.4);
    const x = eyesX + side * look.eyes.spacing;
    context.save();
    context.translate(x, eyesY);
    context.scale(narrow, 1);
    drawEye(context, look, layers.iris, side, pose.eyes);
    context.restore();
    context.save();
    context.translate(
      x + side * 4,
      look.brows.y + depth.brows * pitch - pose.browRaise * 8 - (side === -1 ? pose.browTilt * 3 : 0),
    );
    context.scale(side * narrow, 1);
    context.rotate(-0.05 * pose.browRaise);
    put(context, layers.brow);
    context.restore();
  }
  context.save();
  enterMouth(context, person, pose);
  drawMouth(context, look, pose.mouth);
  context.restore();
}
