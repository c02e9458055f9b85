import { expect, test } from 'vitest';
import { z } from 'zod';
import { startFalStandIn } from '../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import { rememberingErrand } from '../../../tests/helpers/remembering-errand.ts';
import { openFal, type FalSettings } from './fal-client.ts';
import { pictureOutput } from './fal-models.ts';
import { runFalJob } from './fal-queue.ts';

async function opened(pace: FalSettings['pace'] = {}, webhook: FalSettings['webhook'] = null) {
  const standIn = await startFalStandIn();
  const fal = openFal({ ...standIn.settings, webhook, pace: { ...standIn.settings.pace, ...pace } });
  const order = (errand = rememberingErrand().errand, onWaiting = () => {}) =>
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
      errand,
    });
  return { standIn, fal, order };
}

test('a job is ordered at the whole endpoint and asked for without its path', async () => {
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

test('who takes the errand up again waits for the same job', async () => {
  const { standIn, order } = await opened();
  standIn.behave({ polls: 1_000 });
  const dying = new AbortController();
  const { errand, steps } = rememberingErrand({ signal: dying.signal });
  const first = order(errand);
  await expect.poll(() => standIn.asked('GET', /status$/).length).toBeGreaterThan(1);
  dying.abort(new Error('the worker stops'));
  await expect(first).rejects.toThrow('the worker stops');
  standIn.behave({ polls: 0 });
  await order({ ...errand, signal: new AbortController().signal });
  expect(standIn.orders().length).toBe(1);
  expect(standIn.asked('PUT', /cancel$/)).toEqual([]);
  expect(JSON.stringify([...steps.values()])).not.toMatch(/secret|http/);
});

test('died between asking and hearing the answer: nobody orders a second time', async () => {
  const { standIn, order } = await opened();
  const { errand, steps } = rememberingErrand();
  standIn.fail('POST', /schnell$/, { kind: 'lost-answer' });
  await expect(order(errand)).rejects.toMatchObject({ name: 'ProviderError', status: null });
  expect(standIn.orders().length).toBe(1);
  expect([...steps.keys()]).toEqual(['ordering-1']);
  await expect(order(errand)).rejects.toMatchObject({ name: 'ProviderError', retryable: false });
  expect(standIn.orders().length).toBe(1);
});

test('a job that nobody wants any more is cancelled', async () => {
  const { standIn, order } = await opened();
  standIn.behave({ outcomes: ['never'] });
  const cancelling = new AbortController();
  const waiting = order(
    rememberingErrand({ signal: cancelling.signal, isUnwanted: async () => true }).errand,
  );
  await expect.poll(() => standIn.asked('GET', /status$/).length).toBeGreaterThan(1);
  cancelling.abort(new Error('the user cancelled'));
  await expect(waiting).rejects.toThrow('the user cancelled');
  expect(standIn.orders()[0]!.cancelled).toBe(true);
});

test('told to stop when it is over, fal says so, and nothing else changes', async () => {
  const { standIn, order } = await opened();
  standIn.behave({ outcomes: ['never'] });
  const cancelling = new AbortController();
  const waiting = order(
    rememberingErrand({ signal: cancelling.signal, isUnwanted: async () => true }).errand,
  );
  await expect.poll(() => standIn.asked('GET', /status$/).length).toBeGreaterThan(1);
  cancelling.abort(new Error('the user cancelled'));
  standIn.orders()[0]!.isDone = true;
  await expect(waiting).rejects.toThrow('the user cancelled');
  expect([standIn.asked('PUT', /cancel$/).length, standIn.orders()[0]!.cancelled]).toEqual([1, false]);
});

test('a job that takes too long is cancelled and given up', async () => {
  const { standIn, order } = await opened({ longestJobMs: 300 });
  standIn.behave({ outcomes: ['never'] });
  await expect(order()).rejects.toMatchObject({ name: 'ProviderError', retryable: false });
  expect(standIn.orders()[0]!.cancelled).toBe(true);
});

test('a machine that went away costs nothing: the job is ordered once more, and no third time', async () => {
  const { standIn, order } = await opened();
  standIn.behave({ outcomes: ['fail-503', 'succeed'] });
  expect(await order()).toMatchObject({ isRefused: false });
  expect(standIn.orders().length).toBe(2);
  standIn.behave({ outcomes: ['fail-503', 'fail-503', 'succeed'] });
  await expect(order()).rejects.toMatchObject({ name: 'ProviderError', status: 503 });
  expect(standIn.orders().length).toBe(4);
});

test('while its queue cannot be reached the job is waited for', async () => {
  const { standIn, order } = await opened();
  standIn.fail('GET', /status$/, { kind: 'status', status: 502 }, 2);
  standIn.fail('GET', /status$/, { kind: 'not-json' });
  standIn.fail('GET', /requests\/[\w-]+$/, { kind: 'lost-answer' }, 2);
  expect(await order()).toMatchObject({ isRefused: false });
  expect(standIn.orders().length).toBe(1);
});

test('too many orders at once: asked again when it says so', async () => {
  const { standIn, order } = await opened();
  standIn.fail('POST', /schnell$/, { kind: 'status', status: 429, headers: { 'retry-after': '1' } });
  await order();
  const [first, second] = standIn.asked('POST', /schnell$/);
  expect(second!.atMs - first!.atMs).toBeGreaterThan(950);
});

test('what fal calls not worth a try is not tried', async () => {
  const { standIn, order } = await opened();
  const headers = { 'x-fal-retryable': 'false' };
  standIn.fail('POST', /schnell$/, { kind: 'status', status: 503, headers });
  await expect(order()).rejects.toMatchObject({ status: 503, retryable: false });
  expect(standIn.questions.length).toBe(1);
});

test('a wrong key is told, without the key', async () => {
  const standIn = await startFalStandIn();
  const fal = openFal({ ...standIn.settings, apiKey: 'another-id:another-secret' });
  const input = async () => ({});
  const job = { operation: 'picture', endpoint: 'fal-ai/flux/schnell', input, output: z.object({}) };
  const error = await runFalJob(fal, { ...job, errand: rememberingErrand().errand }).catch(
    (thrown: Error) => thrown,
  );
  expect(error).toMatchObject({ name: 'ProviderError', status: 401, retryable: false });
  expect(JSON.stringify([error, (error as Error).message])).not.toContain('another-secret');
});

/** Of a webhook: what was said, and who waits to hear it. */
function doorbell(url = 'http://127.0.0.1:9/nobody') {
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

test('fal is told where to come, below the whole endpoint, where it can come', async () => {
  const { webhook } = doorbell('https://hookline.example.com/api/webhooks/fal');
  const told = await opened({}, webhook);
  told.standIn.behave({ outcomes: ['never'] });
  const leaving = new AbortController();
  const result = told.order(rememberingErrand({ signal: leaving.signal }).errand);
  await expect.poll(() => told.standIn.orders().length).toBe(1);
  leaving.abort(new Error('enough'));
  await expect(result).rejects.toThrow('enough');
  const { url } = told.standIn.asked('POST', /schnell$/)[0]!;
  expect(url.pathname).toBe('/fal-ai/flux/schnell');
  expect(url.search).toBe('?fal_webhook=https%3A%2F%2Fhookline.example.com%2Fapi%2Fwebhooks%2Ffal');

  const asked = await opened();
  await asked.order();
  expect(asked.standIn.asked('POST', /schnell$/)[0]!.url.search).toBe('');
});

test('a job whose end is told is asked for seldom, and found all the same when the webhook is lost @lists-017', async () => {
  const { webhook, waiting } = doorbell();
  const { standIn, order } = await opened({ pollEveryMs: 5 }, webhook);
  let pauses = 0;
  await order(rememberingErrand().errand, () => (pauses += 1));
  expect([standIn.asked('GET', /status$/).length, pauses]).toEqual([3, 8]);
  expect(waiting.size).toBe(0);
});

test('told before its answer to the order was heard, the job is found at the first look', async () => {
  const { webhook, waiting } = doorbell();
  const { standIn, order } = await opened({ pollEveryMs: 60_000 }, webhook);
  standIn.behave({ polls: 0 });
  await order();
  expect([standIn.asked('GET', /status$/).length, waiting.size]).toEqual([1, 0]);
});

test('told while it is just being asked for, the job is asked for once more at once', async () => {
  const { webhook, waiting } = doorbell();
  const { standIn, order } = await opened({ pollEveryMs: 60_000 }, webhook);
  standIn.behave({ polls: 1 });
  standIn.fail('GET', /status$/, { kind: 'slow', ms: 100 });
  const result = order();
  await expect.poll(() => standIn.asked('GET', /status$/).length).toBe(1);
  waiting.get(standIn.orders()[0]!.id)!();
  expect(await result).toMatchObject({ isRefused: false });
  expect(standIn.asked('GET', /status$/).length).toBe(2);
});

test('told although its queue does not know of it yet, the job is asked for often from now on', async () => {
  const { webhook, waiting } = doorbell();
  const { standIn, order } = await opened({ pollEveryMs: 5 }, webhook);
  standIn.behave({ polls: 3 });
  let pauses = 0;
  await order(rememberingErrand().errand, () => {
    pauses += 1;
    if (pauses === 1) waiting.get(standIn.orders()[0]!.id)!();
  });
  expect([standIn.asked('GET', /status$/).length, pauses]).toEqual([4, 3]);
});
