import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Storyboard } from '#contract/calls/storyboards.ts';
import { storyTexts } from '#contract/stories.ts';
import { countMoves } from '../../../lib/moves-under-way.ts';
import type { HistoryChange } from '../../../lib/history-change.ts';
import { announce } from '../../../ui/announce.ts';
import { texts } from '../texts.ts';
import { tabOf, type StoryPlace, type StoryTab } from './place.ts';
import { wizardStateKey, wizardStateQuery, type StoryIds } from './queries.ts';
import type { WizardState } from './replies.ts';

type PlaceChange = (place: StoryPlace, change: HistoryChange) => Promise<void>;

export type StoryProps = {
  /** The id of the wizard; another id means another story. */
  draftId: string;
  place: StoryPlace;
  /** Resolves when the address has changed. */
  onPlaceChange: PlaceChange;
};

const noPlace: StoryPlace = { storyId: null, storyboardId: null, tab: null };

/** The toast after a story was restored; null if there is nothing to restore. */
export function restoredText({ storyboardStatus, currentStep }: WizardState): string | null {
  if (storyboardStatus === 'RUNNING') return storyTexts.resuming;
  return currentStep === 'narrative' ? null : storyTexts.restoredTo(currentStep);
}

/** The story that the address names, its saved state, and functions that open another place. */
export function useStory({ place, onPlaceChange }: StoryProps) {
  const queryClient = useQueryClient();
  const { storyId, storyboardId } = place;
  const query = useQuery(wizardStateQuery(place));
  const id = storyboardId ?? storyId;
  /** Stories and storyboards that this wizard has made itself, or restored already. */
  const [knownIds, setKnownIds] = useState<readonly string[]>([]);
  const [restoredId, setRestoredId] = useState<string | null>(null);
  const markKnown = (...ids: (string | null | undefined)[]): void =>
    setKnownIds((before) => [...new Set([...before, ...ids.filter((each) => each != null)])]);
  const isKnown = id !== null && knownIds.includes(id);
  if (id !== null && !isKnown && query.isFetchedAfterMount) {
    markKnown(id, query.data?.storyId, query.data?.storyboardId);
    setRestoredId(id);
  }
  const isRestoring = id !== null && !isKnown && !query.isFetchedAfterMount;
  const saved = id === null || isRestoring ? null : (query.data ?? null);
  const newestStoryboardId = saved?.storyboardId ?? null;
  if (newestStoryboardId !== null && !knownIds.includes(newestStoryboardId)) markKnown(newestStoryboardId);

  const [moves] = useState(countMoves);
  const navigate = (next: StoryPlace, change: HistoryChange): Promise<void> =>
    moves.track(onPlaceChange(next, change));
  const announceRestored = useEffectEvent((restored: string) => {
    if (restored !== id) return;
    if (query.data === undefined) {
      announce(texts.restoreFailed, 'failure');
      void navigate(noPlace, 'replace');
      return;
    }
    const text = restoredText(query.data);
    if (text !== null) announce(text);
  });
  useEffect(() => {
    if (restoredId !== null) announceRestored(restoredId);
  }, [restoredId]);

  // The storyboard's id replaces the script's, even if another window has started the storyboard.
  const keepInSync = useEffectEvent((newest: string) => {
    if (saved === null || moves.areUnderWay()) return;
    queryClient.setQueryData(wizardStateKey({ storyId: null, storyboardId: newest }), saved);
    void navigate({ storyId: saved.storyId, storyboardId: newest, tab: place.tab }, 'replace');
  });
  useEffect(() => {
    if (newestStoryboardId !== null && storyboardId !== newestStoryboardId) keepInSync(newestStoryboardId);
  }, [newestStoryboardId, storyboardId]);

  /** Caches the state of a new story, so that it is not read and restored. */
  const cacheState = (state: WizardState): void => {
    const { storyId: script, storyboardId: made } = state;
    markKnown(script, made);
    queryClient.setQueryData(wizardStateKey({ storyId: script, storyboardId: null }), state);
    if (made !== null) queryClient.setQueryData(wizardStateKey({ storyId: null, storyboardId: made }), state);
  };
  const ids = { storyId: saved?.storyId ?? storyId, storyboardId: newestStoryboardId ?? storyboardId };
  return {
    isRestoring,
    /** Null without a story, or while it is restored. */
    saved,
    tab: tabOf(place),
    openTab: (tab: StoryTab): Promise<void> => navigate({ ...ids, tab }, 'push'),
    /** Opens another of the user's stories. */
    openStory: (other: StoryIds) => void navigate({ ...other, tab: null }, 'push'),
    /** A story was just split: Back leads to its narrative. */
    adoptStory: async (state: WizardState): Promise<void> => {
      cacheState(state);
      const of = { storyId: state.storyId, storyboardId: null };
      await navigate({ ...of, tab: 'narrative' }, 'replace');
      await navigate({ ...of, tab: null }, 'push');
    },
    /** Its frames are being drawn, or were drawn before. */
    adoptStoryboard: ({ id: made, status }: Pick<Storyboard, 'id' | 'status'>): void => {
      if (saved === null) return;
      cacheState({ ...saved, storyboardId: made, currentStep: 'storyboard', storyboardStatus: status });
      void navigate({ storyId: saved.storyId, storyboardId: made, tab: place.tab }, 'replace');
    },
  };
}
export type StoryControl = ReturnType<typeof useStory>;
