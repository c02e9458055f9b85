import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import type { DraftControl } from '../use-draft.ts';
import { useSignInRedirect } from '../use-sign-in-redirect.ts';
import { useStartHook } from '../use-start-hook.ts';
import { isStartPostponable, postponedStartText, startProblemText } from './hook-problem-text.ts';

function findShortage(error: Error | null, priceCredits: number | undefined) {
  if (!(error instanceof CallError) || error.code !== 'insufficient_credits') return null;
  return { required: error.details.required ?? priceCredits ?? 0, balance: error.details.balance };
}

/** Starting the hook: to watch it, or to go on meanwhile, also where it could not be started just now. */
export function useHookStart(
  control: DraftControl,
  priceCredits: number | undefined,
  onStarted: (generationId: string) => void,
) {
  const start = useStartHook(control, onStarted);
  const [isPostponed, setIsPostponed] = useState(false);
  useSignInRedirect(start.error);
  const { reset } = start;
  const isLineLost = !isPostponed && start.error instanceof CallError && start.error.code === 'offline';
  useEffect(() => {
    if (!isLineLost) return;
    // The line is back: there is nothing to complain of, and the button waits.
    window.addEventListener('online', reset);
    return () => window.removeEventListener('online', reset);
  }, [isLineLost, reset]);
  // Known at once, while `isPending` arrives a render later: the second half of a double click is no start.
  const isUnderWay = useRef(false);
  return {
    isStarting: start.isPending,
    problem: isPostponed ? null : startProblemText(start.error),
    /** Said on the steps that one went on to. */
    postponed: isPostponed && start.error ? postponedStartText(start.error) : null,
    shortage: findShortage(start.error, priceCredits),
    dismiss: () => {
      setIsPostponed(false);
      start.reset();
    },
    begin: (then: 'stay' | 'goOn') => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      const goOn = () => {
        if (then === 'goOn' && control.step === 'hook') control.openStep('upload');
      };
      start.mutate(undefined, {
        onSuccess: () => {
          setIsPostponed(false);
          goOn();
        },
        onError: (error) => {
          const canWait = then === 'goOn' && isStartPostponable(error);
          setIsPostponed(canWait);
          if (canWait) goOn();
        },
        onSettled: () => {
          isUnderWay.current = false;
        },
      });
    },
  };
}
export type HookStart = ReturnType<typeof useHookStart>;
