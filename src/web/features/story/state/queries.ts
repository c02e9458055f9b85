import { queryOptions } from '@tanstack/react-query';
import {
  readAssetStatus,
  readStories,
  readStory,
  readStyleSwatches,
  readWizardState,
} from '#contract/calls/stories.ts';
import { readPrices } from '#contract/calls/wallet.ts';
import { storyPolling } from '#contract/stories.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import type { StoryPlace } from './place.ts';

export const swatchesQuery = queryOptions({
  queryKey: queryKeys.styleSwatches,
  queryFn: ({ signal }) => call(readStyleSwatches, { signal }),
  staleTime: Infinity,
});

export const storyboardPriceQuery = queryOptions({
  queryKey: queryKeys.prices,
  queryFn: ({ signal }) => call(readPrices, { signal }),
  staleTime: Infinity,
  select: (prices) => prices.find((price) => price.work === 'storyboard')?.credits,
});

export type StoryIds = Pick<StoryPlace, 'scriptRefId' | 'generationId'>;

/** The storyboard's id alone names a story. */
export const wizardStateKey = ({ scriptRefId, generationId }: StoryIds) =>
  queryKeys.wizardState(generationId === null ? { scriptRefId } : { generationId });

/** The saved state of a story. Another window may have changed it. */
export const wizardStateQuery = (ids: StoryIds) =>
  queryOptions({
    queryKey: wizardStateKey(ids),
    queryFn: ({ signal }) => {
      const { scriptRefId, generationId } = ids;
      const query = generationId === null ? { scriptRefId: scriptRefId ?? undefined } : { generationId };
      return call(readWizardState, { query, signal });
    },
    enabled: ids.scriptRefId !== null || ids.generationId !== null,
    staleTime: Infinity,
    // A wizard that is entered again, by Back, is restored like a newly opened wizard.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    // Without a network it waits, and is not restored in vain.
    networkMode: 'online',
  });

export const storyQuery = (scriptRefId: string) =>
  queryOptions({
    queryKey: queryKeys.story(scriptRefId),
    queryFn: ({ signal }) => call(readStory, { params: { storyId: scriptRefId }, signal }),
    refetchOnWindowFocus: 'always',
  });

export const storiesQuery = queryOptions({
  queryKey: queryKeys.stories,
  queryFn: ({ signal }) => call(readStories, { signal }),
  staleTime: 0,
  retry: false,
});

/** Read again while a picture is on its way, except where the network is gone. */
export const assetsQuery = (scriptRefId: string) =>
  queryOptions({
    queryKey: queryKeys.storyAssets(scriptRefId),
    queryFn: ({ signal }) => call(readAssetStatus, { params: { scriptRefId }, signal }),
    refetchOnReconnect: 'always',
    refetchInterval: ({ state: { data } }) =>
      navigator.onLine && data !== undefined && data.pending > 0 ? storyPolling.assetsEveryMs : false,
  });
