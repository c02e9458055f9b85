import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError } from '../../lib/call-error.ts';
import { detailsPollDelayMs, isRefusalFinal, pollDelayMs, type PollPace } from './details-poll-plan.ts';
import { generationQuery } from './queries.ts';
import { useLiveGeneration } from './use-live-generation.ts';

/** The video being made, live; read again at the given pace while the live channel is silent. */
export function useGeneration(generationId: string | null, pace: PollPace) {
  const polls = useRef(0);
  const base = generationQuery(generationId ?? '');
  const query = useQuery({
    ...base,
    enabled: generationId !== null,
    refetchInterval: (current) => {
      const { data, error } = current.state;
      const status = error instanceof CallError ? error.status : undefined;
      const delayMs = detailsPollDelayMs(pace, polls.current, data, status);
      return delayMs;
    },
    queryFn: async (context) => {
      polls.current += 1;
      return base.queryFn!(context);
    },
    // A lost poll is asked again at the same pace; the count is what the person is told.
    retry: (failures, error) =>
      !(error instanceof CallError && isRefusalFinal(error.status)) && failures < pace.maxPolls,
    retryDelay: (failures) => pollDelayMs(pace, failures),
  });
  const isFinished = query.data?.status === 'completed';
  useLiveGeneration(generationId, !isFinished, () => {
    polls.current = 0;
  });
  return query;
}
