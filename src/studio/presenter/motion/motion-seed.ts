import { presenterIds, type PresenterId } from '../presenters.ts';

/** Each presenter has a manner of moving of their own. */
export function motionSeed(presenterId: PresenterId): number {
  return 101 + presenterIds.indexOf(presenterId) * 37;
}
