import { useEffect, useRef } from 'react';
import type { Generation } from '#contract/calls/generations.ts';
import type { CreatorControl } from '../state/creator-context.ts';

/** What was changed on the same video elsewhere arrives in the entries here. */
export function useFollowServer({ dispatch }: CreatorControl, generation: Generation | undefined): void {
  const last = useRef(generation);
  useEffect(() => {
    const before = last.current;
    last.current = generation;
    if (!before || !generation || before === generation) return;
    if (before.generationId !== generation.generationId) return;
    dispatch({ type: 'follow-server', before, now: generation });
  }, [generation, dispatch]);
}
