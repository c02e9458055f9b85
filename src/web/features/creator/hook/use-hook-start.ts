import { useEffect, useRef } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import type { CreatorControl } from '../state/creator-context.ts';
import { useSignInRedirect } from './use-sign-in-redirect.ts';
import { useStartHook } from './use-start-hook.ts';
import { isStartPostponable, postponedStartText, startProblemText } from './hook-problem-text.ts';

function findShortage(error: Error | null, priceCredits: number | undefined) {
  if (!(error instanceof CallError) || error.code !== 'insufficient_credits') return null;
  return { required: error.details.required ?? priceCredits ?? 0, balance: error.details.balance };
}

/** Starting the hook: to watch it, or to continue with the clip, also where it could not be started for now. */
export function useHookStart(control: CreatorControl, priceCredits: number | undefined) {
  const { isHookPostponed, dispatch, continueFrom } = control;
  const start = useStartHook(control);
  useSignInRedirect(start.error);
  const { reset } = start;
  const isLineLost = !isHookPostponed && start.error instanceof CallError && start.error.code === 'offline';
  useEffect(() => {
    if (!isLineLost) return;
    // Back online, the message is no longer true, and the button is ready.
    window.addEventListener('online', reset);
    return () => window.removeEventListener('online', reset);
  }, [isLineLost, reset]);
  // Set at once, while `isPending` follows a render later: the second half of a double click starts nothing.
  const isUnderWay = useRef(false);
  return {
    isStarting: start.isPending,
    problem: isHookPostponed ? null : startProblemText(start.error),
    /** Shown on the later steps. */
    postponed: isHookPostponed && start.error ? postponedStartText(start.error) : null,
    shortage: findShortage(start.error, priceCredits),
    dismiss: () => {
      dispatch({ type: 'dismiss-postponed-hook' });
      start.reset();
    },
    begin: (then: 'stay' | 'goOn') => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      start.mutate(undefined, {
        onSuccess: () => {
          if (then === 'goOn') continueFrom('hook');
        },
        onError: (error) => {
          const canWait = then === 'goOn' && isStartPostponable(error);
          dispatch({ type: canWait ? 'postpone-hook' : 'dismiss-postponed-hook' });
          if (canWait) continueFrom('hook');
        },
        onSettled: () => {
          isUnderWay.current = false;
        },
      });
    },
  };
}
export type HookStart = ReturnType<typeof useHookStart>;
