import { expect, test } from 'vitest';
import { startVendorStandIn, type Fault } from '../../../../tests/helpers/vendor-stand-in.ts';
import { readRetryAfter } from './vendor-failure.ts';
import { openVendorClient, type VendorRequest } from './vendor-client.ts';

async function opened(pace: object = {}) {
  let done = 0;
  const standIn = await startVendorStandIn(() => [
    ['POST', /^\/order$/, () => ({ json: { number: ++done } })],
  ]);
  const vendor = openVendorClient({
    provider: 'A vendor',
    pace: { firstRetryMs: 10, restMs: 200, failuresInARow: 3, ...pace },
    readRefusal: () => ({ code: null, retryable: null }),
  });
  const ask = (question: Partial<VendorRequest<unknown>> = {}, operation = 'ordering') =>
    vendor.request(operation, {
      url: `${standIn.url}/order`,
      method: 'POST',
      timeoutMs: 10_000,
      retries: 2,
      read: (response) => response.json(),
      signal: new AbortController().signal,
      ...question,
    });
  const fail = (fault: Fault, times: number) => standIn.fail('POST', /order/, fault, times);
  return { ask, fail, asked: () => standIn.questions.length, done: () => done };
}

test('transient failures are retried up to the limit', async () => {
  const { ask, fail, asked } = await opened();
  fail({ kind: 'status', status: 503 }, 2);
  expect(await ask()).toEqual({ number: 1 });
  fail({ kind: 'status', status: 500 }, 9);
  await expect(ask()).rejects.toMatchObject({ name: 'ProviderError', status: 500, retryable: true });
  expect(asked()).toBe(6);
});

test('a Retry-After beyond our limit is not waited for', async () => {
  const { ask, fail, asked } = await opened();
  fail({ kind: 'status', status: 429, headers: { 'retry-after': '3600' } }, 1);
  await expect(ask()).rejects.toMatchObject({ status: 429, retryable: true });
  expect(asked()).toBe(1);
});

test('a paid order is not resubmitted after a lost reply, but is after a clear refusal', async () => {
  const { ask, fail, done } = await opened();
  fail({ kind: 'lost-answer' }, 1);
  await expect(ask({ onlyIfRefused: true })).rejects.toMatchObject({ name: 'ProviderError', status: null });
  expect(done()).toBe(1);
  fail({ kind: 'status', status: 429 }, 1);
  expect(await ask({ onlyIfRefused: true })).toEqual({ number: 2 });
});

test('repeated failures open the circuit for a while, and a probe closes it', async () => {
  const { ask, fail, asked } = await opened();
  fail({ kind: 'status', status: 500 }, 3);
  await expect(ask()).rejects.toMatchObject({ status: 500 });
  expect(asked()).toBe(3);
  await expect(ask()).rejects.toMatchObject({ name: 'ProviderError', status: null, retryable: true });
  expect(asked()).toBe(3);
  // Circuits are per operation.
  expect(await ask({}, 'asking how far it is')).toEqual({ number: 1 });
  await expect.poll(() => ask().catch(() => null), { timeout: 3_000 }).toEqual({ number: 2 });
});

test('refusals do not open the circuit', async () => {
  const { ask, fail } = await opened();
  fail({ kind: 'status', status: 422 }, 6);
  for (let time = 0; time < 6; time += 1) await expect(ask()).rejects.toMatchObject({ status: 422 });
  expect(await ask()).toEqual({ number: 1 });
});

test('an abort ends the request at once with its reason, even during backoff', async () => {
  const { ask, fail, asked } = await opened({ firstRetryMs: 60_000, maxRetryMs: 60_000 });
  fail({ kind: 'status', status: 503 }, 9);
  const controller = new AbortController();
  const asking = ask({ signal: controller.signal });
  await expect.poll(asked).toBe(1);
  controller.abort(new Error('the user cancelled'));
  await expect(asking).rejects.toThrow('the user cancelled');
});

test('a redirect is not followed', async () => {
  const { ask, fail, done } = await opened();
  fail({ kind: 'status', status: 302, headers: { location: '/order' } }, 1);
  await expect(ask({ retries: 0 })).rejects.toMatchObject({ name: 'ProviderError' });
  expect(done()).toBe(0);
});

test.each([
  ['3', 3_000],
  ['0', 0],
  ['Thu, 01 Jan 1970 00:00:05 GMT', 4_000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['soon', null],
  [null, null],
])('Retry-After %s means %s ms', (header, waitMs) => {
  expect(readRetryAfter(header, 1_000)).toBe(waitMs);
});
