import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { taskStream } from '../../lib/task-stream.ts';

/** Reads a query again at every event of the task that works on `subjectId`; null follows nothing. */
export function useTaskNews(subjectId: string | null, queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  const readAgain = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey }));
  useEffect(() => {
    if (subjectId === null) return;
    return taskStream.follow({
      onEvent: (event) => {
        if (event.subjectId === subjectId) readAgain();
      },
    });
  }, [subjectId]);
}
