import type { Database } from '../../db/database.ts';
import { findLiveSession } from '../../db/sessions.ts';
import { hashSecretToken } from './secret-token.ts';

/** Who holds this token; null when it is unknown, expired, unused for too long or revoked. */
export async function findCaller(
  deps: { database: Database; sessionIdleDays: number },
  token: string,
): Promise<{ userId: string; sessionId: string } | null> {
  return (await findLiveSession(deps.database, hashSecretToken(token), deps.sessionIdleDays)) ?? null;
}
