import type { Action } from '../../../story/story.ts';
import type { Pose } from '../skeleton/pose.ts';
import { run, walk } from './moving-poses.ts';
import { sit, sitAtDesk, sleep, work } from './resting-poses.ts';
import { drink, hug, lean, read, wave } from './gesture-poses.ts';
import { carry, holdOut, phone, point, stand } from './standing-poses.ts';

const poses: Record<Action, readonly [Pose, Pose]> = {
  stand,
  walk,
  run,
  sit,
  'sit-at-desk': sitAtDesk,
  'hold-out': holdOut,
  point,
  phone,
  carry,
  lean,
  wave,
  hug,
  sleep,
  drink,
  read,
  work,
};

/** The attitude for an action; any whole number is a variant. */
export function findPose(action: Action, variant = 0): Pose {
  const pair = poses[action];
  return pair[Math.abs(Math.trunc(variant)) % pair.length]!;
}
