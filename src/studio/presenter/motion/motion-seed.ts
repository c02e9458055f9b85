import { presenterIds, type PresenterId } from '../presenters.ts';

/** Each presenter has a manner of moving of their own, and moves differently in each take of the same words. */
export function motionSeed(presenterId: PresenterId, take = 0): number {
  return 101 + presenterIds.indexOf(presenterId) * 37 + take * 1_009;
}
