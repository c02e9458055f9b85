import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { openRateCounters, type RateCounters } from '../../db/rate-counters.ts';
import { anyRateLimit, rateLimits } from '../../domain/rate-limits.ts';
import { createRateLimits } from './limit-rates.ts';

const warnings: string[] = [];
const log = { warn: (_facts: object, text: string) => void warnings.push(text) };

function open(databaseUrl: string) {
  const counters = openRateCounters(databaseUrl);
  onTestFinished(() => counters.close().catch(() => {}));
  return { counters, limits: createRateLimits({ counters, log }) };
}

const person = (userId: string, address = '192.0.2.1') => ({ userId, address });
const times = async (count: number, work: () => Promise<void>): Promise<void> => {
  for (let done = 0; done < count; done += 1) await work();
};

test('a user’s limit holds across processes and does not affect another user @accounts-023', async () => {
  const { databaseUrl } = await testDatabase();
  const [first, second] = [open(databaseUrl), open(databaseUrl)];
  const allowed = rateLimits.paid.user.calls;
  await times(allowed / 2, () => first.limits.count('paid', person('ada')));
  await times(allowed / 2, () => second.limits.count('paid', person('ada')));
  for (const { limits } of [first, second]) {
    const refusal = await limits.count('paid', person('ada')).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'too_many_requests', status: 429 });
    const { retryAfterSeconds } = (refusal as { details: { retryAfterSeconds: number } }).details;
    expect(retryAfterSeconds).toBeGreaterThan(rateLimits.paid.user.seconds - 60);
    expect(retryAfterSeconds).toBeLessThanOrEqual(rateLimits.paid.user.seconds);
  }
  await first.limits.count('paid', person('bo'));
  await first.limits.count('upload', person('ada'));
});

test('an address is limited whatever its number of users, and covers its IPv6 network', async () => {
  const { databaseUrl } = await testDatabase();
  const { limits } = open(databaseUrl);
  const { calls } = rateLimits['sign-in'].address;
  let last = 0;
  const strangerAt = () => limits.count('sign-in', { userId: null, address: `2001:db8::${(last += 1)}` });
  await times(calls, strangerAt);
  await expect(strangerAt()).rejects.toMatchObject({ code: 'too_many_requests' });
  await limits.count('sign-in', { userId: null, address: '2001:db8:0:1::1' });
});

test('callers over the limit are refused without a database query', async () => {
  const database = await testDatabase();
  const { limits } = open(database.databaseUrl);
  const { calls } = rateLimits.heavy.user;
  await times(calls, () => limits.count('heavy', person('ada', '192.0.2.2')));
  await sql`truncate rate_counters`.execute(database);
  await expect(limits.count('heavy', person('ada', '192.0.2.2'))).rejects.toMatchObject({
    code: 'too_many_requests',
  });
});

test('an unreachable database lets calls through, with a log line', async () => {
  const database = await testDatabase();
  const { limits } = open(database.databaseUrl);
  await sql`alter table rate_counters rename to gone`.execute(database);
  warnings.length = 0;
  await limits.count('paid', person('ada'));
  expect(warnings).toEqual(['counting a call failed', 'counting a call failed']);
});

test('the wide limit counts in memory, per address and per user', async () => {
  const counters: RateCounters = { open: () => async () => null, close: async () => {} };
  const limits = createRateLimits({ counters, log });
  await times(anyRateLimit.address.calls, () => limits.countAddress('192.0.2.3'));
  await expect(limits.countAddress('192.0.2.3')).rejects.toMatchObject({ code: 'too_many_requests' });
  await limits.countAddress('192.0.2.4');
  await times(anyRateLimit.user.calls, () => limits.countUser('ada'));
  await expect(limits.countUser('ada')).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('counting a call takes a fraction of a millisecond', async () => {
  const counters: RateCounters = { open: () => async () => null, close: async () => {} };
  const limits = createRateLimits({ counters, log });
  const startedAt = performance.now();
  for (let call = 0; call < 1_000; call += 1) {
    await limits.countAddress(`192.0.2.${call % 250}`);
    await limits.countUser(`person ${call % 250}`);
  }
  expect((performance.now() - startedAt) / 1_000).toBeLessThan(0.2);
});
