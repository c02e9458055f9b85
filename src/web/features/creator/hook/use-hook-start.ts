import { useRef } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { texts } from '../texts.ts';
import type { DraftControl } from '../use-draft.ts';
import { useStartHook } from '../use-start-hook.ts';

function problemText(error: Error | null): string | null {
  if (error === null) return null;
  if (!(error instanceof CallError)) return error.message;
  if (error.code === 'insufficient_credits') return null;
  if (error.status === 401) return texts.hook.refused(texts.hook.notAuthorized);
  return errorText(error);
}

function findShortage(error: Error | null, priceCredits: number | undefined) {
  if (!(error instanceof CallError) || error.code !== 'insufficient_credits') return null;
  return { required: error.details.required ?? priceCredits ?? 0, balance: error.details.balance };
}

/** Starting the hook from its step: to watch it there, or to go on meanwhile. */
export function useHookStart(
  control: DraftControl,
  priceCredits: number | undefined,
  onStarted: (generationId: string) => void,
) {
  const start = useStartHook(control, onStarted);
  // Known at once, while `isPending` arrives a render later: the second half of a double click is no start.
  const isUnderWay = useRef(false);
  return {
    isStarting: start.isPending,
    problem: problemText(start.error),
    shortage: findShortage(start.error, priceCredits),
    dismiss: start.reset,
    begin: (then: 'stay' | 'goOn') => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      start.mutate(undefined, {
        onSuccess: () => {
          if (then === 'goOn') control.openStep('upload');
        },
        onSettled: () => {
          isUnderWay.current = false;
        },
      });
    },
  };
}
