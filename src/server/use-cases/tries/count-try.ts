import { createHmac } from 'node:crypto';
import { tryLimits, tryTexts } from '#contract/tries.ts';
import type { Database } from '../../db/database.ts';
import { countQueuedTries, insertTry, lockTries, readTriesOfAddress } from '../../db/tries.ts';
import { addressGroup } from '../../domain/rate-limits.ts';
import { AppError } from '../../errors.ts';

export type CountDeps = { database: Database; pepper: string };

export type CountedTry = { kind: 'voice' } | { kind: 'preview'; presenter: string; line: string };

const minuteMs = 60_000;
const busyRetryAfterSeconds = 60;

/** Counts and writes the try in one transaction that runs one at a time. Throws 429 beyond the limits. */
export async function countTry(
  { database, pepper }: CountDeps,
  address: string,
  counted: CountedTry,
  now: Date = new Date(),
): Promise<string> {
  const { kind } = counted;
  const addressHash = createHmac('sha256', pepper).update(addressGroup(address)).digest('base64url');
  const windowMs = tryLimits.windowMinutes * minuteMs;
  const max = kind === 'voice' ? tryLimits.voices : tryLimits.previews;
  const id = crypto.randomUUID();
  await database.transaction().execute(async (transaction) => {
    await lockTries(transaction, 'counting');
    const since = new Date(now.getTime() - windowMs);
    const earlier = await readTriesOfAddress(transaction, { kind, addressHash, since });
    if (earlier.length >= max) {
      const freeAt = earlier[earlier.length - max]!.getTime() + windowMs;
      throw new AppError('too_many_tries', tryTexts.tooMany, {
        retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1_000)),
      });
    }
    if (kind === 'preview' && (await countQueuedTries(transaction)) >= tryLimits.maxQueuedPreviews) {
      throw new AppError('tries_busy', tryTexts.busy, { retryAfterSeconds: busyRetryAfterSeconds });
    }
    const { presenter, line } = kind === 'preview' ? counted : { presenter: null, line: null };
    const status = kind === 'preview' ? 'waiting' : 'completed';
    await insertTry(transaction, {
      id,
      kind,
      address_hash: addressHash,
      presenter,
      line,
      status,
      created_at: now,
    });
  });
  return id;
}
