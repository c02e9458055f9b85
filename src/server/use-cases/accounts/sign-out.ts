import type { Database } from '../../db/database.ts';
import { revokeSession } from '../../db/sessions.ts';

export const signOut = (deps: { database: Database }, input: { sessionId: string }): Promise<void> =>
  revokeSession(deps.database, input.sessionId);
