import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { taskStream } from '../../lib/task-stream.ts';

type Options = {
  /** Keeps the stream open without a subject, because opening it would take longer than a preview. */
  staysOpen?: boolean;
};

/** Refetches a query at every event of the task that works on `subjectId`; null follows nothing. */
export function useRefetchOnTaskEvents(
  subjectId: string | null,
  queryKey: QueryKey,
  { staysOpen = false }: Options = {},
): void {
  const queryClient = useQueryClient();
  const onNews = useEffectEvent((newsOf: string) => {
    if (newsOf === subjectId) void queryClient.invalidateQueries({ queryKey });
  });
  const isFollowing = staysOpen || subjectId !== null;
  useEffect(() => {
    if (!isFollowing) return;
    return taskStream.follow({ onEvent: (event) => onNews(event.subjectId) });
  }, [isFollowing]);
}
