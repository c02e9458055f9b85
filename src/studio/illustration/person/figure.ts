import type { Feeling } from '../../story/story.ts';
import { findExpression } from './face/expression.ts';
import { hasHandle, isOpenedInHand, type HeldThing } from './hands/held-thing.ts';
import type { PersonLook } from './person-look.ts';
import { findPose, type PoseName } from './poses/find-pose.ts';
import { gesturePose } from './poses/gesture-pose.ts';
import { reachFor, type Reaches } from './poses/reach-for.ts';
import { seatPose } from './poses/seated-poses.ts';
import { stridePose } from './poses/stride-pose.ts';
import { placeBody, type Body } from './shape/body.ts';
import { isLying, type Pose } from './skeleton/pose.ts';

/** One person in a frame. */
export type Figure = {
  look: PersonLook;
  action: PoseName;
  feeling: Feeling;
  /** The ground point under the body (under the pelvis of a sleeper), in frame coordinates. */
  x: number;
  y: number;
  /** Standing height in pixels. */
  height: number;
  facing: -1 | 1;
  /** Target of the gaze in the frame. */
  gaze?: { x: number; y: number };
  /** Defaults to the thing that the action needs (a phone, a book …); null for empty hands. */
  holds?: HeldThing | null;
  variant?: number;
  /** Sits while doing it, although the pose is a standing one. */
  isSeated?: boolean;
  /** In bed with open eyes. */
  isAwake?: boolean;
  /** Eyes closed in any pose. */
  isAsleep?: boolean;
  /** Points that the hands touch, in the frame. */
  reaches?: Reaches;
};

/** Things with a handle are carried at the side, all others in front of the body; narrow things are opened in one hand. */
function variantOf({ action, holds, variant }: Figure): number | undefined {
  if (action === 'open') return Number(holds ? isOpenedInHand(holds) : false);
  return action === 'carry' && holds ? Number(hasHandle(holds)) : variant;
}

type Sway = { breath?: number; sway?: number; stride?: number };

const turnLimit = 0.55;

/** The figure's body: its pose and breath, with the head turned towards the gaze target. */
export function bodyOf(figure: Figure, { breath = 0, sway = 0, stride }: Sway = {}): Body {
  const found = findPose(figure.action, variantOf(figure));
  const pose = figure.isSeated ? seatPose(found) : found;
  const mood = findExpression(figure.feeling, figure.action);
  const still = placeBody(figure.look, pose, figure);
  const turned = isLying(pose) || !figure.gaze ? { turn: 0, nod: 0 } : headTowards(still, figure.gaze);
  const alive: Pose = {
    ...pose,
    chest: { ...pose.chest, lean: pose.chest.lean + breath * 0.008, bend: pose.chest.bend + sway * 0.012 },
    head: {
      turn: pose.head.turn + turned.turn,
      nod: pose.head.nod + turned.nod + mood.nod * 0.7 + breath * 0.006,
      tilt: pose.head.tilt + mood.tilt + sway * 0.02,
    },
  };
  const moving = inStride(alive, figure.action, stride);
  if (!figure.reaches) return placeBody(figure.look, moving, figure);
  const reaching = reachFor(placeBody(figure.look, moving, figure), moving, figure, figure.reaches);
  return placeBody(figure.look, reaching, figure);
}

const chestTurn = ({ yaw, pelvis, chest }: Pose): number => yaw + pelvis.twist + chest.twist;

/** Combines legs, arms and trunk of the stride with the head of the still, which is carried along without turning. */
function inStride(still: Pose, action: PoseName, phase: number | undefined): Pose {
  if (phase === undefined) return still;
  const striding = stridePose(action, phase) ?? gesturePose(still, action, phase);
  if (!striding) return still;
  const { lean, bend } = still.chest;
  const isOnTheSpot = stridePose(action, phase) === null;
  return {
    ...striding,
    chest: isOnTheSpot ? striding.chest : { ...striding.chest, lean, bend },
    head: { ...still.head, turn: still.head.turn + chestTurn(still) - chestTurn(striding) },
  };
}

/** Head and eyes share the turn towards a target: the head turns two thirds of the way, within the neck's limits. */
function headTowards(body: Body, gaze: { x: number; y: number }): { turn: number; nod: number } {
  const [x, y] = [gaze.x - body.head.at[0], gaze.y - body.head.at[1]];
  // A target on the face itself has no direction.
  const far = Math.max(Math.hypot(x, y), body.height * 0.2);
  const wantedYaw = Math.asin(Math.max(-0.92, Math.min(0.92, x / far)));
  const wantedNod = Math.asin(Math.max(-0.8, Math.min(0.8, y / far)));
  const limit = (value: number, max: number) => Math.max(-max, Math.min(max, value));
  return {
    turn: limit((wantedYaw - body.head.yaw) * 0.66 * body.facing, turnLimit),
    nod: limit((wantedNod - body.head.nod) * 0.6, 0.3),
  };
}
