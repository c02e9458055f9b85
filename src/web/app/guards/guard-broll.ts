import { redirect } from '@tanstack/react-router';
import { openState, type Opened } from '../../features/broll/state/broll-state.ts';
import { brollQuery } from '../../features/broll/state/broll-query.ts';
import { arrivedPhotos } from '../../features/broll/state/draft.ts';
import { chooseStep } from '../../features/broll/state/steps.ts';
import { texts } from '../../features/broll/texts.ts';
import { isSignedIn } from '../../lib/session.ts';
import { announce } from '../../ui/announce.ts';
import { findIfExists } from '../find-if-exists.ts';
import { requireCreationCredits, type WizardGuardOptions } from './guarded.ts';
import type { BrollSearch } from '../search.ts';

const to = '/create/video/broll';

async function loadRequested({
  search,
  context: { queryClient },
}: WizardGuardOptions<BrollSearch>): Promise<Opened['video']> {
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
 * Decides which film and which step an address of the B-roll creator opens, and corrects an address that says otherwise.
 * The steps of a film that is open already do not require credits.
 */
export async function guardBroll(options: WizardGuardOptions<BrollSearch>): Promise<{ opened: Opened }> {
  const { location, search, cause } = options;
  const { draftId } = location.state;
  const isShown = cause === 'stay' && draftId !== undefined && isSignedIn();
  const video = await loadRequested(options);
  await requireCreationCredits(options, { continuesGeneration: isShown });
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
