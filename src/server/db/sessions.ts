import { sql } from 'kysely';
import type { Connection } from './database.ts';

/** Notified with the id of every session that ends early, so that its channels can end too. */
export const endedSessionsChannel = 'ended_sessions';

/** More frequent updates would only burden the database. */
const seenEveryMinutes = 5;

export async function openSession(
  connection: Connection,
  session: { userId: string; tokenHash: string; lifetimeDays: number; device?: string },
): Promise<void> {
  await connection
    .insertInto('sessions')
    .values({
      id: crypto.randomUUID(),
      user_id: session.userId,
      token_hash: session.tokenHash,
      expires_at: sql<Date>`now() + make_interval(days => ${session.lifetimeDays})`,
      revoked_at: null,
      ...(session.device === undefined ? {} : { device: session.device }),
    })
    .execute();
}

const idleSince = (idleDays: number) => sql<Date>`now() - make_interval(days => ${idleDays})`;

/** Undefined if it is unknown, expired, unused for too long or revoked. Reading it counts as use. */
export async function findLiveSession(
  connection: Connection,
  tokenHash: string,
  idleDays: number,
): Promise<{ sessionId: string; userId: string } | undefined> {
  const session = await connection
    .selectFrom('sessions')
    .select([
      'id',
      'user_id',
      sql<boolean>`last_seen_at < now() - make_interval(mins => ${seenEveryMinutes})`.as('seen_long_ago'),
    ])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_seen_at', '>', idleSince(idleDays))
    .executeTakeFirst();
  if (!session) return undefined;
  if (session.seen_long_ago) {
    await connection
      .updateTable('sessions')
      .set({ last_seen_at: sql<Date>`now()` })
      .where('id', '=', session.id)
      .execute();
  }
  return { sessionId: session.id, userId: session.user_id };
}

export async function isSessionLive(connection: Connection, sessionId: string): Promise<boolean> {
  const session = await connection
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return session !== undefined;
}

/** Most recently used first. */
export const readLiveSessions = (connection: Connection, userId: string, idleDays: number) =>
  connection
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_seen_at', '>', idleSince(idleDays))
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();

/** Returns how many sessions it ended. Their followers are notified on commit. */
export async function revokeSessions(
  connection: Connection,
  which: { userId: string; only: string } | { userId: string; allBut: string } | { userId: string },
): Promise<number> {
  let query = connection
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', which.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`);
  if ('only' in which) query = query.where('id', '=', which.only);
  if ('allBut' in which) query = query.where('id', '<>', which.allBut);
  const ended = await query.returning('id').execute();
  for (const { id } of ended) await sql`select pg_notify(${endedSessionsChannel}, ${id})`.execute(connection);
  return ended.length;
}
