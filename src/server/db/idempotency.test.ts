import { expect, test } from 'vitest';
import { testAccount } from '../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../tests/helpers/test-database.ts';
import { AppError } from '../errors.ts';
import { replyOnce } from './idempotency.ts';

async function counter() {
  const database = await testDatabase();
  const userId = await testAccount(database);
  let done = 0;
  const ask = (changes: { key?: string | null; call?: string; request?: unknown; userId?: string } = {}) =>
    database.transaction().execute((transaction) =>
      replyOnce(
        transaction,
        { userId, call: 'startHook', key: 'k', request: { a: 1 }, ...changes },
        async () => {
          done += 1;
          return { number: done };
        },
      ),
    );
  return { database, userId, ask, done: () => done };
}

test('the same key twice does the work once and returns the same reply', async () => {
  const { ask, done } = await counter();
  expect(await ask()).toEqual({ number: 1 });
  expect(await ask()).toEqual({ number: 1 });
  expect(done()).toBe(1);
});

test('ten concurrent twins do the work once', async () => {
  const { ask, done } = await counter();
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask()));
  expect(new Set(replies.map((reply) => reply.number))).toEqual(new Set([1]));
  expect(done()).toBe(1);
});

test('another user, call or key, and no key, are different requests', async () => {
  const { database, ask, done } = await counter();
  await ask();
  await ask({ userId: await testAccount(database) });
  await ask({ call: 'startPayment' });
  await ask({ key: 'other' });
  await ask({ key: null });
  await ask({ key: null });
  expect(done()).toBe(6);
});

test('field order does not change a request, but values do', async () => {
  const { ask, done } = await counter();
  await ask({ request: { a: 1, b: { c: 2, d: [3, 4] } } });
  await ask({ request: { b: { d: [3, 4], c: 2 }, a: 1 } });
  expect(done()).toBe(1);
  await expect(ask({ request: { a: 1, b: { c: 2, d: [4, 3] } } })).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  });
});

test('a refusal is not stored', async () => {
  const { database, userId, ask } = await counter();
  const refused = database.transaction().execute((transaction) =>
    replyOnce(transaction, { userId, call: 'startHook', key: 'k', request: { a: 1 } }, async () => {
      throw new AppError('insufficient_credits');
    }),
  );
  await expect(refused).rejects.toThrow(AppError);
  expect(await ask()).toEqual({ number: 1 });
});
