import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readSignInOptions } from '#contract/calls/accounts.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { errorText } from '../../lib/error-text.ts';
import { Loading } from '../../ui/loading.tsx';
import { DevelopmentSignIn } from './development-sign-in.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';

export type CredentialSource = {
  /** Goes into the ID token, and is good for one sign-in. */
  nonce: string;
  onCredential: (credential: string) => void;
  isBusy: boolean;
};

const useSignInOptions = () =>
  useQuery({
    queryKey: queryKeys.signInOptions,
    queryFn: ({ signal }) => call(readSignInOptions, { signal }),
    staleTime: Infinity,
  });

/** The identity provider of this installation. */
export function SignIn({
  nonce,
  onCredential,
  isBusy,
}: Omit<CredentialSource, 'nonce'> & { nonce?: string }) {
  const options = useSignInOptions();
  if (options.isError) {
    return <FailureNotice text={errorText(options.error)} onRetry={() => void options.refetch()} />;
  }
  if (options.isPending || nonce === undefined) return <SignInSkeleton />;
  const { provider, googleClientId } = options.data;
  return provider === 'google' && googleClientId !== null ? (
    <GoogleSignIn clientId={googleClientId} nonce={nonce} onCredential={onCredential} isBusy={isBusy} />
  ) : (
    <DevelopmentSignIn nonce={nonce} onCredential={onCredential} isBusy={isBusy} />
  );
}

const SignInSkeleton = () => (
  <Loading label="Loading sign-in">
    <Stack gap="sm">
      <Skeleton height={78} />
      <Skeleton height={68} />
      <Skeleton height={68} />
      <Skeleton height={50} mt="xs" />
      <Skeleton height={42} />
    </Stack>
  </Loading>
);
