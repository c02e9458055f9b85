import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteHook } from '#contract/calls/hooks.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { announce } from '../../../ui/announce.ts';
import { texts } from '../texts.ts';
import { hooksQuery, withoutHook } from './hooks-query.ts';

/** A hook that was already deleted in another tab counts as deleted. */
const isGone = (error: unknown): boolean => error instanceof CallError && error.code === 'not_found';

/** Deletes a hook. */
export function useDeleteHook() {
  const queryClient = useQueryClient();
  const { queryKey } = hooksQuery;
  return useMutation({
    mutationFn: async (hookId: string) => {
      await call(deleteHook, { params: { hookId } }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
      return hookId;
    },
    onSuccess: async (hookId) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (data) => data && withoutHook(data, hookId));
      announce(texts.hooks.deleted);
      // The next hook moves up to the end of the page.
      void queryClient.invalidateQueries({ queryKey });
    },
    onError: () => announce(texts.hooks.deleteFailed, 'failure'),
  });
}
