import { useEffect, useEffectEvent, useState } from 'react';
import type { ReelData } from '../state/reel-data.ts';

type Selection = ReelData['category'];

/** How long a selection must stay unchanged before it is reported. */
const selectionDelayMs = 300;

/** Runs `run` after the delay. Returns a function that cancels it. */
export function afterDelay(run: () => void): () => void {
  const timer = setTimeout(run, selectionDelayMs);
  return () => clearTimeout(timer);
}

/** Shows every choice at once, and reports the last one after a short pause, so that moving through choices does no work. */
export function useSelection(reported: Selection, report: (selection: Selection) => void) {
  const [pending, setPending] = useState<Selection | null>(null);
  const reportPending = useEffectEvent(() => {
    if (pending === null) return;
    report(pending);
    setPending(null);
  });
  useEffect(() => {
    if (pending === null) return;
    return afterDelay(() => reportPending());
  }, [pending]);
  return {
    selection: pending ?? reported,
    choose: setPending,
    /** Reports without delay. */
    settle: () => {
      if (pending === null) return;
      report(pending);
      setPending(null);
    },
  };
}
