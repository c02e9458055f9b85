import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CallError } from '../../lib/call-error.ts';
import { draftFromGeneration } from './draft.ts';
import { findDraft } from './draft-memory.ts';
import { isOtherHookWished } from './hook-intent.ts';
import { generationQuery } from './queries.ts';
import { stepForGeneration } from './steps.ts';
import { announce } from '../../ui/announce.ts';
import { texts } from './texts.ts';
import type { Opened } from './use-draft.ts';

/** Takes a saved video up where it was left. One that is not there is said so; a lost connection may retry. */
export function useOpenSaved(
  generationId: string | null,
  onOpened: (opened: Opened) => void,
  onMissing: () => void,
) {
  const query = useQuery({
    ...generationQuery(generationId ?? ''),
    enabled: generationId !== null,
    staleTime: 0,
  });
  const { data, error } = query;
  const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
  const latest = useRef({ onOpened, onMissing });
  useEffect(() => {
    latest.current = { onOpened, onMissing };
  });

  useEffect(() => {
    if (generationId === null || !data || data.generationId !== generationId) return;
    const kept = findDraft(sessionStorage, generationId);
    latest.current.onOpened({
      generationId,
      draft: kept ?? draftFromGeneration(crypto.randomUUID(), data),
      step: kept && isOtherHookWished(kept, data) ? 'hook' : stepForGeneration(data),
    });
  }, [generationId, data]);

  useEffect(() => {
    if (generationId === null || !isRefused) return;
    announce(texts.loadFailed, 'failure');
    latest.current.onMissing();
  }, [generationId, isRefused]);

  return {
    isBroken: generationId !== null && error !== null && !isRefused,
    retry: () => void query.refetch(),
  };
}
