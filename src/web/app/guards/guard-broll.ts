import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { openState, type Opened } from '../../features/broll/state/broll-state.ts';
import { brollQuery } from '../../features/broll/state/broll-query.ts';
import { arrivedPhotos } from '../../features/broll/state/draft.ts';
import { chooseStep } from '../../features/broll/state/steps.ts';
import { texts } from '../../features/broll/texts.ts';
import { isSignedIn } from '../../lib/session.ts';
import { announce } from '../../ui/announce.ts';
import { findIfExists } from '../find-if-exists.ts';
import { requireCreationCredits } from './guarded.ts';
import type { BrollSearch } from '../search.ts';

type Entering = {
  location: { href: string; state: { draftId?: string } };
  search: BrollSearch;
  context: { queryClient: QueryClient };
  cause: 'enter' | 'stay' | 'preload';
};

const to = '/create/video/broll';

async function findNamed({ search, context: { queryClient } }: Entering): Promise<Opened['video']> {
  const { generationId } = search;
  if (generationId === undefined || !isSignedIn()) return null;
  const video = await findIfExists(() => queryClient.ensureQueryData(brollQuery(generationId)));
  if (!video && isSignedIn()) {
    announce(texts.loadFailed, 'failure');
    throw redirect({ to, search: {}, replace: true });
  }
  return video;
}

/**
 * Decides which film and which step an address of the B-roll creator opens, and corrects the address where it says
 * otherwise. Moving through the steps of the film that is shown checks no credits.
 */
export async function guardBroll(entering: Entering): Promise<{ opened: Opened }> {
  const { location, search, cause } = entering;
  const { draftId } = location.state;
  const isShown = cause === 'stay' && draftId !== undefined && isSignedIn();
  const video = await findNamed(entering);
  await requireCreationCredits(entering, { continuesGeneration: isShown });
  const { draft } = openState(sessionStorage, { video });
  const found = { hasPhotos: arrivedPhotos(draft).length > 0, hasVideo: video !== null };
  const step = chooseStep(search.step, found);
  if (search.step !== step || draftId === undefined) {
    throw redirect({
      to,
      search: { step, generationId: video?.generationId, forVideo: search.forVideo },
      state: { draftId: draftId ?? crypto.randomUUID() },
      replace: true,
    });
  }
  return { opened: { draftId, video } };
}
