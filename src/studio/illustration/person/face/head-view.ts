import type { Point } from '../../../presenter/paint/curve.ts';
import type { FaceShape } from '../person-look.ts';
import { girthAt, type Girths } from '../shape/tube.ts';

/** Projects a turned head: points of the frontal face to points of the picture, in head units. */
export type HeadView = {
  yaw: number;
  nod: number;
  /** Projects any point of the head: right, down, towards the viewer. */
  at: (x: number, y: number, z: number) => Point;
  /** Projects a point of the face's skin, raised by some units. */
  skin: (x: number, y: number, lift?: number) => Point;
  /** The outline of the face at a height; side 1 is on the right of the picture. */
  edge: (y: number, side: -1 | 1) => Point;
  /** Whether a side of the head faces away from the viewer. */
  isFar: (side: -1 | 1) => boolean;
  /** Visibility of the front: 1 from the front, below 0 from behind. */
  front: number;
};

const widths: Girths = [
  [-178, 60],
  [-160, 84],
  [-118, 118],
  [-50, 132],
  [6, 133],
  [58, 128],
  [112, 113],
  [156, 88],
  [190, 52],
  [204, 28],
  [207, 16],
];
const depths: Girths = [
  [-178, 60],
  [-118, 108],
  [-50, 112],
  [6, 106],
  [58, 100],
  [112, 84],
  [156, 62],
  [190, 40],
  [207, 18],
];
const middles: Girths = [
  [-178, 0],
  [-118, 2],
  [-50, 6],
  [6, 6],
  [58, 12],
  [112, 28],
  [156, 46],
  [190, 62],
  [207, 72],
];

export function viewHead(face: FaceShape, yaw: number, nod: number): HeadView {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const [cosNod, sinNod] = [Math.cos(nod), Math.sin(nod)];
  const at = (x: number, y: number, z: number): Point => {
    const depth = z * cos - x * sin;
    return [x * cos + z * sin, y * cosNod + depth * sinNod];
  };
  const halfAt = (y: number) => halfWidthAt(face, y);
  const depthAt = (y: number) => girthAt(depths, lift(face, y));
  const middleAt = (y: number) => girthAt(middles, lift(face, y));
  const bump = (y: number) =>
    face.cheek * 5 * Math.exp(-(((y - 48) / 34) ** 2)) - 5 * Math.exp(-(((y + 4) / 22) ** 2));
  return {
    yaw,
    nod,
    at,
    skin: (x, y, off = 0) => {
      const out = Math.min(1, Math.abs(x) / halfAt(y));
      return at(x, y, middleAt(y) + depthAt(y) * Math.sqrt(1 - out * out) + off);
    },
    edge: (y, side) => {
      const far = side * sin > 0 ? Math.abs(sin) : 0;
      const half = Math.hypot(halfAt(y) * cos, depthAt(y) * sin) + far * bump(y);
      const z = middleAt(y);
      return [z * sin + side * half, y * cosNod + z * cos * sinNod];
    },
    isFar: (side) => side * sin > 0.12,
    front: cos,
  };
}

/** Shifts the lower rows of the tables by the length of the chin. */
const lift = (face: FaceShape, y: number): number => (y > 110 ? 110 + (y - 110) / face.chin : y);

export function halfWidthAt(face: FaceShape, y: number): number {
  const table = girthAt(widths, lift(face, y));
  const jaw = 1 + (face.jaw - 1) * Math.min(1, Math.max(0, (y - 40) / 110));
  return table * face.width * jaw;
}

export const chinY = (face: FaceShape): number => 110 + 97 * face.chin;
