import { presenterIds, type PresenterId } from '../presenters.ts';

/**
 * The seed of a clip's random motion: each presenter moves in their own way, and differently in each variation of the
 * same words. The primes keep the seeds apart; changing them changes every new clip.
 */
export function motionSeed(presenterId: PresenterId, variation = 0): number {
  return 101 + presenterIds.indexOf(presenterId) * 37 + variation * 1_009;
}
