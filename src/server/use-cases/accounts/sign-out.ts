import { writeAudit, type RequestOrigin } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import { revokeSessions } from '../../db/sessions.ts';

export async function signOut(
  deps: { database: Database },
  input: { userId: string; sessionId: string; origin: RequestOrigin },
): Promise<void> {
  const { userId, sessionId, origin } = input;
  await deps.database.transaction().execute(async (transaction) => {
    if ((await revokeSessions(transaction, { userId, only: sessionId })) === 0) return;
    await writeAudit(transaction, { kind: 'signed_out', userId, origin });
  });
}
