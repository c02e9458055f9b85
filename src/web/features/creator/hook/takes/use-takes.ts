import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chooseTake, readTakes } from '#contract/calls/takes.ts';
import { call } from '../../../../lib/call.ts';
import { queryKeys } from '../../../../lib/query-keys.ts';
import type { CreatorControl } from '../../state/creator-context.ts';
import type { HookState } from '../../watch/hook-watch.ts';

const pollMs = 5_000;

/** Every take of the open video, and how another one of them becomes its hook. */
export function useTakes({ generationId, dispatch, continueFrom }: CreatorControl, { hook }: HookState) {
  const queryClient = useQueryClient();
  const queryKey = queryKeys.takes(generationId ?? '');
  const { data: takes = [], isLoading } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const params = { generationId: generationId ?? '' };
      return (await call(readTakes, { params, signal })).takes;
    },
    enabled: generationId !== null,
    refetchOnWindowFocus: 'always',
    // The live channel reports the shown take; another take may be in progress behind it.
    refetchInterval: ({ state }) =>
      state.data?.some(({ id, status }) => status === 'processing' && id !== hook?.id) ? pollMs : false,
  });
  // A take that has begun or ended is read again.
  const shown = `${hook?.id} ${hook?.status}`;
  const refresh = useEffectEvent(() => queryClient.invalidateQueries({ queryKey }));
  const lastShown = useRef(shown);
  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    void refresh();
  }, [shown]);

  const choose = useMutation({
    mutationFn: ({ hookId }: { hookId: string; goesOn: boolean }) =>
      call(chooseTake, { params: { generationId: generationId ?? '', hookId } }),
    onSuccess: (generation, { goesOn }) => {
      queryClient.setQueryData(queryKeys.generation(generation.generationId), generation);
      dispatch({ type: 'load-hook', generation });
      void queryClient.invalidateQueries({ queryKey });
      if (goesOn) continueFrom('hook');
    },
  });
  return { takes, isLoading, choose };
}
