import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { countMoves } from '../../../lib/moves-under-way.ts';
import type { HistoryChange } from '../../../lib/history-change.ts';
import { forgetNewDraft, rememberDraft } from './draft-memory.ts';
import { openState, milestonesOf, type OpenedReel } from './open-reel.ts';
import { attempt, attemptMove } from './operations.ts';
import type { ReelData, ReportingStep } from './reel-data.ts';
import { reelReducer, type ReelEvent } from './reel-state.ts';
import {
  canOpenStep,
  chooseStep,
  indexOfStep,
  reelSteps,
  stepAfter,
  stepBefore,
  type ReelStep,
} from './steps.ts';

/** The reel and the step that the address names; the step may be unknown. */
export type ReelPlace = { reelId: string | null; step: string | undefined };

export type UseReelOptions = {
  opened: OpenedReel;
  place: ReelPlace;
  /** Resolves once the address has changed. */
  onPlaceChange: (place: ReelPlace, change: HistoryChange) => Promise<void>;
};

/** The open reel, its step, and functions that change them. */
export function useReel({ opened, place, onPlaceChange }: UseReelOptions) {
  const [state, dispatch] = useReducer(reelReducer, opened, (from) => openState(sessionStorage, from));
  const { data, reelId, failure } = state;
  useEffect(() => {
    if (reelId !== null) forgetNewDraft(sessionStorage);
    rememberDraft(sessionStorage, reelId, data);
  }, [data, reelId]);

  const stepAttempt = attempt('compute', () => chooseStep(place.step, milestonesOf(state)));
  const step = stepAttempt.isDone ? stepAttempt.result : null;
  const shown = step ?? reelSteps[0];
  const [moves] = useState(countMoves);
  const correctAddress = useEffectEvent(() => {
    // A move under way will set the right id, and correcting the address would interrupt it.
    if (!moves.areUnderWay()) void onPlaceChange({ reelId, step: step ?? place.step }, 'replace');
  });
  const isAddressRight = place.reelId === reelId && (step === null || place.step === step);
  useEffect(() => {
    if (!isAddressRight) correctAddress();
  }, [isAddressRight]);

  const moveTo = async (next: ReelStep, id = reelId) => {
    if (next === step && id === reelId) return;
    const isBack = step !== null && indexOfStep(next) < indexOfStep(step);
    const move = await attemptMove(isBack ? 'return' : 'advance', () =>
      moves.track(onPlaceChange({ reelId: id, step: next }, 'push')),
    );
    if (!move.isDone) dispatch({ type: 'fail', operation: move.failed });
  };
  const advance = () => moveTo(stepAfter(shown));
  const goBack = () => moveTo(stepBefore(shown));
  const operation = stepAttempt.isDone ? (failure?.operation ?? null) : stepAttempt.failed;
  return {
    ...state,
    draftId: opened.draftId,
    /** Null: the address names no step, or it could not be computed. */
    step,
    /** The operation that failed. */
    operation,
    dispatch,
    report: <Step extends ReportingStep>(from: Step, values: Partial<ReelData[Step]>) =>
      dispatch({ type: 'report', step: from, values } as ReelEvent),
    canOpen: (next: ReelStep) => canOpenStep(next, milestonesOf(state)),
    openStep: (next: ReelStep) => void moveTo(next),
    advance: () => void advance(),
    goBack: () => void goBack(),
    /** Repeats what failed. */
    tryAgain: () => {
      dispatch({ type: 'recover' });
      if (failure?.event) dispatch(failure.event);
      if (operation === 'advance') void advance();
      if (operation === 'return') void goBack();
    },
    /** The reel was started: its result opens with its id in the address. */
    adoptReel: (id: string) => {
      dispatch({ type: 'adopt-reel', reelId: id });
      void moveTo('result', id);
    },
  };
}
export type ReelControl = ReturnType<typeof useReel>;
