import { sql } from 'kysely';
import type { Connection } from './database.ts';

export async function openSession(
  connection: Connection,
  session: { userId: string; tokenHash: string; lifetimeDays: number },
): Promise<void> {
  await connection
    .insertInto('sessions')
    .values({
      id: crypto.randomUUID(),
      user_id: session.userId,
      token_hash: session.tokenHash,
      expires_at: sql<Date>`now() + make_interval(days => ${session.lifetimeDays})`,
      revoked_at: null,
    })
    .execute();
}

/** Undefined when it is unknown, expired or revoked. */
export const findLiveSession = (
  connection: Connection,
  tokenHash: string,
): Promise<{ sessionId: string; userId: string } | undefined> =>
  connection
    .selectFrom('sessions')
    .select(['id as sessionId', 'user_id as userId'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

export async function revokeSession(connection: Connection, sessionId: string): Promise<void> {
  await connection
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}
