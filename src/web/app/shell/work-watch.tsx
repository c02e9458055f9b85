import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { readGeneration } from '#contract/calls/generations.ts';
import { readHookStatus } from '#contract/calls/hooks.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { taskStream } from '../../lib/task-stream.ts';
import { unfinishedQuery } from '../../lib/unfinished-query.ts';
import { findEndedWork, isShown, isUnderWay, type EndedWork, type Work } from '../../lib/work-under-way.ts';
import { call } from '../../lib/call.ts';
import { announce } from '../../ui/announce.ts';
import { endedText } from './ended-text.ts';

/** Announces work that ends while another page is open, and refetches the lists that it changes. */
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

  // Events refetch the query at once; it also polls, in case no event arrives.
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

  // The page that was left may have started work.
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

const readStatus = async ({ kind, id }: Work): Promise<string> =>
  kind === 'hook'
    ? (await call(readHookStatus, { params: { hookId: id }, keepsSession: true })).status
    : (await call(readGeneration, { params: { generationId: id }, keepsSession: true })).status;

/** Announces the result of finished work. Cancelled and replaced work ends without an announcement. */
async function announceResult(work: EndedWork): Promise<void> {
  const status = await readStatus(work).catch(() => undefined);
  if (status === 'completed') announce(endedText(work, status));
  if (status === 'failed') announce(endedText(work, status), 'failure');
}
