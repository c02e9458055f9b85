import { innerLowerLip, innerUpperLip, placeOf } from '../landmarks/face-points.ts';
import { depthIn, insideOf, type MouthInterior } from './mouth-inside.ts';
import type { Shape } from '../footage/measure-clip.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import { toFace, type Pose } from '../landmarks/pose.ts';
import { boxAround } from '../textures/warp-map.ts';
import { toPicture } from '../landmarks/pose.ts';

/** Luma, Cb and Cr. */
type Colour = readonly [number, number, number];
const cavity: Colour = [30, 125, 137];
const tongue: Colour = [78, 118, 158];
/** How far the upper teeth extend below the line of the closed lips, in eye distances. */
const teethLength = 0.085;
const softEdge = 0.012;

/**
 * Paints the inside of a mouth that never opens in the template: a dark cavity, upper teeth fixed to the head, a tongue.
 * Visible content between the template's lips (`source`) keeps its position.
 */
export function paintMouthInside(
  frame: Picture,
  original: Picture,
  shape: Shape,
  source: Shape,
  pose: Pose,
): void {
  const inside = insideOf(shape);
  const seen = insideOf(source);
  const lips = [...innerUpperLip, ...innerLowerLip].map((point) => {
    const place = placeOf(point) * 2;
    return toPicture(pose, shape[place]!, shape[place + 1]!);
  });
  const box = boxAround(lips, 2, frame);
  const skin = brightnessBeside(original, source, pose);
  const planes = [
    { step: 1, to: frame.luma, from: original.luma },
    { step: 2, to: frame.cb, from: original.cb },
    { step: 2, to: frame.cr, from: original.cr },
  ];
  for (const [channel, { step, to, from }] of planes.entries()) {
    const stride = frame.width / step;
    for (let y = box.top / step; y < (box.top + box.height) / step; y += 1) {
      for (let x = box.left / step; x < (box.left + box.width) / step; x += 1) {
        const [u, v] = toFace(pose, (x + 0.5) * step, (y + 0.5) * step);
        const depth = depthIn(inside, u, v);
        if (depth <= 0) continue;
        const at = y * stride + x;
        const seenDepth = depthIn(seen, u, v);
        const painted = paintAt(inside, seen, u, v, skin)[channel]!;
        const kept = Math.min(1, Math.max(0, seenDepth / softEdge));
        const colour = painted + (from[at]! - painted) * kept;
        const weight = Math.min(1, depth / softEdge);
        to[at] = to[at]! + (colour - to[at]!) * weight + 0.5;
      }
    }
  }
}

function paintAt(inside: MouthInterior, seen: MouthInterior, u: number, v: number, skin: number): Colour {
  const middle = (seen.left + seen.right) / 2;
  const across = (u - middle) / ((seen.right - seen.left) / 2);
  const [top, bottom] = [inside.upper(u), inside.lower(u)];
  const teethEnd = (seen.upper(u) + seen.lower(u)) / 2 + teethLength * (1 - 0.55 * across * across);
  const teethShare = Math.abs(across) < 0.86 ? soft((teethEnd - v) / 0.014) : 0;
  // Teeth are shaded by the upper lip and the corners.
  const shade = (0.55 + 0.45 * soft((v - top) / 0.05)) * (1 - 0.5 * across ** 4);
  const gap = 1 - 0.06 * Math.max(0, 1 - Math.abs(fraction(across * 3.4) - 0.5) / 0.06);
  const teeth: Colour = [Math.max(60, Math.min(185, skin * 1.08)) * shade * gap, 125, 131];
  const tongueTop = bottom - Math.min(0.1, (bottom - top) * 0.4) * (1 - 0.5 * across * across);
  const tongueShare = 0.8 * soft((v - tongueTop) / 0.04) * soft((bottom - top - 0.06) / 0.08);
  const behind = mix(cavity, tongue, tongueShare);
  return mix(behind, teeth, teethShare);
}

const soft = (value: number): number => {
  const held = Math.max(0, Math.min(1, value));
  return held * held * (3 - 2 * held);
};
const fraction = (value: number): number => value - Math.floor(value);
const mix = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/** Luma of the skin left and right above the mouth; teeth are slightly brighter. */
function brightnessBeside(picture: Picture, shape: Shape, pose: Pose): number {
  const lumas = [205, 425, 206, 426].map((point) => {
    const place = placeOf(point) * 2;
    const [x, y] = toPicture(pose, shape[place]!, shape[place + 1]!);
    const column = Math.max(0, Math.min(picture.width - 1, Math.round(x)));
    const row = Math.max(0, Math.min(picture.height - 1, Math.round(y)));
    return picture.luma[row * picture.width + column]!;
  });
  return lumas.reduce((sum, luma) => sum + luma, 0) / lumas.length;
}
