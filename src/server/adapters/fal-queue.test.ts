import { expect, test } from 'vitest';
import { z } from 'zod';
import { startFalStandIn } from '../../../tests/helpers/fal-stand-in/fal-stand-in.ts';
import type { Errand } from '../ports/errand.ts';
import { openFal, type FalSettings } from './fal-client.ts';
import { pictureOutput } from './fal-models.ts';
import { runFalJob } from './fal-queue.ts';

/** A job's memory, as the harness of jobs has it. */
function rememberingErrand(changes: Partial<Errand> = {}) {
  const steps = new Map<string, object>();
  const errand: Errand = {
    async once<T extends object>(name: string, work: () => Promise<T>) {
      if (!steps.has(name)) steps.set(name, await work());
      return steps.get(name) as T;
    },
    isUnwanted: async () => false,
    signal: new AbortController().signal,
    ...changes,
  };
  return { steps, errand };
}

async function opened(pace: FalSettings['pace'] = {}) {
  const standIn = await startFalStandIn();
  const fal = openFal({ ...standIn.settings, pace: { ...standIn.settings.pace, ...pace } });
  const order = (errand = rememberingErrand().errand, prompt = 'A red box') =>
    runFalJob(fal, {
      operation: 'picture',
      endpoint: 'fal-ai/flux/schnell',
      input: async () => ({ prompt, image_size: 'square_hd', num_images: 1, output_format: 'png' }),
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

test.each([
  ['what the model refuses', 'fail-422', 422],
  ['a job that is completed with an error', 'say-error', null],
] as const)('%s is refused for good', async (_name, outcome, status) => {
  const { standIn, order } = await opened();
  standIn.behave({ outcomes: [outcome] });
  await expect(order()).rejects.toMatchObject({ name: 'ProviderError', status, retryable: false });
  expect(standIn.orders().length).toBe(1);
});

test('a result of another shape is no result', async () => {
  const { standIn, order } = await opened();
  standIn.behave({ outcomes: ['malformed'] });
  await expect(order()).rejects.toMatchObject({ name: 'ProviderError' });
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
