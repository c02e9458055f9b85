import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Generation } from '#contract/calls/generations.ts';
import type { HookStatus } from '#contract/calls/hooks.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { keepInSight, type Work } from '../../lib/work-under-way.ts';
import type { CreatorStep } from './state/steps.ts';

/** Notifies the rest of the app that work began or ended, and which of it ended in view. */
export function useWorkInSight(
  step: CreatorStep,
  hook: Pick<HookStatus, 'id' | 'status'> | undefined,
  generation: Pick<Generation, 'generationId' | 'status'> | undefined,
): void {
  const queryClient = useQueryClient();
  const hookId = hook?.id;
  const generationId = generation?.generationId;
  useEffect(() => {
    const hookWork: Work[] = hookId === undefined ? [] : [{ kind: 'hook', id: hookId }];
    const videoWork: Work[] = generationId === undefined ? [] : [{ kind: 'video', id: generationId }];
    if (step === 'hook') return keepInSight(hookWork);
    if (step === 'preview') return keepInSight([...hookWork, ...videoWork]);
  }, [step, hookId, generationId]);

  const state = `${hookId} ${hook?.status} ${generation?.status}`;
  const toldState = useRef(state);
  useEffect(() => {
    if (toldState.current === state) return;
    toldState.current = state;
    void queryClient.invalidateQueries({ queryKey: queryKeys.unfinished });
  }, [queryClient, state]);
}
