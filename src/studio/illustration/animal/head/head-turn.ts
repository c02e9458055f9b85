import type { Point } from '../../../presenter/paint/curve.ts';

/** In radii of the skull from its centre. */
type HeadPoint = readonly [right: number, down: number, near: number];

/** Projects points of a turned head onto the picture. */
export type HeadTurn = {
  /** Radius of the skull in pixels. */
  radius: number;
  yaw: number;
  at: (point: HeadPoint) => Point;
  /** -1 away from … 1 towards the viewer, for a direction from the centre of the skull. */
  towards: (direction: HeadPoint) => number;
};

export type HeadPlace = { x: number; y: number; radius: number; yaw: number; nod: number; roll: number };

/** Slightly from above, as in the bodies' projection. */
const cameraTilt = 0.06;

/** `yaw` to the right of the picture, `nod` upwards, `roll` clockwise. */
export function turnHead({ x, y, radius, yaw, nod, roll }: HeadPlace): HeadTurn {
  const turned = ([right, down, near]: HeadPoint): HeadPoint => {
    const lowered = down * Math.cos(nod) - near * Math.sin(nod);
    const front = near * Math.cos(nod) + down * Math.sin(nod);
    return [
      right * Math.cos(yaw) + front * Math.sin(yaw),
      lowered,
      front * Math.cos(yaw) - right * Math.sin(yaw),
    ];
  };
  return {
    radius,
    yaw,
    at: (point) => {
      const [right, down, near] = turned(point);
      // Seen from above, nearer points are lower in the picture.
      const low = down + near * cameraTilt;
      return [
        x + radius * (right * Math.cos(roll) - low * Math.sin(roll)),
        y + radius * (right * Math.sin(roll) + low * Math.cos(roll)),
      ];
    },
    towards: (direction) => turned(direction)[2] / (Math.hypot(...direction) || 1),
  };
}
