import type { Point } from '../../../presenter/paint/curve.ts';
import type { PersonLook } from '../person-look.ts';
import { sides, standUp, type Side, type Skeleton } from '../skeleton/stand-up.ts';
import type { Pose } from '../skeleton/pose.ts';
import type { Vector } from '../skeleton/vector.ts';

export type Bones2 = readonly [Point, Point, Point];

/** A skeleton projected onto the picture, in pixels. */
export type Body = {
  look: PersonLook;
  pose: Pose;
  skeleton: Skeleton;
  /** Standing height in pixels. */
  height: number;
  facing: -1 | 1;
  project: (vector: Vector) => Point;
  /** Projects a direction; not a unit vector, but short when it points at the viewer. */
  flatten: (vector: Vector) => Point;
  arms: Record<Side, Bones2>;
  legs: Record<Side, Bones2>;
  head: { at: Point; yaw: number; nod: number; roll: number; scale: number };
  /** -1 when the far side is on the left of the picture. */
  farSide: -1 | 1;
};

/** How much lower nearer parts are in the picture. */
export const cameraTilt = 0.1;
/** Height of a head from chin to crown, in head units. */
export const headUnits = 422;

export type Placing = { x: number; y: number; height: number; facing: -1 | 1 };

export function placeBody(look: PersonLook, pose: Pose, placing: Placing): Body {
  const skeleton = standUp(look.build, pose);
  const { x, y, height, facing } = placing;
  const flatten = ([right, up, near]: Vector): Point => [
    facing * right * height,
    (near * cameraTilt - up) * height,
  ];
  const project = (vector: Vector): Point => {
    const [right, down] = flatten(vector);
    return [x + right, y + down];
  };
  const limbs = (found: Skeleton['arms']) =>
    Object.fromEntries(
      sides.map((side) => {
        const { root, middle, end } = found[side];
        return [side, [project(root), project(middle), project(end)] as const];
      }),
    ) as Record<Side, Bones2>;
  const { yaw, nod, roll } = skeleton.headTurn;
  return {
    look,
    pose,
    skeleton,
    height,
    facing,
    project,
    flatten,
    arms: limbs(skeleton.arms),
    legs: limbs(skeleton.legs),
    head: {
      at: project(skeleton.head),
      yaw: yaw * facing,
      nod,
      roll: roll * facing,
      scale: (skeleton.bones.head * height) / headUnits,
    },
    farSide: Math.cos(pose.yaw) >= 0 ? facing : (-facing as -1 | 1),
  };
}
