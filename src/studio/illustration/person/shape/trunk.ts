import { Path2D } from '@napi-rs/canvas';
import { smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import { isLying } from '../skeleton/pose.ts';
import { mix, rotateY, type Vector } from '../skeleton/vector.ts';
import type { Body } from './body.ts';
import { girthAt, type Girths } from './tube.ts';
import { across, direction, distance, moved } from './geometry.ts';

/** The trunk as a stack of ellipses, from below the pelvis (-0.3) and the pelvis (0) to the base of the neck (1). */
export type Trunk = {
  /** The edge of the silhouette; side 1 is to the right when looking up the spine. */
  edge: (share: number, side: -1 | 1, ease?: number) => Point;
  centre: (share: number) => Point;
  /** A point of the surface by its angle from the middle of the front, positive to the right of the picture. */
  surface: (share: number, angle: number, ease?: number) => Point;
  /** Whether a point of the surface faces the viewer. */
  faces: (angle: number) => boolean;
  /** Unit vector up the spine. */
  up: Point;
  /** The outer points of the shoulders, the sides of the neck. */
  shoulder: (side: -1 | 1, ease?: number) => Point;
  neck: (side: -1 | 1) => Point;
};

type Profile = { half: Girths; depth: Girths; forward: Girths };

function profileOf({ look }: Body): Profile {
  const { girth, hips, waist, bust, belly, shoulders } = look.build;
  const child = look.build.heads < 5.6 ? 1.12 : 1;
  return {
    half: [
      [-0.3, 0.079 * hips * girth * child],
      [-0.06, 0.085 * hips * girth * child],
      [0.36, (0.077 - 0.016 * waist + 0.012 * belly) * girth * child],
      [0.72, shoulders * 0.83 * (0.55 + 0.45 * girth)],
      [0.9, shoulders * 0.92 * (0.6 + 0.4 * girth)],
      [1, shoulders * 0.6],
    ],
    depth: [
      [-0.3, 0.06 * girth * child],
      [-0.04, 0.064 * girth * child],
      [0.36, (0.051 + 0.02 * belly) * girth * child],
      [0.72, 0.058 * girth],
      [1, 0.04],
    ],
    forward: [
      [-0.1, -0.004],
      [0.25, 0.004 + 0.018 * belly],
      [0.45, 0.008 * belly],
      [0.68, 0.006 + 0.017 * bust],
      [0.85, 0.004],
      [1, -0.004],
    ],
  };
}

export function trunkOf(body: Body): Trunk {
  const { skeleton, project, height, facing } = body;
  const { pelvis, waist, neckBase, pelvisYaw, chestYaw, bones } = skeleton;
  const profile = profileOf(body);
  const spine = (share: number): Vector => {
    if (share < 0.3) return mix(pelvis, waist, share / 0.38);
    if (share > 0.46) return mix(waist, neckBase, (share - 0.38) / 0.62);
    const part = (share - 0.3) / 0.16;
    return mix(mix(pelvis, waist, share / 0.38), mix(waist, neckBase, (share - 0.38) / 0.62), part);
  };
  const yawAt = (share: number) =>
    pelvisYaw + (chestYaw - pelvisYaw) * Math.min(1, Math.max(0, (share - 0.1) / 0.6));
  const centre = (share: number): Point => {
    const yaw = yawAt(share);
    const forward = girthAt(profile.forward, share);
    const [x, y] = project(spine(share));
    const turned = bodyAxis(body, [Math.sin(yaw) * forward, 0, Math.cos(yaw) * forward]);
    return [x + turned[0], y + turned[1]];
  };
  const upAt = (share: number) => direction(project(spine(share - 0.08)), project(spine(share + 0.08)));
  const edge = (share: number, side: -1 | 1, ease = 0): Point => {
    const yaw = yawAt(share);
    const half = Math.hypot(
      girthAt(profile.half, share) * Math.cos(yaw),
      girthAt(profile.depth, share) * Math.sin(yaw),
    );
    return moved(centre(share), across(upAt(share)), side * (half + ease) * height);
  };
  const surface = (share: number, angle: number, ease = 0): Point => {
    const yaw = yawAt(share);
    const local: Vector = [
      Math.sin(angle * facing) * (girthAt(profile.half, share) + ease),
      0,
      Math.cos(angle) * (girthAt(profile.depth, share) + ease),
    ];
    const turned = bodyAxis(body, rotateY(local, yaw));
    const [x, y] = centre(share);
    return [x + turned[0], y + turned[1]];
  };
  const up = upAt(0.7);
  const neckAt = project(neckBase);
  const right = across(up);
  const neckHalf = bones.head * (body.look.gender === 'male' ? 0.245 : 0.205) * height;
  return {
    edge,
    centre,
    surface,
    faces: (angle) => Math.cos(angle * facing + chestYaw) > 0.05,
    up,
    neck: (side) => moved(moved(neckAt, right, side * neckHalf), up, bones.head * 0.06 * height),
    shoulder: (side, ease = 0) => {
      const joint = [body.arms.near[0], body.arms.far[0]].map(
        (point) => ((point[0] - neckAt[0]) * right[0] + (point[1] - neckAt[1]) * right[1]) * side,
      );
      const chest = distance(centre(0.9), edge(0.9, side));
      const outward = Math.max(Math.max(...joint) + (0.001 + ease * 0.4) * height, chest * 0.9);
      const limb =
        (body.arms.near[0][0] - body.arms.far[0][0]) * side * right[0] > 0
          ? body.arms.near[0]
          : body.arms.far[0];
      const drop = (limb[0] - neckAt[0]) * up[0] + (limb[1] - neckAt[1]) * up[1];
      return moved(
        moved(neckAt, right, side * outward),
        up,
        Math.min(drop, -0.006 * height) + 0.012 * height,
      );
    },
  };
}

/** A horizontal direction of the upright body, rotated with the body when it lies. */
function bodyAxis(body: Body, vector: Vector): Point {
  if (!isLying(body.pose)) return body.flatten(vector);
  return body.flatten([vector[1], vector[0], vector[2]]);
}

export type TrunkCut = {
  /** Lower edge as a share of the spine, and distance of the upper edge below the base of the neck. */
  hem: number;
  ease: number;
  /** How far the neckline dips at the front, in head heights. */
  neckline: number;
  /** Narrower shoulders for sleeveless garments. */
  shoulderIn?: number;
};

/** The outline of a garment round the trunk. */
export function trunkPath(body: Body, trunk: Trunk, cut: TrunkCut): Path2D {
  const { height } = body;
  const head = body.skeleton.bones.head * height;
  const side = (which: -1 | 1): Point[] => {
    const shoulder = trunk.shoulder(which, cut.ease - (cut.shoulderIn ?? 0));
    const neck = trunk.neck(which);
    return [
      ...[-0.28, -0.12, 0.02, 0.18, 0.36, 0.54, 0.72, 0.84]
        .filter((share) => share > cut.hem + 0.03)
        .map((share) => trunk.edge(share, which, cut.ease)),
      [
        shoulder[0] * 0.62 + trunk.edge(0.86, which, cut.ease)[0] * 0.38,
        shoulder[1] * 0.55 + trunk.edge(0.86, which, cut.ease)[1] * 0.45,
      ],
      shoulder,
      [shoulder[0] * 0.46 + neck[0] * 0.54, shoulder[1] * 0.38 + neck[1] * 0.62],
      neck,
    ];
  };
  const isFront = Math.cos(body.skeleton.chestYaw) > 0;
  const front = isFront ? trunk.surface(1, 0) : trunk.centre(1);
  const dip = isFront ? cut.neckline : -0.12;
  const right = side(1);
  const left = side(-1);
  const bottom = trunk.centre(cut.hem);
  return smoothShape([
    trunk.edge(cut.hem, 1, cut.ease),
    ...right,
    moved(front, trunk.up, -dip * head),
    ...left.toReversed(),
    trunk.edge(cut.hem, -1, cut.ease),
    moved(bottom, trunk.up, -0.008 * height),
  ]);
}
