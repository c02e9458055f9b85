import { createRemoteJWKSet } from 'jose';
import type { IdentityVerifier } from '../../ports/identity.ts';
import { idTokenVerifier } from '../id-token-identity.ts';

/** Google Identity Services, or any provider that publishes its keys the same way. */
export function googleIdentity(settings: {
  clientId: string;
  jwksUrl: string;
  issuers: string[];
}): IdentityVerifier {
  const keys = createRemoteJWKSet(new URL(settings.jwksUrl), { timeoutDuration: 5_000 });
  return idTokenVerifier(
    { provider: 'google', googleClientId: settings.clientId },
    { issuers: settings.issuers, audience: settings.clientId, keys },
  );
}
