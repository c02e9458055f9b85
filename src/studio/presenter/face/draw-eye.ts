import { Path2D, type Canvas } from '@napi-rs/canvas';
import { mixColours, withAlpha } from '../paint/colour.ts';
import { fillPath, type Context } from '../paint/shade.ts';
import { lerp } from '../paint/lerp.ts';
import type { FaceLook } from './face-look.ts';

export type EyePose = {
  /** 0 open, 1 shut. */
  blink: number;
  /** Offset of the iris in pixels. */
  gazeX: number;
  gazeY: number;
  /** 0..1: the lower lid rises in a smile or the upper lid opens with the brow. */
  squint: number;
  widen: number;
  /** The upper lid: −1 lower at its inner end, as in anger … 1 higher there, as in grief. */
  slant?: number;
};

type Lid = { start: [number, number]; one: [number, number]; two: [number, number]; end: [number, number] };

/** Draws one eye around its centre; `side` -1 is the eye on the left of the picture. */
export function drawEye(context: Context, look: FaceLook, iris: Canvas, side: -1 | 1, pose: EyePose): void {
  const { eyes, lightSide } = look;
  const upper = upperLid(eyes, pose);
  const lower = lowerLid(eyes, pose);
  context.save();
  context.scale(side, 1);
  drawLid(context, look, upper, pose);
  if (pose.blink < 0.94) {
    const opening = lidShape(upper, lower);
    context.save();
    context.clip(opening);
    drawEyeball(context, look, iris, side, pose);
    drawCatchLights(context, side, lightSide, pose);
    context.restore();
  }
  drawLashes(context, eyes, upper, lower, pose);
  if (pose.squint > 0.05) drawPushedLid(context, look, lower, pose.squint);
  context.restore();
}

/** The fold below a lower lid that is pushed up by the cheek. */
function drawPushedLid(context: Context, { eyes, skin }: FaceLook, lower: Lid, squint: number): void {
  const below = 7 + 2 * (1 - squint);
  const fold = new Path2D();
  fold.moveTo(eyes.halfWidth * 0.86, lower.one[1] * 0.62 + below * 0.8);
  fold.bezierCurveTo(
    lower.one[0],
    lower.one[1] + below,
    lower.two[0],
    lower.two[1] + below + 2,
    -eyes.halfWidth * 0.84,
    lower.two[1] * 0.7 + below,
  );
  context.lineCap = 'round';
  for (const [width, alpha] of [
    [5, 0.13],
    [1.6, 0.18],
  ] as const) {
    context.strokeStyle = withAlpha(skin.deep, alpha * Math.min(1, squint * 1.5));
    context.lineWidth = width;
    context.stroke(fold);
  }
}

function upperLid(eyes: FaceLook['eyes'], pose: EyePose): Lid {
  const { halfWidth: half, height } = eyes;
  const open = height * (1 + 0.3 * pose.widen - 0.1 * pose.squint);
  const slant = (pose.slant ?? 0) * (1 - pose.blink);
  return {
    start: [-half, 5 - Math.max(0, slant)],
    one: [-half * 0.6, lerp(-open * 1.2, height * 0.55, pose.blink) - (slant > 0 ? 4 : 9) * slant],
    two: [
      half * 0.48,
      lerp(-open * 1.34 + eyes.tilt * 0.4, height * 0.72 + eyes.tilt * 0.4, pose.blink) +
        (slant > 0 ? 10 : 2) * slant,
    ],
    end: [half, eyes.tilt + 3 * Math.max(0, slant)],
  };
}

function lowerLid(eyes: FaceLook['eyes'], pose: EyePose): Lid {
  const { halfWidth: half, height } = eyes;
  const rise = 1 - 0.38 * pose.squint - 0.42 * pose.squint ** 2 + 0.08 * pose.widen;
  return {
    start: [half, eyes.tilt + 3 * Math.max(0, pose.slant ?? 0)],
    one: [half * 0.62, height * 0.82 * rise + eyes.tilt * 0.5],
    two: [-half * 0.42, height * 0.92 * rise],
    end: [-half, 5],
  };
}

function lidShape(upper: Lid, lower: Lid): Path2D {
  const path = new Path2D();
  path.moveTo(...upper.start);
  path.bezierCurveTo(...upper.one, ...upper.two, ...upper.end);
  path.bezierCurveTo(...lower.one, ...lower.two, ...lower.end);
  path.closePath();
  return path;
}

function drawLid(context: Context, look: FaceLook, upper: Lid, pose: EyePose): void {
  const { eyes, skin } = look;
  const crease = eyes.creaseHeight * (1 - 0.55 * pose.blink);
  const lift = -2 * pose.widen + pose.blink * 3;
  const lid = new Path2D();
  lid.moveTo(...upper.start);
  lid.bezierCurveTo(...upper.one, ...upper.two, ...upper.end);
  const top = eyes.height * 1.18;
  lid.bezierCurveTo(
    eyes.halfWidth * 0.55,
    -top - crease + lift,
    -eyes.halfWidth * 0.55,
    -top - crease + lift,
    -eyes.halfWidth + 3,
    1,
  );
  lid.closePath();
  context.fillStyle = withAlpha(eyes.lid, 0.42 + 0.5 * pose.blink);
  fillPath(context, lid);
  const line = new Path2D();
  line.moveTo(-eyes.halfWidth + 4, -2 + lift);
  line.bezierCurveTo(
    -eyes.halfWidth * 0.5,
    -top - crease + lift,
    eyes.halfWidth * 0.5,
    -top - crease - 1 + lift,
    eyes.halfWidth + 3,
    eyes.tilt - crease * 0.55,
  );
  context.strokeStyle = withAlpha(skin.deep, 0.5);
  context.lineWidth = 1.9;
  context.lineCap = 'round';
  context.stroke(line);
  context.strokeStyle = withAlpha(skin.deep, 0.13);
  context.lineWidth = 5;
  context.stroke(line);
}

function drawEyeball(
  context: Context,
  { eyes, skin }: FaceLook,
  iris: Canvas,
  side: number,
  pose: EyePose,
): void {
  const { halfWidth: half, height } = eyes;
  const white = context.createLinearGradient(-half, 0, half, 0);
  white.addColorStop(0, mixColours('#d9c6bd', skin.light, 0.17));
  white.addColorStop(0.3, mixColours('#f7f1ec', skin.light, 0.17));
  white.addColorStop(0.7, mixColours('#f4eee9', skin.light, 0.17));
  white.addColorStop(1, mixColours('#cdbfb8', skin.light, 0.17));
  context.fillStyle = white;
  context.fillRect(-half - 2, -height * 2, half * 2 + 4, height * 4);
  context.fillStyle = 'rgba(196,112,100,0.75)';
  context.beginPath();
  context.ellipse(-half + 2, 4.5, 5.5, 3.4, 0.1, 0, 7);
  context.fill();
  const size = iris.width / 2;
  context.drawImage(iris, pose.gazeX * side - size / 2, pose.gazeY - 2 - size / 2, size, size);
  const top = -height * (1.05 + 0.3 * pose.widen);
  const shade = context.createLinearGradient(0, top, 0, height * (0.35 - 0.3 * pose.widen));
  // The lid of a wide eye casts a shorter shadow, so white shows above the iris.
  shade.addColorStop(0, `rgba(44,22,20,${0.78 - 0.2 * Math.min(1, pose.widen)})`);
  shade.addColorStop(0.5, `rgba(44,22,20,${0.26 - 0.13 * Math.min(1, pose.widen)})`);
  shade.addColorStop(1, 'rgba(44,22,20,0)');
  context.fillStyle = shade;
  context.fillRect(-half - 2, -height * 2, half * 2 + 4, height * 4);
}

function drawCatchLights(context: Context, side: number, lightSide: number, pose: EyePose): void {
  const toward = lightSide * side;
  context.fillStyle = 'rgba(255,255,255,0.96)';
  context.beginPath();
  context.ellipse(pose.gazeX * side * 0.7 + toward * 5.5, pose.gazeY * 0.6 - 6.5, 4.3, 4.9, 0, 0, 7);
  context.fill();
  context.fillStyle = 'rgba(255,255,255,0.5)';
  context.beginPath();
  context.ellipse(pose.gazeX * side * 0.7 - toward * 5.5, pose.gazeY * 0.6 + 5, 1.9, 1.6, 0, 0, 7);
  context.fill();
}

function drawLashes(context: Context, eyes: FaceLook['eyes'], upper: Lid, lower: Lid, pose: EyePose): void {
  const { lashes, halfWidth: half } = eyes;
  const thick = 3 + 2.6 * lashes;
  const wing = 3 + 4.5 * lashes;
  const line = new Path2D();
  line.moveTo(upper.start[0] - 1, upper.start[1] + 0.5);
  line.bezierCurveTo(
    upper.one[0],
    upper.one[1] - thick * 0.7,
    upper.two[0],
    upper.two[1] - thick * 1.25,
    half + wing,
    eyes.tilt - wing * 0.55 + pose.blink * wing * 0.8,
  );
  line.bezierCurveTo(
    upper.two[0] + 5,
    upper.two[1] + 1.4,
    upper.one[0],
    upper.one[1] + 0.9,
    upper.start[0] - 1,
    upper.start[1] + 0.5,
  );
  context.fillStyle = eyes.lash;
  fillPath(context, line);
  context.lineCap = 'round';
  drawLashTips(context, eyes, upper, pose);
  const under = new Path2D();
  under.moveTo(...lower.start);
  under.bezierCurveTo(...lower.one, ...lower.two, lower.end[0] + 8, lower.end[1] + 2);
  context.strokeStyle = withAlpha(eyes.lash, 0.3 + 0.15 * lashes);
  context.lineWidth = 1.5;
  context.stroke(under);
}

/** Lashes that converge at the outer corner, as a make-up artist would draw them. */
function drawLashTips(context: Context, eyes: FaceLook['eyes'], upper: Lid, pose: EyePose): void {
  if (eyes.lashes < 0.3) return;
  const up = 1 - pose.blink * 1.7;
  for (const [along, reach] of [
    [0.8, 5.5],
    [0.92, 7],
  ] as const) {
    const [x, y] = onLid(upper, along);
    const length = reach * eyes.lashes;
    const lash = new Path2D();
    lash.moveTo(x - 3.5, y - 1.5);
    lash.quadraticCurveTo(
      x + length * 0.5,
      y - 2.5 - length * 0.15 * up,
      x + length * 0.85,
      y - 2 - length * 0.85 * up,
    );
    lash.quadraticCurveTo(x + length * 0.7, y - 0.5 - length * 0.1 * up, x + 2.5, y);
    lash.closePath();
    fillPath(context, lash);
  }
}

function onLid(lid: Lid, t: number): [number, number] {
  const at = (axis: 0 | 1) =>
    (1 - t) ** 3 * lid.start[axis] +
    3 * (1 - t) ** 2 * t * lid.one[axis] +
    3 * (1 - t) * t * t * lid.two[axis] +
    t ** 3 * lid.end[axis];
  return [at(0), at(1)];
}
