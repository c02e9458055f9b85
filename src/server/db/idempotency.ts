import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { sortKeys } from '../domain/sort-keys.ts';
import { AppError } from '../errors.ts';
import type { Tables } from './tables.ts';

export type IdempotentRequest = {
  userId: string;
  /** Names the operation in stored rows, so it must never change: the same key for another operation is another request. */
  call: string;
  /** The caller's Idempotency-Key; without one every request is new. */
  key: string | null;
  /** Everything that identifies the request, as JSON. */
  request: unknown;
};

const fingerprint = (request: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(request, sortKeys) ?? '')
    .digest('hex');

/**
 * Does the work once per key and returns its first reply (plain JSON) for every repetition. A concurrent duplicate waits. A
 * refusal rolls back the transaction and is not stored. Throws `idempotency_key_reused`.
 */
export async function replyOnce<T extends object>(
  transaction: Transaction<Tables>,
  { userId, call, key, request }: IdempotentRequest,
  work: () => Promise<T>,
): Promise<T> {
  if (key === null) return work();
  const lockKey = JSON.stringify([userId, call, key]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockKey}, 0))`.execute(transaction);
  const requestHash = fingerprint(request);
  const first = await transaction
    .selectFrom('idempotent_replies')
    .select(['request_hash', 'reply'])
    .where('user_id', '=', userId)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst();
  if (first && first.request_hash !== requestHash) {
    throw new AppError('idempotency_key_reused', 'This Idempotency-Key was used for another request');
  }
  if (first) return first.reply as T;
  const reply = await work();
  await transaction
    .insertInto('idempotent_replies')
    .values({ user_id: userId, call, key, request_hash: requestHash, reply: JSON.stringify(reply) })
    .execute();
  return reply;
}
