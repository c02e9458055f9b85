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
import { requireCreationCredits, type WizardGuardOptions } from './guarded.ts';
import type { ReelSearch } from '../search.ts';

const to = '/create/reel';

async function findReel({
  search,
  context: { queryClient },
}: WizardGuardOptions<ReelSearch>): Promise<Reel | null> {
  const { reel: id } = search;
  if (id === undefined || !isSignedIn()) return null;
  const reel = await findIfExists(() => queryClient.ensureQueryData(reelQuery(id)));
  if (reel === null && isSignedIn()) {
    announce(texts.loadFailed, 'failure');
    throw redirect({ to, search: {}, replace: true });
  }
  return reel;
}

/** The brand of the last reel, to save typing; null if there is none or it cannot be read. */
async function findBrand(queryClient: QueryClient): Promise<ReelData['brand'] | null> {
  const brand = await queryClient.fetchQuery({ ...reelBrandQuery, retry: false }).catch(() => null);
  return brand === null || brand.brandName === null ? null : brandFromMemory(brand);
}

/**
 * Decides which reel an address opens; the wizard decides which step. The steps of an open reel do not require credits,
 * because they may have been spent on it.
 */
export async function guardReel(options: WizardGuardOptions<ReelSearch>): Promise<{ opened: OpenedReel }> {
  const { location, search, cause, context } = options;
  const { draftId } = location.state;
  const reel = await findReel(options);
  const isShown = cause === 'stay' && draftId !== undefined && isSignedIn();
  await requireCreationCredits(options, { continuesGeneration: isShown });
  if (draftId === undefined)
    throw redirect({ to, search, state: { draftId: crypto.randomUUID() }, replace: true });
  return { opened: { draftId, reel, brand: reel ? null : await findBrand(context.queryClient) } };
}
