import { Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { issueNonce, signIn } from '#contract/calls/accounts.ts';
import { call } from '../../lib/call.ts';
import { errorText } from '../../lib/error-text.ts';
import { storeToken } from '../../lib/session.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { meQuery } from '../../lib/me-query.ts';
import { SignIn } from './sign-in.tsx';

const useNonce = () =>
  useQuery({
    queryKey: ['sign-in-nonce'],
    queryFn: ({ signal }) => call(issueNonce, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

type SignInPanelProps = {
  /** The heading above the reason when signing in fails. */
  failureTitle: string;
  onSignedIn: () => void;
};

/** Requests a nonce, lets the user sign in with the identity provider, and exchanges the ID token for a session. */
export function SignInPanel({ failureTitle, onSignedIn }: SignInPanelProps) {
  const queryClient = useQueryClient();
  const nonce = useNonce();
  const exchangeToken = useMutation({
    mutationFn: (credential: string) => call(signIn, { body: { credential } }),
    onSuccess: ({ token, user }) => {
      queryClient.clear();
      storeToken(token);
      queryClient.setQueryData(meQuery.queryKey, user);
      onSignedIn();
    },
    onError: () => void nonce.refetch(),
  });
  if (nonce.isError) {
    return <FailureNotice text={errorText(nonce.error)} onRetry={() => void nonce.refetch()} />;
  }
  return (
    <Stack gap="md">
      {exchangeToken.isError && (
        <Notice>
          <strong>{failureTitle}</strong>
          <br />
          {errorText(exchangeToken.error)}
        </Notice>
      )}
      <SignIn
        nonce={nonce.data?.nonce}
        onCredential={exchangeToken.mutate}
        isBusy={exchangeToken.isPending || exchangeToken.isSuccess}
      />
    </Stack>
  );
}
