import { presenterIds, type PresenterId } from '../presenters.ts';

/** Each presenter moves in an individual way, and differently in each take of the same words. */
export function motionSeed(presenterId: PresenterId, take = 0): number {
  return 101 + presenterIds.indexOf(presenterId) * 37 + take * 1_009;
}
