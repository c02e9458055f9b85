import { scopes, type Scope } from '#contract/scopes.ts';
import type { Database } from '../../db/database.ts';
import { findLiveSession } from '../../db/sessions.ts';
import { hashSecretToken } from './secret-token.ts';

type Session = { kind: 'session'; sessionId: string };
type ApiKey = { kind: 'apiKey'; keyId: string };

/** The user on whose behalf a request acts, its type of credential, and what that allows. */
export type Principal = { userId: string; via: Session | ApiKey; scopes: ReadonlySet<Scope> };
export type SessionPrincipal = Principal & { via: Session };

const everyScope: ReadonlySet<Scope> = new Set(scopes);

/** The principal for this token; null if it is unknown, expired, unused for too long or revoked. */
export async function authenticate(
  deps: { database: Database; sessionIdleDays: number },
  token: string,
): Promise<Principal | null> {
  const session = await findLiveSession(deps.database, hashSecretToken(token), deps.sessionIdleDays);
  if (!session) return null;
  const { userId, sessionId } = session;
  return { userId, via: { kind: 'session', sessionId }, scopes: everyScope };
}
