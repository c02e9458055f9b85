import { isVideoBeingMade } from '#contract/calls/generations.ts';
import * as calls from '#contract/calls/reels.ts';
import type { Reel, ReelRequestInput } from '#contract/calls/reels.ts';
import { fallbackCategories } from '#contract/fallback-categories.ts';
import type { Person } from './api.ts';
import { jobPollingMs, waitFor } from './wait-for.ts';

const category = fallbackCategories[0]!;

/** A valid request: the shortest reel, in a category that always exists. */
export const reelRequest = {
  brandName: 'Northwind Coffee',
  industry: 'Food & Beverage',
  categoryId: category.id,
  subcategoryId: category.subcategories[0]!.id,
  settings: { duration: 15 },
} satisfies ReelRequestInput;

export const beginReel = (
  person: Person,
  changes: Partial<ReelRequestInput> = {},
  idempotencyKey?: string,
): Promise<Reel> =>
  person.call(calls.startReel, {
    body: { ...reelRequest, ...changes },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

export const readReel = (person: Person, reelId: string): Promise<Reel> =>
  person.call(calls.readReel, { params: { reelId } });

/** Waits until the reel is no longer in progress. */
export const reelEnd = (person: Person, reelId: string, timeoutMs = 180_000): Promise<Reel> =>
  waitFor(
    async () => {
      const reel = await readReel(person, reelId);
      return isVideoBeingMade(reel.status) ? undefined : reel;
    },
    timeoutMs,
    jobPollingMs,
  );
