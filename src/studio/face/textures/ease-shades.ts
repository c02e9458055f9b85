import { samplePlane } from '../../raw-frames/picture.ts';
import {
  innerLowerLip,
  innerUpperLip,
  jawLine,
  keptPoints,
  outerLowerLip,
  outerUpperLip,
  placeOf,
} from '../landmarks/face-points.ts';
import type { FaceFrame } from '../footage/footage-analysis.ts';
import type { MouthCrop } from '../mouth/mouth-crops.ts';
import { toPicture } from '../landmarks/pose.ts';
import { mean } from '../footage/statistics.ts';
import type { Triangle } from '../landmarks/triangulate.ts';

/** Over five frames; the shade of pressed lips lasts two. */
const taps = [0.12, 0.22, 0.32, 0.22, 0.12] as const;
/** Larger differences, in grey levels, are objects, not shades. */
const maxShade = 28;
/** Sample points of a triangle's colour, in barycentric coordinates. */
const places = [
  [1 / 3, 1 / 3, 1 / 3],
  [0.6, 0.2, 0.2],
  [0.2, 0.6, 0.2],
  [0.2, 0.2, 0.6],
] as const;

const pointsUsed = keptPoints.length - jawLine.length;
const inner = new Set([...innerUpperLip, ...innerLowerLip].map(placeOf));
const lips = new Set([...outerUpperLip, ...outerLowerLip, ...innerUpperLip, ...innerLowerLip].map(placeOf));

type Texture = { crop: MouthCrop; frame: FaceFrame };

/**
 * Corrections to add to the mouth of each frame, at each point of the mesh and for each of the three planes, so that the
 * shade of lips and skin changes gradually between mouths. Only shades are smoothed, not pores and edges, because blended
 * mouths look like a double exposure. Closed lips keep their shade: with that of open lips they would look open.
 */
export function easeShades(
  triangles: readonly Triangle[],
  textures: readonly Texture[],
  isClosure: readonly boolean[],
): Float32Array[] {
  const coloured = triangles.filter(
    (triangle) =>
      triangle.every((point) => point < pointsUsed) && !triangle.every((point) => inner.has(point)),
  );
  const known = new Map<FaceFrame, Float32Array>();
  const colours = textures.map((texture) => {
    const colour = known.get(texture.frame) ?? coloursOf(coloured, texture);
    known.set(texture.frame, colour);
    return colour;
  });
  return colours.map((own, frame) => {
    if (isClosure[frame]) return new Float32Array(pointsUsed * 3);
    const eased = own.map((value, at) => {
      const wanted = taps.reduce((sum, weight, tap) => {
        const near = Math.max(0, Math.min(colours.length - 1, frame + tap - 2));
        return sum + weight * colours[near]![at]!;
      }, 0);
      return Math.max(-maxShade, Math.min(maxShade, wanted - value));
    });
    return spread(coloured, eased);
  });
}

/** The three colours of each triangle relative to the skin, because the light of the face comes from the frame. */
function coloursOf(triangles: readonly Triangle[], { crop, frame: { pose, shape } }: Texture): Float32Array {
  const { picture, box } = crop;
  const colours = new Float32Array(triangles.length * 3);
  for (const [index, [a, b, c]] of triangles.entries()) {
    for (const [first, second, third] of places) {
      const axis = (at: 0 | 1) =>
        shape[a * 2 + at]! * first + shape[b * 2 + at]! * second + shape[c * 2 + at]! * third;
      const [x, y] = toPicture(pose, axis(0), axis(1));
      const [column, row] = [x - box.left, y - box.top];
      for (const [plane, bytes] of [picture.luma, picture.cb, picture.cr].entries()) {
        const step = plane === 0 ? 1 : 2;
        const size = [picture.width / step, picture.height / step] as const;
        colours[index * 3 + plane]! +=
          samplePlane(bytes, ...size, column / step - 0.5, row / step - 0.5) / places.length;
      }
    }
  }
  const isSkin = (at: number) => !triangles[Math.floor(at / 3)]!.some((point) => lips.has(point));
  const skin = [0, 1, 2].map((plane) => mean([...colours].filter((_, at) => at % 3 === plane && isSkin(at))));
  return colours.map((value, at) => value - skin[at % 3]!);
}

/** Averages triangle values to their corners. */
function spread(triangles: readonly Triangle[], values: Float32Array): Float32Array {
  const sums = new Float32Array(pointsUsed * 3);
  const counts = new Uint8Array(pointsUsed);
  for (const [index, triangle] of triangles.entries()) {
    for (const point of triangle) {
      counts[point]! += 1;
      for (let plane = 0; plane < 3; plane += 1) sums[point * 3 + plane]! += values[index * 3 + plane]!;
    }
  }
  return sums.map((sum, at) => sum / Math.max(1, counts[Math.floor(at / 3)]!));
}
