import type { Session } from '#contract/calls/account.ts';
import type { Database } from '../../db/database.ts';
import { readLiveSessions } from '../../db/sessions.ts';

export type SessionsDeps = { database: Database; sessionIdleDays: number };

/** The user's active sessions. */
export async function readSessions(
  deps: SessionsDeps,
  input: { userId: string; sessionId: string },
): Promise<{ sessions: Session[] }> {
  const rows = await readLiveSessions(deps.database, input.userId, deps.sessionIdleDays);
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      isCurrent: row.id === input.sessionId,
    })),
  };
}
