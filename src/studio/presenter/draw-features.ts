import { browBend, drawBrow } from './face/draw-brow.ts';
import { drawEye, type EyePose } from './face/draw-eye.ts';
import { drawMouth } from './face/draw-mouth.ts';
import { drawMoustache } from './face/draw-moustache.ts';
import { formLips } from './face/form-lips.ts';
import { mouthGeometry } from './face/mouth-geometry.ts';
import { depth, enterMouth, nearSide, nodDepth, paintedTurn } from './head-space.ts';
import { turned } from './head-turn.ts';
import type { FramePose } from './motion/frame-pose.ts';
import type { Context } from './paint/shade.ts';
import type { Person } from './people/person.ts';
import { drawLayer, type Layer, type RigLayers } from './rig-layers.ts';

const noseShear = 0.11;

/** Draws nose, folds, eyes, brows and mouth on the skin of the face. */
export function drawFeatures(context: Context, person: Person, layers: RigLayers, pose: FramePose): void {
  const { look } = person;
  const { yaw, pitch } = pose;
  const nose = turned(look.turn * paintedTurn * 0.9, depth.nose, yaw);
  drawFolds(context, layers, pose);
  // The tip of the nose is nearer to the viewer than its root.
  context.save();
  context.transform(1, 0, noseShear * yaw, 1, nose.x - depth.nose * yaw * 0.3, nodDepth.nose * pitch);
  drawLayer(context, layers.nose);
  context.restore();
  for (const side of [-1, 1] as const) drawEyeAndBrow(context, person, layers, pose, side);
  drawLips(context, person, layers, pose);
}

/** Folds and planes of the skin that appear with a feeling. */
function drawFolds(
  context: Context,
  { smile: cheeks, frown: frownFolds, worry, gape }: RigLayers,
  { expression, mouth, yaw, pitch }: FramePose,
): void {
  const { smile, frown, browRaise } = expression;
  const [x, y] = [depth.face * yaw, nodDepth.face * pitch];
  drawFaintly(context, cheeks, Math.max(0, smile) ** 1.5, x, y - 3 * smile);
  drawFaintly(context, gape, (mouth.opening - 0.6) * 1.4 * unsmiling(smile), x, y);
  drawFaintly(context, frownFolds, frown, x, y);
  const lifted = Math.max((-frown - 0.4) * 1.6 * unsmiling(smile), (browRaise - 1) * 1.5);
  drawFaintly(context, worry, lifted, x, y - 10 * Math.min(1, browRaise));
}

function drawEyeAndBrow(
  context: Context,
  person: Person,
  layers: RigLayers,
  pose: FramePose,
  side: -1 | 1,
): void {
  const { look } = person;
  const { expression, yaw, pitch } = pose;
  // The eye on the far side of a turned head is narrower.
  const eye = turned(side * look.eyes.spacing + look.turn * paintedTurn, depth.eyes, yaw);
  const narrow = eye.width * (1 - 0.05 * side * look.turn);
  const { x } = eye;
  context.save();
  context.translate(x, nodDepth.eyes * pitch);
  context.scale(narrow, 1);
  drawEye(context, look, layers.iris, side, eyeOf(pose, side, nearSide(person)));
  context.restore();
  const { frown, browRaise, browTilt } = expression;
  context.save();
  context.translate(
    x + side * (4 - 6 * Math.max(0, frown)),
    look.brows.y +
      nodDepth.brows * pitch -
      pose.browRaise * 8 -
      browRaise * 13 +
      Math.max(0, frown) * 6 -
      (side === -1 ? pose.browTilt * 1.2 + browTilt * 13 : -browTilt * 4),
  );
  context.scale(side * narrow, 1);
  drawBrow(
    context,
    layers.brow,
    look.brows.length,
    browBend({ frown, browRaise: browRaise + pose.browRaise * 0.4 }),
  );
  context.restore();
}

function drawLips(context: Context, person: Person, layers: RigLayers, pose: FramePose): void {
  const { look } = person;
  const { expression, mouth } = pose;
  const formed = formLips(look, expression, mouth);
  const sides = { turn: look.turn + pose.yaw, skew: expression.skew };
  context.save();
  enterMouth(context, person, pose);
  context.translate(0, -3 * Math.max(0, expression.chin) * (1 - Math.min(1, mouth.opening * 4)));
  const { lowerOuterY } = mouthGeometry(formed.mouth, mouth, sides);
  // A beard covers most of the chin.
  drawFaintly(context, layers.chin, expression.chin * (look.mouth.moustache ? 0.35 : 1), 0, lowerOuterY);
  drawMouth(context, formed, mouth, sides);
  if (look.mouth.moustache) drawMoustache(context, formed, mouth, sides);
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

/** With one raised brow, its eye is open and the other one narrowed. */
function eyeOf({ arms, eyes, expression }: FramePose, side: -1 | 1, near: -1 | 1): EyePose {
  const [gazeX, gazeY] = arms.gaze ?? [0, 0];
  const lifted = -side * expression.browTilt;
  return {
    ...eyes,
    gazeX: eyes.gazeX + near * gazeX + expression.gazeX,
    gazeY: eyes.gazeY + gazeY + expression.gazeY,
    blink: Math.max(eyes.blink, expression.droop + 0.06 * Math.max(0, -lifted)),
    squint: Math.max(0, Math.min(1, eyes.squint + expression.squint * 0.75 - 0.16 * lifted)),
    widen: Math.min(1.7, eyes.widen + expression.widen + 0.25 * Math.max(0, lifted)),
    slant: expression.slant,
  };
}
