import {
  cheekSkin,
  chinSkin,
  innerLowerLip,
  innerLipBottom,
  innerLipTop,
  innerUpperLip,
  jawLine,
  keptPoints,
  outerLowerLip,
  outerUpperLip,
  placeOf,
} from '../landmarks/face-points.ts';
import type { Shape } from '../footage/measure-clip.ts';

/** Movement of each kept point (x and y alternating) when the mouth opens and widens by one eye distance. */
export type MouthMotion = { byOpening: Float32Array; byWidth: Float32Array };

/** Measured on talking people, in the same unit; positive is down. */
const upperLipDrop = -0.3;
const lowerLipDrop = 0.7;
const chinDrop = 0.32;
const cornerDrop = 0.12;
const cornerSpread = 0.48;
const cornerRise = -0.28;

export function buildMouthMotion(neutral: Shape): MouthMotion {
  const byOpening = new Float32Array(keptPoints.length * 2);
  const byWidth = new Float32Array(keptPoints.length * 2);
  const x = (point: number) => neutral[placeOf(point) * 2]!;
  const y = (point: number) => neutral[placeOf(point) * 2 + 1]!;
  const middle = (x(61) + x(291)) / 2;
  const mouthY = (y(innerLipTop) + y(innerLipBottom)) / 2;
  const chinY = y(152);

  const moveLip = (points: readonly number[], middleDrop: number, left: number, right: number) => {
    const half = (x(right) - x(left)) / 2;
    for (const point of points) {
      const share = Math.min(1, Math.abs((x(point) - (x(left) + x(right)) / 2) / half));
      const place = placeOf(point) * 2;
      byOpening[place + 1] = cornerDrop + (middleDrop - cornerDrop) * (1 - share ** 2.2);
      const outward = (x(point) - middle) / ((x(291) - x(61)) / 2);
      byWidth[place] = cornerSpread * outward;
      byWidth[place + 1] = cornerRise * Math.abs(outward) ** 1.5;
    }
  };
  moveLip(outerUpperLip, upperLipDrop, 61, 291);
  moveLip(outerLowerLip, lowerLipDrop, 61, 291);
  moveLip(innerUpperLip, upperLipDrop, 78, 308);
  moveLip(innerLowerLip, lowerLipDrop, 78, 308);

  /** 0 at the height of the mouth … 1 at the chin. */
  const depth = (point: number) => Math.max(0, Math.min(1.2, (y(point) - mouthY) / (chinY - mouthY)));
  for (const point of chinSkin) {
    // Skin below the lip follows the lip, further down the jaw bone.
    byOpening[placeOf(point) * 2 + 1] =
      chinDrop + (lowerLipDrop - chinDrop) * Math.max(0, 1 - depth(point)) ** 1.2;
  }
  for (const point of jawLine) byOpening[placeOf(point) * 2 + 1] = chinDrop * smooth(depth(point));
  for (const point of cheekSkin) {
    byOpening[placeOf(point) * 2 + 1] = chinDrop * smooth(depth(point)) * 0.9;
    byWidth[placeOf(point) * 2] = 0.14 * Math.sign(x(point) - middle);
  }
  return { byOpening, byWidth };
}

const smooth = (share: number) => {
  const held = Math.max(0, Math.min(1, share));
  return held * held * (3 - 2 * held);
};

/** The shape with the mouth opened and widened. */
export function moveMouth(shape: Shape, motion: MouthMotion, opening: number, width: number): Shape {
  return shape.map((value, at) => value + motion.byOpening[at]! * opening + motion.byWidth[at]! * width);
}
