import { useEffect, useRef } from 'react';
import type { Generation } from '#contract/calls/generations.ts';
import { followServer } from './follow-server.ts';
import type { DraftControl } from './use-draft.ts';

/** What was changed on the same video elsewhere arrives in the entries here. */
export function useFollowServer(control: DraftControl, generation: Generation | undefined): void {
  const { changeDraft } = control;
  const before = useRef(generation);
  useEffect(() => {
    const was = before.current;
    before.current = generation;
    if (!was || !generation || was === generation || was.generationId !== generation.generationId) return;
    changeDraft((draft) => followServer(draft, was, generation));
  }, [generation, changeDraft]);
}
