import type { Point } from '../../../presenter/paint/curve.ts';
import type { Vector } from '../../person/skeleton/vector.ts';

/** Projects points of a turned head, in radii of the skull (right, down, towards the viewer), onto the picture. */
export type HeadTurn = {
  /** Radius of the skull in pixels. */
  radius: number;
  yaw: number;
  at: (point: Vector) => Point;
  /** -1 away from … 1 towards the viewer, for a direction from the centre of the skull. */
  towards: (direction: Vector) => number;
};

export type HeadPlace = { x: number; y: number; radius: number; yaw: number; nod: number; roll: number };

/** `yaw` to the right of the picture, `nod` upwards, `roll` clockwise. */
export function turnHead({ x, y, radius, yaw, nod, roll }: HeadPlace): HeadTurn {
  const turned = ([right, down, near]: Vector): Vector => {
    const high = down * Math.cos(nod) - near * Math.sin(nod);
    const front = near * Math.cos(nod) + down * Math.sin(nod);
    return [
      right * Math.cos(yaw) + front * Math.sin(yaw),
      high,
      front * Math.cos(yaw) - right * Math.sin(yaw),
    ];
  };
  return {
    radius,
    yaw,
    at: (point) => {
      const [right, down, near] = turned(point);
      // Nearer points are shifted down, as seen slightly from above.
      const low = down + near * 0.06;
      return [
        x + radius * (right * Math.cos(roll) - low * Math.sin(roll)),
        y + radius * (right * Math.sin(roll) + low * Math.cos(roll)),
      ];
    },
    towards: (direction) => turned(direction)[2] / (Math.hypot(...direction) || 1),
  };
}
