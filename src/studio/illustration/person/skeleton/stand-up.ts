import type { Build } from '../person-look.ts';
import { bonesOf, type Bones } from './bones.ts';
import { isLying, type HandPose, type Pose } from './pose.ts';
import { solveLimb, type Limb } from './solve-limb.ts';
import { add, normalise, rotateX, rotateY, rotateZ, scale, subtract, type Vector } from './vector.ts';

export type Side = 'near' | 'far';
export const sides = ['far', 'near'] as const;
const signOf = (side: Side): -1 | 1 => (side === 'near' ? -1 : 1);

export type FootJoints = { ankle: Vector; heel: Vector; ball: Vector; toe: Vector; side: Vector };
export type HandJoints = { wrist: Vector; palm: Vector; fingers: Vector; thumb: Vector };

/** A posed body in 3D; the ground is y = 0. */
export type Skeleton = {
  bones: Bones;
  pose: Pose;
  pelvis: Vector;
  waist: Vector;
  neckBase: Vector;
  /** The midpoint between the eyes, on the axis of the head. */
  head: Vector;
  headTurn: { yaw: number; nod: number; roll: number };
  pelvisYaw: number;
  chestYaw: number;
  arms: Record<Side, Limb>;
  hands: Record<Side, HandJoints>;
  legs: Record<Side, Limb>;
  feet: Record<Side, FootJoints>;
};

/** Height of a mattress relative to body height. */
export const bedHeight = 0.3;

/** Forward kinematics: computes joints from bones and a pose. */
export function standUp(build: Build, pose: Pose): Skeleton {
  const bones = bonesOf(build);
  const legLength = bones.thigh + bones.shin;
  const turned = (vector: Vector) => rotateY(vector, pose.yaw);
  const ankles = { near: ankleOf(bones, pose, 'near'), far: ankleOf(bones, pose, 'far') };
  const hipY = Math.min(
    pose.hip * legLength + bones.ankle,
    ...sides.map((side) => highestHip(bones, pose, ankles[side], side)),
  );
  const pelvis = turned([pose.sway[0] * legLength, hipY, pose.sway[1] * legLength]);
  const pelvisYaw = pose.yaw + pose.pelvis.twist;
  const chestYaw = pelvisYaw + pose.chest.twist;
  const ofPelvis = (vector: Vector) =>
    rotateY(rotateX(rotateZ(vector, pose.pelvis.roll), pose.pelvis.lean), pelvisYaw);
  const ofChest = (vector: Vector) =>
    rotateY(rotateX(rotateZ(vector, pose.chest.bend), pose.chest.lean + build.stoop), chestYaw);
  const waist = add(pelvis, ofPelvis([0, bones.spine * 0.38, 0]));
  const neckBase = add(waist, ofChest([0, bones.spine * 0.62, 0]));
  const shoulder = (side: Side) => add(neckBase, ofChest([signOf(side) * bones.shoulderHalf, -0.024, 0]));
  const arm = (side: Side) => {
    const hand = pose.hands[side];
    const reach = bones.upperArm + bones.foreArm;
    const out = (vector: Vector) => rotateY([vector[0] * signOf(side), vector[1], vector[2]], chestYaw);
    const root = shoulder(side);
    const limb = solveLimb(
      root,
      add(root, scale(out(hand.at), reach)),
      bones.upperArm,
      bones.foreArm,
      out(hand.elbow),
    );
    return { limb, hand: handOf(bones, hand, limb, out) };
  };
  const leg = (side: Side) => {
    const foot = pose.feet[side];
    const root = add(pelvis, ofPelvis([signOf(side) * bones.hipHalf, 0, 0]));
    const toe = pose.yaw + signOf(side) * foot.toe;
    const knee = rotateY([0, 0.25, 1], toe);
    const limb = solveLimb(root, turned(ankles[side]), bones.thigh, bones.shin, knee);
    return { limb, foot: footOf(bones, limb.end, toe, foot.heel) };
  };
  const arms = { near: arm('near'), far: arm('far') };
  const legs = { near: leg('near'), far: leg('far') };
  const headYaw = chestYaw + pose.head.turn;
  const neckTop = add(neckBase, add(ofChest([0, bones.neck, 0]), rotateY([0, 0, 0.012], chestYaw)));
  const headUp = rotateY(
    rotateX(rotateZ([0, bones.head * 0.493, 0], pose.head.tilt), pose.head.nod * 0.6),
    headYaw,
  );
  const skeleton: Skeleton = {
    bones,
    pose,
    pelvis,
    waist,
    neckBase,
    head: add(neckTop, headUp),
    headTurn: { yaw: headYaw, nod: pose.head.nod, roll: pose.head.tilt + pose.chest.bend * 0.4 },
    pelvisYaw,
    chestYaw,
    arms: { near: arms.near.limb, far: arms.far.limb },
    hands: { near: arms.near.hand, far: arms.far.hand },
    legs: { near: legs.near.limb, far: legs.far.limb },
    feet: { near: legs.near.foot, far: legs.far.foot },
  };
  return isLying(pose) ? layDown(skeleton, pose.support === 'bed' ? bedHeight : 0) : skeleton;
}

/** The ankle relative to the ground under the pelvis; a raised heel or raised toes lift it to keep the foot on the ground. */
function ankleOf(bones: Bones, pose: Pose, side: Side): Vector {
  const { at, heel } = pose.feet[side];
  const legLength = bones.thigh + bones.shin;
  const lever = heel > 0 ? bones.foot * 0.52 : bones.foot * 0.2;
  const lift = bones.ankle * Math.cos(heel) + lever * Math.sin(Math.abs(heel));
  return [signOf(side) * at[0] * legLength, lift + at[1] * legLength, at[2] * legLength];
}

/** Maximum height of the pelvis at which a leg reaches its foot without stretching. */
function highestHip(bones: Bones, pose: Pose, ankle: Vector, side: Side): number {
  const legLength = bones.thigh + bones.shin;
  const x = pose.sway[0] * legLength + signOf(side) * bones.hipHalf - ankle[0];
  const z = pose.sway[1] * legLength - ankle[2];
  const raised = signOf(side) * Math.sin(pose.pelvis.roll) * bones.hipHalf;
  return ankle[1] + Math.sqrt(Math.max(0.01, (legLength * 0.995) ** 2 - x * x - z * z)) + Math.min(0, raised);
}

function footOf(bones: Bones, ankle: Vector, yaw: number, heel: number): FootJoints {
  const local = (forward: number, up: number): Vector =>
    add(
      ankle,
      rotateY(
        [0, up * Math.cos(heel) - forward * Math.sin(heel), forward * Math.cos(heel) + up * Math.sin(heel)],
        yaw,
      ),
    );
  const ball = local(bones.foot * 0.52, -bones.ankle);
  // Toes stay flat on the ground while the heel is raised.
  const flat = add(ball, rotateY([0, 0, bones.foot * 0.22], yaw));
  return {
    ankle,
    heel: local(-bones.foot * 0.2, -bones.ankle),
    ball,
    toe: heel > 0 ? flat : local(bones.foot * 0.74, -bones.ankle),
    side: rotateY([1, 0, 0], yaw),
  };
}

function handOf(bones: Bones, hand: HandPose, limb: Limb, out: (vector: Vector) => Vector): HandJoints {
  const forearm = normalise(subtract(limb.end, limb.middle));
  const fingers = hand.fingers ? normalise(out(hand.fingers)) : forearm;
  return {
    wrist: limb.end,
    palm: add(limb.end, scale(fingers, bones.hand * 0.42)),
    fingers,
    thumb: normalise(out(hand.thumb)),
  };
}

/** Lays the body on its near side on a surface, with the head on the left of the picture. */
function layDown(skeleton: Skeleton, surface: number): Skeleton {
  const lift = surface + 0.085;
  const { pelvis } = skeleton;
  const lay = (vector: Vector): Vector => {
    const [x, y, z] = rotateZ(subtract(vector, [0, pelvis[1], 0]), -Math.PI / 2);
    return [x, y + lift, z];
  };
  const turn = (vector: Vector): Vector => rotateZ(vector, -Math.PI / 2);
  const limb = (found: Limb): Limb => ({
    root: lay(found.root),
    middle: lay(found.middle),
    end: lay(found.end),
  });
  const hand = (found: HandJoints): HandJoints => ({
    wrist: lay(found.wrist),
    palm: lay(found.palm),
    fingers: turn(found.fingers),
    thumb: turn(found.thumb),
  });
  const foot = (found: FootJoints): FootJoints => ({
    ankle: lay(found.ankle),
    heel: lay(found.heel),
    ball: lay(found.ball),
    toe: lay(found.toe),
    side: turn(found.side),
  });
  const both = <T>(pair: Record<Side, T>, change: (found: T) => T): Record<Side, T> => ({
    near: change(pair.near),
    far: change(pair.far),
  });
  return {
    ...skeleton,
    pelvis: lay(pelvis),
    waist: lay(skeleton.waist),
    neckBase: lay(skeleton.neckBase),
    head: lay(skeleton.head),
    headTurn: { ...skeleton.headTurn, roll: skeleton.headTurn.roll - Math.PI / 2 },
    arms: both(skeleton.arms, limb),
    hands: both(skeleton.hands, hand),
    legs: both(skeleton.legs, limb),
    feet: both(skeleton.feet, foot),
  };
}
