import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { errorText } from '../../lib/error-text.ts';
import { Loading } from '../../ui/loading.tsx';
import { DevelopmentSignIn } from './development-sign-in.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { signInOptionsQuery } from './sign-in-options-query.ts';

export type CredentialSource = {
  /** Becomes part of the ID token, and is valid for one sign-in. */
  nonce: string;
  onCredential: (credential: string) => void;
  isBusy: boolean;
};

/** The identity provider of this installation. */
export function SignIn({
  nonce,
  onCredential,
  isBusy,
}: Omit<CredentialSource, 'nonce'> & { nonce?: string }) {
  const options = useQuery(signInOptionsQuery);
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
