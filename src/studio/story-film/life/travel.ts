import type { CastMember, FramePlan } from '../../illustration/frame/frame-plan.ts';
import { strideLength } from '../../illustration/person/poses/stride-length.ts';
import { strideSteps, type PersonLife, type Stride } from './person-life.ts';

/** Distance in pixels of the plan at a frame of the scene, for a shot that starts at the frame `from`. */
export type Travel = (frame: number, from: number) => number;

/** A walker enters the picture at this share of its width. */
const entry = 0.12;

/** The people who stride through the picture; none if they would collide. */
function stridersOf({ cast }: FramePlan, action: 'walk' | 'run') {
  const striders = cast.flatMap((member) =>
    member.kind === 'figure' && member.figure.action === action ? [member.figure] : [],
  );
  const isOneWay = striders.every(({ facing }) => facing === striders[0]!.facing);
  return isOneWay ? striders : [];
}

/** Changes only when the stride picture changes, so that a foot on the ground does not slide. */
const stepsSince = (stride: Stride, frame: number, from: number): number =>
  strideSteps(stride, frame) - strideSteps(stride, from);

/** The distance of a walker from its position in the still; null for a person who does not move. */
export function planTravel(plan: FramePlan, member: CastMember, { stride }: PersonLife): Travel | null {
  if (member.kind !== 'figure' || !stride || stride.isOnTheSpot) return null;
  const walkers = stridersOf(plan, 'walk');
  const { figure } = member;
  if (!walkers.includes(figure)) return null;
  const step = (strideLength(figure) / stride.phases) * figure.facing;
  const middle = walkers.reduce((sum, { x }) => sum + x, 0) / walkers.length;
  const start = plan.width * (figure.facing === 1 ? entry : 1 - entry) - middle;
  return (frame, from) => start + step * stepsSince(stride, frame, from);
}

/** A runner would leave the picture within a second, so the camera follows and the place moves past. Null without a runner. */
export function planPassing(plan: FramePlan, lives: readonly PersonLife[]): Travel | null {
  const [runner] = stridersOf(plan, 'run');
  const stride = lives.find((life) => life.stride && !life.stride.isOnTheSpot)?.stride;
  if (!runner || !stride) return null;
  const step = (strideLength(runner) / stride.phases) * -runner.facing;
  return (frame) => step * strideSteps(stride, frame);
}

/** Frames after which the walkers have left the picture; null without walkers. */
export function crossingFrames(plan: FramePlan, framesOfStride: number): number | null {
  const [walker] = stridersOf(plan, 'walk');
  if (!walker) return null;
  return Math.round((plan.width * (1 - entry) * framesOfStride) / strideLength(walker));
}
