import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Generation } from '#contract/calls/generations.ts';
import { findVideo } from '../../features/creator/state/draft-memory.ts';
import { generationQuery } from '../../features/creator/watch/queries.ts';
import { readinessOf, openedState, type OpenedVideo } from '../../features/creator/state/creator-state.ts';
import { findLastAvatar } from '../../features/creator/state/last-avatar.ts';
import { openNewVideo, openSavedVideo } from '../../features/creator/state/open-video.ts';
import type { OpenWizard } from '../../features/creator/state/open-wizard.ts';
import { chooseStep } from '../../features/creator/state/steps.ts';
import { texts } from '../../features/creator/texts.ts';
import { isSignedIn } from '../../lib/session.ts';
import { findTriedLine } from '../../lib/tried-line.ts';
import { unfinishedQuery } from '../../lib/unfinished-query.ts';
import { announce } from '../../ui/announce.ts';
import { findIfExists } from '../find-if-exists.ts';
import { requireCreationCredits } from './guarded.ts';
import type { CreatorSearch } from '../search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The creator's draft that a history entry belongs to, before its video has an id. */
    draftId?: string;
  }
}

type CreatorGuardOptions = {
  location: { href: string; state: { draftId?: string } };
  search: CreatorSearch;
  context: { queryClient: QueryClient; openWizard: OpenWizard };
};

const to = '/create/video/ugc';

/** Reads the user's video of this id from the server; null if there is none. */
const findGeneration = (queryClient: QueryClient, generationId: string): Promise<Generation | null> =>
  findIfExists(() => queryClient.fetchQuery({ ...generationQuery(generationId), staleTime: 0 }));

/** Opens a video that no wizard shows yet: a saved video, a draft of this tab or a new video. */
async function openVideo(options: CreatorGuardOptions, generationId: string | undefined) {
  const { location, search, context } = options;
  const draftId = location.state.draftId ?? crypto.randomUUID();
  const generation =
    generationId !== undefined && isSignedIn()
      ? await findGeneration(context.queryClient, generationId)
      : null;
  if (generationId !== undefined && generation === null && isSignedIn()) {
    announce(texts.loadFailed, 'failure');
    throw redirect({ to, search: {}, replace: true });
  }
  // Loaded before the page is shown: an offer of unfinished drafts that arrives later would move the page.
  const offersLoaded =
    generation === null && isSignedIn()
      ? context.queryClient.prefetchQuery({ ...unfinishedQuery, staleTime: 30_000 })
      : undefined;
  await requireCreationCredits(options, { continuesGeneration: generation !== null });
  await offersLoaded;
  return generation
    ? openSavedVideo(sessionStorage, generation, { draftId, productUploadId: search.productUploadId })
    : openNewVideo(sessionStorage, {
        templateId: search.templateId,
        productUploadId: search.productUploadId,
        draftId,
        lastAvatar: findLastAvatar(localStorage),
        tried: findTriedLine(localStorage, Date.now()),
      });
}

/**
 * Decides which video and which step an address of the creator opens, and corrects an address that says otherwise.
 * An open wizard keeps its video, so moving between its steps makes no requests.
 */
export async function guardCreator(options: CreatorGuardOptions): Promise<{ opened: OpenedVideo }> {
  const { location, search, context } = options;
  const { draftId } = location.state;
  const shown = context.openWizard.find();
  const adoptedId =
    draftId === undefined
      ? null
      : shown?.state.draft.id === draftId
        ? shown.state.generationId
        : findVideo(sessionStorage, draftId);
  const generationId = search.generationId ?? adoptedId ?? undefined;
  const isShown =
    shown !== null &&
    isSignedIn() &&
    (generationId === undefined
      ? shown.state.generationId === null && shown.state.draft.id === draftId
      : shown.state.generationId === generationId);
  const video = isShown ? shown.state : await openVideo(options, generationId);
  const step = chooseStep(search.step, {
    ready: readinessOf(isShown ? shown.state : openedState(video)),
    current: isShown ? shown.step : null,
    resume: 'resume' in video ? video.resume : 'hook',
  });
  const isRightEntry = generationId !== undefined || video.draft.id === draftId;
  if (search.step !== step || search.generationId !== generationId || !isRightEntry) {
    throw redirect({
      to,
      search: { ...search, generationId, step },
      state: { draftId: video.draft.id },
      replace: true,
    });
  }
  return { opened: { generationId: video.generationId, draft: video.draft } };
}
