import { expect, test } from 'vitest';
import { z } from 'zod';
import { startFalStandIn } from '../../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { inMemoryEngineContext } from '../../../../tests/helpers/in-memory-engine-context.ts';
import { openFal, type FalSettings } from './fal-client.ts';
import { pictureOutput } from './fal-models.ts';
import { runFalJob } from './fal-queue.ts';

async function opened(pace: FalSettings['pace'] = {}, webhook: FalSettings['webhook'] = null) {
  const standIn = await startFalStandIn();
  const fal = openFal({ ...standIn.settings, webhook, pace: { ...standIn.settings.pace, ...pace } });
  const order = (context = inMemoryEngineContext().context, onWaiting = () => {}) =>
    runFalJob(fal, {
      onWaiting,
      operation: 'picture',
      endpoint: 'fal-ai/flux/schnell',
      input: async () => ({
        prompt: 'A red box',
        image_size: 'square_hd',
        num_images: 1,
        output_format: 'png',
      }),
      output: pictureOutput,
      context,
    });
  return { standIn, fal, order };
}

test('a job is submitted to the full endpoint and polled without its sub-path', async () => {
  const { standIn, order } = await opened();
  expect(await order()).toMatchObject({ isRefused: false });
  const paths = standIn.questions.map(
    ({ method, url }) => `${method} ${url.pathname.replace(/[\w-]{36}/, 'id')}`,
  );
  expect([...new Set(paths)]).toEqual([
    'POST /fal-ai/flux/schnell',
    'GET /fal-ai/flux/requests/id/status',
    'GET /fal-ai/flux/requests/id',
  ]);
});

test('a resumed job waits for the request that it submitted before', async () => {
  const { standIn, order } = await opened();
  standIn.behave({ polls: 1_000 });
  const dying = new AbortController();
  const { context, steps } = inMemoryEngineContext({ signal: dying.signal });
  const first = order(context);
  await expect.poll(() => standIn.asked('GET', /status$/).length).toBeGreaterThan(1);
  dying.abort(new Error('the worker stops'));
  await expect(first).rejects.toThrow('the worker stops');
  standIn.behave({ polls: 0 });
  await order({ ...context, signal: new AbortController().signal });
  expect(standIn.orders().length).toBe(1);
  expect(standIn.asked('PUT', /cancel$/)).toEqual([]);
  expect(JSON.stringify([...steps.values()])).not.toMatch(/secret|http/);
});

test('does not resubmit after a crash between request and response', async () => {
  const { standIn, order } = await opened();
  const { context, steps } = inMemoryEngineContext();
  standIn.fail('POST', /schnell$/, { kind: 'lost-answer' });
  await expect(order(context)).rejects.toMatchObject({ name: 'ProviderError', status: null });
  expect(standIn.orders().length).toBe(1);
  expect([...steps.keys()]).toEqual(['ordering-1']);
  await expect(order(context)).rejects.toMatchObject({ name: 'ProviderError', retryable: false });
  expect(standIn.orders().length).toBe(1);
});

test('an unwanted job is cancelled', async () => {
  const { standIn, order } = await opened();
  standIn.behave({ outcomes: ['never'] });
  const cancelling = new AbortController();
  const waiting = order(
    inMemoryEngineContext({ signal: cancelling.signal, isCancelled: async () => true }).context,
  );
  await expect.poll(() => standIn.asked('GET', /status$/).length).toBeGreaterThan(1);
  cancelling.abort(new Error('the user cancelled'));
  await expect(waiting).rejects.toThrow('the user cancelled');
  expect(standIn.orders()[0]!.cancelled).toBe(true);
});

test('cancelling a job that has just completed is harmless', async () => {
  const { standIn, order } = await opened();
  standIn.behave({ outcomes: ['never'] });
  const cancelling = new AbortController();
  const waiting = order(
    inMemoryEngineContext({ signal: cancelling.signal, isCancelled: async () => true }).context,
  );
  await expect.poll(() => standIn.asked('GET', /status$/).length).toBeGreaterThan(1);
  cancelling.abort(new Error('the user cancelled'));
  standIn.orders()[0]!.isDone = true;
  await expect(waiting).rejects.toThrow('the user cancelled');
  expect([standIn.asked('PUT', /cancel$/).length, standIn.orders()[0]!.cancelled]).toEqual([1, false]);
});

test('a job that takes too long is cancelled and fails', async () => {
  const { standIn, order } = await opened({ maxJobMs: 300 });
  standIn.behave({ outcomes: ['never'] });
  await expect(order()).rejects.toMatchObject({ name: 'ProviderError', retryable: false });
  expect(standIn.orders()[0]!.cancelled).toBe(true);
});

test('a disconnected runner is not charged: the job is submitted once more, but not twice', async () => {
  const { standIn, order } = await opened();
  standIn.behave({ outcomes: ['fail-503', 'succeed'] });
  expect(await order()).toMatchObject({ isRefused: false });
  expect(standIn.orders().length).toBe(2);
  standIn.behave({ outcomes: ['fail-503', 'fail-503', 'succeed'] });
  await expect(order()).rejects.toMatchObject({ name: 'ProviderError', status: 503 });
  expect(standIn.orders().length).toBe(4);
});

test('keeps waiting for the job while the queue is unreachable', async () => {
  const { standIn, order } = await opened();
  standIn.fail('GET', /status$/, { kind: 'status', status: 502 }, 2);
  standIn.fail('GET', /status$/, { kind: 'not-json' });
  standIn.fail('GET', /requests\/[\w-]+$/, { kind: 'lost-answer' }, 2);
  expect(await order()).toMatchObject({ isRefused: false });
  expect(standIn.orders().length).toBe(1);
});

test('a rate-limited submission is retried after Retry-After', async () => {
  const { standIn, order } = await opened();
  standIn.fail('POST', /schnell$/, { kind: 'status', status: 429, headers: { 'retry-after': '1' } });
  await order();
  const [first, second] = standIn.asked('POST', /schnell$/);
  expect(second!.atMs - first!.atMs).toBeGreaterThan(950);
});

test('a failure that fal marks as not retryable is not retried', async () => {
  const { standIn, order } = await opened();
  const headers = { 'x-fal-retryable': 'false' };
  standIn.fail('POST', /schnell$/, { kind: 'status', status: 503, headers });
  await expect(order()).rejects.toMatchObject({ status: 503, retryable: false });
  expect(standIn.questions.length).toBe(1);
});

test('a wrong key is reported without the key', async () => {
  const standIn = await startFalStandIn();
  const fal = openFal({ ...standIn.settings, apiKey: 'another-id:another-secret' });
  const input = async () => ({});
  const job = { operation: 'picture', endpoint: 'fal-ai/flux/schnell', input, output: z.object({}) };
  const error = await runFalJob(fal, { ...job, context: inMemoryEngineContext().context }).catch(
    (thrown: Error) => thrown,
  );
  expect(error).toMatchObject({ name: 'ProviderError', status: 401, retryable: false });
  expect(JSON.stringify([error, (error as Error).message])).not.toContain('another-secret');
});

/** A fake webhook dispatcher; `waiting` holds the registered callbacks by order id. */
function fakeWebhook(url = 'http://127.0.0.1:9/nobody') {
  const waiting = new Map<string, () => void>();
  return {
    waiting,
    webhook: {
      url,
      onOrderEnd(orderId: string, wake: () => void) {
        waiting.set(orderId, wake);
        return () => void waiting.delete(orderId);
      },
    },
  };
}

test('the webhook URL is sent with the full endpoint, if there is one', async () => {
  const { webhook } = fakeWebhook('https://hookline.example.com/api/webhooks/fal');
  const notified = await opened({}, webhook);
  notified.standIn.behave({ outcomes: ['never'] });
  const leaving = new AbortController();
  const result = notified.order(inMemoryEngineContext({ signal: leaving.signal }).context);
  await expect.poll(() => notified.standIn.orders().length).toBe(1);
  leaving.abort(new Error('enough'));
  await expect(result).rejects.toThrow('enough');
  const { url } = notified.standIn.asked('POST', /schnell$/)[0]!;
  expect(url.pathname).toBe('/fal-ai/flux/schnell');
  expect(url.search).toBe('?fal_webhook=https%3A%2F%2Fhookline.example.com%2Fapi%2Fwebhooks%2Ffal');

  const asked = await opened();
  await asked.order();
  expect(asked.standIn.asked('POST', /schnell$/)[0]!.url.search).toBe('');
});

test('with a webhook the job is polled less often, and found even if the webhook is lost @lists-017', async () => {
  const { webhook, waiting } = fakeWebhook();
  const { standIn, order } = await opened({ pollEveryMs: 5 }, webhook);
  let pauses = 0;
  await order(inMemoryEngineContext().context, () => (pauses += 1));
  expect([standIn.asked('GET', /status$/).length, pauses]).toEqual([3, 8]);
  expect(waiting.size).toBe(0);
});

test('a webhook that arrives before the submission’s response does not delay the first poll', async () => {
  const { webhook, waiting } = fakeWebhook();
  const { standIn, order } = await opened({ pollEveryMs: 60_000 }, webhook);
  standIn.behave({ polls: 0 });
  await order();
  expect([standIn.asked('GET', /status$/).length, waiting.size]).toEqual([1, 0]);
});

test('a webhook during a poll triggers another poll at once', async () => {
  const { webhook, waiting } = fakeWebhook();
  const { standIn, order } = await opened({ pollEveryMs: 60_000 }, webhook);
  standIn.behave({ polls: 1 });
  standIn.fail('GET', /status$/, { kind: 'slow', ms: 100 });
  const result = order();
  await expect.poll(() => standIn.asked('GET', /status$/).length).toBe(1);
  waiting.get(standIn.orders()[0]!.id)!();
  expect(await result).toMatchObject({ isRefused: false });
  expect(standIn.asked('GET', /status$/).length).toBe(2);
});

test('a webhook that arrives before the queue knows of the end switches to frequent polling', async () => {
  const { webhook, waiting } = fakeWebhook();
  const { standIn, order } = await opened({ pollEveryMs: 5 }, webhook);
  standIn.behave({ polls: 3 });
  let pauses = 0;
  await order(inMemoryEngineContext().context, () => {
    pauses += 1;
    if (pauses === 1) waiting.get(standIn.orders()[0]!.id)!();
  });
  expect([standIn.asked('GET', /status$/).length, pauses]).toEqual([4, 3]);
});
