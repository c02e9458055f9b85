import { samplePlane } from '../../raw-frames/picture.ts';
import {
  innerLowerLip,
  innerUpperLip,
  opennessOf,
  outerLowerLip,
  outerUpperLip,
  placeOf,
} from '../landmarks/face-points.ts';
import type { FaceFrame } from '../footage/footage-analysis.ts';
import type { MouthCrop } from '../mouth/mouth-crops.ts';
import { toPicture } from '../landmarks/pose.ts';
import { isSmallFace } from '../landmarks/small-face.ts';
import { quantile } from '../footage/statistics.ts';

/** All in eye distances. */
const step = 0.008;
/** Maximum error of the mesh, which draws both inner edges too high. */
const maxMoved = 0.1;
/** Opening below which lips are closed: `mouth-seam.ts` finds their line. */
const minOpenness = 0.03;
/** Minimum difference in Cr at which teeth can be distinguished from lips. */
const minContrast = 8;
/** Share of the way from the red of the lips to that of the teeth. */
const paleShare = 0.45;
/** Brightness relative to the lip below which a pixel is the dark mouth, regardless of its red. */
const darkShare = 0.45;

const columns = innerLowerLip.map((low, index) => ({
  upper: innerUpperLip[index + 1]!,
  lower: low,
  top: outerUpperLip[index + 1]!,
  bottom: outerLowerLip[index]!,
}));

type LipColour = { bright: number; red: number };
type Mouth = { crop: MouthCrop; face: FaceFrame };

/**
 * Moves the inner edges of the lips to their positions in the picture. The mesh draws the upper edge into the lip and the
 * lower one into the teeth, and teeth that count as lip would be stretched with it.
 */
export function correctInnerLips(mouths: readonly Mouth[]): FaceFrame[] {
  if (mouths.filter(({ face }) => isSmallFace(face.pose)).length > mouths.length / 2)
    return mouths.map(({ face }) => face);
  const open = mouths.filter(({ face }) => face.openness > minOpenness);
  const pale = quantile(open.map(palestRed), 0.2);
  return mouths.map((mouth) => (mouth.face.openness > minOpenness ? moveEdges(mouth, pale) : mouth.face));
}

function moveEdges(mouth: Mouth, pale: number): FaceFrame {
  const { face } = mouth;
  const shape = face.shape.slice();
  const v = (point: number) => face.shape[placeOf(point) * 2 + 1]!;
  const lip = (inner: 'upper' | 'lower', outer: 'top' | 'bottom') => {
    const seen = columns.slice(2, 7).flatMap((column) => {
      const [from, to] = [v(column[inner]), v(column[outer])];
      return [0.45, 0.6, 0.75].map((share) => lookAt(mouth, uOf(face, column), from + (to - from) * share));
    });
    return {
      bright: quantile(
        seen.map(({ bright }) => bright),
        0.5,
      ),
      red: quantile(
        seen.map(({ red }) => red),
        0.5,
      ),
    };
  };
  const isInside = (own: LipColour) => {
    const contrast = own.red - pale;
    const limit = contrast > minContrast ? own.red - contrast * paleShare : -Infinity;
    return ({ bright, red }: LipColour) => red < limit || bright < own.bright * darkShare;
  };
  const tests = { upper: isInside(lip('upper', 'top')), lower: isInside(lip('lower', 'bottom')) };
  const moves = columns.map((column) => {
    const u = uOf(face, column);
    const [upper, lower] = [v(column.upper), v(column.lower)];
    const lowest = lower + Math.min(maxMoved, (v(column.bottom) - lower) * 0.7);
    /** Distance below the mesh's line at which the inside starts or ends. */
    const find = (line: number, from: number, to: number, edge: 'upper' | 'lower') => {
      const way = Math.sign(to - from) * step;
      let hits = 0;
      for (let at = from; (to - at) * way > 0; at += way) {
        hits = tests[edge](lookAt(mouth, u, at)) ? hits + 1 : 0;
        if (hits === 2) return Math.max(0, Math.min(maxMoved, at - way * 1.5 - line));
      }
      return 0;
    };
    return {
      upper: find(upper, upper - step, lowest, 'upper'),
      lower: find(lower, lowest, upper, 'lower'),
    };
  });
  const middleOf = (edge: 'upper' | 'lower', at: number) => {
    const near = [at - 1, at, at + 1].map(
      (index) => moves[Math.max(0, Math.min(moves.length - 1, index))]![edge],
    );
    return quantile(near, 0.5);
  };
  for (const [index, column] of columns.entries()) {
    const [up, low] = [placeOf(column.upper) * 2 + 1, placeOf(column.lower) * 2 + 1];
    shape[low]! += middleOf('lower', index);
    shape[up] = Math.min(shape[low]!, shape[up]! + middleOf('upper', index));
  }
  return { ...face, shape, openness: opennessOf(shape) };
}

const uOf = ({ shape }: FaceFrame, { upper, lower }: { upper: number; lower: number }): number =>
  (shape[placeOf(upper) * 2]! + shape[placeOf(lower) * 2]!) / 2;

/** Minimum red between the lips, which is that of visible teeth. */
function palestRed(mouth: Mouth): number {
  const { face } = mouth;
  const reds = columns.slice(2, 7).flatMap((column) => {
    const [from, to] = [
      face.shape[placeOf(column.upper) * 2 + 1]!,
      face.shape[placeOf(column.lower) * 2 + 1]!,
    ];
    return [0.3, 0.5, 0.7, 0.9].map(
      (share) => lookAt(mouth, uOf(face, column), from + (to - from) * share).red,
    );
  });
  return quantile(reds, 0.1);
}

function lookAt({ crop: { picture, box }, face }: Mouth, u: number, v: number): LipColour {
  const [x, y] = toPicture(face.pose, u, v);
  const [column, row] = [x - box.left, y - box.top];
  const { luma, cr, width, height } = picture;
  return {
    bright: samplePlane(luma, width, height, column - 0.5, row - 0.5),
    red: samplePlane(cr, width / 2, height / 2, column / 2 - 0.5, row / 2 - 0.5),
  };
}
