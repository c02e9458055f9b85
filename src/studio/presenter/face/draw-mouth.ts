import { Path2D } from '@napi-rs/canvas';
import { mixColours, withAlpha } from '../paint/colour.ts';
import { fillPath, type Context } from '../paint/shade.ts';
import type { FaceLook } from './face-look.ts';
import { mouthGeometry, type MouthGeometry, type MouthSides } from './mouth-geometry.ts';
import type { MouthPose } from '../../mouth/mouth-track.ts';

/** Draws lips, teeth and tongue around the centre of the resting mouth. */
export function drawMouth(context: Context, look: FaceLook, pose: MouthPose, sides?: MouthSides): void {
  const shape = mouthGeometry(look.mouth, pose, sides);
  drawShadows(context, look, shape);
  const gap = gapShape(shape);
  if (shape.gap > 0.6) {
    context.save();
    context.clip(gap);
    drawCavity(context, look, shape, pose);
    context.restore();
  }
  drawUpperLip(context, look, shape);
  drawLowerLip(context, look, shape);
  drawParting(context, look, shape);
}

function drawShadows(context: Context, look: FaceLook, shape: MouthGeometry): void {
  const { skin } = look;
  const below = shape.lowerOuterY + 10;
  const pool = context.createRadialGradient(0, 0, 0, 0, 0, 40);
  pool.addColorStop(0, withAlpha(skin.shadow, 0.7));
  pool.addColorStop(0.5, withAlpha(skin.shadow, 0.35));
  pool.addColorStop(1, withAlpha(skin.shadow, 0));
  context.save();
  context.translate(-look.lightSide * 3, below);
  context.scale(1, 0.3);
  context.fillStyle = pool;
  context.fillRect(-40, -40, 80, 80);
  context.restore();
  for (const [x, y] of [shape.left, shape.right]) {
    const dimple = context.createRadialGradient(x * 1.03, y, 0, x * 1.03, y, 12);
    const depth = 1 - 0.8 * fullness(shape.roundness);
    dimple.addColorStop(0, withAlpha(skin.deep, 0.6 * depth));
    dimple.addColorStop(0.4, withAlpha(skin.deep, 0.26 * depth));
    dimple.addColorStop(1, withAlpha(skin.deep, 0));
    context.fillStyle = dimple;
    context.fillRect(x - 16, y - 14, 32, 28);
  }
}

function gapShape(shape: MouthGeometry): Path2D {
  const path = new Path2D();
  traceUpperInner(path, shape, true);
  traceLowerInner(path, shape);
  path.closePath();
  return path;
}

const fullness = (roundness: number): number => Math.min(1, roundness * 2);

/**
 * Control points of a lip's edge between a corner and the middle: nearly a parabola, whose ends are not hooked; a round
 * mouth is full at its sides.
 */
function lipCurve(corner: readonly [number, number], y: number, roundness: number) {
  const full = fullness(roundness);
  return {
    side: [corner[0] * (0.74 + 0.26 * full), corner[1] + (y - corner[1]) * (0.62 - 0.04 * full)],
    middle: [corner[0] * (0.36 + 0.2 * full), y - 0.3],
  } as const;
}

function traceUpperInner(path: Path2D, shape: MouthGeometry, move: boolean): void {
  const { left, right, upperInnerY: y, roundness } = shape;
  if (move) path.moveTo(...left);
  const [from, to] = [lipCurve(left, y, roundness), lipCurve(right, y, roundness)];
  path.bezierCurveTo(...from.side, ...from.middle, 0, y + 0.8);
  path.bezierCurveTo(...to.middle, ...to.side, ...right);
}

/** From the right corner back to the left. */
function traceLowerInner(path: Path2D, { left, right, lowerInnerY: y, roundness }: MouthGeometry): void {
  const full = fullness(roundness);
  const near = (corner: number) => corner + (y - corner) * (0.7 - 0.08 * full);
  const [side, middle] = [0.82 + 0.18 * full, 0.46 + 0.1 * full];
  path.bezierCurveTo(right[0] * side, near(right[1]), right[0] * middle, y, 0, y);
  path.bezierCurveTo(left[0] * middle, y, left[0] * side, near(left[1]), ...left);
}

function drawCavity(context: Context, look: FaceLook, shape: MouthGeometry, pose: MouthPose): void {
  const { upperInnerY: top, lowerInnerY: bottom, gap } = shape;
  const width = (shape.right[0] - shape.left[0]) / 2;
  const middle = (shape.right[0] + shape.left[0]) / 2;
  const deep = context.createLinearGradient(0, top, 0, bottom);
  deep.addColorStop(0, '#2a0d10');
  deep.addColorStop(1, '#4a171a');
  context.fillStyle = deep;
  context.fillRect(-80, top - 12, 160, gap + 40);
  context.save();
  context.translate(middle, 0);
  drawTongue(context, shape, pose, width);
  drawTeeth(context, shape, pose, width);
  context.restore();
  fadeIntoCorners(context, look, shape);
  // The shade shrinks with the gap, otherwise the teeth of a slight smile would be grey.
  const reach = Math.min(8, gap * 0.5);
  const lipShade = context.createLinearGradient(0, top, 0, top + reach);
  lipShade.addColorStop(0, 'rgba(30,8,8,0.8)');
  lipShade.addColorStop(1, 'rgba(30,8,8,0)');
  context.fillStyle = lipShade;
  context.fillRect(-80, top - 4, 160, 14);
}

/** Shares of half the mouth's width over which its inside and its upper lip blend into the corners. */
const cornerFade = { inside: 0.16, lip: 0.34 };

/** Paint between the corners, `colour` at both of them and transparent from `share` of half the width inwards. */
function cornerPaint(context: Context, { left, right }: MouthGeometry, colour: string, share: number) {
  const paint = context.createLinearGradient(left[0], 0, right[0], 0);
  paint.addColorStop(0, colour);
  paint.addColorStop(share / 2, withAlpha(colour, 0));
  paint.addColorStop(1 - share / 2, withAlpha(colour, 0));
  paint.addColorStop(1, colour);
  return paint;
}

/** Where the gap is less than a pixel or two high, its dark inside would look like specks. */
function fadeIntoCorners(context: Context, { mouth }: FaceLook, shape: MouthGeometry): void {
  const colour = mixColours(mouth.upper, mouth.line, 0.5);
  context.fillStyle = cornerPaint(context, shape, colour, cornerFade.inside);
  context.fillRect(-80, -80, 160, 160);
}

function drawTongue(context: Context, shape: MouthGeometry, pose: MouthPose, width: number): void {
  const { upperInnerY: top, lowerInnerY: bottom, gap } = shape;
  const rise = gap * (0.34 + 0.5 * pose.tongue);
  const reach = width * (0.62 - 0.12 * pose.tongue);
  const tongue = context.createLinearGradient(0, bottom - rise, 0, bottom + 6);
  tongue.addColorStop(0, '#7d3039');
  tongue.addColorStop(1, '#5c1f28');
  context.fillStyle = tongue;
  context.beginPath();
  context.ellipse(
    0,
    bottom + 5,
    reach,
    Math.max(3, Math.min(rise + 5, bottom + 5 - top)),
    0,
    Math.PI,
    Math.PI * 2,
  );
  context.fill();
  if (gap > 14) {
    context.strokeStyle = 'rgba(90,26,30,0.5)';
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(0, bottom - rise * 0.82);
    context.quadraticCurveTo(1, bottom - rise * 0.3, 0, bottom + 4);
    context.stroke();
  }
}

function drawTeeth(context: Context, shape: MouthGeometry, pose: MouthPose, width: number): void {
  const { upperInnerY: top, lowerInnerY: bottom, gap } = shape;
  const show = Math.min(
    gap * (0.5 + 0.4 * pose.teeth) + 1,
    (8 + 7 * pose.teeth + 4 * pose.tuck) * (1 - 0.75 * shape.roundness),
  );
  if (show > 1.2) {
    const reach = width * 0.8;
    const path = new Path2D();
    path.moveTo(-reach, top - 8);
    path.lineTo(reach, top - 8);
    path.bezierCurveTo(reach, top + show * 0.55, reach * 0.62, top + show, 0, top + show);
    path.bezierCurveTo(-reach * 0.62, top + show, -reach, top + show * 0.55, -reach, top - 8);
    const enamel = context.createLinearGradient(-reach, 0, reach, 0);
    // The sides fade into the dark: an edge of enamel in a narrow gap would look like white specks.
    for (const [place, colour] of [
      [0.05, 'rgba(93,66,62,0)'],
      [0.14, 'rgba(141,122,114,0.9)'],
      [0.25, '#efe6de'],
      [0.5, '#fbf6f0'],
      [0.75, '#efe6de'],
      [0.86, 'rgba(141,122,114,0.9)'],
      [0.95, 'rgba(93,66,62,0)'],
    ] as const)
      enamel.addColorStop(place, colour);
    context.fillStyle = enamel;
    fillPath(context, path);
    context.save();
    context.clip(path);
    context.strokeStyle = 'rgba(150,120,108,0.34)';
    context.lineWidth = 0.9;
    for (const x of [0, 9.5, 18, 25]) {
      for (const side of x === 0 ? [1] : [-1, 1]) {
        context.beginPath();
        context.moveTo(x * side, top - 6);
        context.lineTo(x * side * 1.02, top + show);
        context.stroke();
      }
    }
    context.restore();
  }
  const lower = Math.min(7, (gap - 17) * 0.35) * (0.5 + 0.5 * pose.teeth);
  if (lower > 1) {
    context.fillStyle = '#c9b5aa';
    context.beginPath();
    context.ellipse(0, bottom + 2, width * 0.58, lower + 2, 0, Math.PI, Math.PI * 2);
    context.fill();
  }
}

/** The same for the outer edge of the upper lip, up to the peak of its bow. */
export function lipRim(corner: readonly [number, number], peak: number, shape: MouthGeometry) {
  const full = fullness(shape.roundness);
  const up = shape.upperThickness * 0.42;
  return {
    side: [
      corner[0] * (0.7 + 0.28 * full),
      corner[1] - up * 0.5 * (1 - full) + (peak - corner[1]) * (0.5 + 0.16 * full),
    ],
    middle: [corner[0] * (0.42 + 0.26 * full), peak + 0.6],
  } as const;
}

function drawUpperLip(context: Context, look: FaceLook, shape: MouthGeometry): void {
  const { left, right, upperInnerY, upperThickness: thick } = shape;
  const { mouth } = look;
  const peak = upperInnerY - thick;
  const path = new Path2D();
  path.moveTo(left[0] - 1.5, left[1]);
  const [outside, beyond] = [left, right].map((corner) => lipRim(corner, peak, shape));
  path.bezierCurveTo(...outside!.side, ...outside!.middle, left[0] * 0.2, peak);
  const bowY = peak + thick * (0.26 - 0.16 * fullness(shape.roundness));
  path.bezierCurveTo(left[0] * 0.1, peak - 0.5, left[0] * 0.06, bowY, 0, bowY);
  path.bezierCurveTo(right[0] * 0.06, bowY, right[0] * 0.1, peak - 0.5, right[0] * 0.2, peak);
  path.bezierCurveTo(...beyond!.middle, ...beyond!.side, right[0] + 1.5, right[1]);
  path.lineTo(...right);
  const [from, to] = [right, left].map((corner) => lipCurve(corner, upperInnerY + 1, shape.roundness));
  path.bezierCurveTo(...from!.side, ...from!.middle, 0, upperInnerY + 1.8);
  path.bezierCurveTo(...to!.middle, ...to!.side, ...left);
  path.closePath();
  const paint = context.createLinearGradient(0, peak, 0, upperInnerY + 2);
  paint.addColorStop(0, mixColours(mouth.upper, look.skin.base, 0.25));
  paint.addColorStop(0.45, mouth.upper);
  paint.addColorStop(1, mixColours(mouth.upper, mouth.line, 0.45));
  context.fillStyle = paint;
  fillPath(context, path);
  // A pale lip would otherwise end before the corner of a smile.
  context.fillStyle = cornerPaint(context, shape, mixColours(mouth.upper, mouth.line, 0.5), cornerFade.lip);
  fillPath(context, path);
  context.strokeStyle = withAlpha(look.skin.light, 0.3);
  context.lineWidth = 1.4;
  const bow = new Path2D();
  bow.moveTo(left[0] * 0.4, peak + 1);
  bow.bezierCurveTo(left[0] * 0.3, peak - 1.2, left[0] * 0.1, peak - 2, 0, peak + thick * 0.2);
  bow.bezierCurveTo(right[0] * 0.1, peak - 2, right[0] * 0.3, peak - 1.2, right[0] * 0.4, peak + 1);
  context.stroke(bow);
}

function drawLowerLip(context: Context, look: FaceLook, shape: MouthGeometry): void {
  const { left, right, lowerInnerY, lowerOuterY } = shape;
  const { mouth } = look;
  const path = new Path2D();
  path.moveTo(...right);
  traceLowerInner(path, shape);
  const belly = (corner: number) => corner + (lowerOuterY - corner) * (0.76 + 0.14 * shape.roundness);
  path.bezierCurveTo(left[0] * 0.8, belly(left[1]), left[0] * 0.44, lowerOuterY, 0, lowerOuterY);
  path.bezierCurveTo(right[0] * 0.44, lowerOuterY, right[0] * 0.8, belly(right[1]), ...right);
  path.closePath();
  const paint = context.createLinearGradient(0, lowerInnerY, 0, lowerOuterY);
  paint.addColorStop(0, mixColours(mouth.lower, mouth.line, 0.22));
  paint.addColorStop(0.35, mouth.lower);
  paint.addColorStop(1, mixColours(mouth.lower, mouth.upper, 0.65));
  context.fillStyle = paint;
  fillPath(context, path);
  const thickness = lowerOuterY - lowerInnerY;
  context.save();
  context.clip(path);
  context.translate(look.lightSide * 5, lowerInnerY + thickness * 0.42);
  context.scale(1, 0.2 * (thickness / 16));
  const shine = context.createRadialGradient(0, 0, 0, 0, 0, 22);
  shine.addColorStop(0, `rgba(255,244,238,${0.75 * mouth.gloss})`);
  shine.addColorStop(0.5, `rgba(255,244,238,${0.35 * mouth.gloss})`);
  shine.addColorStop(1, 'rgba(255,244,238,0)');
  context.fillStyle = shine;
  context.fillRect(-22, -22, 44, 44);
  context.restore();
}

/** The dark line where closed lips meet, which thins out as they part. */
function drawParting(context: Context, look: FaceLook, shape: MouthGeometry): void {
  const closedness = Math.max(0, 1 - shape.gap / 7);
  const line = new Path2D();
  traceUpperInner(line, shape, true);
  context.strokeStyle = withAlpha(look.mouth.line, 0.55 + 0.35 * closedness);
  context.lineWidth = 1.3 + 1.3 * closedness;
  context.lineCap = 'round';
  context.stroke(line);
}
