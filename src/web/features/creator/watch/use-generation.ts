import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Generation, type GenerationComponent, isVideoBeingMade } from '#contract/calls/generations.ts';
import type { Upload } from '#contract/calls/uploads.ts';
import type { LiveEvent, LiveProgress } from '#contract/live-events.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { followGeneration } from '../../../lib/task-stream.ts';
import { useIsOnline } from '../../../lib/use-is-online.ts';
import type { CreatorStep } from '../state/steps.ts';
import {
  choosePace,
  detailsPollDelayMs,
  findPollEnding,
  isRefusalFinal,
  pollDelayMs,
  requirePolledId,
} from './details-poll-plan.ts';
import { afterHookEvent, type HookWatch } from './hook-watch.ts';
import { generationQuery } from './queries.ts';

function moveComponent(component: GenerationComponent, event: LiveProgress): GenerationComponent {
  const isThis = component.type === event.subject && component.status === 'processing';
  if (!isThis || ![component.hookId, component.videoFileId, component.audioFileId].includes(event.id)) {
    return component;
  }
  return { ...component, progress: Math.max(component.progress, event.progress) };
}

/** The generation after an event. The end of work is always read from the server, never guessed. */
export function applyLiveProgress(generation: Generation, event: LiveProgress): Generation {
  if (event.subject !== 'video') {
    return {
      ...generation,
      components: generation.components.map((component) => moveComponent(component, event)),
    };
  }
  if (event.id !== generation.generationId || !isVideoBeingMade(event.status)) return generation;
  const status = event.status as Generation['status'];
  const parameters = { ...generation.parameters, stage: event.stage, progress: event.progress };
  return { ...generation, status, progress: event.progress, parameters };
}

/** Writes live events into the cache; after the end of work the generation is fetched again with its addresses. */
export function feedCache(
  queryClient: QueryClient,
  generationId: string,
  { type, data }: Pick<LiveEvent, 'type' | 'data'>,
): void {
  queryClient.setQueryData<Generation>(
    queryKeys.generation(generationId),
    (generation) => generation && applyLiveProgress(generation, data),
  );
  const isHook = data.subject === 'hook';
  const isClip = data.subject === 'product' || data.subject === 'audio';
  if (isHook) {
    queryClient.setQueryData<HookWatch>(
      queryKeys.hook(data.id),
      (watch) => watch && afterHookEvent(watch, data),
    );
  }
  if (isClip) {
    queryClient.setQueryData<Upload>(queryKeys.upload(data.id), (upload) =>
      upload?.status === 'processing'
        ? { ...upload, progress: Math.max(upload.progress, data.progress) }
        : upload,
    );
  }
  if (type === 'status' && isVideoBeingMade(data.status)) return;
  void queryClient.invalidateQueries({ queryKey: queryKeys.generation(generationId) });
  if (isHook) void queryClient.invalidateQueries({ queryKey: queryKeys.hook(data.id) });
  if (isClip) void queryClient.invalidateQueries({ queryKey: queryKeys.upload(data.id) });
  if (isHook) void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
}

/** Keeps the cache of one generation fresh while it is listened to; `onNews` runs at every event. */
export function useLiveGeneration(
  generationId: string | null,
  isListening: boolean,
  onNews: () => void,
): void {
  const queryClient = useQueryClient();
  // A channel that gave up while offline opens again when the network returns.
  const isOnline = useIsOnline();
  const report = useEffectEvent(onNews);
  useEffect(() => {
    if (generationId === null || !isListening || !isOnline) return;
    return followGeneration({
      generationId,
      onEvent: (event) => {
        report();
        feedCache(queryClient, generationId, event);
      },
      // Events from before the connection are lost, but not their effects.
      onConnectedChange: (isConnected) => {
        if (isConnected) {
          void queryClient.invalidateQueries({ queryKey: queryKeys.generation(generationId) });
        }
      },
    });
  }, [generationId, isListening, isOnline, queryClient]);
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof CallError ? error.status : undefined;

/** The video being made, live; read again at the pace of the open step while the live channel is silent. */
export function useGeneration(generationId: string | null, step: CreatorStep) {
  const queryClient = useQueryClient();
  const polls = useRef(0);
  const [isExhausted, setIsExhausted] = useState(false);
  const base = generationQuery(generationId ?? '');
  const paceNow = () => choosePace(step, queryClient.getQueryData(base.queryKey));
  const query = useQuery({
    ...base,
    enabled: generationId !== null,
    refetchInterval: ({ state: { data, error } }) =>
      detailsPollDelayMs(choosePace(step, data), polls.current, data, statusOf(error)),
    queryFn: async (context) => {
      requirePolledId(generationId);
      polls.current += 1;
      const generation = await base.queryFn!(context);
      const pace = choosePace(step, generation);
      setIsExhausted(findPollEnding(pace, polls.current, generation) === 'exhausted');
      return generation;
    },
    // A failed poll is repeated at the same pace; the count is shown to the user.
    retry: (failures, error) => !isRefusalFinal(statusOf(error) ?? 0) && failures < paceNow().maxPolls,
    retryDelay: (failures) => pollDelayMs(paceNow(), failures),
  });
  const restartCount = () => {
    polls.current = 0;
  };
  const isFinished = query.data?.status === 'completed';
  useLiveGeneration(generationId, !isFinished, restartCount);
  return {
    query,
    /** The polling limit is reached without a result. */
    isExhausted,
    askAgain: () => {
      restartCount();
      void query.refetch();
    },
  };
}
export type GenerationWatch = ReturnType<typeof useGeneration>;
