import { useMutation, useQueryClient } from '@tanstack/react-query';
import { revokeOtherSessions, revokeSession, type Session } from '#contract/calls/account.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { announce } from '../../../ui/announce.ts';
import { accountTexts } from '../account-texts.ts';

const texts = accountTexts.devices;

/** A session that has already ended counts as revoked. */
const isNotFound = (error: unknown): boolean => error instanceof CallError && error.code === 'not_found';

/** Signs out one other device, or all others. */
export function useRevokeSessions() {
  const queryClient = useQueryClient();
  const onError = (error: Error) => announce(errorText(error), 'failure');
  const onSettled = () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions });
  const one = useMutation({
    mutationFn: async ({ id, device }: Session) => {
      await call(revokeSession, { params: { sessionId: id } }).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
      return device;
    },
    onSuccess: (device) => announce(texts.signedOut(device)),
    onError,
    onSettled,
  });
  const others = useMutation({
    mutationFn: () => call(revokeOtherSessions),
    onSuccess: () => announce(texts.othersSignedOut),
    onError,
    onSettled,
  });
  return { one, others };
}
