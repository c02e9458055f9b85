import { useMutation } from '@tanstack/react-query';
import { deleteAccount } from '#contract/calls/account.ts';
import { call } from '../../../lib/call.ts';

/** Erases the signed-in person; from then on the token is worth nothing. */
export const useDeleteAccount = ({ onDeleted }: { onDeleted: () => void }) =>
  useMutation({
    mutationFn: (email: string) => call(deleteAccount, { body: { email } }),
    onSuccess: onDeleted,
  });
