import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { countMoves } from '../../../lib/moves-under-way.ts';
import type { HistoryChange } from '../../../lib/history-change.ts';
import type { GreenscreenDraft } from './draft.ts';
import { forgetNewDraft, rememberDraft } from './draft-memory.ts';
import {
  greenscreenReducer,
  openState,
  type GreenscreenEvent,
  type OpenedGreenscreen,
} from './greenscreen-state.ts';
import { canOpenStep, type GreenscreenStep } from './steps.ts';

/** The open video in the address. */
export type GreenscreenPlace = { clipId: string | null; generationId: string | null; step: GreenscreenStep };

export type GreenscreenProps = {
  opened: OpenedGreenscreen;
  place: GreenscreenPlace;
  /** Resolves when the address has changed. */
  onPlaceChange: (place: GreenscreenPlace, change: HistoryChange) => Promise<void>;
};

/** The open video, its step, and functions that change them. */
export function useGreenscreen({ opened, place, onPlaceChange }: GreenscreenProps) {
  const [state, dispatch] = useReducer(greenscreenReducer, opened, (from) => openState(sessionStorage, from));
  const { draft, clipId, generationId } = state;
  const { step } = place;
  useEffect(() => {
    if (clipId !== null) forgetNewDraft(sessionStorage);
    rememberDraft(sessionStorage, { clipId, generationId }, draft);
  }, [draft, clipId, generationId]);

  const [moves] = useState(countMoves);
  const moveTo = (to: GreenscreenPlace) => void moves.track(onPlaceChange(to, 'push'));
  const correctAddress = useEffectEvent(() => {
    // A move under way will set the right ids, and correcting the address would interrupt it.
    if (!moves.areUnderWay()) void onPlaceChange({ clipId, generationId, step }, 'replace');
  });
  const isAddressRight = place.clipId === clipId && place.generationId === generationId;
  useEffect(() => {
    if (!isAddressRight) correctAddress();
  }, [isAddressRight]);

  const openStep = (next: GreenscreenStep) => {
    if (next !== step) moveTo({ clipId, generationId, step: next });
  };
  const change =
    <P extends 'clip' | 'background' | 'look' | 'finish'>(part: P) =>
    (values: Partial<GreenscreenDraft[P]>) =>
      dispatch({ type: 'change', part, values } as GreenscreenEvent);
  return {
    ...state,
    step,
    dispatch,
    changeClip: change('clip'),
    changeBackground: change('background'),
    changeLook: change('look'),
    changeFinish: change('finish'),
    canOpen: (next: GreenscreenStep) =>
      canOpenStep(next, { hasClip: clipId !== null, hasVideo: generationId !== null }),
    openStep,
    /** The video was started: its step opens with its id in the address. */
    adoptVideo: (videoId: string) => {
      dispatch({ type: 'adopt-video', generationId: videoId });
      moveTo({ clipId, generationId: videoId, step: 'result' });
    },
  };
}
export type GreenscreenControl = ReturnType<typeof useGreenscreen>;
