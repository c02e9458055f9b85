import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateCounter, RateCounters } from '../../db/rate-counters.ts';
import {
  addressGroup,
  anyRateLimit,
  rateLimits,
  type RateLimit,
  type RateName,
} from '../../domain/rate-limits.ts';
import { AppError } from '../../errors.ts';

/** Each throws `too_many_requests` with `retryAfterSeconds` if the call exceeds the limit. */
export type RateLimits = {
  /** For every request, before authentication; counted in this process. */
  countAddress: (address: string) => Promise<void>;
  countUser: (userId: string) => Promise<void>;
  /** A call of this rate; counted over all processes. */
  count: (rate: RateName, caller: { address: string; userId: string | null }) => Promise<void>;
};

type LimitDeps = {
  counters: RateCounters;
  log: { warn: (facts: object, text: string) => void };
};

function countInMemory({ calls, seconds }: RateLimit): RateCounter {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds });
  return async (key) => {
    try {
      await limiter.consume(key);
      return null;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return { waitMs: reason.msBeforeNext };
      throw reason;
    }
  };
}

async function refuseIfTooMany(...counts: Promise<{ waitMs: number } | null>[]): Promise<void> {
  const waits = (await Promise.all(counts)).map((refusal) => refusal?.waitMs ?? 0);
  const waitMs = Math.max(...waits);
  if (waitMs <= 0) return;
  const retryAfterSeconds = Math.ceil(waitMs / 1_000);
  throw new AppError('too_many_requests', 'Too many requests', { retryAfterSeconds });
}

export function createRateLimits({ counters, log }: LimitDeps): RateLimits {
  /** A failed count lets the call through: limits protect the app and must not stop it. */
  const open = (name: string, limit: RateLimit): RateCounter => {
    const count = counters.open(name, limit);
    return (key) =>
      count(key).catch((error: unknown) => {
        log.warn({ err: error, limit: name }, 'counting a call failed');
        return null;
      });
  };
  const shared = Object.fromEntries(
    Object.entries(rateLimits).map(([rate, { user, address }]) => [
      rate,
      { person: open(`${rate} person`, user), address: open(`${rate} address`, address) },
    ]),
  ) as Record<RateName, { person: RateCounter; address: RateCounter }>;
  const anyOfAddress = countInMemory(anyRateLimit.address);
  const anyOfUser = countInMemory(anyRateLimit.user);
  return {
    countAddress: (address) => refuseIfTooMany(anyOfAddress(addressGroup(address))),
    countUser: (userId) => refuseIfTooMany(anyOfUser(userId)),
    count: (rate, { address, userId }) =>
      refuseIfTooMany(
        shared[rate].address(addressGroup(address)),
        ...(userId === null ? [] : [shared[rate].person(userId)]),
      ),
  };
}
