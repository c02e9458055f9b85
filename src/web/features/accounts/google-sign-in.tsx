import '@mantine/core/styles/Center.layer.css';
import { Center, Skeleton, useComputedColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { errorTexts } from '../../lib/error-text.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { loadGoogleIdentity } from './google-identity-services.ts';
import type { CredentialSource } from './sign-in.tsx';

const buttonWidth = 320;

/** Google's sign-in button, which Google's script renders. */
export function GoogleSignIn({
  clientId,
  nonce,
  onCredential,
  isBusy,
}: CredentialSource & { clientId: string }) {
  const container = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme('light');
  const identity = useQuery({
    queryKey: ['google-identity'],
    queryFn: loadGoogleIdentity,
    staleTime: Infinity,
    retry: false,
  });
  const receive = useEffectEvent((credential: string) => onCredential(credential));
  useEffect(() => {
    if (identity.data === undefined || container.current === null) return;
    container.current.replaceChildren();
    identity.data.initialize({ client_id: clientId, nonce, callback: (reply) => receive(reply.credential) });
    identity.data.renderButton(container.current, {
      type: 'standard',
      size: 'large',
      shape: 'pill',
      text: 'continue_with',
      theme: scheme === 'dark' ? 'filled_black' : 'outline',
      width: buttonWidth,
    });
  }, [identity.data, clientId, nonce, scheme]);
  if (identity.isError) {
    return <FailureNotice text={errorTexts.provider_failed} onRetry={() => void identity.refetch()} />;
  }
  return (
    <Center mih={44} aria-busy={isBusy || identity.isPending}>
      {identity.isPending && <Skeleton height={40} width={buttonWidth} radius="xl" />}
      <div ref={container} hidden={identity.isPending || isBusy} />
    </Center>
  );
}
