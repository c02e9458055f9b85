import { sql } from 'kysely';
import type { Connection } from './database.ts';

/** Also removes abandoned nonces. */
export async function insertNonce(
  connection: Connection,
  nonce: { hash: string; lifetimeSeconds: number },
): Promise<void> {
  await connection
    .deleteFrom('sign_in_nonces')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await connection
    .insertInto('sign_in_nonces')
    .values({
      nonce_hash: nonce.hash,
      expires_at: sql<Date>`now() + make_interval(secs => ${nonce.lifetimeSeconds})`,
    })
    .execute();
}

/** True for the first caller in time, and never again. */
export async function consumeNonce(connection: Connection, hash: string): Promise<boolean> {
  const consumed = await connection
    .deleteFrom('sign_in_nonces')
    .where('nonce_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('nonce_hash')
    .executeTakeFirst();
  return consumed !== undefined;
}
