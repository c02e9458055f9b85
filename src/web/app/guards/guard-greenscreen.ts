import { redirect } from '@tanstack/react-router';
import { readGreenscreenClip } from '#contract/calls/greenscreens.ts';
import type { OpenedGreenscreen } from '../../features/greenscreen/state/greenscreen-state.ts';
import { greenscreenQuery } from '../../features/greenscreen/state/queries.ts';
import { chooseStep } from '../../features/greenscreen/state/steps.ts';
import { texts } from '../../features/greenscreen/texts.ts';
import { cacheClip } from '../../features/greenscreen/upload/clip-query.ts';
import { call } from '../../lib/call.ts';
import { isSignedIn } from '../../lib/session.ts';
import { announce } from '../../ui/announce.ts';
import { findIfExists } from '../find-if-exists.ts';
import { requireCreationCredits, type WizardGuardOptions } from './guarded.ts';
import type { GreenscreenSearch } from '../search.ts';

const to = '/create/video/greenscreen';

async function loadRequested({
  search,
  context: { queryClient },
}: WizardGuardOptions<GreenscreenSearch>): Promise<Omit<OpenedGreenscreen, 'draftId'>> {
  const { clipId, generationId } = search;
  if (!isSignedIn()) return { clip: null, video: null };
  const video =
    generationId === undefined
      ? null
      : await findIfExists(() => queryClient.ensureQueryData(greenscreenQuery(generationId)));
  const namedClip = video?.clip.id ?? clipId;
  const clip =
    namedClip === undefined
      ? null
      : await findIfExists(() => call(readGreenscreenClip, { params: { clipId: namedClip } }));
  if (clip) cacheClip(queryClient, clip);
  const isMissing = (generationId !== undefined && !video) || (clipId !== undefined && !clip);
  if (isMissing && isSignedIn()) {
    announce(texts.loadFailed, 'failure');
    throw redirect({ to, search: {}, replace: true });
  }
  return { clip, video };
}

/**
 * Decides which video and which step an address of the greenscreen creator opens, and corrects an address that says
 * otherwise. The steps of an open video do not require credits, because they may have been spent on it.
 */
export async function guardGreenscreen(
  options: WizardGuardOptions<GreenscreenSearch>,
): Promise<{ opened: OpenedGreenscreen }> {
  const { location, search, cause } = options;
  const { draftId } = location.state;
  const { clip, video } = await loadRequested(options);
  const step = chooseStep(search.step, { hasClip: clip !== null, hasVideo: video !== null });
  const isShown = cause === 'stay' && draftId !== undefined && isSignedIn();
  await requireCreationCredits(options, { continuesGeneration: isShown });
  const clipId = clip?.id;
  if (search.step !== step || search.clipId !== clipId || draftId === undefined) {
    throw redirect({
      to,
      search: { step, clipId, generationId: video?.generationId },
      state: { draftId: draftId ?? crypto.randomUUID() },
      replace: true,
    });
  }
  return { opened: { draftId, clip, video } };
}
