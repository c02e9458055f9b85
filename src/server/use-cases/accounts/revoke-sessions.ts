import { writeAudit, type RequestOrigin } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import * as sessions from '../../db/sessions.ts';
import { AppError } from '../../errors.ts';

type Input = { userId: string; sessionId: string; origin: RequestOrigin };

/** Signs out one of the user's devices, possibly the current one. */
export async function revokeSession(
  deps: { database: Database },
  input: { userId: string; revokedId: string; origin: RequestOrigin },
): Promise<void> {
  const { userId, revokedId, origin } = input;
  await deps.database.transaction().execute(async (transaction) => {
    const ended = await sessions.revokeSessions(transaction, { userId, only: revokedId });
    if (ended === 0) throw new AppError('not_found', 'Unknown session');
    const details = { sessionId: revokedId };
    await writeAudit(transaction, { kind: 'session_revoked', userId, origin, details });
  });
}

export async function revokeOtherSessions(deps: { database: Database }, input: Input): Promise<void> {
  const { userId, sessionId, origin } = input;
  await deps.database.transaction().execute(async (transaction) => {
    const ended = await sessions.revokeSessions(transaction, { userId, allBut: sessionId });
    if (ended === 0) return;
    const details = { sessions: ended };
    await writeAudit(transaction, { kind: 'other_sessions_revoked', userId, origin, details });
  });
}
