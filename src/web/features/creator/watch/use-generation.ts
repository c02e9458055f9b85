import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import {
  detailsPollDelayMs,
  findPollEnding,
  isRefusalFinal,
  pollDelayMs,
  requirePolledId,
  type PollPace,
} from './details-poll-plan.ts';
import { generationQuery } from './queries.ts';
import { useLiveGeneration } from './use-live-generation.ts';

const statusOf = (error: unknown): number | undefined =>
  error instanceof CallError ? error.status : undefined;

/** The video being made, live; read again at the given pace while the live channel is silent. */
export function useGeneration(generationId: string | null, pace: PollPace) {
  const polls = useRef(0);
  const [isExhausted, setIsExhausted] = useState(false);
  const base = generationQuery(generationId ?? '');
  const query = useQuery({
    ...base,
    enabled: generationId !== null,
    refetchInterval: ({ state: { data, error } }) =>
      detailsPollDelayMs(pace, polls.current, data, statusOf(error)),
    queryFn: async (context) => {
      requirePolledId(generationId);
      polls.current += 1;
      const generation = await base.queryFn!(context);
      setIsExhausted(findPollEnding(pace, polls.current, generation) === 'exhausted');
      return generation;
    },
    // A lost poll is asked again at the same pace; the count is what the person is told.
    retry: (failures, error) => !isRefusalFinal(statusOf(error) ?? 0) && failures < pace.maxPolls,
    retryDelay: (failures) => pollDelayMs(pace, failures),
  });
  const askAnew = () => {
    polls.current = 0;
  };
  const isFinished = query.data?.status === 'completed';
  useLiveGeneration(generationId, !isFinished, askAnew);
  return {
    query,
    /** Asked as often as one may, and still nobody knows. */
    isExhausted,
    askAgain: () => {
      askAnew();
      void query.refetch();
    },
  };
}
export type GenerationWatch = ReturnType<typeof useGeneration>;
