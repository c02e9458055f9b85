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
import { renameIds } from './replies.ts';

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

export type StoryIds = Pick<StoryPlace, 'storyId' | 'storyboardId'>;

/** The storyboard's id alone names a story. */
export const wizardStateKey = ({ storyId, storyboardId }: StoryIds) =>
  queryKeys.wizardState(storyboardId === null ? { storyId } : { storyboardId });

/** The saved state of a story. Another window may have changed it. */
export const wizardStateQuery = (ids: StoryIds) =>
  queryOptions({
    queryKey: wizardStateKey(ids),
    queryFn: async ({ signal }) => {
      const { storyId, storyboardId } = ids;
      const query =
        storyboardId === null ? { scriptRefId: storyId ?? undefined } : { generationId: storyboardId };
      return renameIds(await call(readWizardState, { query, signal }));
    },
    enabled: ids.storyId !== null || ids.storyboardId !== null,
    staleTime: Infinity,
    // A wizard that is entered again, by Back, is restored like a newly opened wizard.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    // Waits for the network instead of failing.
    networkMode: 'online',
  });

export const storyQuery = (storyId: string) =>
  queryOptions({
    queryKey: queryKeys.story(storyId),
    queryFn: async ({ signal }) => renameIds(await call(readStory, { params: { storyId }, signal })),
    refetchOnWindowFocus: 'always',
  });

export const storiesQuery = queryOptions({
  queryKey: queryKeys.stories,
  queryFn: async ({ signal }) => (await call(readStories, { signal })).map(renameIds),
  staleTime: 0,
  retry: false,
});

/** Polled while a picture is pending, except while offline. */
export const assetsQuery = (storyId: string) =>
  queryOptions({
    queryKey: queryKeys.storyAssets(storyId),
    queryFn: ({ signal }) => call(readAssetStatus, { params: { scriptRefId: storyId }, signal }),
    refetchOnReconnect: 'always',
    refetchInterval: ({ state: { data } }) =>
      navigator.onLine && data !== undefined && data.pending > 0 ? storyPolling.assetsEveryMs : false,
  });
