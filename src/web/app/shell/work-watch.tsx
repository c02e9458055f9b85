import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { queryKeys } from '../../lib/query-keys.ts';
import { taskStream } from '../../lib/task-stream.ts';
import { unfinishedQuery } from '../../lib/unfinished-query.ts';
import { findEndedWork, isShown, isUnderWay } from '../../lib/work-under-way.ts';
import { announceResult } from './announce-result.ts';

/** On every page: work that ends out of sight is announced, and every list is up to date. */
export function WorkWatch() {
  const queryClient = useQueryClient();
  const { data } = useQuery(unfinishedQuery);
  const before = useRef(data);
  useEffect(() => {
    const ended = findEndedWork(before.current ?? [], data ?? []);
    before.current = data;
    if (ended.length === 0) return;
    for (const queryKey of [queryKeys.videos, queryKeys.hooks, queryKeys.wallet])
      void queryClient.invalidateQueries({ queryKey });
    for (const work of ended) if (!isShown(work)) void announceResult(work);
  }, [data, queryClient]);

  // What starts or ends shows at once; the query itself looks again from time to time where no event arrives.
  const isWorking = data?.some(isUnderWay) ?? false;
  useEffect(() => {
    if (!isWorking) return;
    return taskStream.follow({
      onEvent({ type }) {
        if (type === 'task.started' || type === 'task.ended')
          void queryClient.invalidateQueries({ queryKey: queryKeys.unfinished });
      },
    });
  }, [isWorking, queryClient]);

  // A saved video, another page: something may have begun on the way there.
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', () => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.unfinished }, { cancelRefetch: false });
      }),
    [router, queryClient],
  );
  return null;
}
