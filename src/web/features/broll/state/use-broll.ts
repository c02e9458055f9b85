import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { countMoves } from '../../../lib/moves-under-way.ts';
import type { HistoryChange } from '../../../lib/history-change.ts';
import { brollReducer, openState, type Opened } from './broll-state.ts';
import { arrivedPhotos } from './draft.ts';
import { forgetNewDraft, rememberDraft } from './draft-memory.ts';
import { canOpenStep, type BrollStep } from './steps.ts';

/** The open film in the address. */
export type BrollPlace = { generationId: string | null; step: BrollStep };

export type BrollProps = {
  opened: Opened;
  place: BrollPlace;
  /** Settles when the address has changed. */
  onPlaceChange: (place: BrollPlace, change: HistoryChange) => Promise<void>;
};

/** The open film, its step, and the ways to change them. */
export function useBroll({ opened, place, onPlaceChange }: BrollProps) {
  const [state, dispatch] = useReducer(brollReducer, opened, (from) => openState(sessionStorage, from));
  const { draft, generationId } = state;
  const { step } = place;
  useEffect(() => {
    if (generationId !== null) forgetNewDraft(sessionStorage);
    rememberDraft(sessionStorage, generationId, draft);
  }, [draft, generationId]);

  const [moves] = useState(countMoves);
  const move = (to: BrollPlace) => void moves.track(onPlaceChange(to, 'push'));
  const correct = useEffectEvent(() => {
    // A move on its way carries the right id: correcting the address would cut it short.
    if (!moves.areUnderWay()) void onPlaceChange({ generationId, step }, 'replace');
  });
  const isRight = place.generationId === generationId;
  useEffect(() => {
    if (!isRight) correct();
  }, [isRight]);

  const found = { hasPhotos: arrivedPhotos(draft).length > 0, hasVideo: generationId !== null };
  return {
    ...state,
    step,
    dispatch,
    canOpen: (next: BrollStep) => canOpenStep(next, found),
    openStep: (next: BrollStep) => {
      if (next !== step) move({ generationId, step: next });
    },
    /** The film was started: its step opens with its id in the address. */
    adoptVideo: (videoId: string) => {
      dispatch({ type: 'adopt-video', generationId: videoId });
      move({ generationId: videoId, step: 'result' });
    },
  };
}
export type BrollControl = ReturnType<typeof useBroll>;
