import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Reel } from '#contract/calls/reels.ts';
import type { OpenedReel } from '../../features/reel/state/open-reel.ts';
import { reelBrandQuery, reelQuery } from '../../features/reel/state/queries.ts';
import { brandFromMemory, type ReelData } from '../../features/reel/state/reel-data.ts';
import { texts } from '../../features/reel/texts.ts';
import { isSignedIn } from '../../lib/session.ts';
import { announce } from '../../ui/announce.ts';
import { findIfExists } from '../find-if-exists.ts';
import { requireCreationCredits } from './guarded.ts';
import type { ReelSearch } from '../search.ts';

type Entering = {
  location: { href: string; state: { draftId?: string } };
  search: ReelSearch;
  context: { queryClient: QueryClient };
  cause: 'enter' | 'stay' | 'preload';
};

const to = '/create/reel';

async function findReel({ search, context: { queryClient } }: Entering): Promise<Reel | null> {
  const { reel: id } = search;
  if (id === undefined || !isSignedIn()) return null;
  const reel = await findIfExists(() => queryClient.ensureQueryData(reelQuery(id)));
  if (reel === null && isSignedIn()) {
    announce(texts.loadFailed, 'failure');
    throw redirect({ to, search: {}, replace: true });
  }
  return reel;
}

/** The brand of the last reel. It only saves typing: a new reel begins empty where it cannot be read. */
async function findBrand(queryClient: QueryClient): Promise<ReelData['brand'] | null> {
  const brand = await queryClient.fetchQuery({ ...reelBrandQuery, retry: false }).catch(() => null);
  return brand === null || brand.brandName === null ? null : brandFromMemory(brand);
}

/**
 * Decides which reel an address opens; the wizard itself decides which step may open. Moving through the steps of the
 * reel that is shown checks no credits: they may be spent on it already.
 */
export async function guardReel(entering: Entering): Promise<{ opened: OpenedReel }> {
  const { location, search, cause, context } = entering;
  const { draftId } = location.state;
  const reel = await findReel(entering);
  const isShown = cause === 'stay' && draftId !== undefined && isSignedIn();
  await requireCreationCredits(entering, { continuesGeneration: isShown });
  if (draftId === undefined)
    throw redirect({ to, search, state: { draftId: crypto.randomUUID() }, replace: true });
  return { opened: { draftId, reel, brand: reel ? null : await findBrand(context.queryClient) } };
}
